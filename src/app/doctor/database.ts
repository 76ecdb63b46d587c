import { join } from 'node:path'
import { createStores, type Stores } from '#app/stores.ts'
import { databaseFaults } from '#features/operations/store/database-faults.ts'
import { fileDamage } from '#features/operations/store/file-faults.ts'
import { DatabaseUnavailable, openDatabase, sizeOfDatabase } from '#base/platform/db/db.ts'
import { engineOf } from '#base/platform/db/db-handle.ts'
import { MIGRATIONS } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import type { InstallationHosts } from '#features/sites/store/host-store.ts'
import { UNFINISHED_SEED } from '#features/archive/store/unfinished-seed.ts'
import type { Site } from '#base/core/site.ts'
import {
  type FirstContentSettings,
  NothingToServe,
  refuseLostContent,
  refuseLostFile,
} from '#app/demo/first-content.ts'
import { counted, type Finding, findingsOf, inLine, reasonOf } from './finding.ts'

const { ok, warning, error } = findingsOf('base de données')

/** Where the content lies. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  /** The SQLite file, when there is no URL. */
  file: string
  /** Names that no firm's site may bear; none unless said. */
  installation?: InstallationHosts
}

/** What the other checks read; `close` ends it. */
export interface OpenContent {
  stores: Stores
  sites: Site[]
  /** Stored values of the sites that can't be used. */
  faults: { siteId: number; fault: string }[]
  close(): Promise<void>
}

const START = 'lancez « npm start »'
/** A start that may not fill it says so, and why. */
const FILL =
  'si un site y était, vérifiez DATA_DIR ou DATABASE_URL et ce qui est monté, ou restaurez une sauvegarde ; ' +
  'pour une nouvelle installation, « npx vitrine demo » (ou « npm start » dans un dossier neuf) la remplit'
const RESTORE = 'restaurez une sauvegarde'
const MAX_FAULTS = 5

/**
 * Whether the database answers, is whole and is of this program's version; reads only, beside a
 * running server. `content` is `null` when there is nothing that this program can read.
 * @param isThorough whether the file and every site's tree are read through, which takes a while
 */
export async function checkDatabase(
  place: DatabasePlace,
  isThorough = true,
): Promise<{ findings: Finding[]; content: OpenContent | null }> {
  const { databaseUrl, file } = place
  let db: Database
  try {
    // Opening it would make the file.
    if (databaseUrl === undefined && (await sizeOfDatabase(file)) === null) {
      return { findings: [warning(`« ${file} » n’existe pas encore`, FILL)], content: null }
    }
    db = await openDatabase(databaseUrl === undefined ? { file } : { databaseUrl })
  } catch (cause) {
    if (!(cause instanceof DatabaseUnavailable)) throw cause
    const finding = error(cause.message, 'puis relancez « npx vitrine doctor »')
    return { findings: [finding], content: null }
  }
  try {
    const wholeness = isThorough ? await wholenessFindings(db) : []
    const version = await versionFinding(db)
    const findings = [version, ...wholeness]
    const read = version.level === 'ok' ? await readSites(db, place) : null
    if (read === null) {
      await db.destroy()
      return { findings, content: null }
    }
    if (isThorough) {
      findings.push(...(await siteFindings(read)))
      if (wholeness.every(({ level }) => level === 'ok')) {
        findings.push(...(await consistencyFindings(db, read.sites)))
      }
    }
    return { findings, content: { ...read, close: () => db.destroy() } }
  } catch (cause) {
    await db.destroy()
    return {
      findings: [error(`la lecture échoue : ${reasonOf(cause)}`, RESTORE)],
      content: null,
    }
  }
}

/** What a start would say of a database that may be a lost one. */
export async function checkLost(env: FirstContentSettings, dataDir: string): Promise<Finding[]> {
  try {
    await refuseLostFile({ env, dataDir })
    const file = join(dataDir, 'vitrine.sqlite')
    const isThere = env.DATABASE_URL !== undefined || (await sizeOfDatabase(file)) !== null
    if (isThere) await refuseLostIn(env, dataDir)
    return []
  } catch (cause) {
    // Told already: what can't be opened is no empty one.
    if (cause instanceof DatabaseUnavailable) return []
    if (!(cause instanceof NothingToServe)) throw cause
    return [error(cause.message, 'puis relancez « npx vitrine doctor »')]
  }
}

async function refuseLostIn(env: FirstContentSettings, dataDir: string): Promise<void> {
  const { DATABASE_URL: databaseUrl } = env
  const file = join(dataDir, 'vitrine.sqlite')
  const db = await openDatabase(databaseUrl === undefined ? { file } : { databaseUrl })
  await refuseLostContent(db, { env, dataDir }).finally(() => db.destroy())
}

