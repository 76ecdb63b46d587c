import { createHash, randomUUID } from 'node:crypto'
import { type QueryExecutorProvider, sql, type Transaction } from 'kysely'
import type { LeadTables } from '#features/leads/store/lead-tables.ts'
import { nextSiteId } from '#features/sites/store/site-numbers.ts'
import { type InstallationHosts, refuseReserved } from '#features/sites/store/host-store.ts'
import type { SiteTables } from '#features/sites/store/site-tables.ts'
import { ContentError } from '#base/core/content-error.ts'
import { checkSum } from './copy-tables.ts'
import { readRows, type RowChange, sumOf } from './read-rows.ts'
import {
  filterOfSite,
  mayBeOfASite,
  plansOfASite,
  unproven,
  withNumber,
  withoutNumber,
} from './site-rows.ts'
import { type TablePlan, tablePlans } from './table-plans.ts'
import { rowWriter } from './write-rows.ts'

/** Tables whose rows are looked at one by one. */
type ReadTables = SiteTables & Pick<LeadTables, 'lead_file' | 'consent_text'>

/** What came of a site's rows. */
export interface ImportedSite {
  siteId: number
  hosts: string[]
  /** Names of files of leads, as they were and as they are here. */
  files: Map<string, string>
  rows: number
}

/** What the installation says to an import. */
interface ImportRules {
  /** Whether a file of a lead has that name here already. */
  isTaken: (stored: string) => Promise<boolean>
  /** Names that the default site alone may bear. */
  installation: InstallationHosts
}

/**
 * Copies the one site of a database to another one, under the next free number, and reads every table
 * again there.
 * @param hosts host names in the place of its own; `null` keeps those
 * @throws ContentError when a host is reserved; ArchiveFault when a table differs
 */
export async function importRows(
  from: Transaction<ReadTables>,
  to: Transaction<ReadTables>,
  hosts: readonly string[] | null,
  { isTaken, installation }: ImportRules,
): Promise<ImportedSite> {
  const siteId = await nextSiteId(to)
  const wanted = hosts ?? (await hostsOf(from))
  const advice = ' Ou donnez d’autres noms avec --host.'
  await refuseReserved(to, siteId, wanted, { installation, advice })
  const files = await freshNames(from, to, isTaken)
  let rows = 0
  for (const plan of plansOfASite(await tablePlans(to, mayBeOfASite))) {
    if (plan.name === 'site_host' && hosts !== null) continue
    rows += await copied(from, to, plan, { siteId, files })
    if (plan.name === 'consent_text' || plan.name === 'lead_file') continue
    const here = {
      filter: filterOfSite(plan, siteId) ?? undefined,
      change: withoutNumber(plan, siteId),
    }
    checkSum(await sumOf(from, plan, { change: unproven(plan) }), await sumOf(to, plan, here))
  }
  if (hosts !== null) {
    const named = hosts.map((host, position) => ({ host, site_id: siteId, position }))
    if (named.length > 0) await to.insertInto('site_host').values(named).execute()
  }
  return { siteId, hosts: [...wanted], files, rows }
}

const hostsOf = async (db: Transaction<ReadTables>): Promise<string[]> =>
  (await db.selectFrom('site_host').select('host').orderBy('position').execute()).map(
    ({ host }) => host,
  )

/** Files of leads keep their names, unless a file of that name is here: as after a second import. */
async function freshNames(
  from: Transaction<ReadTables>,
  to: Transaction<ReadTables>,
  isTaken: (stored: string) => Promise<boolean>,
): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for (const { stored } of await from.selectFrom('lead_file').select('stored').execute()) {
    const known = await to
      .selectFrom('lead_file')
      .select('stored')
      .where('stored', '=', stored)
      .executeTakeFirst()
    const isFree = known === undefined && !(await isTaken(stored))
    names.set(stored, isFree ? stored : `${randomUUID()}.pdf`)
  }
  return names
}

async function copied(
  from: Transaction<ReadTables>,
  to: Transaction<ReadTables>,
  plan: TablePlan,
  { siteId, files }: { siteId: number; files: ReadonlyMap<string, string> },
): Promise<number> {
  const numbered = withNumber(plan, siteId)
  const change: RowChange = (row) =>
    plan.name === 'lead_file'
      ? { ...numbered(row), stored: files.get(String(row['stored'])) }
      : numbered(row)
  if (plan.name === 'consent_text') return copiedTexts(from, to)
  const writer = rowWriter(to, plan)
  for await (const line of readRows(from, plan, { change })) await writer.write(line)
  return writer.end()
}

/** Texts are known by their hash: one that is here already is the same. */
async function copiedTexts(
  from: Transaction<ReadTables>,
  to: Transaction<ReadTables>,
): Promise<number> {
  const texts = await from.selectFrom('consent_text').selectAll().execute()
  for (const text of texts) {
    const known = await to
      .selectFrom('consent_text')
      .select('text')
      .where('version', '=', text.version)
      .executeTakeFirst()
    if (known === undefined) {
      refuseForeignText(text)
      await to.insertInto('consent_text').values(text).execute()
    } else if (known.text !== text.text) {
      throw new ContentError(
        `Le texte de consentement ${text.version} n’est pas le même ici : le site n’est pas importé.`,
      )
    }
  }
  return texts.length
}

/** A text under another's hash would be shown as what visitors of other sites agreed to. */
function refuseForeignText({ version, text }: { version: string; text: string }): void {
  if (createHash('sha256').update(text).digest('hex').startsWith(version) && version.length >= 16) {
    return
  }
  throw new ContentError(
    `Dans la table consent_text, colonne version : « ${version} » n’est pas l’empreinte de son texte. ` +
      'Rien n’a été changé ; vérifiez d’où vient ce fichier.',
  )
}

/** A site that is alone is the one for unknown hosts. */
export async function makeDefaultWhenAlone(
  trx: QueryExecutorProvider,
  siteId: number,
): Promise<void> {
  await sql`update site set is_default = 1 where id = ${siteId}
    and not exists (select 1 from site as other where other.is_default = 1)`.execute(trx)
}
