import autocannon from 'autocannon'
import { startServer } from '../e2e/server-process.ts'
import { startHostileProvider } from '../tests/hostile-provider.ts'

/** Page views of one half of the measure, and how many a second: 10,000 in a minute. */
const VIEWS = 10_000
const A_SECOND = 167
/** Views before the first measure: the first ones fetch, and compile the code. */
const WARM_UP = 1500
const CONNECTIONS = 20
const LATENCY = 300

const PAGES = ['/', '/vos-actualites/infos-pratiques/fil-dactualites']

/** What one half of the measure gave. */
interface Views {
  p50: number
  p99: number
  failed: number
  /** Calls that reached the provider: for the healthy one, since the server started. */
  upstream: number
  /** Most calls for one and the same question. */
  mostOfOne: number
}

/**
 * Page views over an HTTP provider that answers in 300 ms: with it healthy, then with it stalled and
 * everything that was kept grown stale (issue 4, « Speed »).
 */
export async function providerViews(dataDir: string): Promise<{ healthy: Views; stalled: Views }> {
  const provider = await startHostileProvider()
  provider.latency = LATENCY
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      PROVIDER: 'http',
      PROVIDER_URL: provider.url,
      PROVIDER_MEDIA_URL: provider.mediaUrl,
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
  const views = async (since: number): Promise<Views> => {
    const result = await load(VIEWS)
    const asked = provider.seen().slice(since)
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
    const healthy = await views(0)
    const since = provider.seen().length
    provider.become('stall')
    process.kill(server.pid, 'SIGUSR2')
    const stalled = await views(since)
    return { healthy, stalled }
  } finally {
    await server.stop()
    await provider.close()
  }
}
