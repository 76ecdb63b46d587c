import { createHistogram } from 'node:perf_hooks'
import autocannon from 'autocannon'
import { z } from 'zod'

/**
 * The generator, in a process of its own so that it takes nothing from who measures: asks as the JSON
 * of its one argument says (`Asked`), and prints what it counted as JSON (`Counted`).
 */
const asked = z
  .object({
    url: z.url(),
    headers: z.record(z.string(), z.string()),
    connections: z.number(),
    seconds: z.number(),
    paths: z.array(z.object({ path: z.string(), headers: z.record(z.string(), z.string()) })),
  })
  .parse(JSON.parse(process.argv[2] ?? '{}'))

/** Times are noted in microseconds. */
const A_MILLISECOND = 1000
const times = createHistogram()
const before = process.cpuUsage()
const { url, headers, connections, seconds, paths } = asked
const instance = autocannon(
  { url, headers, connections, duration: seconds, ...(paths.length > 0 && { requests: paths }) },
  (cause, result) => {
    if (cause) throw cause
    const { requests, duration, errors, timeouts, statusCodeStats } = result
    const { user, system } = process.cpuUsage(before)
    const counted = {
      perSecond: requests.total / duration,
      p99: times.percentile(99) / A_MILLISECOND,
      failed: errors + timeouts,
      statuses: Object.keys(statusCodeStats ?? {}),
      busy: (user + system) / 1e6 / duration,
    }
    process.stdout.write(JSON.stringify(counted))
  },
)
// Its own percentiles are whole milliseconds, of which a fast answer takes a few.
instance.on('response', (_client, _status, _bytes, milliseconds) => {
  times.record(Math.max(1, Math.round(milliseconds * A_MILLISECOND)))
})
