import { performance } from 'node:perf_hooks'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Milliseconds between two looks. */
const EVERY = 3000

/** A process that worked less than this part of the time since the last look has nothing to do. */
const IDLE = 0.05

/** Bytes by which heap and what hangs on it must have grown: a few dozen visits leave less behind. */
const GROWN = 16 * 1024 ** 2

/** What the look needs of the process. */
interface ProcessMemory {
  /** Part of the time since the last call in which the event loop worked, 0 to 1. */
  utilization(): number
  /** Bytes of the heap, and those that hang on it outside: bodies, cached pages. */
  bytes(): number
  collect(): void
}

/**
 * One look at the process: when it has nothing to do, and has grown since the last time, its garbage is
 * collected. The engine itself would wait until it needs more, and so a server would keep for good what a rush
 * of visitors took for a moment: 200 uploads that were given up left 51 MB ten seconds later, of which 32 are
 * allowed (`npm run bench -- uploads`).
 */
export function idleLook({ utilization, bytes, collect }: ProcessMemory): () => void {
  let after = 0
  return () => {
    if (utilization() >= IDLE || bytes() - after < GROWN) return
    collect()
    after = bytes()
  }
}

/** Looks every three seconds, and keeps no process alive. */
export function keepIdleMemoryLow(): void {
  const look = idleLook({
    utilization: loopUtilization(),
    bytes: occupied,
    collect: collectGarbage,
  })
  setInterval(look, EVERY).unref()
}

function occupied(): number {
  const { total_heap_size, external_memory } = getHeapStatistics()
  return total_heap_size + external_memory
}

function loopUtilization(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}

let engineCollect: (() => unknown) | undefined

/**
 * Collects the engine's garbage now, and buffers that hang on it. Some fifty milliseconds: for a process that has
 * nothing to do.
 */
export function collectGarbage(): void {
  engineCollect ??= engineCollector()
  engineCollect()
}

/** Where the engine lets itself be asked. */
function engineCollector(): () => unknown {
  setFlagsFromString('--expose-gc')
  const asked: unknown = runInNewContext('gc')
  return typeof asked === 'function' ? () => asked() : () => {}
}
