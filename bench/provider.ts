import autocannon from 'autocannon'
import { startServer } from '../e2e/server-process.ts'
import { startHostileProvider } from '../tests/hostile-provider.ts'
import { atMost, figure, median, ratioAtMost, type Figure } from './figure.ts'
import { ROUNDS } from './load.ts'

/** 10,000 page views a minute for each half of the measure, in rounds taken in turn. */
const VIEWS = 3334
const A_SECOND = 167
/** Views before the first measure: the first ones fetch, and compile the code. */
const WARM_UP = 1500
const CONNECTIONS = 20
const LATENCY = 300
/** Most that a stalled provider may cost the 99th percentile. */
const PATIENCE = 1.2

const PAGES = ['/', '/vos-actualites/infos-pratiques/fil-dactualites']

/** What one half of the measure gave; times are medians of the rounds. */
interface Views {
  p50: number
  p99: number
  failed: number
  /** Calls that reached the provider, in all rounds. */
  upstream: number
  /** Most calls for one and the same question in one round. */
  mostOfOne: number
}

/** The figures of page views over a healthy and a stalled provider. */
export async function provider(dataDir: string): Promise<Figure[]> {
  const { healthy, stalled } = await providerViews(dataDir)
  return [
    figure({
      name: 'fournisseur muet / sain : p99 d’une page vue',
      value: stalled.p99,
      unit: 'ms',
      baseline: healthy.p99,
      target: ratioAtMost(PATIENCE),
    }),
    ...Object.entries({ sain: healthy, muet: stalled }).flatMap(([name, views]) => [
      figure({ name: `fournisseur ${name} : médiane`, value: views.p50, unit: 'ms' }),
      figure({
        name: `fournisseur ${name} : pages en échec`,
        value: views.failed,
        unit: '',
        target: atMost(0),
      }),
      figure({ name: `fournisseur ${name} : appels`, value: views.upstream, unit: '' }),
      figure({
        name: `fournisseur ${name} : appels d’une même question dans un tour`,
        value: views.mostOfOne,
        unit: '',
        ...(name === 'sain' && { target: atMost(1) }),
      }),
    ]),
  ]
}

/**
 * Page views over an HTTP provider that answers in 300 ms: with it healthy, then with it stalled and
 * everything that was kept grown stale, since the clock goes on an hour before each round.
 */
async function providerViews(dataDir: string): Promise<{ healthy: Views; stalled: Views }> {
  const supplier = await startHostileProvider()
  supplier.latency = LATENCY
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      PROVIDER: 'http',
      PROVIDER_URL: supplier.url,
      PROVIDER_MEDIA_URL: supplier.mediaUrl,
      PROVIDER_ALLOW_PRIVATE: '1',
      LOG_LEVEL: 'fatal',
    },
    ['--import', './bench/later-clock.ts'],
  )
  const load = (amount: number) =>
    autocannon({
      url: server.url,
      requests: PAGES.map((path) => ({ path })),
      connections: CONNECTIONS,
      overallRate: A_SECOND,
      amount,
    })
  const round = async (mode: 'healthy' | 'stall'): Promise<Views> => {
    supplier.become(mode)
    process.kill(server.pid, 'SIGUSR2')
    const since = supplier.seen().length
    const result = await load(VIEWS)
    const asked = supplier.seen().slice(since)
    const byQuestion = Map.groupBy(asked, ({ url }) => url)
    return {
      p50: result.latency.p50,
      p99: result.latency.p99,
      failed: result.non2xx + result.errors + result.timeouts,
      upstream: asked.length,
      mostOfOne: Math.max(0, ...[...byQuestion.values()].map((calls) => calls.length)),
    }
  }
  try {
    await load(WARM_UP)
    const healthy: Views[] = []
    const stalled: Views[] = []
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      healthy.push(await round('healthy'))
      stalled.push(await round('stall'))
    }
    return { healthy: together(healthy), stalled: together(stalled) }
  } finally {
    await server.stop()
    await supplier.close()
  }
}

function together(rounds: readonly Views[]): Views {
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    failed: sum(rounds.map(({ failed }) => failed)),
    upstream: sum(rounds.map(({ upstream }) => upstream)),
    mostOfOne: Math.max(...rounds.map(({ mostOfOne }) => mostOfOne)),
  }
}
