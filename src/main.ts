import { start, StartRefused } from './compose.ts'
import { BadEnvironment, readEnv } from './env.ts'

/** The process: environment in, server listening, drained on a signal. */
try {
  const server = await start(readEnv(process.env))
  process.stdout.write(`Vitrine répond sur ${server.address}\n`)
  const drain = () => {
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', drain)
  process.once('SIGINT', drain)
} catch (cause) {
  if (!(cause instanceof BadEnvironment || cause instanceof StartRefused)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exitCode = 1
}
