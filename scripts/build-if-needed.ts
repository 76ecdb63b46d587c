import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { sourcesHash, STAMP } from './sources.ts'

/** Builds when there is no build, or when its sources have changed since. */
const root = process.cwd()
const built = await readFile(join(root, STAMP), 'utf8').catch(() => '')
if (built !== (await sourcesHash(root))) {
  process.env['NODE_ENV'] = 'production'
  process.stdout.write('Construction du site…\n')
  await buildAll(root)
}
