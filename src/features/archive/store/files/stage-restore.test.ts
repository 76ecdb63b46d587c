import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  contentIn,
  HalfRestored,
  refuseHalfRestored,
  removeWorkplace,
  swapIn,
  undoHalf,
  workplace,
} from './stage-restore.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-swap-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

async function put(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
}

async function textsIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const texts: Record<string, string> = {}
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    texts[path.slice(folder.length + 1)] = await readFile(path, 'utf8')
  }
  return texts
}

const OLD = {
  'vitrine.sqlite': 'old',
  'vitrine.sqlite-wal': 'old log',
  'media/a.txt': 'old a',
  secret: 'old secret',
  'sharing/1/x.png': 'drawn from the old',
  'backups/b.tar.gz': 'a backup',
  'server.lock': '',
}
const NEW = { 'vitrine.sqlite': 'new', 'media/b.txt': 'new b', 'leads/c.pdf': 'new c' }
const AFTER = { ...NEW, 'backups/b.tar.gz': 'a backup', 'server.lock': '' }

test('what was prepared takes the place of what was there; backups and the lock stay', async () => {
  await put(dataDir, OLD)
  await put(await workplace(dataDir), NEW)
  const { keep } = await swapIn(dataDir)
  expect(() => refuseHalfRestored(dataDir)).toThrow(HalfRestored)
  await removeWorkplace(dataDir)
  expect(await readdir(join(dataDir, '.restore'))).toContain('old')
  await keep()
  expect(await textsIn(dataDir)).toEqual(AFTER)
  expect(() => refuseHalfRestored(dataDir)).not.toThrow()
})

test('undone after the exchange, everything is as before', async () => {
  await put(dataDir, OLD)
  await put(await workplace(dataDir), NEW)
  await swapIn(dataDir)
  expect(await undoHalf(dataDir)).toBe(true)
  await removeWorkplace(dataDir)
  expect(await textsIn(dataDir)).toEqual(OLD)
  expect(await undoHalf(dataDir)).toBe(false)
})

/** What an exchange does, one rename after the other. */
const STEPS: [string, string][] = [
  ...['vitrine.sqlite', 'vitrine.sqlite-wal', 'media', 'secret', 'sharing'].map(
    (name): [string, string] => [name, join('.restore', 'old', name)],
  ),
  ...['leads', 'media', 'vitrine.sqlite'].map((name): [string, string] => [
    join('.restore', 'new', name),
    name,
  ]),
]

test.each(STEPS.map((_, count) => count))(
  'killed after %i renames, the folder is refused and comes back as it was',
  async (count) => {
    await put(dataDir, OLD)
    await put(await workplace(dataDir), NEW)
    await mkdir(join(dataDir, '.restore', 'old'))
    const had = ['vitrine.sqlite', 'vitrine.sqlite-wal', 'media', 'secret', 'sharing']
    await writeFile(join(dataDir, '.restore', 'swapping.json'), JSON.stringify({ had }))
    for (const [from, to] of STEPS.slice(0, count)) {
      await rename(join(dataDir, from), join(dataDir, to))
    }
    expect(() => refuseHalfRestored(dataDir)).toThrow(/relancez « npx vitrine restore »/)
    await expect(workplace(dataDir)).rejects.toThrow(HalfRestored)
    expect(await undoHalf(dataDir)).toBe(true)
    await removeWorkplace(dataDir)
    expect(await textsIn(dataDir)).toEqual(OLD)
  },
)

test('a folder is empty without content, whatever else lies in it', async () => {
  await put(dataDir, { 'backups/a': 'a', 'server.lock': '', 'outbox/m.eml': 'm' })
  await mkdir(join(dataDir, 'media'))
  expect(await contentIn(dataDir)).toEqual([])
  await put(dataDir, { 'media/a': 'a', secret: 's' })
  expect(await contentIn(dataDir)).toEqual(['media', 'secret'])
})
