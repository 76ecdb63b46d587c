import { execFile } from 'node:child_process'
import { lstat, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { ownFolder } from './own-server.ts'

const run = promisify(execFile)

/** Milliseconds for a first start, which fills a database, and five commands. */
const LIMIT = 240_000

/** A shell in which whatever is made would be everybody's, or readable by all. */
const under = (umask: string, script: string, variables: Record<string, string>) =>
  run('sh', ['-c', `umask ${umask}; ${script}`], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', ...variables },
  })

const SERVE =
  '"$NODE" dist/server/main.js > "$DATA_DIR.log" 2>&1 & pid=$!; ' +
  'for i in $(seq 600); do grep -q "répond sur" "$DATA_DIR.log" && break; sleep 0.1; done; ' +
  'kill -TERM $pid; wait $pid'

/** What is open to others below a folder, itself included. */
async function openBelow(folder: string): Promise<string[]> {
  const open: string[] = []
  for (const path of [
    folder,
    ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name)),
  ]) {
    const { mode } = await lstat(path)
    if ((mode & 0o077) !== 0) open.push(`${path} ${(mode & 0o777).toString(8)}`)
  }
  return open
}

describe.each(['000', '022'])('under umask %s', (umask) => {
  test(
    'M9 all that a start, a backup, an import, a restoration and a move make is the user’s alone',
    { ...sampled(false), timeout: LIMIT },
    async () => {
      const home = await ownFolder()
      const DATA_DIR = join(home, 'data')
      await mkdir(DATA_DIR, { mode: 0o755 })
      const NODE = process.execPath
      const vitrine = (args: string, dataDir = DATA_DIR) =>
        under(umask, `"$NODE" dist/server/vitrine.js ${args}`, { NODE, DATA_DIR: dataDir })
      await under(umask, SERVE, { NODE, DATA_DIR })
      expect(await readdir(DATA_DIR)).toEqual(
        expect.arrayContaining(['vitrine.sqlite', 'media', 'secret']),
      )
      expect(await openBelow(DATA_DIR)).toEqual([])

      const [all, one] = [join(home, 'all.tar.gz'), join(home, 'one.tar.gz')]
      await vitrine('backup --keep 3')
      await vitrine(`backup --to ${all}`)
      await vitrine(`site export 1 --to ${one}`)
      await vitrine(`site import ${one} --host copie.example`)
      expect(await openBelow(DATA_DIR)).toEqual([])
      for (const file of [all, one]) expect((await lstat(file)).mode & 0o777).toBe(0o600)

      const restored = join(home, 'restored')
      await mkdir(restored, { mode: 0o777 })
      await vitrine(`restore ${all}`, restored)
      await vitrine(`move --to sqlite:${join(home, 'moved')}`)
      expect(await openBelow(restored)).toEqual([])
      expect(await openBelow(join(home, 'moved'))).toEqual([])
    },
  )
})
