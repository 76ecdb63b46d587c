import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDamaged, isHeld, sentence, storageTrouble } from './storage-trouble.ts'

/** Another server runs on the data directory. */
export class ServerAlreadyRuns extends Error {
  override name = 'ServerAlreadyRuns'
}

/** The lock of the data directory can't be written; the message (French) says why and what to do. */
export class LockUnavailable extends Error {
  override name = 'LockUnavailable'
}

/**
 * Holds the data directory for one server. The lock is the kernel's (an exclusive transaction on
 * a small file), so that a killed server leaves none behind.
 * @returns how to give it back
 * @throws {ServerAlreadyRuns}
 * @throws {LockUnavailable}
 */
export function lockServer(dataDir: string): () => void {
  const file = join(dataDir, 'server.lock')
  const lock = openLock(file)
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    if (!isHeld(cause)) throw unavailable(file, cause)
    throw new ServerAlreadyRuns(
      `Un autre serveur Vitrine utilise déjà le dossier « ${dataDir} » : arrêtez-le, ou donnez à ` +
        'celui-ci un autre DATA_DIR, ou une base PostgreSQL avec DATABASE_URL.',
      { cause },
    )
  }
  return () => lock.close()
}

function openLock(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { timeout: 0 })
  } catch (cause) {
    throw unavailable(file, cause)
  }
}

function unavailable(file: string, cause: unknown): LockUnavailable {
  const { reason, advice } = storageTrouble(cause, file) ?? {
    reason: cause instanceof Error ? cause.message : String(cause),
    advice: 'vérifiez DATA_DIR',
  }
  const said = isDamaged(cause) ? NO_LOCK : { reason, advice }
  return new LockUnavailable(
    `Le verrou « ${file} » ne peut pas être pris : ${said.reason}. ${sentence(said.advice)}`,
    { cause },
  )
}

/** A lock holds nothing: what damaged it can be thrown away. */
const NO_LOCK = {
  reason: 'ce fichier n’en est pas un',
  advice: 'supprimez-le : il ne contient rien, et le prochain démarrage en fait un autre',
}
