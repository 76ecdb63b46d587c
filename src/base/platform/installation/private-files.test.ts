import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkModes } from '#app/doctor/modes.ts'
import { mendModes } from './private-files.ts'

let dataDir: string
let outside: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-modes-'))
  outside = await mkdtemp(join(tmpdir(), 'vitrine-outside-'))
  await mkdir(join(dataDir, 'media/.sites/1'), { recursive: true })
  await writeFile(join(outside, 'of-others.txt'), 'x')
  for (const name of ['vitrine.sqlite', 'vitrine.sqlite-wal', 'secret', 'media/.sites/1/a.webp']) {
    await writeFile(join(dataDir, name), 'x')
    await chmod(join(dataDir, name), 0o644)
  }
  await symlink(outside, join(dataDir, 'linked'))
  await chmod(outside, 0o755)
  for (const name of ['media/.sites/1', 'media/.sites', 'media', '.']) {
    await chmod(join(dataDir, name), 0o755)
  }
})
afterEach(async () => {
  for (const folder of [dataDir, outside]) await rm(folder, { recursive: true, force: true })
})

async function modes(): Promise<string[]> {
  const found = [dataDir]
  for (const name of await readdir(dataDir, { recursive: true })) {
    if (!name.startsWith('linked')) found.push(join(dataDir, name))
  }
  const open: string[] = []
  for (const path of found) {
    const { mode } = await lstat(path)
    if ((mode & 0o077) !== 0) open.push(path)
  }
  return open
}

test('M9 what an earlier program left open is closed once, links and what they lead to are not touched', async () => {
  expect(await modes()).toHaveLength(8)
  expect(await checkModes(dataDir)).toMatchObject([
    { level: 'warning', advice: expect.stringContaining(`chmod -R go= '${dataDir}'`) },
  ])
  expect(await mendModes(dataDir)).toEqual({ mended: 8, refused: null })
  expect(await modes()).toEqual([])
  expect((await lstat(outside)).mode & 0o777).toBe(0o755)
  expect((await lstat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await checkModes(dataDir)).toMatchObject([{ level: 'ok' }])
  expect(await mendModes(dataDir)).toEqual({ mended: 0, refused: null })
})

test('M9 a closed folder is looked at on its first level alone; no folder is no fault', async () => {
  await mendModes(dataDir)
  await chmod(join(dataDir, 'secret'), 0o640)
  await chmod(join(dataDir, 'media/.sites/1/a.webp'), 0o644)
  expect(await mendModes(dataDir)).toEqual({ mended: 1, refused: null })
  expect(await modes()).toEqual([join(dataDir, 'media/.sites/1/a.webp')])
  expect(await mendModes(join(dataDir, 'none'))).toEqual({ mended: 0, refused: null })
})
