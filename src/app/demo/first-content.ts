import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { placeOf, sizeOfDatabase } from '#base/platform/db/db.ts'
import type { Database } from '#app/tables.ts'
import { copySeedMedia } from './seed-media.ts'
import { UNFINISHED_SEED } from '#features/archive/store/unfinished-seed.ts'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import type { Stores } from '#app/stores.ts'
import { isPublicAddress } from '#base/core/demo-firm.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'

/** The database is empty and nobody asked for the demo firm; the message (French) says what to do. */
export class NothingToServe extends Error {
  override name = 'NothingToServe'
}

/** What lies in the data folder of a start that has not filled its database yet, and what systems put there. */
const FRESH =
  /^(?:vitrine\.sqlite(?:-wal|-shm|-journal)?|server\.lock(?:-journal)?|compile-cache|lost\+found|\.DS_Store|\.git(?:ignore|keep))$/

/** Names that a message can hold. */
const MAX_NAMED = 8

/** Variables of the environment that decide on the first content. */
export interface FirstContentSettings {
  DATABASE_URL?: string | undefined
  PUBLIC_URL?: string | undefined
  /** `demo`: an empty database is filled, whatever lies beside it. */
  SEED?: 'demo' | undefined
}

/** An installation as far as its first content goes. */
interface Place {
  env: FirstContentSettings
  /** Absolute. */
  dataDir: string
}

/**
 * Refuses an empty database that may be a lost one: only a fresh folder of the embedded database that
 * no public address leads to becomes the demo firm by itself. Looks before anything is made; one whose
 * filling was cut short is not empty.
 * @throws {NothingToServe}
 * @throws {DatabaseUnavailable} when nobody may look at the file
 */
export async function refuseLostFile({ env, dataDir }: Place): Promise<void> {
  if (env.SEED !== undefined || env.DATABASE_URL !== undefined) return
  const file = join(dataDir, 'vitrine.sqlite')
  const size = await sizeOfDatabase(file)
  if (size !== null && size > 0) return
  const state =
    size === null
      ? `La base de données « ${file} » n’existe pas`
      : `La base de données « ${file} » est vide`
  await refuseUnlessFresh({ env, dataDir }, state)
}

/** The same for a database that is open, before its tables are made. @throws {NothingToServe} */
export async function refuseLostContent(db: Database, { env, dataDir }: Place): Promise<void> {
  if (env.SEED !== undefined) return
  const names = (await db.introspection.getTables()).map(({ name }) => name)
  const isOurs = names.includes('migration')
  if (isOurs && names.includes('site')) {
    const row = await db.selectFrom('site').select('id').limit(1).executeTakeFirst()
    if (row !== undefined) return
  }
  const place =
    env.DATABASE_URL === undefined
      ? `La base de données « ${join(dataDir, 'vitrine.sqlite')} »`
      : `La base PostgreSQL ${placeOf(env.DATABASE_URL) ?? ''} (DATABASE_URL)`
  if (!isOurs && names.length > 0) {
    throw new NothingToServe(
      `${place} est celle d’un autre programme : elle contient ${named(names)}, et aucune table de ` +
        `Vitrine. Rien n’y a été écrit. Vérifiez ${variableOf(env)}.`,
    )
  }
  await refuseUnlessFresh({ env, dataDir }, `${place} ne contient aucun site`)
}

async function refuseUnlessFresh({ env, dataDir }: Place, state: string): Promise<void> {
  const found = await foundIn(dataDir)
  const reasons = [
    ...(found.length > 0 ? [`le dossier « ${dataDir} » contient déjà ${named(found)}`] : []),
    ...(isPublicAddress(env.PUBLIC_URL) ? [`PUBLIC_URL annonce ${env.PUBLIC_URL}`] : []),
  ]
  if (reasons.length === 0 && env.DATABASE_URL === undefined) return
  const although = reasons.length === 0 ? '' : `, alors que ${reasons.join(' et que ')}`
  throw new NothingToServe(
    `${state}${although} : Vitrine ne démarre pas, pour ne pas montrer le cabinet de démonstration à ` +
      `la place d’un vrai site. Si le site existait, vérifiez ${variableOf(env)} et ce qui est monté, ` +
      'ou restaurez une sauvegarde (npx vitrine restore <fichier> --replace). Si l’installation est ' +
      'nouvelle, « npx vitrine demo » y met le cabinet de démonstration, à personnaliser ensuite ' +
      '(ou SEED=demo, pour ce premier démarrage).',
  )
}

const variableOf = ({ DATABASE_URL }: Place['env']): string =>
  DATABASE_URL === undefined ? 'DATA_DIR' : 'DATABASE_URL'

/** Names of what a fresh data folder does not hold; empty folders count for nothing. */
async function foundIn(dataDir: string): Promise<string[]> {
  const found: string[] = []
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(ifAbsent)
  for (const entry of entries) {
    if (FRESH.test(entry.name)) continue
    const isEmpty =
      entry.isDirectory() && (await isEmptyFolder(storedPath(dataDir, 'listed', entry.name)))
    if (!isEmpty) found.push(entry.isDirectory() ? `${entry.name}/` : entry.name)
  }
  return found.toSorted()
}

function ifAbsent(cause: unknown): [] {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return []
  throw cause
}

/** A folder that nobody may read is not taken for an empty one. */
const isEmptyFolder = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    (names) => names.length === 0,
    () => false,
  )

function named(names: readonly string[]): string {
  const more = names.length - MAX_NAMED
  return names.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` et ${more} autres` : '')
}

/**
 * Fills a database without sites with the demo firm, and one whose filling was cut short anew.
 * @param mediaDir folder that the site serves under `/media/`
 * @returns whether it was filled
 */
export async function fillEmpty(db: Database, stores: Stores, mediaDir: string): Promise<boolean> {
  // Reading a thousand sites takes a while; a seed cut short leaves one.
  if ((await stores.sites.versions()).size > 1) return false
  const sites = await stores.sites.list()
  if (sites.some((site) => site.constants.version_dump !== UNFINISHED_SEED)) return false
  const { seedDemo } = await import('./seed.ts')
  const cleaning = { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION }
  await seedDemo(stores, cleaning, {
    replaced: sites.map(({ id }) => id),
    files: () => copySeedMedia(mediaDir),
  })
  await gatherStatistics(db)
  return true
}
