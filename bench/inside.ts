import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createSigner } from '#base/platform/security/signed.ts'
import { createApp } from '#app/http/app.ts'
import { builtAdmin, builtAssets } from '#app/website/client-assets.ts'
import { VISITOR } from '#base/core/session.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { siteReaders } from '#app/website/site-reader.ts'
import { answerPage, type Website } from '#app/website/answer-page.ts'
import { contextOf } from '#app/website/context.ts'
import { loadPage, rootPage } from '#app/website/load.ts'
import type { PageRequest } from '#app/website/page-request.ts'
import { visitAt } from '#app/website/page-visit.ts'
import { runWidgets } from '#framework/widget-kit/run-widgets.tsx'
import { registry } from '#app/widgets.ts'
import { composeDeps } from '#app/server/compose.ts'
import { readEnv } from '#base/platform/env.ts'

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
  const app = await createApp({ ...composed.deps, pageCache: null })
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
  const readers = siteReaders(composed.deps.stores, {
    recheck: 1000,
    now: () => performance.now(),
    providerSegment: 'testa',
  })
  const website: Website = {
    ...composed.deps,
    listeningOrigin: () => '',
    signer: createSigner(composed.deps.secret),
  }
  const request = async () => ({
    reader: await readers('localhost'),
    url: requestUrl('/'),
    session: VISITOR,
    warn() {},
  })
  const work =
    kind === 'react'
      ? await renderedWidgets(website, await request())
      : async () => {
          const answer = await answerPage(website)(await request())
          return answer.kind === 'page' ? answer.html.length : 0
        }
  await timed(work, milliseconds / 3)
  const perSecond = await timed(work, milliseconds)
  process.stdout.write(`${perSecond}\n`)
  await composed.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The widgets of the home page, loaded, as one function that draws them all: React's part of a page. */
async function renderedWidgets(website: Website, request: PageRequest): Promise<() => number> {
  const { reader } = request
  const page = await rootPage(reader)
  const widgets = await reader.widgets({ pageId: page.id, lang: page.lang })
  const loaded = await loadPage(website, reader, page, widgets)
  const context = contextOf(website, visitAt(request, page.path), page, loaded)
  const all = [...loaded.header, ...widgets, ...loaded.footer]
  const outcomes = await runWidgets(all, context, { registry, deadline: website.limits.widget })
  const view = { culture: context.culture, h1Owner: null }
  return () => {
    const html = outcomes.map((outcome) => outcome.html(view)).join('')
    // React hands out thousands of pieces that become one text when it is first read.
    return html.length + html.charCodeAt(0)
  }
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
