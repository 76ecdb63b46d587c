import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampled } from '../../../../tests/exhaustive.ts'

const run = promisify(execFile)

let home: string
let dataDir: string
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'vitrine-compiled-'))
  dataDir = join(home, 'data')
  await mkdir(join(home, 'dist'))
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'server.lock'), '')
  await buildOf('one')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const buildOf = (name: string) => writeFile(join(home, 'dist', 'sources.sha256'), name)

/** A process that keeps what it compiles. @returns where */
async function kept(variables: Record<string, string> = {}): Promise<string> {
  const module = JSON.stringify(new URL('./compiled-code.ts', import.meta.url).href)
  const program = `
    const { keepCompiled } = await import(${module})
    keepCompiled(${JSON.stringify(dataDir)}, ${JSON.stringify(home)})
    const { getCompileCacheDir } = await import('node:module')
    process.stdout.write(String(getCompileCacheDir()))`
  const args = ['--input-type=module', '-e', program]
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  return (await run(process.execPath, args, { env: { ...env, ...variables } })).stdout
}

const builds = () => readdir(join(dataDir, 'compile-cache')).catch((): string[] => [])

test('what is compiled is kept below the data folder, of one build alone', async () => {
  const first = await kept()
  expect(first).toContain(join(dataDir, 'compile-cache'))
  const [name = ''] = await builds()
  expect(await kept()).toBe(first)
  expect(await builds()).toEqual([name])
  await writeFile(join(dataDir, 'compile-cache', 'stray'), 'x')
  await buildOf('two')
  expect(await kept()).not.toBe(first)
  const after = await builds()
  expect([after.length, after.includes(name)]).toEqual([1, false])
})

test(
  'nothing is made where no server has run, without a build, or against what Node was told',
  sampled(false),
  async () => {
    const elsewhere = join(home, 'elsewhere')
    expect(await kept({ NODE_COMPILE_CACHE: elsewhere })).toContain(elsewhere)
    await rm(join(home, 'dist'), { recursive: true })
    expect(await kept()).toBe('undefined')
    await mkdir(join(home, 'dist'))
    await buildOf('one')
    await rm(join(dataDir, 'server.lock'))
    expect(await kept()).toBe('undefined')
    expect(await builds()).toEqual([])
  },
)

test('a folder that can’t be written is no reason not to start', async () => {
  await writeFile(join(dataDir, 'compile-cache'), 'a file in its place')
  expect(await kept()).toBe('undefined')
})
