import { z } from 'zod'
import { cpuSeconds, printedBy, residentMegabytes, type Started } from './processes.ts'

/** What a server did under load. */
export interface Load {
  /** Answers a second. */
  perSecond: number
  /** Milliseconds, to the microsecond. */
  p99: number
  /** Answers for each second of the server's own processor time, which the generator can't limit. */
  perCpuSecond: number
  /** Share of one processor that the server used: below 1 it waited for the generator. */
  busy: number
  /** Resident memory at the end, MB. */
  memory: number
}

export interface Request {
  path: string
  headers: Record<string, string>
}

interface Loading {
  headers?: Record<string, string>
  /** Asked for in turn; the home page unless given. */
  requests?: Request[]
  seconds?: number
  connections?: number
  /** Status that every answer must have. */
  status?: number
}

const counted = z.object({
  perSecond: z.number(),
  p99: z.number(),
  failed: z.number(),
  statuses: z.array(z.string()),
})

/** Every figure is the median of so many rounds, taken in turn with those of its baseline. */
export const ROUNDS = 3
/** Seconds of one measure; shorter ones (`BENCH_SECONDS`) only show that the bench works. */
export const SECONDS = Number(process.env['BENCH_SECONDS'] || 4)
const CONNECTIONS = 50
const WARM_UP = 1

/**
 * Loads a server from a process of its own: 50 connections, a second to warm up, then 4 seconds (or
 * `BENCH_SECONDS`).
 * @throws when an answer fails, or has another status: a fast error is no speed
 */
export async function loadOf(server: Started, loading: Loading = {}): Promise<Load> {
  const { seconds = SECONDS, status = 200 } = loading
  await generated(server.url, loading, WARM_UP)
  const before = await cpuSeconds(server.pid)
  const { perSecond, p99, failed, statuses } = await generated(server.url, loading, seconds)
  const spent = (await cpuSeconds(server.pid)) - before
  if (failed > 0 || statuses.join() !== String(status)) {
    const told = statuses.join(', ') || 'aucune réponse'
    throw new Error(`${server.url} devait répondre ${status} : ${failed} échecs, ${told}.`)
  }
  return {
    perSecond,
    p99,
    perCpuSecond: (perSecond * seconds) / spent,
    busy: spent / seconds,
    memory: await residentMegabytes(server.pid),
  }
}

async function generated(url: string, loading: Loading, seconds: number) {
  const { headers = {}, requests: paths = [], connections = CONNECTIONS } = loading
  const asked = JSON.stringify({ url, headers, paths, connections, seconds })
  return counted.parse(JSON.parse(await printedBy(['bench/load-process.ts', asked])))
}
