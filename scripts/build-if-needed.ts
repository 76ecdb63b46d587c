import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourcesHash, STAMP } from './sources.ts'

const NO_TOOLS =
  'Le site est à construire, et ce qui construit manque : lancez « npm ci --include=dev », puis recommencez.'

/** Builds when there is no build, or when its sources have changed since. */
const root = process.cwd()
const built = await readFile(join(root, STAMP), 'utf8').catch(() => '')
if (built !== (await sourcesHash(root))) {
  // What builds is no part of a production install, which a build of the same sources is enough for.
  const { buildAll } = await import('./build.ts').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ERR_MODULE_NOT_FOUND') throw cause
    process.stderr.write(`${NO_TOOLS}\n`)
    process.exit(1)
  })
  process.env['NODE_ENV'] = 'production'
  process.stdout.write('Construction du site…\n')
  await buildAll(root)
}
