import type { Tinypool } from 'tinypool'
import { QueueFull, createSemaphore } from '../http/semaphore.ts'

/** What a thread was given could not be done; a route that lets it pass answers 503. */
export class WorkFailed extends Error {
  override name = 'WorkFailed'
  readonly statusCode = 503
  /** `late`: it took too long; `crashed`: it ended its thread, by its memory for one; `closed`: the server ends. */
  readonly reason: 'late' | 'crashed' | 'closed'

  constructor(reason: WorkFailed['reason'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}

/** Threads for work that would hold the event loop (docs/decisions/023). */
export interface WorkerPool {
  /**
   * Runs a function that the entry exports. What goes in and comes out is copied, as `structuredClone`
   * does it.
   * @throws {QueueFull} at once, when too much waits
   * @throws {WorkFailed} when it took too long, fell over, or the pool is closed
   * @throws the signal's reason once that is aborted
   */
  run(name: string, input: unknown, options: WorkOptions): Promise<unknown>
  /** Ends what is under way, and every thread. */
  close(): Promise<void>
}

/** What one piece of work may cost. */
export interface WorkOptions {
  /** Bytes of its input, for the sum of all that waits and runs. */
  bytes: number
  /** Seconds that it may run; then its thread is ended. */
  seconds: number
  signal?: AbortSignal
}

interface PoolOptions {
  /** Module whose exports are the work. */
  entry: URL
  threads: number
  /** Pieces of work that may wait. */
  waiting: number
  /** Bytes of all inputs together, of what waits and what runs. */
  maxBytes: number
  /** Milliseconds after which a thread without work is ended. */
  idle: number
  /** Megabytes of the heap of one thread. */
  heapMb: number
  /** Those for what is new in it; the engine's own measure unless said. */
  youngHeapMb?: number
}

/**
 * A pool whose threads begin with the first work, and end once there is none. The library runs and ends
 * threads; what waits stands here, since a thread that it ends leaves its own queue where it stands.
 */
export function createWorkerPool(options: PoolOptions): WorkerPool {
  const { threads, maxBytes } = options
  const inTurn = createSemaphore({ running: threads, waiting: options.waiting })
  const underWay = new Set<AbortController>()
  let bytesHeld = 0
  let isClosed = false
  let pool: Promise<Tinypool> | null = null

  const abortAll = (reason: WorkFailed): void => underWay.forEach((work) => work.abort(reason))

  async function runNow(name: string, input: unknown, { seconds, signal }: WorkOptions) {
    if (isClosed) throw closed()
    signal?.throwIfAborted()
    const ending = new AbortController()
    const end = () => ending.abort(signal?.reason)
    const timer = setTimeout(() => ending.abort(late(seconds)), seconds * 1000)
    signal?.addEventListener('abort', end, { once: true })
    underWay.add(ending)
    try {
      pool ??= started(options, (cause) => abortAll(crashed(cause)))
      const threadPool = await pool
      ending.signal.throwIfAborted()
      return await threadPool.run(input, { name, signal: ending.signal })
    } catch (cause) {
      throw ending.signal.aborted ? ending.signal.reason : crashed(cause)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      underWay.delete(ending)
    }
  }

  return {
    async run(name, input, work) {
      if (bytesHeld + work.bytes > maxBytes)
        throw new QueueFull('Trop d’octets attendent leur tour.')
      bytesHeld += work.bytes
      try {
        return await inTurn(() => runNow(name, input, work))
      } finally {
        bytesHeld -= work.bytes
      }
    },
    async close() {
      isClosed = true
      abortAll(closed())
      await (await pool)?.destroy()
    },
  }
}

/** The library is loaded with the first work. A thread that falls over without work, at its start for one, tells. */
async function started(
  { entry, threads, idle, heapMb, youngHeapMb }: PoolOptions,
  fellOver: (cause: unknown) => void,
): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool')
  const pool = new Tinypool({
    filename: entry.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    // Those of the process may be for its own program alone.
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: heapMb,
      ...(youngHeapMb === undefined ? {} : { maxYoungGenerationSizeMb: youngHeapMb }),
    },
  })
  pool.on('error', fellOver)
  return pool
}

const late = (seconds: number) =>
  new WorkFailed('late', `Ce travail a demandé plus de ${seconds} s : il a été interrompu.`)

const crashed = (cause?: unknown) =>
  new WorkFailed('crashed', 'Ce travail a fait tomber ce qui l’exécutait.', { cause })

const closed = () => new WorkFailed('closed', 'Le serveur s’arrête : ce travail n’est pas fait.')
