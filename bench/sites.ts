import { cp } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startServer } from '../e2e/server-process.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { ANALYSIS_VERSION } from '#features/search/rules/indexed-document.ts'
import { atMost, figure, median, ratioAtLeast, ratioAtMost, type Figure } from './figure.ts'
import { buildInside } from './inside-build.ts'
import { type Load, loadOf, type Request, ROUNDS } from './load.ts'
import { cpuSeconds, residentMegabytes, type Started } from './processes.ts'
import { uncachedServer } from './uncached-server.ts'

/** Firms on one server; fewer (`BENCH_SITES`) only show that the bench works. */
const SITES = Number(process.env['BENCH_SITES'] || 1000)
/** Pages of a firm, the home page of the demo among them. */
const PAGES = 20
const TEMPLATE = 2

/** Room for the home pages of all sites, as docs/operating.md advises: some 100 KB each. */
const PAGE_CACHE_MB = '192'

const KILOBYTES_A_SITE = 100
const COLD = 3
const IN_TURN = 0.7
/** Share of one processor. */
const IDLE = 0.02

/** Milliseconds after which a server that has nothing to do has given back what it does not need. */
const SETTLED = 8000
/** Seconds over which an idle server's work is counted. */
const WATCHED = 30
/** Visits until the program itself is warm; as many other sites, so that it has read sites before. */
const WARM_UP = 50
/** Sites whose first page is measured. */
const COLD_SITES = 150

/**
 * A thousand firms on one server (issue « Production », « Speed »): each with its own rows, out of a
 * template of twenty pages, made as `vitrine site create` makes them.
 * @param dataDir a data folder that holds the demo site
 */
export async function sites(dataDir: string): Promise<Figure[]> {
  await buildInside()
  const perSite = await seeded(dataDir)
  const uncachedDir = `${resolve(dataDir)}-uncached`
  await cp(dataDir, uncachedDir, { recursive: true })
  return [
    figure({ name: 'créer un site d’après un modèle', value: perSite, unit: 'ms' }),
    ...(await memoryAndSpeed(dataDir)),
    ...(await coldPages(uncachedDir)),
  ]
}

/** The name under which a site is asked for; 0 is the demo itself. */
const hostOf = (number: number): string => (number === 0 ? 'localhost' : `cabinet-${number}.test`)

const homeOf = (number: number): Request => ({ path: '/', headers: { host: hostOf(number) } })

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1)

/** Makes the sites. @returns milliseconds each */
async function seeded(dataDir: string): Promise<number> {
  const db = await openDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  const stores = createStores(db)
  const built = pathToFileURL(resolve('dist/bench/make-site.js')).href
  const { createSite }: typeof import('./make-site.ts') = await import(built)
  const wish = { email: 'contact@exemple.test', withArticles: true }
  await createSite(stores, dataDir, { id: 1 }, { ...wish, name: 'Modèle', hosts: ['modele.test'] })
  await prune(stores)
  const start = performance.now()
  for (const number of numbers(SITES)) {
    const site = { ...wish, name: `Cabinet ${number}`, hosts: [hostOf(number)] }
    await createSite(stores, dataDir, { id: TEMPLATE }, site)
  }
  const perSite = (performance.now() - start) / SITES
  // What is measured is a server at rest, not one that writes a thousand indexes.
  const articlesAt = new Date().toISOString()
  for (const { siteId, siteVersion } of await stores.search.states()) {
    await stores.search.saveState(siteId, {
      siteVersion,
      indexVersion: ANALYSIS_VERSION,
      articlesAt,
    })
  }
  await stores.close()
  return perSite
}

/** Takes branches off the template until it is as large as a small firm's site. */
async function prune(stores: Stores): Promise<void> {
  for (;;) {
    const tree = await stores.pages.tree(TEMPLATE, 'fr')
    const [branch] = tree
      .filter(({ level, rgt, lft }) => level === 1 && (rgt - lft + 1) / 2 <= tree.length - PAGES)
      .toSorted((a, b) => b.rgt - b.lft - (a.rgt - a.lft))
    if (branch === undefined) return
    await stores.pages.remove(TEMPLATE, branch.id)
  }
}

