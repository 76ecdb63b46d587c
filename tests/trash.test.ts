import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'

let root: string
beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-bin-')))
  await cp('bin', join(root, 'bin'), { recursive: true })
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Stands in for the built program: says how it was run, and ends with the code it is given. */
async function build(): Promise<void> {
  await mkdir(join(root, 'dist', 'server'), { recursive: true })
  await writeFile(
    join(root, 'dist', 'server', 'vitrine.js'),
    `const { NODE_ENV, FROM_FILE, FROM_SHELL } = process.env
     const args = process.argv.slice(2)
     console.log(JSON.stringify({ args, cwd: process.cwd(), NODE_ENV, FROM_FILE, FROM_SHELL }))
     process.exitCode = Number(args[0])`,
  )
}

interface Outcome {
  code: number
  out: string
  err: string
}

const run = (args: string[], variables: Record<string, string> = {}): Promise<Outcome> =>
  new Promise((resolve) => {
    const { NODE_ENV: _, ...inherited } = process.env
    const program = join(root, 'bin', 'vitrine.js')
    const options = { cwd: tmpdir(), env: { ...inherited, ...variables } }
    const child = execFile(process.execPath, [program, ...args], options, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err })
    })
  })

test('without a build: one sentence that says which command makes it', async () => {
  const { code, out, err } = await run(['doctor'])
  expect(code).toBe(1)
  expect(out).toBe('')
  expect(err).toMatch(/^Vitrine n’est pas construite : lancez « npm run build » .+\n$/)
})

test('the program runs in the project’s folder, for production, with .env and the arguments', async () => {
  await build()
  await writeFile(join(root, '.env'), 'FROM_FILE=file\nFROM_SHELL=file\n')
  const { code, out, err } = await run(['0', '--json', 'a b'], { FROM_SHELL: 'shell' })
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toEqual({
    args: ['0', '--json', 'a b'],
    cwd: root,
    NODE_ENV: 'production',
    FROM_FILE: 'file',
    FROM_SHELL: 'shell',
  })
})

test('NODE_ENV is kept when it is set, and .env may be absent', sampled(false), async () => {
  await build()
  const { out, err } = await run(['0'], { NODE_ENV: 'development' })
  expect(JSON.parse(out)).toMatchObject({ NODE_ENV: 'development' })
  expect(err).toBe('')
})

test('the code of the program is that of the command', sampled(false), async () => {
  await build()
  expect((await run(['2'])).code).toBe(2)
})

test(
  'the Node that comes with the packages runs it, whatever runs the command',
  sampled(false),
  async () => {
    await build()
    await mkdir(join(root, 'node_modules', 'node', 'bin'), { recursive: true })
    await symlink('/bin/echo', join(root, 'node_modules', 'node', 'bin', 'node'))
    const { out } = await run(['doctor'])
    expect(out).toBe(`${join(root, 'dist', 'server', 'vitrine.js')} doctor\n`)
  },
)
