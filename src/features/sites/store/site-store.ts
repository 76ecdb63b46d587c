import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { SiteSettings, SiteConstants } from '#base/core/settings/settings.ts'
import type { NamedSite, Site, Office, ThemeTokens } from '#base/core/site.ts'
import { hostName } from '#base/core/address/host-name.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { bit, isId, isStorableText } from '#base/platform/db/column-values.ts'
import type { SiteTable, SiteTables } from './site-tables.ts'
import {
  constantRows,
  type NamedValue,
  officesText,
  readConstants,
  readOffices,
  readSettings,
  readTheme,
  settingRows,
  themeText,
} from './settings.ts'
import { changesSince, type SiteChanges } from '#base/platform/db/site-changes.ts'
import { withPhone } from '../rules/offices.ts'
import { nextSiteId, refuseTakenId } from './site-numbers.ts'
import {
  insertHosts,
  type InstallationHosts,
  movedAddress,
  refuseForeignInstallation,
  refuseReserved,
} from './host-store.ts'
import type { ReportFault } from '#base/platform/db/stored-json.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { followedFigures } from '#features/figures/rules/follow-figures.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'

// Two questions: as one, each new host would have all sites read.
const ofHost = prepare<{ host: string }>()((db: Db<SiteTables>, value) =>
  db.selectFrom('site_host').select('site_id').where('host', '=', value('host')),
)

const ofOtherHosts = prepare<Record<never, never>>()((db: Db<SiteTables>) =>
  db.selectFrom('site').select('id').where('is_default', '=', 1).orderBy('id').limit(1),
)

const byId = prepare<{ id: number }>()((db: Db<SiteTables>, value) =>
  db.selectFrom('site').selectAll().where('id', '=', value('id')),
)

const versionOf = prepare<{ id: number }>()((db: Db<SiteTables>, value) =>
  db.selectFrom('site').select('version').where('id', '=', value('id')),
)

const hostsOf = prepare<{ id: number }>()((db: Db<SiteTables>, value) =>
  db.selectFrom('site_host').select('host').where('site_id', '=', value('id')).orderBy('position'),
)

const valuesOf = (table: 'setting' | 'constant') =>
  prepare<{ id: number }>()((db: Db<SiteTables>, value) =>
    db.selectFrom(table).select(['name', 'value']).where('site_id', '=', value('id')),
  )
const settingsOf = valuesOf('setting')
const constantsOf = valuesOf('constant')

