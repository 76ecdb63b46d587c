import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-folder-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a folder is made with those above it, and once', () => {
  const folder = join(root, 'a', 'b')
  makeFolder(folder)
  makeFolder(folder)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('what is no folder is refused', () => {
  writeFileSync(join(root, 'a'), '')
  expect(() => makeFolder(join(root, 'a'))).toThrow(/EEXIST/)
  expect(() => makeFolder(join(root, 'a', 'b'))).toThrow(/ENOTDIR/)
})

// In a process of its own: what goes round for ever can't be stopped within this one.
test.runIf(process.platform === 'linux')('where no folder can be made a start ends', () => {
  const module = new URL('./make-folder.ts', import.meta.url).href
  const program = `import(${JSON.stringify(module)}).then(({ makeFolder }) => makeFolder('/proc/vitrine/data'))`
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  expect(stderr).toContain('ENOENT')
  expect(status).toBe(1)
})