async function memoryAndSpeed(dataDir: string): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: dataDir, PAGE_CACHE_MB })
  try {
    await visit(server, [0])
    await settled()
    const [alone, cachedAlone] = [
      await residentMegabytes(server.pid),
      await pageCacheMegabytes(server),
    ]
    await visit(server, numbers(SITES))
    await settled()
    const [all, cachedAll] = [await residentMegabytes(server.pid), await pageCacheMegabytes(server)]
    // The engine itself goes on tidying its memory up for a while.
    await settled()
    const before = await cpuSeconds(server.pid)
    await wait(WATCHED * 1000)
    const idle = ((await cpuSeconds(server.pid)) - before) / WATCHED
    const one: Load[] = []
    const inTurn: Load[] = []
    // Lists of one length: making a thousand requests costs the generator, too, some of its time.
    const requests = numbers(SITES).map(homeOf)
    for (let round = 0; round < ROUNDS; round += 1) {
      one.push(await loadOf(server, { requests: requests.map(() => homeOf(1)) }))
      inTurn.push(await loadOf(server, { requests }))
    }
    const ofTurns = (key: 'perSecond' | 'perCpuSecond') => ({
      unit: 'req/s',
      value: median(inTurn.map((load) => load[key])),
      baseline: median(one.map((load) => load[key])),
    })
    return [
      figure({
        name: `mémoire d’un site visité une fois, de ${SITES}, sans ses pages gardées`,
        value: ((all - alone - (cachedAll - cachedAlone)) * 1024) / SITES,
        unit: 'Kio',
        target: atMost(KILOBYTES_A_SITE),
      }),
      figure({
        name: `mémoire d’un site visité une fois, pages gardées comprises`,
        value: ((all - alone) * 1024) / SITES,
        unit: 'Kio',
      }),
      figure({
        name: `processeur d’un serveur de ${SITES} sites que personne ne visite`,
        value: idle,
        unit: 'd’un processeur',
        target: atMost(IDLE),
      }),
      figure({
        name: `accueils de ${SITES} hôtes tour à tour / d’un seul hôte`,
        ...ofTurns('perSecond'),
        target: ratioAtLeast(IN_TURN),
      }),
      figure({
        name: `accueils de ${SITES} hôtes tour à tour : par seconde de processeur`,
        ...ofTurns('perCpuSecond'),
      }),
    ]
  } finally {
    await server.stop()
  }
}

/** The first page of a site that nobody asked for, and the same page again, both rendered anew. */
async function coldPages(dataDir: string): Promise<Figure[]> {
  const server = await uncachedServer(dataDir)
  try {
    // The program itself is warm and has done what a start brings: what is cold is the site.
    await settled()
    for (let round = 0; round < WARM_UP; round += 1) await visit(server, [0])
    const others = Math.min(WARM_UP, Math.floor(SITES / 2))
    await visit(server, numbers(others))
    const cold: number[] = []
    const warm: number[] = []
    for (const number of numbers(SITES).slice(others, others + COLD_SITES)) {
      cold.push(await timeOf(server, number))
      const again = []
      for (let round = 0; round < ROUNDS; round += 1) again.push(await timeOf(server, number))
      warm.push(median(again))
    }
    return [
      figure({
        name: 'première page d’un site froid / d’un site chaud, sans cache',
        value: median(cold),
        unit: 'ms',
        baseline: median(warm),
        target: ratioAtMost(COLD),
      }),
    ]
  } finally {
    await server.stop()
  }
}

async function timeOf(server: Started, number: number): Promise<number> {
  const start = performance.now()
  await visit(server, [number])
  return performance.now() - start
}

/** Asks for home pages one after the other. @throws when one is not there */
async function visit(server: Pick<Started, 'url'>, sitesToVisit: readonly number[]): Promise<void> {
  for (const number of sitesToVisit) await asked(server.url, hostOf(number))
}

/** One request under another host name, which `fetch` does not allow. */
export function asked(url: string, host: string): Promise<void> {
  return new Promise((done, reject) => {
    const request = get(`${url}/`, { agent: AGENT, headers: { host } }, (answer) => {
      answer.resume()
      answer.once('end', () =>
        answer.statusCode === 200
          ? done()
          : reject(new Error(`${host} a répondu ${answer.statusCode}.`)),
      )
    })
    request.once('error', reject)
  })
}

/** Megabytes of the pages that a server keeps, as it says itself. */
async function pageCacheMegabytes(server: Pick<Started, 'url'>): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(/^vitrine_page_cache_bytes(?:\{[^}]*\})? (\S+)$/m.exec(text)?.[1]) / 1024 ** 2
}

const AGENT = new Agent({ keepAlive: true, maxSockets: 1 })

const settled = (): Promise<void> => wait(SETTLED)

const wait = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds))
