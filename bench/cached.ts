import { startServer } from '../e2e/server-process.ts'
import { figure, median, ratioAtLeast, ratioAtMost, type Figure } from './figure.ts'
import { type Load, loadOf, ROUNDS } from './load.ts'
import { type Started, stopped } from './processes.ts'
import {
  bareServer,
  headerOf,
  mustAnswerAlike,
  recordedAnswer,
  withoutHeaders,
} from './recorded-answer.ts'

/** Ways of asking for the cached home page. */
const WAYS = [
  { name: 'en clair', headers: { 'accept-encoding': 'identity' }, status: 200 },
  { name: 'en brotli', headers: { 'accept-encoding': 'br' }, status: 200 },
] as const

const SPEED = 0.9
const PATIENCE = 1.5

/**
 * The cached home page against a bare `node:http` server that sends the same bytes and the same
 * headers, and against one without headers (issue « Production », « Speed »): plain, brotli, and the
 * 304 of a visitor who has it. All servers run through all rounds, each loaded in turn.
 */
export async function cached(dataDir: string): Promise<Figure[]> {
  const server = await startServer({ DATA_DIR: dataDir })
  try {
    const tagged = await recordedAnswer(server.url, { 'accept-encoding': 'br' })
    const known = {
      name: '304',
      headers: { 'accept-encoding': 'br', 'if-none-match': headerOf(tagged, 'etag') ?? '' },
      status: 304,
    }
    const figures: Figure[] = []
    for (const way of [...WAYS, known]) figures.push(...(await compared(server, way)))
    return figures
  } finally {
    await server.stop()
  }
}

interface Way {
  name: string
  headers: Record<string, string>
  status: number
}

async function compared(server: Started, { name, headers, status }: Way): Promise<Figure[]> {
  const answer = await recordedAnswer(server.url, headers)
  if (answer.status !== status) {
    throw new Error(`L’accueil ${name} a répondu ${answer.status}, pas ${status}.`)
  }
  await using held = new AsyncDisposableStack()
  const bare = held.adopt(await bareServer(answer), stopped)
  const plain = held.adopt(await bareServer(withoutHeaders(answer)), stopped)
  await mustAnswerAlike(server.url, bare.url, headers)
  const loads = { bare: [] as Load[], served: [] as Load[], plain: [] as Load[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    loads.bare.push(await loadOf(bare, { headers, status }))
    loads.served.push(await loadOf(server, { headers, status }))
    loads.plain.push(await loadOf(plain, { headers, status }))
  }
  const of = (list: readonly Load[], key: keyof Load) => median(list.map((load) => load[key]))
  const { served } = loads
  const rate = { value: of(served, 'perSecond'), unit: 'req/s' }
  return [
    figure({
      name: `accueil du cache, ${name} / node:http nu, mêmes en-têtes`,
      ...rate,
      baseline: of(loads.bare, 'perSecond'),
      target: ratioAtLeast(SPEED),
    }),
    figure({
      name: `accueil du cache, ${name} : p99`,
      value: of(served, 'p99'),
      unit: 'ms',
      baseline: of(loads.bare, 'p99'),
      target: ratioAtMost(PATIENCE),
    }),
    figure({
      name: `accueil du cache, ${name} / node:http nu sans en-têtes`,
      ...rate,
      baseline: of(loads.plain, 'perSecond'),
    }),
    figure({
      name: `accueil du cache, ${name} : par seconde de processeur`,
      value: of(served, 'perCpuSecond'),
      unit: 'req/s',
      baseline: of(loads.bare, 'perCpuSecond'),
    }),
    figure({
      name: `node:http nu, ${name} : processeur occupé (bien moins que 1 : le générateur limite)`,
      value: of(loads.bare, 'busy'),
      unit: '',
    }),
  ]
}
