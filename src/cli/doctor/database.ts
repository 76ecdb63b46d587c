import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import { createContentStore } from '#content/content-store.ts'
import { databaseFaults } from '#content/consistency/database-faults.ts'
import { DatabaseUnavailable, openDatabase } from '#content/db.ts'
import { engineOf } from '#content/engine.ts'
import { MIGRATIONS } from '#content/migrate.ts'
import type { Database } from '#content/schema.ts'
import { UNFINISHED_SEED } from '#content/seed/unfinished-seed.ts'
import type { ContentStore } from '#content/store.ts'
import type { Site } from '#domain/site.ts'
import { type Finding, findingsOf, inLine, reasonOf } from './finding.ts'

const { ok, warning, error } = findingsOf('base de données')

/** Where the content lies. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  /** The SQLite file, when there is no URL. */
  file: string
}

/** What the other checks read; `close` ends it. */
export interface OpenContent {
  store: ContentStore
  sites: Site[]
  /** Stored values of the sites that can't be used. */
  faults: string[]
  close(): Promise<void>
}

const START = 'lancez « npm start »'
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
  // Opening it would make the file.
  if (databaseUrl === undefined && !(await isThere(file))) {
    const finding = warning(`« ${file} » n’existe pas encore`, `${START}, qui la crée`)
    return { findings: [finding], content: null }
  }
  let db: Database
  try {
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
    const read = version.level === 'ok' ? await readSites(db) : null
    if (read === null) {
      await db.destroy()
      return { findings, content: null }
    }
    if (isThorough) {
      findings.push(...(await siteFindings(read)))
      if (wholeness.every(({ level }) => level === 'ok')) {
        findings.push(...(await consistencyFindings(db)))
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

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

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
    ? warning(`${engine} répond, la base est vide`, `${START}, qui la remplit`)
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
  const faults = await sql<{ quick_check: string }>`PRAGMA quick_check(5)`.execute(db).then(
    ({ rows }) => rows.map(({ quick_check }) => quick_check).filter((said) => said !== 'ok'),
    (cause: unknown) => [reasonOf(cause)],
  )
  const advice = `arrêtez le serveur et ${RESTORE}`
  return faults.length === 0
    ? [ok('le fichier est intact')]
    : [error(`le fichier est abîmé : ${faults.join(' ; ')}`, advice)]
}

/** What else would refuse a start, or is said at one; trees have been looked at. */
async function consistencyFindings(db: Database): Promise<Finding[]> {
  const { ofAll, ofSites } = await databaseFaults(db)
  const ofOne = ofSites.flatMap(({ siteId, faults }) =>
    faults.map((fault) => `site ${siteId} : ${fault}`),
  )
  // An empty database is filled by the first start, and told of by itself.
  const sites = await db.selectFrom('site').select('id').limit(1).execute()
  const told = sites.length === 0 ? [] : [...ofAll, ...ofOne]
  return told.map((fault) => error(fault, `${RESTORE}, ou réparez-la`))
}

async function readSites(db: Database): Promise<Omit<OpenContent, 'close'>> {
  const faults: string[] = []
  const store = createContentStore(db, { report: (fault) => faults.push(fault) })
  return { store, sites: await store.sites.list(), faults }
}

async function siteFindings({ store, sites }: Omit<OpenContent, 'close'>): Promise<Finding[]> {
  if (sites.length === 0)
    return [warning('elle ne contient aucun site', `${START}, qui la remplit`)]
  const findings: Finding[] = []
  for (const site of sites) {
    findings.push(seedFinding(site))
    const faults = await store.pages.check(site.id)
    if (faults.length > 0) {
      const first = faults.slice(0, MAX_FAULTS).map(inLine).join(' ; ')
      const more = faults.length > MAX_FAULTS ? ` ; et ${faults.length - MAX_FAULTS} autres` : ''
      findings.push(error(`site ${site.id}, arbre des pages : ${first}${more}`, RESTORE))
    }
  }
  return findings
}

function seedFinding({ id, name, constants: { version_dump } }: Site): Finding {
  if (version_dump === UNFINISHED_SEED) {
    return warning(`le remplissage du site ${id} a été interrompu`, `${START}, qui le reprend`)
  }
  const seed = version_dump === '' ? 'sans contenu de départ' : `contenu de départ ${version_dump}`
  return ok(`site ${id} « ${name} », ${seed}`)
}