async function versionFinding(db: Database): Promise<Finding> {
  const engine = engineOf(db) === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  const current = await currentVersion(db)
  const known = MIGRATIONS.length
  if (current === known) return ok(`${engine} répond, tables de la version ${current}`)
  if (current > known) {
    return error(
      `les tables sont de la version ${current}, ce programme ne connaît que la ${known}`,
      `installez la version du programme qui les a écrites, ou ${RESTORE}`,
    )
  }
  return current === 0
    ? warning(`${engine} répond, la base est vide`, FILL)
    : warning(
        `les tables sont de la version ${current}, ce programme attend la ${known}`,
        `${START}, qui les met à niveau`,
      )
}

/** Number of the last migration applied; 0 when there is none. */
async function currentVersion(db: Database): Promise<number> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migration')) return 0
  const last = await db
    .selectFrom('migration')
    .select((eb) => eb.fn.max('number').as('number'))
    .executeTakeFirst()
  return last?.number ?? 0
}

/** Damage of a SQLite file; PostgreSQL watches over its own. */
async function wholenessFindings(db: Database): Promise<Finding[]> {
  if (engineOf(db) !== 'sqlite') return []
  const faults = await fileDamage(db).catch((cause: unknown) => [reasonOf(cause)])
  const advice = `arrêtez le serveur et ${RESTORE}`
  return faults.length === 0
    ? [ok('le fichier est intact')]
    : [error(`le fichier est abîmé : ${faults.join(' ; ')}`, advice)]
}

/** What else would refuse a start, or is said at one; trees have been looked at. */
async function consistencyFindings(db: Database, sites: readonly Site[]): Promise<Finding[]> {
  // The file has been read through.
  const { ofAll, ofSites } = await databaseFaults(db, { maxBytes: 0, limit: Infinity })
  const advice = `${RESTORE}, ou réparez-la`
  // An empty database is told of by itself.
  if (sites.length === 0) return []
  return [
    ...ofAll.map((fault) => error(fault, advice)),
    ...ofSites.flatMap(({ siteId, faults }) => {
      const ofOne = findingsOf(
        'base de données',
        sites.find(({ id }) => id === siteId),
      )
      return faults.map((fault) => ofOne.error(fault, advice))
    }),
  ]
}

async function readSites(
  db: Database,
  { installation }: Pick<DatabasePlace, 'installation'>,
): Promise<Omit<OpenContent, 'close'>> {
  const faults: OpenContent['faults'] = []
  const stores = createStores(db, {
    report: (fault, siteId) => faults.push({ siteId, fault }),
    ...(installation === undefined ? {} : { installation }),
  })
  return { stores, sites: await stores.sites.list(), faults }
}

async function siteFindings({ stores, sites }: Omit<OpenContent, 'close'>): Promise<Finding[]> {
  if (sites.length === 0) return [warning('elle ne contient aucun site', FILL)]
  const findings: Finding[] = []
  for (const site of sites) {
    findings.push(seedFinding(site), ...(await unknownFindings(stores, site)))
    const faults = await stores.pages.check(site.id)
    if (faults.length > 0) {
      const first = faults.slice(0, MAX_FAULTS).map(inLine).join(' ; ')
      const more = faults.length > MAX_FAULTS ? ` ; et ${faults.length - MAX_FAULTS} autres` : ''
      findings.push(
        findingsOf('base de données', site).error(`arbre des pages : ${first}${more}`, RESTORE),
      )
    }
  }
  return findings
}

/** Drafts of kinds that this program does not know: kept, and shown to nobody. */
async function unknownFindings(stores: Stores, site: Site): Promise<Finding[]> {
  const drafts = await stores.documents.unknown(site.id)
  if (drafts === 0) return []
  const kept = drafts === 1 ? 'est gardé sans être montré' : 'sont gardés sans être montrés'
  return [
    findingsOf('base de données', site).warning(
      `${counted(drafts, 'brouillon')} d’une autre version du logiciel ${kept}`,
      'installez la version du programme qui les a écrits, pour les rouvrir',
    ),
  ]
}

function seedFinding(site: Site): Finding {
  const ofSite = findingsOf('base de données', site)
  const { version_dump } = site.constants
  if (version_dump === UNFINISHED_SEED) {
    return ofSite.warning('son remplissage a été interrompu', `${START}, qui le reprend`)
  }
  return ofSite.ok(
    version_dump === '' ? 'sans contenu de départ' : `contenu de départ ${version_dump}`,
  )
}
