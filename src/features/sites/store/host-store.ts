import type { HostProposal, WaitingHost } from '#base/core/address/host-proposal.ts'
import { isMachineName, withoutPort } from '#base/core/address/site-address.ts'
import { hostName } from '#base/core/address/host-name.ts'
import { isId } from '#base/platform/db/column-values.ts'
import { ContentError } from '#base/core/content-error.ts'
import { inTransaction, writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { Transaction } from 'kysely'
import type { SiteTables } from './site-tables.ts'
import type { Actor } from '#base/core/account.ts'

/** Names that a site may wait for at once: no list that grows for ever. */
const MOST_PROPOSALS = 20

/** Names of the installation itself, in their one form. */
export interface InstallationHosts {
  /** The default site's alone. */
  names: readonly string[]
  /** The back office's own (`ADMIN_HOST`), which no site bears. */
  admin: string | null
}

export const NO_HOSTS: InstallationHosts = { names: [], admin: null }

/**
 * Which sites may bear a name: the one place that says so, for whoever registers, proposes, confirms
 * or imports one.
 * @returns the reason (French) why this site can't; `null` when it can
 */
async function reservation(
  trx: Transaction<SiteTables>,
  siteId: number,
  host: string,
  installation: InstallationHosts,
): Promise<string | null> {
  if (host === installation.admin) {
    return `L’hôte ${host} est celui du back-office (ADMIN_HOST) : aucun site ne peut l’avoir.`
  }
  const registered = await trx
    .selectFrom('site_host')
    .select('site_id')
    .where('host', '=', host)
    .where('site_id', '!=', siteId)
    .executeTakeFirst()
  if (registered !== undefined) {
    return `L’hôte ${host} mène déjà au site ${registered.site_id} : retirez-le d’abord de ce site.`
  }
  const named = await trx
    .selectFrom('setting')
    .select('site_id')
    .where('name', '=', 'site_ndd')
    .where('site_id', '!=', siteId)
    .where((eb) => eb.or([eb('value', '=', host), eb('value', 'like', `${host}:%`)]))
    .executeTakeFirst()
  if (named !== undefined) {
    return (
      `L’hôte ${host} est le nom de domaine (site_ndd) du site ${named.site_id} : ` +
      'videz d’abord ce réglage-là.'
    )
  }
  if (!installation.names.includes(host)) return null
  const owner = await trx
    .selectFrom('site')
    .select('id')
    .where('is_default', '=', 1)
    .where('id', '!=', siteId)
    .executeTakeFirst()
  return owner === undefined
    ? null
    : `L’hôte ${host} est celui de l’installation (PUBLIC_URL) : il reste au site par défaut, le ` +
        `site ${owner.id}.`
}

/** @throws ContentError for the first name that is another's, with an advice of the caller's */
export async function refuseReserved(
  trx: Transaction<SiteTables>,
  siteId: number,
  hosts: readonly string[],
  { installation, advice = '' }: { installation: InstallationHosts; advice?: string },
): Promise<void> {
  for (const host of hosts) {
    const reason = await reservation(trx, siteId, host, installation)
    if (reason !== null) throw new ContentError(reason + advice)
  }
}

/** Registers names; what was proposed of them waits no more. */
export async function insertHosts(
  trx: Transaction<SiteTables>,
  siteId: number,
  hosts: readonly string[],
  first = 0,
): Promise<void> {
  for (const [index, host] of hosts.entries()) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('site_host')
      .values({ host, site_id: siteId, position: first + index })
      .onConflict((conflict) => conflict.column('host').doNothing())
      .executeTakeFirstOrThrow()
    // Somebody was quicker, on another server.
    if (numInsertedOrUpdatedRows === 0n) {
      throw new ContentError(`L’hôte ${host} vient d’être pris : rechargez la liste.`)
    }
    await removeProposal(trx, siteId, host)
  }
}

/** No other site bears what becomes this one's by being the default. @throws ContentError */
export async function refuseForeignInstallation(
  trx: Transaction<SiteTables>,
  siteId: number,
  { names }: InstallationHosts,
): Promise<void> {
  if (names.length === 0) return
  const taken = await trx
    .selectFrom('site_host')
    .selectAll()
    .where('host', 'in', names)
    .where('site_id', '!=', siteId)
    .executeTakeFirst()
  if (taken === undefined) return
  throw new ContentError(
    `L’hôte ${taken.host} est celui de l’installation (PUBLIC_URL) et mène au site ` +
      `${taken.site_id} : retirez-le d’abord de ce site, ou changez PUBLIC_URL.`,
  )
}

/**
 * Names under which firms ask to be answered, and what becomes of them. Nothing leads to a name before
 * it is confirmed. Every spelling of a name is the same name.
 */
