import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another server runs on this data directory. */
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
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
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
