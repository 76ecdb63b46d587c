import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright-core'
import { browserPath } from '../e2e/browser-path.ts'
import type { Nginx } from '../e2e/nginx.ts'
import { startServer } from '../e2e/server-process.ts'
import { figure, median, ratioAtLeast, type Figure, type Target } from './figure.ts'
import { buildInside } from './inside-build.ts'
import { type Load, loadOf, ROUNDS } from './load.ts'
import { type Measured, nginxLoad, startFileNginx } from './nginx-file.ts'
import { pageTree, shownBy } from './peers/page-tree.ts'
import { PEERS, startPeer } from './peers/peer.ts'
import { scriptBytes } from './peers/script-bytes.ts'
import { type Started, stopped } from './processes.ts'
import { uncachedServer } from './uncached-server.ts'

interface Kind {
  /** Where peers have the page. */
  path: string
  /** How often Vitrine is to answer while a peer answers once, by how the page is asked for. */
  ahead: Record<Way, number>
  /** What is set against what. */
  against(peer: string): string
}

const PRERENDERED: Kind = {
  path: '/',
  ahead: { 'en clair': 5, 'comme un navigateur': 5 },
  against: (peer) => `du cache / ${peer} prérendu`,
}

const LIVE: Kind = {
  path: '/live',
  ahead: { 'en clair': 4, 'comme un navigateur': 2 },
  against: (peer) => `sans cache / ${peer} à la demande`,
}

/** How a page is asked for. */
const WAYS = {
  'en clair': { 'accept-encoding': 'identity' },
  'comme un navigateur': { 'accept-encoding': 'gzip, deflate, br, zstd' },
} as const

type Way = keyof typeof WAYS

const WAY_NAMES = Object.keys(WAYS) as Way[]

/** A server with what it is called in the table. */
interface Contestant {
  name: string
  server: Started
}

/**
 * The home page against the same content in other frameworks, each built for production: prerendered
 * pages against the page cache, pages rendered at each request against pages rendered anew; beside them
 * nginx, which sends the page from a file. All servers run through all rounds, each loaded in turn.
 */
export async function peers(dataDir: string): Promise<Figure[]> {
  await using held = new AsyncDisposableStack()
  const started = async (server: Promise<Started>) => held.adopt(await server, stopped)
  const browser = held.adopt(await openBrowser(), (one) => one.close())
  const cached = await started(startServer({ DATA_DIR: dataDir }))
  await buildInside()
  const html = await textOf(cached.url)
  const page = await pageTree(await browser.newPage(), html)
  const others: Contestant[] = []
  for (const peer of PEERS) {
    others.push({ name: peer.name, server: await started(startPeer(peer, page)) })
  }
  for (const { name, server } of others) {
    for (const { path } of [PRERENDERED, LIVE]) {
      await mustShowAlike(browser, html, `${server.url}${path}`, name)
    }
  }
  const folder = held.adopt(await mkdtemp(join(tmpdir(), 'vitrine-bench-peers-')), (path) =>
    rm(path, { recursive: true, force: true }),
  )
  const file = held.adopt(await startFileNginx(join(folder, 'files'), cached.url), ({ stop }) =>
    stop(),
  )
  const prerendered = await inEveryWay(cached, others, PRERENDERED, file)
  const scripts = await scriptFigures(browser, [{ name: 'Vitrine', server: cached }, ...others])
  await cached.stop()
  const uncached = await started(uncachedServer(dataDir))
  const live = await inEveryWay(uncached, others, LIVE)
  return [...prerendered, ...live, ...scripts]
}

async function inEveryWay(
  vitrine: Started,
  others: readonly Contestant[],
  { path, ahead, against }: Kind,
  file: Nginx | null = null,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const way of WAY_NAMES) {
    const headers = WAYS[way]
    const own: Load[] = []
    const theirs = others.map(() => [] as Load[])
    const ofFile: Measured[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(await loadOf(vitrine, { headers }))
      for (const [index, { server }] of others.entries()) {
        theirs[index]?.push(await loadOf({ ...server, url: `${server.url}${path}` }, { headers }))
      }
      if (file !== null) ofFile.push(await nginxLoad(file, headers))
    }
    for (const [index, { name }] of others.entries()) {
      const what = `accueil ${against(name)}, ${way}`
      figures.push(...compared(what, own, theirs[index] ?? [], ratioAtLeast(ahead[way])))
    }
    if (file !== null) {
      figures.push(...compared(`accueil du cache / même fichier par nginx, ${way}`, own, ofFile))
    }
  }
  return figures
}

/** Answers a second, and answers for each second of the server's own processor. */
function compared(
  name: string,
  own: readonly Measured[],
  theirs: readonly Measured[],
  target?: Target,
): Figure[] {
  const of = (loads: readonly Measured[], key: 'perSecond' | 'perCpuSecond') =>
    median(loads.map((load) => load[key]))
  const both = (key: 'perSecond' | 'perCpuSecond') => ({
    value: of(own, key),
    unit: 'req/s',
    baseline: of(theirs, key),
  })
  return [
    figure({ name, ...both('perSecond'), ...(target && { target }) }),
    figure({ name: `${name} : par seconde de processeur`, ...both('perCpuSecond') }),
  ]
}

async function scriptFigures(
  browser: Browser,
  contestants: readonly Contestant[],
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const { name, server } of contestants) {
    figures.push(
      figure({
        name: `scripts envoyés avec la page, en brotli : ${name}`,
        value: await scriptBytes(browser, server.url),
        unit: 'octets',
      }),
      figure({
        name: `page en clair : ${name}`,
        value: Buffer.byteLength(await textOf(server.url)),
        unit: 'octets',
      }),
    )
  }
  return figures
}

/** @throws when a peer does not show the words and the elements of the page: it would do less */
async function mustShowAlike(
  browser: Browser,
  html: string,
  url: string,
  name: string,
): Promise<void> {
  const page = await browser.newPage()
  const [wanted, shown] = [await shownBy(page, html), await shownBy(page, await textOf(url))]
  await page.close()
  const lacks = Object.entries(wanted.elements).filter(
    ([element, count]) => (shown.elements[element] ?? 0) < count,
  )
  if (wanted.words === shown.words && lacks.length === 0) return
  throw new Error(
    `${name} (${url}) ne montre pas la même page : ` +
      (lacks.map(([element]) => `<${element}>`).join(', ') || 'le texte diffère'),
  )
}

/** The page as it is, uncompressed. */
const textOf = async (url: string): Promise<string> =>
  (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()

const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserPath() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
