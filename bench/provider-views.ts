import autocannon from 'autocannon'
import { startServer } from '../e2e/server-process.ts'
import { startHostileProvider } from '../tests/hostile-provider.ts'

/** Page views of one half of the measure, and how many a second: 10,000 in a minute. */
const VIEWS = 10_000
const A_SECOND = 167
const CONNECTIONS = 20
const LATENCY = 300

const PAGES = ['/', '/vos-actualites/infos-pratiques/fil-dactualites']

/** What one half of the measure gave. */
interface Views {
  p50: number
  p99: number
  failed: number
  /** Calls that reached the provider. */
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
  const views = async (): Promise<Views> => {
    const before = provider.seen().length
    const result = await autocannon({
      url: server.url,
      requests: PAGES.map((path) => ({ path })),
      connections: CONNECTIONS,
      overallRate: A_SECOND,
      amount: VIEWS,
    })
    const asked = provider.seen().slice(before)
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
    for (const path of PAGES) await fetch(server.url + path)
    const healthy = await views()
    provider.become('stall')
    process.kill(server.pid, 'SIGUSR2')
    const stalled = await views()
    return { healthy, stalled }
  } finally {
    await server.stop()
    await provider.close()
  }
}
