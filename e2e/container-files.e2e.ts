import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { copiesOf, execForm, saidBy, stagesOf, variablesOf } from '../tests/deploy/dockerfile.ts'
import { navigate, SIGN_IN_PAGE } from '../tests/admin-browser.ts'
import { ownFolder, patiently } from './own-server.ts'
import { startServer } from './server-process.ts'

/** What other stages make: the build is this clone's own, and so are its packages. */
const MADE: Readonly<Record<string, string>> = {
  '/app/node_modules': 'node_modules',
  '/app/dist': 'dist',
}

/** Milliseconds for a first start, which fills a database, and two more processes. */
const LIMIT = 180_000

const lastStage = async () => {
  const stage = stagesOf(await readFile('Dockerfile', 'utf8')).at(-1)
  if (stage === undefined) throw new Error('The Dockerfile has no stage.')
  return stage
}

/** A folder with what the image holds under `/app`, and nothing else. */
async function imageFolder(): Promise<string> {
  const app = await ownFolder()
  for (const { sources, target } of copiesOf(await lastStage())) {
    for (const source of sources) {
      const file = MADE[source] ?? source
      const place = target === './' ? join(app, source) : join(app, target)
      await mkdir(dirname(place), { recursive: true })
      if (file === 'node_modules') await symlink(join(process.cwd(), file), place)
      else await cp(file, place, { recursive: true })
    }
  }
  return app
}

test(
  'what the image holds is enough for the server, its pages, documents, pictures and commands',
  { ...sampled(false), timeout: LIMIT },
  async () => {
    const app = await imageFolder()
    const stage = await lastStage()
    const dataDir = await ownFolder()
    const variables = { ...variablesOf(stage), DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' }
    const server = await startServer(variables, [], app)
    onTestFinished(async () => {
      await server.stop()
    })
    for (const [path, type] of [
      ['/', 'text/html'],
      ['/documents/creer-son-entreprise.pdf', 'application/pdf'],
      ['/media/provider/demo/accueil/hero.webp', 'image/webp'],
      ['/agenda.ics', 'text/calendar'],
      ['/readyz', 'application/json'],
    ] as const) {
      const answer = await patiently(new URL(path, server.url))
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-type')).toContain(type)
      await answer.arrayBuffer()
    }
    const desk = await navigate(new URL(SIGN_IN_PAGE, server.url))
    expect([desk.status, desk.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    const [, check = ''] = /\sCMD (\[.+\])$/.exec(saidBy(stage, 'HEALTHCHECK')[0] ?? '') ?? []
    const run = promisify(execFile)
    const { port } = new URL(server.url)
    await run(process.execPath, execForm(check).slice(1), { env: { ...process.env, PORT: port } })
    const doctor = run(process.execPath, [join(app, 'bin/vitrine.js'), 'doctor'], {
      env: { ...process.env, ...variables },
    })
    // What it advises of the demo is not of interest here.
    const { stdout } = await doctor.catch((cause: { stdout: string }) => cause)
    expect(stdout).toContain('construction — présente, sans ses sources')
  },
)
