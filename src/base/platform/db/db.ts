import { mkdir, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Kysely, sql } from 'kysely'
import { PgDialect, type PostgresEvents } from './postgres-dialect.ts'
import { NodeSqliteDialect } from './sqlite-dialect.ts'
import { isHeld, sentence, storageTrouble } from './storage-trouble.ts'

/** The database can't be used; the message (French) says what happened and what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** Where the content lives: PostgreSQL when `databaseUrl` is given, else the SQLite `file`. */
export interface DatabaseLocation {
  /** `postgres://user:password@host:port/database` */
  databaseUrl?: string | undefined
  /** Path of a SQLite file, made with its folders when absent; or `:memory:`. */
  file?: string | undefined
  /** Told when PostgreSQL drops an idle connection; by default a warning of the process. */
  onLostConnection?: PostgresEvents['onLostConnection']
  /** Told when PostgreSQL stops answering and when it is back; by default a warning of the process. */
  onAnswering?: PostgresEvents['onAnswering']
}

/**
 * Opens the database and asks it one question, so that whatever is wrong is known now.
 * `Tables` are those that the caller counts on: `migrate` makes them. End with `db.destroy()`.
 * @throws DatabaseUnavailable when it can't be reached, read or written
 */
export async function openDatabase<Tables>(location: DatabaseLocation): Promise<Kysely<Tables>> {
  const { databaseUrl, file } = location
  if (databaseUrl !== undefined) return openPostgres(databaseUrl, { ...WARNINGS, ...location })
  if (file !== undefined) return openSqlite(file)
  throw new DatabaseUnavailable(
    'Aucune base de données n’est indiquée : donnez DATA_DIR (SQLite) ou DATABASE_URL ' +
      '(PostgreSQL).',
  )
}

/**
 * Bytes of a SQLite file; `null` when there is none, which opening it would make.
 * @throws DatabaseUnavailable when nobody may look
 */
export async function sizeOfDatabase(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw fileUnavailable(file, error)
  }
}

async function openSqlite<Tables>(file: string): Promise<Kysely<Tables>> {
  try {
    if (file !== ':memory:') await makeFolder(dirname(resolve(file)))
    return await opened(new Kysely({ dialect: new NodeSqliteDialect(file) }))
  } catch (error) {
    throw fileUnavailable(file, error)
  }
}

function fileUnavailable(file: string, error: unknown): DatabaseUnavailable {
  const { reason, advice } = storageTrouble(error, file) ?? {
    reason: isHeld(error) ? 'un autre programme l’écrit depuis cinq secondes' : reasonOf(error),
    advice: 'vérifiez que DATA_DIR désigne le bon dossier et qu’aucun autre programme ne le tient',
  }
  return new DatabaseUnavailable(
    `La base de données « ${file} » ne peut pas être utilisée : ${reason}. ${sentence(advice)}`,
    { cause: error },
  )
}

async function openPostgres<Tables>(
  databaseUrl: string,
  events: PostgresEvents,
): Promise<Kysely<Tables>> {
  const place = placeOf(databaseUrl)
  if (place === null) {
    throw new DatabaseUnavailable(
      'DATABASE_URL n’est pas une adresse PostgreSQL. Écrivez-la sous la forme ' +
        'postgres://utilisateur:motdepasse@serveur:5432/base.',
    )
  }
  try {
    return await opened(new Kysely({ dialect: new PgDialect(databaseUrl, events) }))
  } catch (error) {
    throw new DatabaseUnavailable(
      `La base PostgreSQL ${place} ne répond pas comme il faut : ${reasonOf(error)}. ` +
        'Vérifiez que le serveur est démarré et que DATABASE_URL donne le bon serveur, la bonne ' +
        'base, l’utilisateur et le mot de passe.',
      { cause: error },
    )
  }
}

async function opened<Tables>(db: Kysely<Tables>): Promise<Kysely<Tables>> {
  try {
    await sql`select 1`.execute(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Makes a folder with those above it. Node's own recursive `mkdir` never comes back where the
 * system answers ENOENT to a folder whose parent is there, as `/proc` does.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

/** Server, port and database of the address, without user and password; `null` for another kind. */
export function placeOf(databaseUrl: string): string | null {
  const url = URL.parse(databaseUrl)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return null
  return `${url.host || 'locale'}${url.pathname}`
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  if (error instanceof Error && error.message !== '') return error.message
  return String(error)
}

const WARNINGS: PostgresEvents = {
  onLostConnection: (error) =>
    process.emitWarning(`PostgreSQL dropped an idle connection: ${error.message}`),
  onAnswering: (isAnswering) =>
    process.emitWarning(isAnswering ? 'PostgreSQL is back.' : 'PostgreSQL does not answer.'),
}
