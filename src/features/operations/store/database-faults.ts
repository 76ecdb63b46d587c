import type { Db } from '#base/platform/db/db-handle.ts'
import type { MigrationTables } from '#base/platform/db/migrate.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import { fileFaults, type Thoroughness } from './file-faults.ts'
import { schemaFaults } from './schema-faults.ts'
import { type SiteFaults, sitesFaults } from './site-faults.ts'

/** The database can't be served from; the message (French) says what is wrong and what to do. */
export class DatabaseInconsistent extends Error {
  override name = 'DatabaseInconsistent'
}

/** What is wrong with a database. */
export interface DatabaseFaults {
  /** Of the whole: no site can be trusted. */
  ofAll: string[]
  ofSites: SiteFaults[]
}

/** At a start: a file of a usual size is read through, and nobody waits for a large one. */
const AT_START: Thoroughness = { maxBytes: 64 * 1024 ** 2, limit: 400 }

/** For whoever asks what is wrong. */
const THOROUGH: Thoroughness = { maxBytes: Infinity, limit: Infinity }

/** Faults that are told in a message. */
const MAX_TOLD = 5

/**
 * Looks a migrated and filled database through. What is wrong with the schema or the file is told
 * alone: nothing else can be believed then.
 */
export async function databaseFaults(
  db: Db<MigrationTables & PageTables>,
  thoroughness: Thoroughness = THOROUGH,
): Promise<DatabaseFaults> {
  const schema = await schemaFaults(db)
  if (schema.length > 0) return { ofAll: schema, ofSites: [] }
  const file = await fileFaults(db, thoroughness)
  if (file.length > 0) return { ofAll: file, ofSites: [] }
  return sitesFaults(db)
}

/**
 * Lets a server start over a database that is consistent. Faults of the whole and of the default site
 * refuse the start; those of another site are told, and the others are served.
 * @throws {DatabaseInconsistent}
 */
export async function refuseInconsistent(
  db: Db<MigrationTables & PageTables>,
  tell: (message: string, siteId: number) => void,
): Promise<void> {
  const { ofAll, ofSites } = await databaseFaults(db, AT_START)
  const refusing = [
    ...ofAll,
    ...ofSites.filter(({ isDefault }) => isDefault).map((site) => siteFaultLine(site)),
  ]
  if (refusing.length > 0) {
    throw new DatabaseInconsistent(
      `La base de données est incohérente : ${firstOf(refusing)} ` +
        'Rien n’a été changé. « npx vitrine doctor » dit tout ce qui ne va pas ; restaurez une ' +
        'sauvegarde, ou réparez la base.',
    )
  }
  for (const site of ofSites) tell(siteFaultLine(site), site.siteId)
}

/** The faults of a site as one sentence. */
export function siteFaultLine({ siteId, name, faults, tree }: SiteFaults): string {
  return `Site ${siteId} « ${name} » : ${firstOf([...faults, ...tree])}`
}

/** So many faults as a message can hold, and how many more there are. */
function firstOf(faults: readonly string[]): string {
  const more = faults.length - MAX_TOLD
  const told = faults.slice(0, MAX_TOLD).join(' ')
  if (more <= 0) return told
  return `${told} Et ${more} ${more === 1 ? 'autre faute' : 'autres fautes'}.`
}