/** Sites with their hosts, settings, constants, offices and theme (requirements A1, L1). */
export function createSiteStore(
  db: Db<SiteTables>,
  report: ReportFault,
  installation: InstallationHosts,
) {
  const readSite = siteReading(db, report)

  const idOfHost = async (host: string): Promise<number | null> => {
    const [named] = isStorableText(host) ? await ofHost(db, { host }) : []
    if (named) return named.site_id
    const [fallback] = await ofOtherHosts(db, {})
    return fallback?.id ?? null
  }
  const find = async (siteId: number): Promise<Site | null> => {
    const [row] = isId(siteId) ? await byId(db, { id: siteId }) : []
    return row === undefined ? null : readSite(row)
  }

  return {
    /** The number of that site, without reading it. */
    idOfHost,
    find,

    /** The site that unknown hosts get. */
    async findDefault(): Promise<Site | null> {
      const [row] = await ofOtherHosts(db, {})
      return row === undefined ? null : find(row.id)
    },

    /** The site of a host name (lower case, without port), else the default site. */
    async findByHost(host: string): Promise<Site | null> {
      const id = await idOfHost(host)
      return id === null ? null : find(id)
    },

    async list(): Promise<Site[]> {
      const rows = await db.selectFrom('site').selectAll().orderBy('id').execute()
      return Promise.all(rows.map(readSite))
    },

    /** Every site, or some, as people tell them apart: by name, with the first of their hosts. */
    async named(ids: readonly number[] | null): Promise<NamedSite[]> {
      const all = db
        .selectFrom('site')
        .leftJoin('setting', (join) =>
          join.onRef('setting.site_id', '=', 'site.id').on('setting.name', '=', 'site_name'),
        )
        .select(['site.id', 'site.name', 'setting.value as own_name'])
        .orderBy('site.id')
      const rows = await (ids === null ? all : all.where('site.id', 'in', ids)).execute()
      const hosts = await db.selectFrom('site_host').selectAll().orderBy('position').execute()
      const first = new Map(hosts.toReversed().map(({ site_id, host }) => [site_id, host]))
      return rows.map(({ id, name, own_name }) => ({
        id,
        name: own_name || name,
        host: first.get(id) ?? '',
      }))
    },

    async create({
      id,
      name,
      isDefault,
      hosts,
      settings,
      constants,
      offices,
      theme,
    }: Omit<Site, 'id'> & { id?: number }): Promise<Site> {
      const names = [...new Set(hosts.map(hostName))]
      const row = { offices: officesText(offices), theme: themeText(theme) }
      const values = { setting: settingRows(settings), constant: constantRows(constants) }
      const created = await inTransaction(db, async (trx) => {
        const siteId = id ?? (await nextSiteId(trx))
        await refuseTakenId(trx, siteId)
        if (isDefault) await endDefault(trx)
        await refuseReserved(trx, siteId, names, { installation })
        const site: SiteTable = {
          ...row,
          id: siteId,
          name,
          is_default: bit(isDefault),
          version: 1,
          last_page_id: 0,
          last_widget_id: 0,
          last_revision_id: 0,
        }
        await trx.insertInto('site').values(site).execute()
        await insertHosts(trx, siteId, names)
        await saveNamed(trx, 'setting', siteId, values.setting)
        await saveNamed(trx, 'constant', siteId, values.constant)
        return site
      })
      return readSite(created)
    },

    /** Something of the site changed that lies beside the database. */
    async changed(siteId: number): Promise<void> {
      await writeSite(db, siteId, async () => {})
    },

    async saveSettings(siteId: number, settings: Partial<SiteSettings>): Promise<void> {
      const rows = settingRows(settings)
      await writeSite(db, siteId, (trx) => saveNamed(trx, 'setting', siteId, rows))
    },

    /**
     * Has the figures of every other site follow those of one, whose figures have changed.
     * @returns the sites that changed
     */
    async shareFigures(
      siteId: number,
      before: readonly DatedFigure[],
      after: readonly DatedFigure[],
    ): Promise<number[]> {
      const changed: number[] = []
      await inTransaction(db, async (trx) => {
        const stored = await trx
          .selectFrom('setting')
          .select(['site_id', 'value'])
          .where('name', '=', 'useful_figures')
          .where('site_id', '!=', siteId)
          .orderBy('site_id')
          .execute()
        // Nearly all have the same: a text is read once.
        for (const [text, sites] of Map.groupBy(stored, ({ value }) => value)) {
          const own = readSettings([{ name: 'useful_figures', value: text }])
          const next =
            own.faults.length > 0 ? null : followedFigures(own.value.useful_figures, before, after)
          if (next === null) continue
          const rows = settingRows({ useful_figures: next })
          for (const { site_id } of sites) {
            await yieldToLoop()
            await writeSite(trx, site_id, (inside) => saveNamed(inside, 'setting', site_id, rows))
            changed.push(site_id)
          }
        }
      })
      return changed
    },

    async saveConstants(siteId: number, constants: Partial<SiteConstants>): Promise<void> {
      const rows = constantRows(constants)
      await writeSite(db, siteId, (trx) => saveNamed(trx, 'constant', siteId, rows))
    },

    /** Replaces the offices, in this order; their keys differ. */
    async saveOffices(siteId: number, offices: readonly Office[]): Promise<void> {
      const column = { offices: officesText(offices) }
      await writeSite(db, siteId, (trx) => saveColumn(trx, siteId, column))
    },

    async saveTheme(siteId: number, theme: ThemeTokens): Promise<void> {
      const column = { theme: themeText(theme) }
      await writeSite(db, siteId, (trx) => saveColumn(trx, siteId, column))
    },

    /**
     * Replaces the host names of a site; each belongs to one site. A `site_ndd` that was one of them
     * becomes the first of the new ones.
     * @throws ContentError for a name that is reserved
     */
    async saveHosts(siteId: number, hosts: readonly string[]): Promise<void> {
      const names = [...new Set(hosts.map(hostName))]
      await writeSite(db, siteId, async (trx) => {
        await refuseReserved(trx, siteId, names, { installation })
        const former = await hostsIn(trx, siteId)
        const address = movedAddress(await addressIn(trx, siteId), former, names)
        await trx.deleteFrom('site_host').where('site_id', '=', siteId).execute()
        await insertHosts(trx, siteId, names)
        if (address !== null) {
          await saveNamed(trx, 'setting', siteId, settingRows({ site_ndd: address }))
        }
      })
    },

    /** Raised by every write to the site's content. */
    async version(siteId: number): Promise<number> {
      const [row] = isId(siteId) ? await versionOf(db, { id: siteId }) : []
      return row?.version ?? 0
    },

    /** The version of every site. */
    async versions(): Promise<ReadonlyMap<number, number>> {
      const rows = await db.selectFrom('site').select(['id', 'version']).execute()
      return new Map(rows.map(({ id, version }) => [id, version]))
    },

    /** What was written to a site since a version that somebody knows. */
    changesSince: (siteId: number, version: number): Promise<SiteChanges> =>
      changesSince(db, siteId, version),

    /** Makes a site the one that unknown hosts get. */
    makeDefault: (siteId: number): Promise<void> =>
      writeSite(db, siteId, async (trx) => {
        await refuseForeignInstallation(trx, siteId, installation)
        await endDefault(trx, siteId)
        await trx.updateTable('site').set({ is_default: 1 }).where('id', '=', siteId).execute()
      }),
  }
}

