import { join, resolve } from 'node:path'
import { BadEnvironment, type Env, readEnv } from '#base/platform/env.ts'
import { ArchiveFault } from '#features/archive/store/format/archive-fault.ts'
import { HalfRestored } from '#features/archive/store/files/stage-restore.ts'
import { DatabaseUnavailable, openDatabase, sizeOfDatabase } from '#base/platform/db/db.ts'
import { DatabaseTooNew } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { LockUnavailable } from '#base/platform/db/server-lock.ts'
import { InUse } from '#base/platform/db/serving-lock.ts'
import { sentence, storageTrouble } from '#base/platform/db/storage-trouble.ts'
import { isStorageFault } from '#base/platform/db/storage-fault.ts'
import { ContentError } from '#base/core/content-error.ts'
import { Refused } from '#base/kit/refused.ts'
import { HostileName } from '#base/core/address/stored-path.ts'
import { mendModes } from '#base/platform/installation/private-files.ts'
import { BadSecretFile, SecretMissing } from '#base/platform/installation/secret.ts'
import type { CommandContext } from '#framework/cli/terminal.ts'

/** The installation that the environment describes. */
export interface Installation {
  env: Env
  /** Absolute. */
  dataDir: string
  /** The SQLite file, where `DATABASE_URL` names no PostgreSQL. */
  file: string
}

const EXPLAINED = [
  ArchiveFault,
  BadEnvironment,
  BadSecretFile,
  ContentError,
  DatabaseTooNew,
  DatabaseUnavailable,
  HalfRestored,
  HostileName,
  InUse,
  LockUnavailable,
  Refused,
  SecretMissing,
]

/**
 * Runs the work of a command; what an operator can mend becomes one sentence.
 * @returns its exit code
 */
export async function onInstallation(
  { terminal, variables }: CommandContext,
  work: (installation: Installation) => Promise<number>,
): Promise<number> {
  try {
    const env = readEnv(variables)
    const dataDir = resolve(env.DATA_DIR)
    await mendModes(dataDir)
    return await work({ env, dataDir, file: join(dataDir, 'vitrine.sqlite') })
  } catch (cause) {
    const said = sentenceOf(cause, variables['DATA_DIR'] ?? 'data')
    if (said === null) throw cause
    terminal.err(`${said}\n`)
    return 1
  }
}

/** What an operator can mend, as one sentence; `dataDir` is where a database without a path of its own lies. */
export function sentenceOf(cause: unknown, dataDir: string): string | null {
  if (!(cause instanceof Error)) return null
  if (EXPLAINED.some((known) => cause instanceof known)) return cause.message
  const file = join(resolve(dataDir), 'vitrine.sqlite')
  const path = 'path' in cause && typeof cause.path === 'string' ? cause.path : file
  const trouble = storageTrouble(cause, path)
  if (trouble === null) return otherRefusal(cause, path)
  return `« ${path} » ne peut pas être utilisé : ${trouble.reason}. ${sentence(trouble.advice)}`
}

/** What the system or a database refused for a reason that nobody put into words; `null` for faults of ours. */
function otherRefusal(cause: Error, path: string): string | null {
  const { code, syscall } = cause as NodeJS.ErrnoException
  if (syscall !== undefined && code !== undefined) {
    return `« ${path} » ne peut pas être utilisé : le système répond ${code} (${syscall}).`
  }
  return 'errcode' in cause || 'severity' in cause || isStorageFault(cause)
    ? `La base de données ne l’a pas accepté : ${cause.message}. Vérifiez-la avec « npx vitrine doctor ».`
    : null
}

/**
 * Opens the database of an installation that is there; nothing is made.
 * @throws ArchiveFault when there is none
 */
export async function openInstalled({ env, file }: Installation): Promise<Database> {
  if (env.DATABASE_URL !== undefined) return openDatabase({ databaseUrl: env.DATABASE_URL })
  if ((await sizeOfDatabase(file)) !== null) return openDatabase({ file })
  throw new ArchiveFault(
    `Il n’y a pas de base de données « ${file} » : vérifiez DATA_DIR, ou donnez DATABASE_URL.`,
  )
}
