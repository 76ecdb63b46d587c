import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer, type ServerProcess } from '../e2e/server-process.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { asked } from './sites.ts'
import { atMost, figure, type Figure, median } from './figure.ts'

/** Firms whose index is to be made; fewer (`BENCH_SITES`) only show that the bench works. */
const SITES = Number(process.env['BENCH_SITES'] || 500)

/** Milliseconds for which the loop may be held, 99 times of 100. */
const LAG = 50

/** Milliseconds until the program itself is warm. */
const WARM_UP = 5000

/** Milliseconds of one measure; the server tells of the time since it was last asked. */
const MEASURE = 10_000
const MEASURES = 6

/** Milliseconds for which the first visit of a site may leave its search without an index. */
const PATIENCE = 60_000

/**
 * A server that has just got many firms, each a copy of the demo as `vitrine site create` makes it, and makes
 * their indexes: how long its loop is held meanwhile, in its own figures, and whether a firm that somebody visits
 * comes before the others.
 * @param dataDir a data folder that holds the demo site
 */
export async function indexing(dataDir: string): Promise<Figure[]> {
  const db = await openDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  const stores = createStores(db)
  try {
    await seeded(stores)
    const server = await startServer({ DATA_DIR: dataDir })
    try {
      return await measured(server, stores)
    } finally {
      await server.stop()
    }
  } finally {
    await stores.close()
  }
}

const hostOf = (number: number): string => `cabinet-${number}.test`

/** The rows that `vitrine site create --articles` writes; their media are the demo's. */
async function seeded({ sites, siteLifecycle }: Stores): Promise<void> {
  for (let number = 1; number <= SITES; number += 1) {
    const wish = { name: `Cabinet ${number}`, email: 'contact@exemple.test', withArticles: true }
    const templateVersion = await sites.version(1)
    const copied = { ...wish, hosts: [hostOf(number)], templateVersion, leftMedia: [] }
    await siteLifecycle.copy(1, copied, async () => {})
  }
}

/** Sites without an index. */
const without = async ({ search }: Stores): Promise<ReadonlySet<number>> =>
  new Set((await search.states()).flatMap(({ siteId, indexed }) => (indexed ? [] : [siteId])))

async function measured(server: ServerProcess, stores: Stores): Promise<Figure[]> {
  await wait(WARM_UP)
  await lagOf(server)
  const before = (await without(stores)).size
  const lags: number[] = []
  const longest: number[] = []
  for (let measure = 0; measure < MEASURES; measure += 1) {
    await wait(MEASURE)
    const { p99, max } = await lagOf(server)
    lags.push(p99)
    longest.push(max)
  }
  const left = (await without(stores)).size
  const seconds = (MEASURE * MEASURES) / 1000
  return [
    figure({
      name: `boucle retenue pendant l’indexation de ${SITES} sites : p99, le plus mauvais de ${MEASURES}`,
      value: Math.max(...lags),
      unit: 'ms',
      target: atMost(LAG),
    }),
    figure({
      name: 'boucle retenue pendant l’indexation : le plus long, médiane',
      value: median(longest),
      unit: 'ms',
    }),
    figure({
      name: 'sites indexés par minute, un processeur partagé avec le serveur',
      value: ((before - left) * 60) / seconds,
      unit: 'sites',
    }),
    ...(left < 2 ? [] : [await visited(server, stores)]),
  ]
}

/** Of the sites that are left, the last one is visited. */
async function visited(server: ServerProcess, stores: Stores): Promise<Figure> {
  const waiting = await without(stores)
  const siteId = Math.max(...waiting)
  const site = await stores.sites.find(siteId)
  const begun = performance.now()
  await asked(server.url, site?.hosts[0] ?? '')
  while ((await without(stores)).has(siteId) && performance.now() - begun < PATIENCE) await wait(50)
  return figure({
    name: `index du dernier de ${waiting.size} sites, à sa première visite`,
    value: (performance.now() - begun) / 1000,
    unit: 's',
  })
}

/** Milliseconds for which the loop was held since the server was last asked. */
async function lagOf({ url }: ServerProcess): Promise<{ p99: number; max: number }> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const milliseconds = (name: string): number =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(text)?.[1]) * 1000
  return { p99: milliseconds('p99'), max: milliseconds('max') }
}
