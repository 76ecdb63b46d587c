import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkDisk } from './disk.ts'

const GB = 1_000_000_000

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const check = async (folder = dataDir, bytes = 50 * GB) => {
  const cache = { folder: join(folder, 'provider-media'), limit: 1024 }
  const findings = await checkDisk(folder, cache, async () => bytes)
  return findings.map(({ level, finding }) => `${level} ${finding}`)
}

test('a folder that can be written, with room: all is well, and nothing is left behind', async () => {
  expect(await check()).toEqual([
    `ok « ${dataDir} » peut être écrit`,
    'ok 50 Go libres',
    'ok images du fournisseur : 0 Mo sur 1024 Mio permis',
  ])
  expect(await readdir(dataDir)).toEqual([])
})

test('a folder that is not there yet is not made', async () => {
  const folder = join(dataDir, 'a', 'b')
  expect((await check(folder))[0]).toMatch(/^ok « .+ » sera créé/)
  expect(await readdir(dataDir)).toEqual([])
})

test('a folder that can not be written is an error', async () => {
  const file = join(dataDir, 'fichier')
  await writeFile(file, '')
  expect((await check(join(file, 'data')))[0]).toMatch(
    /^error « .+fichier » ne peut pas être écrit/,
  )
})

test.each([
  [1.5 * GB, 'ok 1,5 Go libres'],
  [GB - 1_000_000, 'warning 999 Mo libres'],
  [200_000_000, 'warning 200 Mo libres'],
  [199_000_000, 'error 199 Mo libres'],
])('%i bytes: %s', async (bytes, said) => {
  expect((await check(dataDir, bytes))[1]).toBe(said)
})

test('a file system that does not say what room it has is a warning', async () => {
  const cache = { folder: dataDir, limit: 1024 }
  const [, space] = await checkDisk(dataDir, cache, () => Promise.reject(new Error('ENOSYS')))
  expect(space?.level).toBe('warning')
})

test('the provider’s images are counted with their folders', async () => {
  await mkdir(join(dataDir, 'provider-media', 'ab'), { recursive: true })
  await writeFile(join(dataDir, 'provider-media', 'ab', 'x.webp'), Buffer.alloc(3_000_000))
  await writeFile(join(dataDir, 'provider-media', 'y.webp'), Buffer.alloc(1_000_000))
  expect((await check())[2]).toBe('ok images du fournisseur : 4 Mo sur 1024 Mio permis')
})

test('the real file system has room of its own', async () => {
  const [, space] = await checkDisk(dataDir, { folder: dataDir, limit: 1024 })
  expect(space?.finding).toMatch(/^[\d\s,]+ [MG]o libres$/)
})
