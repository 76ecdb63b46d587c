import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { freePort } from './free-port.ts'

const COPIED = ['src', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts']
/** A part of every page. */
const PART = 'src/features/blocks/widgets/heading/view.tsx'

let root: string
let server: ChildProcess | null = null

/** Another checkout, whose sources may be broken; its packages are those of this one. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-development-'))
  await Promise.all(COPIED.map((name) => cp(name, join(root, name), { recursive: true })))
  await symlink(join(process.cwd(), 'demo'), join(root, 'demo'))
  // A folder of its own, since Vite keeps what it made of packages in it.
  await mkdir(join(root, 'node_modules'))
  const packages = (await readdir('node_modules')).filter((name) => !name.startsWith('.vite'))
  await Promise.all(
    packages.map((name) =>
      symlink(join(process.cwd(), 'node_modules', name), join(root, 'node_modules', name)),
    ),
  )
})
afterAll(async () => {
  if (server?.exitCode === null) {
    server.kill()
    await once(server, 'close')
  }
  await rm(root, { recursive: true, force: true })
})

async function develop(): Promise<string> {
  const port = await freePort()
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: join(root, 'data'),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [said] = await once(server.stdout ?? server, 'data')
  expect(String(said)).toContain(`http://localhost:${port}`)
  return `http://localhost:${port}/contact`
}

test(
  'the development server outlives a syntax error, and answers again once it is mended',
  sampled(false),
  async () => {
    const address = await develop()
    const status = async () => (await fetch(address)).status
    expect(await status()).toBe(200)
    const file = join(root, PART)
    const written = await readFile(file, 'utf8')
    await writeFile(file, `${written}\nconst = ;\n`)
    await expect.poll(status).toBe(500)
    expect(await (await fetch(address)).text()).toContain('voyez la console')
    // What is written twice within an instant is seen once by whoever watches files.
    await sleep(300)
    await writeFile(file, written)
    await expect.poll(status).toBe(200)
    expect(server?.exitCode).toBe(null)
  },
)
