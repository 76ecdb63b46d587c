import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpuSeconds } from './processes.ts'

/** What a generator counted. */
export interface Counted {
  perSecond: number
  /** Milliseconds. */
  p99: number
  failed: number
  /** `null`: successes, of which kind the generator doesn't tell. */
  statuses: string[] | null
  /** Share of one processor that the generator used. */
  busy: number
}

interface Asked {
  url: string
  headers: Readonly<Record<string, string>>
  connections: number
  seconds: number
}

/** « wrk 4.1.0 » where it is installed: it takes half of the processor that autocannon takes, or less. */
export const wrkVersion = (): string | null => {
  const { stdout } = spawnSync('wrk', ['-v'], { encoding: 'utf8' })
  const version = /^wrk (?:[a-z]+\/)?(\d[\d.]*)/.exec(stdout ?? '')?.[1]
  return version === undefined ? null : `wrk ${version}`
}

/** Of an answer: a peer that is slow has not failed. */
const PATIENCE = '20s'

/** Milliseconds between two looks at the generator's own processor time. */
const LOOK = 50

/** Loads an address by wrk, on one thread. @throws when it can't be run, or prints something else */
export async function countedByWrk({
  url,
  headers,
  connections,
  seconds,
}: Asked): Promise<Counted> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', PATIENCE]
  const child = spawn('wrk', [...size, ...named, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  let spent = 0
  const ended = once(child, 'close')
  // A process that is gone has no account any more: the last one counts.
  const look = setInterval(() => {
    void cpuSeconds(child.pid ?? 0).then((now) => (spent = now > spent ? now : spent))
  }, LOOK)
  await ended.finally(() => clearInterval(look))
  return { ...readWrk(printed), busy: spent / seconds }
}

const UNITS: Readonly<Record<string, number>> = { us: 1e-3, ms: 1, s: 1e3, m: 6e4 }

/** What wrk printed, read. Of statuses it tells those alone that are no success. @throws */
export function readWrk(printed: string): Omit<Counted, 'busy'> {
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(printed)?.[1])
  const [, late, unit = ''] = /^\s+99%\s+([\d.]+)(us|ms|s|m)$/m.exec(printed) ?? []
  if (Number.isNaN(perSecond)) throw new Error(`wrk a répondu :\n${printed}`)
  const socketErrors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    printed,
  )
  const lost = (socketErrors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0)
  return {
    perSecond,
    p99: Number(late) * (UNITS[unit] ?? Number.NaN),
    failed: lost + refused,
    statuses: null,
  }
}
