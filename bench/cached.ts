import { startServer } from '../e2e/server-process.ts'
import { figure, atMost, median, ratioAtLeast, ratioAtMost, type Figure } from './figure.ts'
import { isLimitedByGenerator, type Load, loadOf, SECONDS } from './load.ts'
import { printedBy, type Started, stopped } from './processes.ts'
import { bareServer, headerOf, mustAnswerAlike, recordedAnswer } from './recorded-answer.ts'

/** A way of asking for the cached home page. */
interface Way {
  name: string
  headers: Record<string, string>
  status: number
}

/** What nginx and Caddy say of a visitor to a server that believes them. */
const PROXIED = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-host': 'www.cabinet.test',
  'x-forwarded-proto': 'https',
}

const ROUNDS = 9
/** Seconds of one measure: short, so that what else the machine does meets both. */
const SHORT = Math.min(2, SECONDS)

const SPEED = 0.85
const PATIENCE = 1.5

/** Milliseconds. */
const PATIENCE_TO_SHRINK = 10_000

/**
 * The cached home page against a bare `node:http` server that sends the same bytes and the same
 * headers: plain, brotli, the 304 of a visitor who has it, and brotli behind a believed proxy. All
 * servers run through all rounds, each loaded in turn.
 */
export async function cached(dataDir: string): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: '1' })
  try {
    const figures: Figure[] = []
    for (const way of await ways(server)) figures.push(...(await compared(server, way)))
    return [...figures, await keptTick()]
  } finally {
    await server.stop()
  }
}

async function ways({ url }: Started): Promise<Way[]> {
  const brotli = { 'accept-encoding': 'br' }
  const etag = await denseEtag(url, brotli)
  const proxied = { ...brotli, ...PROXIED }
  // The first under a host's name is not answered by what is kept.
  await recordedAnswer(url, proxied)
  return [
    { name: 'en clair', headers: { 'accept-encoding': 'identity' }, status: 200 },
    { name: 'en brotli', headers: brotli, status: 200 },
    { name: '304', headers: { ...brotli, 'if-none-match': etag }, status: 304 },
    { name: 'en brotli derrière un proxy', headers: proxied, status: 200 },
  ]
}

/** Asks until the page is as small as it becomes. @returns its ETag then */
async function denseEtag(url: string, headers: Record<string, string>): Promise<string> {
  const end = performance.now() + PATIENCE_TO_SHRINK
  while (performance.now() < end) {
    const etag = headerOf(await recordedAnswer(url, headers), 'etag') ?? ''
    if (etag.endsWith('-11"')) return etag
  }
  throw new Error('L’accueil n’est pas devenu plus petit.')
}

async function compared(server: Started, { name, headers, status }: Way): Promise<Figure[]> {
  const answer = await recordedAnswer(server.url, headers)
  if (answer.status !== status) {
    throw new Error(`L’accueil ${name} a répondu ${answer.status}, pas ${status}.`)
  }
  await using held = new AsyncDisposableStack()
  const bare = held.adopt(await bareServer(answer), stopped)
  await mustAnswerAlike(server.url, bare.url, headers)
  const loads = { bare: [] as Load[], served: [] as Load[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.bare.push(await loadOf(bare, { headers, status, seconds: SHORT }))
    loads.served.push(await loadOf(server, { headers, status, seconds: SHORT }))
  }
  const compare = (key: keyof Load) => ({
    value: median(loads.served.map((load) => load[key])),
    baseline: median(loads.bare.map((load) => load[key])),
  })
  const limited = [...loads.served, ...loads.bare].filter(isLimitedByGenerator).length
  return [
    figure({
      name: `accueil du cache, ${name} / node:http nu, mêmes en-têtes`,
      unit: 'req/s',
      ...compare('perSecond'),
      target: ratioAtLeast(SPEED),
    }),
    figure({
      name: `accueil du cache, ${name} : p99`,
      unit: 'ms',
      ...compare('p99'),
      target: ratioAtMost(PATIENCE),
    }),
    figure({
      name: `accueil du cache, ${name} : par seconde de processeur`,
      unit: 'req/s',
      ...compare('perCpuSecond'),
    }),
    figure({
      name: `accueil du cache, ${name} : mesures où c’est le générateur qui limite, de ${2 * ROUNDS}`,
      value: limited,
      unit: '',
      target: atMost(Math.floor(ROUNDS / 2)),
    }),
  ]
}

/** Below this share of what it costs without, a kept shape of ticks is worth its file. */
const WORTH = 0.7

/** Whether V8 still needs `src/app/server/keep-tick-shape.ts`: missed, it goes. */
async function keptTick(): Promise<Figure> {
  const costs = { lost: [] as number[], kept: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    costs.lost.push(Number(await printedBy(['bench/tick-process.ts'])))
    costs.kept.push(Number(await printedBy(['bench/tick-process.ts', 'kept'])))
  }
  return figure({
    name: 'process.nextTick après une collecte, forme gardée / perdue (manqué : keep-tick-shape.ts ne sert plus)',
    value: median(costs.kept),
    unit: 'µs',
    baseline: median(costs.lost),
    target: ratioAtMost(WORTH),
  })
}