export type SiteStore = ReturnType<typeof createSiteStore>

/** There is one default site; each that was is changed by it, as its version says. */
async function endDefault(trx: Transaction<SiteTables>, butId = 0): Promise<void> {
  const former = await trx
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', 1)
    .where('id', '!=', butId)
    .execute()
  for (const { id } of former) {
    await writeSite(trx, id, (inside) =>
      inside.updateTable('site').set({ is_default: 0 }).where('id', '=', id).execute(),
    )
  }
}

/** Reads what belongs to a site and stands in tables of its own. */
function siteReading(db: Db<SiteTables>, report: ReportFault): (row: SiteTable) => Promise<Site> {
  return async (row) => {
    const [settingValues, constantValues, hosts] = await Promise.all([
      settingsOf(db, { id: row.id }),
      constantsOf(db, { id: row.id }),
      hostsOf(db, { id: row.id }),
    ])
    const settings = readSettings(settingValues)
    const constants = readConstants(constantValues)
    const offices = readOffices(row.offices)
    const theme = readTheme(row.theme)
    for (const { faults } of [settings, constants, offices, theme]) {
      for (const fault of faults) report(fault, row.id)
    }
    return {
      id: row.id,
      name: row.name,
      isDefault: row.is_default === 1,
      hosts: hosts.map(({ host }) => host),
      settings: settings.value,
      constants: constants.value,
      offices: offices.value.map((office) => withPhone(office, constants.value)),
      theme: theme.value,
    }
  }
}

const hostsIn = async (trx: Transaction<SiteTables>, siteId: number): Promise<string[]> =>
  (await trx.selectFrom('site_host').select('host').where('site_id', '=', siteId).execute()).map(
    ({ host }) => host,
  )

/** The domain name in a site's settings; empty without one. */
const addressIn = async (trx: Transaction<SiteTables>, siteId: number): Promise<string> =>
  (
    await trx
      .selectFrom('setting')
      .select('value')
      .where('site_id', '=', siteId)
      .where('name', '=', 'site_ndd')
      .executeTakeFirst()
  )?.value ?? ''

async function saveColumn(
  trx: Transaction<SiteTables>,
  siteId: number,
  column: Pick<SiteTable, 'offices'> | Pick<SiteTable, 'theme'>,
): Promise<void> {
  await trx.updateTable('site').set(column).where('id', '=', siteId).execute()
}

async function saveNamed(
  trx: Transaction<SiteTables>,
  table: 'setting' | 'constant',
  siteId: number,
  rows: NamedValue[],
): Promise<void> {
  if (rows.length === 0) return
  await trx
    .insertInto(table)
    .values(rows.map(({ name, value }) => ({ site_id: siteId, name, value })))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'name'])
        .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
    )
    .execute()
}
