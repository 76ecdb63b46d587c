import { createServer } from 'node:http'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSigner } from '../src/leads/signed.ts'
import { builtAdmin, builtAssets } from '../src/server/client-assets.ts'
import { pageAnswer, renderedWidgets, type PageDeps } from '../src/server/page-answer.ts'
import { requestUrl } from '../src/server/request-url.ts'
import { siteReaders } from '../src/server/site-reader.ts'
import { composeDeps } from '../src/compose.ts'
import { readEnv } from '../src/env.ts'

/**
 * What the bench measures inside a process of its own. `bare FILE`: a plain `node:http` server that
 * sends the bytes of FILE. `react`, `render`: loops for SECONDS and prints how many a second.
 */
const [mode, word = ''] = process.argv.slice(2)

if (mode === 'bare') bare(readFileSync(word))
else await loops(mode, Number(word) * 1000)

function bare(bytes: Buffer): void {
  const server = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': bytes.length,
    })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (typeof address === 'object' && address) {
      process.stdout.write(`répond sur http://127.0.0.1:${address.port}\n`)
    }
  })
}

async function loops(kind: string | undefined, milliseconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const env = readEnv({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const composed = await composeDeps(env, {
    assets: builtAssets('dist/client'),
    assetsDir: null,
    admin: builtAdmin('dist/admin'),
  })
  const deps: PageDeps = {
    ...composed.deps,
    listeningOrigin: () => '',
    signer: createSigner(composed.deps.secret),
    readers: siteReaders(composed.deps.store, {
      recheck: 1000,
      now: () => performance.now(),
      providerSegment: 'testa',
    }),
  }
  const session = { role: 'visitor', user: null, debug: false, impersonating: false } as const
  const request = { host: 'localhost', url: requestUrl('/'), session, warn() {} }
  const work =
    kind === 'react'
      ? await renderedWidgets(deps, request)
      : async () => {
          const answer = await pageAnswer(deps, request)
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