export function createHostStore(db: Db<SiteTables>, installation: InstallationHosts) {
  return {
    /** The site that a name is registered for. */
    async siteOf(host: string): Promise<number | null> {
      const row = await db
        .selectFrom('site_host')
        .select('site_id')
        .where('host', '=', host)
        .executeTakeFirst()
      return row?.site_id ?? null
    },

    /** What waits or was refused, oldest first. */
    async proposals(siteId: number): Promise<HostProposal[]> {
      const rows = await db
        .selectFrom('host_proposal')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('at')
        .orderBy('host')
        .execute()
      return rows.map(toProposal)
    },

    /** What waits on all sites, oldest first. */
    async waiting(): Promise<WaitingHost[]> {
      const rows = await db
        .selectFrom('host_proposal')
        .innerJoin('site', 'site.id', 'host_proposal.site_id')
        .selectAll('host_proposal')
        .select('site.name as site_name')
        .where('state', '=', 'proposed')
        .orderBy('at')
        .orderBy('host')
        .execute()
      return rows.map((row) => ({
        ...toProposal(row),
        siteId: row.site_id,
        siteName: row.site_name,
      }))
    },

    /**
     * @returns the name in its one form
     * @throws ContentError when the name is reserved, asked for already, or none
     */
    async propose(
      siteId: number,
      written: string,
      { id, name }: Actor,
      now: string,
    ): Promise<string> {
      const host = hostName(written)
      const by = { user_id: id, user_name: name }
      await inTransaction(db, (trx) =>
        addProposal(trx, siteId, host, installation, { at: now, ...by }),
      )
      return host
    },

    /** The firm takes back what waits; `false` when nothing did. */
    async withdraw(siteId: number, written: string): Promise<boolean> {
      const host = known(written)
      return host !== null && removeProposal(db, siteId, host, 'proposed')
    },

    /**
     * The name is registered as the site’s last; `false` when nobody asked for it.
     * @throws ContentError when it was reserved since
     */
    async confirm(siteId: number, written: string): Promise<boolean> {
      const host = hostName(written)
      if (!isId(siteId)) return false
      return inTransaction(db, (trx) => confirmProposal(trx, siteId, host, installation))
    },

    /** `false` when nobody asked for it. */
    async refuse(
      siteId: number,
      written: string,
      { id, name }: Actor,
      now: string,
    ): Promise<boolean> {
      const host = known(written)
      if (host === null || !isId(siteId)) return false
      const { numUpdatedRows } = await db
        .updateTable('host_proposal')
        .set({ state: 'refused', at: now, user_id: id, user_name: name })
        .where('site_id', '=', siteId)
        .where('host', '=', host)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
  }
}

/** A name in its one form; `null` for what is none. */
const known = (host: string): string | null => {
  try {
    return hostName(host)
  } catch (cause) {
    if (cause instanceof ContentError) return null
    throw cause
  }
}

async function addProposal(
  trx: Transaction<SiteTables>,
  siteId: number,
  host: string,
  installation: InstallationHosts,
  act: { at: string; user_id: string; user_name: string },
): Promise<void> {
  const isOwn = await trx
    .selectFrom('site_host')
    .select('host')
    .where('host', '=', host)
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  if (isOwn) throw new ContentError(`${host} est déjà un nom de ce site.`)
  if (isMachineName(host) || (await reservation(trx, siteId, host, installation)) !== null) {
    throw new ContentError(
      `${host} est réservé : il mène à un autre site, à l’installation ou à une machine.`,
    )
  }
  const others = await trx
    .selectFrom('host_proposal')
    .select(['host', 'state'])
    .where('site_id', '=', siteId)
    .execute()
  const former = others.find((one) => one.host === host)
  if (former !== undefined) {
    throw new ContentError(
      former.state === 'proposed'
        ? `${host} est déjà proposé : l’agence ne l’a pas encore confirmé.`
        : `${host} a été refusé par l’agence : voyez avec elle.`,
    )
  }
  if (others.length >= MOST_PROPOSALS) {
    throw new ContentError(
      `${MOST_PROPOSALS} noms attendent déjà : retirez ceux qui ne servent plus.`,
    )
  }
  await trx
    .insertInto('host_proposal')
    .values({
      site_id: siteId,
      host,
      state: 'proposed',
      ...act,
    })
    .execute()
}

async function confirmProposal(
  trx: Transaction<SiteTables>,
  siteId: number,
  host: string,
  installation: InstallationHosts,
): Promise<boolean> {
  const asked = await trx
    .selectFrom('host_proposal')
    .select('host')
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .executeTakeFirst()
  if (asked === undefined) return false
  if (isMachineName(host)) throw new ContentError(`${host} est le nom d’une machine.`)
  await refuseReserved(trx, siteId, [host], { installation })
  const { next } = await trx
    .selectFrom('site_host')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(-1)).as('next'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  await writeSite(trx, siteId, (inside) => insertHosts(inside, siteId, [host], Number(next) + 1))
  return true
}

export type HostStore = ReturnType<typeof createHostStore>

const toProposal = (row: {
  host: string
  state: HostProposal['state']
  at: string
  user_name: string
}): HostProposal => ({ host: row.host, state: row.state, at: row.at, by: row.user_name })

async function removeProposal(
  db: Db<SiteTables>,
  siteId: number,
  host: string,
  state?: HostProposal['state'],
): Promise<boolean> {
  const own = db.deleteFrom('host_proposal').where('site_id', '=', siteId).where('host', '=', host)
  const { numDeletedRows } = await (
    state === undefined ? own : own.where('state', '=', state)
  ).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The host that a site's addresses begin with after its names changed; `null` when theirs stays. */
export function movedAddress(
  siteNdd: string,
  former: readonly string[],
  wanted: readonly string[],
): string | null {
  const host = withoutPort(siteNdd)
  return former.includes(host) && !wanted.includes(host) ? (wanted[0] ?? '') : null
}
