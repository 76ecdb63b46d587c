import { keepIdleMemoryLow } from '#features/operations/service/idle-memory.ts'
import { start, StartRefused } from './start.ts'
import { createLogger } from '#features/operations/service/logger.ts'
import { BadEnvironment, readEnv } from '#base/platform/env.ts'
import { unreadNames } from '#app/unread-names.ts'
import { productVersion } from '#base/platform/installation/product-version.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'

/** Milliseconds after which a server that should have ended is ended: requests have 20 s of them. */
const END_LIMIT = 40_000

/** The server: environment in, server listening, drained on a signal; a second one ends it at once. */
try {
  const env = readEnv(process.env)
  const unread = unreadNames(process.env)
  if (unread.length > 0) {
    createLogger(env.LOG_LEVEL).warn(
      `Personne ne lit ${unread.join(', ')} : corrigez le nom de la variable, ou retirez-la.`,
    )
  }
  const server = await start(env)
  keepIdleMemoryLow()
  const drain = () => {
    process.stdout.write('Vitrine s’arrête : les demandes en cours se terminent.\n')
    setTimeout(() => process.exit(1), env.DRAIN_DELAY * 1000 + END_LIMIT).unref()
    process.removeListener('SIGTERM', drain).removeListener('SIGINT', drain)
    server.drain().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGTERM', drain)
  process.on('SIGINT', drain)
  // Whoever reads this may send a signal at once.
  process.stdout.write(`Vitrine ${productVersion(projectRoot())} répond sur ${server.address}\n`)
} catch (cause) {
  if (!(cause instanceof BadEnvironment || cause instanceof StartRefused)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exitCode = 1
}
