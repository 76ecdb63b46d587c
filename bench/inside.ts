import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createSigner } from '../src/leads/signed.ts'
import { createApp } from '../src/server/app.ts'
import { builtAdmin, builtAssets } from '../src/server/client-assets.ts'
import { pageAnswer, renderedWidgets, type PageDeps } from '../src/server/page-answer.ts'
import { VISITOR } from '../src/server/session.ts'
import { requestUrl } from '../src/server/request-url.ts'
import { siteReaders } from '../src/server/site-reader.ts'
import { composeDeps } from '../src/compose.ts'
import { readEnv } from '../src/env.ts'

/**
 * What the bench measures inside a process of its own. `react` or `render`, SECONDS: prints how many
 * a second, over a fresh demo site. `serve`: the whole server over `DATA_DIR`, without its cache of
 * pages.
 */
const [mode, seconds = ''] = process.argv.slice(2)
const FILES = { assets: builtAssets('dist/client'), admin: builtAdmin(resolve('dist/admin')) }

if (mode === 'serve') await serve()
else await loops(mode, Number(seconds) * 1000)

async function serve(): Promise<void> {
  const env = readEnv(process.env)
  const composed = await composeDeps(env, { ...FILES, assetsDir: resolve('dist/client/assets') })
  const { pageCache: _, ...deps } = composed.deps
  const app = await createApp(deps)
  app.addHook('preClose', composed.letGo)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  process.stdout.write(`répond sur ${address}\n`)
  process.once('SIGTERM', () => {
    void app
      .close()
      .then(() => composed.close())
      .then(() => process.exit(0))
  })
}

async function loops(kind: string | undefined, milliseconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const composed = await composeDeps(env, { ...FILES, assetsDir: null })
  const readers = siteReaders(composed.deps.store, {
    recheck: 1000,
    now: () => performance.now(),
    providerSegment: 'testa',
  })
  const deps: PageDeps = {
    ...composed.deps,
    listeningOrigin: () => '',
    signer: createSigner(composed.deps.secret),
    siteOf: () => readers('localhost'),
  }
  const request = async () => ({
    reader: await readers('localhost'),
    url: requestUrl('/'),
    session: VISITOR,
    warn() {},
  })
  const work =
    kind === 'react'
      ? await renderedWidgets(deps, await request())
      : async () => {
          const answer = await pageAnswer(deps, await request())
          return answer.kind === 'page' ? answer.html.length : 0
        }
  await timed(work, milliseconds / 3)
  const perSecond = await timed(work, milliseconds)
  process.stdout.write(`${perSecond}\n`)
  await composed.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/**
 * Runs `work` one after the other for a while; gives the number of runs a second of the processor's
 * own time, which other programs on the machine do not change.
 */
async function timed(work: () => unknown, milliseconds: number): Promise<number> {
  const start = performance.now()
  const before = process.cpuUsage()
  let runs = 0
  while (performance.now() - start < milliseconds) {
    await work()
    runs += 1
  }
  const { user, system } = process.cpuUsage(before)
  return runs / ((user + system) / 1_000_000)
}
