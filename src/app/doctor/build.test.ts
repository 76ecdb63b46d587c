import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeBuild } from './build-fixture.ts'
import { checkBuild } from './build.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** A build of the sources whose hash is « abc ». */
async function build(): Promise<void> {
  await writeBuild(root)
  await writeFile(join(root, 'dist', 'sources.sha256'), 'abc')
}

const hashed = async (hash: string | null) => {
  const [finding] = await checkBuild(root, () =>
    hash === null ? Promise.reject(new Error('no sources')) : Promise.resolve(hash),
  )
  return finding
}

test('a missing build is an error that says which command makes it', async () => {
  const finding = await hashed('abc')
  expect(finding?.level).toBe('error')
  expect(finding?.advice).toContain('npm run build')
})

test('a build of these sources is well', async () => {
  await build()
  expect((await hashed('abc'))?.level).toBe('ok')
})

test('a build of other sources is a warning', async () => {
  await build()
  expect(await hashed('def')).toMatchObject({
    level: 'warning',
    advice: expect.stringContaining('redémarrez'),
  })
})

test('a build that came without its sources is well', async () => {
  await build()
  expect((await hashed(null))?.level).toBe('ok')
})
