import { z } from 'zod'
import { cpuSeconds, printedBy, residentMegabytes, type Started } from './processes.ts'
import { recordedAnswer } from './recorded-answer.ts'
import { type Counted, countedByWrk, wrkVersion } from './wrk.ts'

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
  /** The same of the generator. */
  generatorBusy: number
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

const toldByAutocannon = z.object({
  perSecond: z.number(),
  p99: z.number(),
  failed: z.number(),
  statuses: z.array(z.string()),
  busy: z.number(),
})

/** Every figure is the median of so many rounds, taken in turn with those of its baseline. */
export const ROUNDS = 3
/** Seconds of one measure; shorter ones (`BENCH_SECONDS`) only show that the bench works. */
export const SECONDS = Number(process.env['BENCH_SECONDS'] || 4)
const CONNECTIONS = 50
const WARM_UP = 1

const wrk = wrkVersion()

/** What makes the load: wrk where it is installed, else autocannon, which is slower than a kept page. */
export const GENERATOR = wrk ?? 'autocannon'

/** A generator whose processor is full, before a server whose own is not, measures itself. */
const FULL = 0.9
export const isLimitedByGenerator = ({ busy, generatorBusy }: Load): boolean =>
  generatorBusy >= FULL && busy < FULL

/**
 * Loads a server from a process of its own: 50 connections, a second to warm up, then 4 seconds (or
 * `BENCH_SECONDS`).
 * @throws when an answer fails, or has another status: a fast error is no speed
 */
export async function loadOf(server: Started, loading: Loading = {}): Promise<Load> {
  const { seconds = SECONDS, status = 200 } = loading
  await generated(server.url, loading, WARM_UP)
  const before = await cpuSeconds(server.pid)
  const counted = await generated(server.url, loading, seconds)
  const spent = (await cpuSeconds(server.pid)) - before
  const { perSecond, p99, failed } = counted
  const statuses = counted.statuses ?? [String(await statusOf(server.url, loading))]
  if (failed > 0 || statuses.join() !== String(status)) {
    const told = statuses.join(', ') || 'aucune réponse'
    throw new Error(`${server.url} devait répondre ${status} : ${failed} échecs, ${told}.`)
  }
  return {
    perSecond,
    p99,
    perCpuSecond: (perSecond * seconds) / spent,
    busy: spent / seconds,
    generatorBusy: counted.busy,
    memory: await residentMegabytes(server.pid),
  }
}

async function generated(
  url: string,
  { headers = {}, requests: paths = [], connections = CONNECTIONS }: Loading,
  seconds: number,
): Promise<Counted> {
  // Addresses in turn would be a script of wrk, which is slower than autocannon.
  if (wrk !== null && paths.length === 0) {
    return countedByWrk({ url, headers, connections, seconds })
  }
  const asked = JSON.stringify({ url, headers, paths, connections, seconds })
  return toldByAutocannon.parse(JSON.parse(await printedBy(['bench/load-process.ts', asked])))
}

/** wrk tells apart successes and failures alone: which success it is, is asked for once more. */
async function statusOf(url: string, { headers = {} }: Loading): Promise<number> {
  const answer = await recordedAnswer(url, headers)
  return answer.status
}
