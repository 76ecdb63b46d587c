import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BadSecretFile, secretOf } from './secret.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-secret-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('is made once, for the server’s user alone, and stays', async () => {
  const secret = secretOf(folder)
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(secretOf(folder)).toBe(secret)
  expect((await stat(join(folder, 'secret'))).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['secret'])
  expect((await readFile(join(folder, 'secret'), 'utf8')).trim()).toBe(secret)
})

test('a file that holds none is told, and not written over', async () => {
  await writeFile(join(folder, 'secret'), 'court')
  expect(() => secretOf(folder)).toThrow(BadSecretFile)
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('court')
})
