import { join, resolve } from 'node:path'
import { HalfRestored } from '#features/archive/store/files/stage-restore.ts'
import { DatabaseInconsistent } from '#features/operations/store/database-faults.ts'
import { DatabaseUnavailable } from '#base/platform/db/db.ts'
import { DatabaseTooNew } from '#base/platform/db/migrate.ts'
import { LockUnavailable, ServerAlreadyRuns } from '#base/platform/db/server-lock.ts'
import { InUse } from '#base/platform/db/serving-lock.ts'
import { sentence, storageTrouble } from '#base/platform/db/storage-trouble.ts'
import {
  builtAdmin,
  builtAssets,
  type ClientFiles,
  NoClientBuild,
} from '#app/website/client-assets.ts'
import { compose } from './compose.ts'
import { AdminHostTaken } from './provide-database.ts'
import { DataFolderUnusable } from './data-folder.ts'
import type { Env } from '#base/platform/env.ts'
import { NothingToServe } from '#app/demo/first-content.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'
import { BadSecretFile, SecretMissing } from '#base/platform/installation/secret.ts'

/** The server can't start; the message says what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** A server that listens. */
export interface Running {
  address: string
  /** Finishes the requests under way, then closes the database. */
  close(): Promise<void>
  /** The same, once `/readyz` has answered 503 for as long as DRAIN_DELAY says. */
  drain(): Promise<void>
}

/** What `npm run build` left. @throws {NoClientBuild} */
function builtClient(): ClientFiles {
  const dist = join(projectRoot(), 'dist')
  const clientDir = join(dist, 'client')
  return {
    assets: builtAssets(clientDir),
    assetsDir: join(clientDir, 'assets'),
    admin: builtAdmin(join(dist, 'admin')),
  }
}

/**
 * Starts the production server, with the built client unless another is given.
 * @throws {StartRefused} when the folder, the database, the build or the port is not to be had
 */
export async function start(env: Env, client?: ClientFiles): Promise<Running> {
  const composed = await explained(env.DATA_DIR, () => compose(env, client ?? builtClient()))
  try {
    await composed.app.listen({ port: env.PORT, host: env.HOST })
  } catch (cause) {
    await composed.close()
    throw portRefused(env, cause)
  }
  const bound = composed.app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT
  return {
    address: `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`,
    close: composed.close,
    drain: composed.drain,
  }
}

const EXPLAINED = [
  AdminHostTaken,
  DataFolderUnusable,
  DatabaseUnavailable,
  DatabaseTooNew,
  DatabaseInconsistent,
  ServerAlreadyRuns,
  LockUnavailable,
  NothingToServe,
  NoClientBuild,
  BadSecretFile,
  SecretMissing,
  HalfRestored,
  InUse,
]

/** Faults that an operator can mend become one clear sentence. */
async function explained<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (EXPLAINED.some((known) => cause instanceof known) && cause instanceof Error) {
      throw new StartRefused(cause.message, { cause })
    }
    const file = join(resolve(dataDir), 'vitrine.sqlite')
    const trouble = storageTrouble(cause, file)
    if (trouble === null) throw cause
    const path = cause instanceof Error && 'path' in cause ? String(cause.path) : file
    throw new StartRefused(
      `« ${path} » ne peut pas être utilisé : ${trouble.reason}. ${sentence(trouble.advice)}`,
      { cause },
    )
  }
}

function portRefused(env: Env, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  const why = {
    EADDRINUSE: 'un autre programme l’occupe déjà',
    EACCES: 'le système le réserve',
    EADDRNOTAVAIL: 'cette adresse n’est pas de cette machine',
    ENOTFOUND: 'ce nom ne mène à aucune adresse',
    EAI_AGAIN: 'ce nom ne se résout pas en ce moment',
  }[String(code)]
  return why
    ? new StartRefused(
        `Impossible d’écouter sur ${env.HOST}:${env.PORT} : ${why}. Libérez-le ou changez PORT ou HOST.`,
        { cause },
      )
    : cause
}
