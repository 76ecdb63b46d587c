import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** The data directory can't be held: another server runs on it, or its lock can't be opened. */
export class ServerAlreadyRuns extends Error {
  override name = 'ServerAlreadyRuns'
}

/**
 * Holds the data directory for one server. The lock is the kernel's (an exclusive transaction on
 * a small file), so that a killed server leaves none behind.
 * @returns how to give it back
 * @throws {ServerAlreadyRuns}
 */
export function lockServer(dataDir: string): () => void {
  const lock = openLock(join(dataDir, 'server.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
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
    throw new ServerAlreadyRuns(
      `Le verrou « ${file} » ne peut pas être ouvert : vérifiez qu’il est un fichier et que ` +
        'l’utilisateur qui lance Vitrine peut l’écrire.',
      { cause },
    )
  }
}
