import { performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import { collectGarbage, giveMemoryBack } from '#base/platform/collect-garbage.ts'

/** Milliseconds between two looks. */
const EVERY = 3000

/** A process that worked less than this part of the time since the last look has nothing to do. */
const IDLE = 0.05

/**
 * Bytes by which the heap must have grown. What visits leave behind is less, and for them it would
 * not be worth it: the engine also forgets what it knew of the code, so that the first pages after it
 * take three to six times as long.
 */
const GROWN = 32 * 1024 ** 2

/** Bytes by which what hangs on the heap must have grown: nothing that is small outside makes it collect. */
const GROWN_OUTSIDE = 8 * 1024 ** 2

/** What the look needs of the process. */
interface ProcessMemory {
  /** Part of the time since the last call in which the event loop worked, 0 to 1. */
  utilization(): number
  /** Bytes that the heap occupies. */
  heapBytes(): number
  /** Bytes that hang on the heap outside of it: bodies, kept pages. */
  outsideBytes(): number
  /** Collects what can be, and returns it to the system. */
  giveBack(): void
  /** Collects, and forgets nothing that the engine knows of the code. */
  collect(): void
}

/**
 * One look at the process: when it has nothing to do, and its heap has grown since the last time, the
 * memory goes back to the system. The engine itself would wait until it needs more, and so a server
 * would keep for good what its start, an import or a rush of visitors took for a moment.
 */
export function idleLook({
  utilization,
  heapBytes,
  outsideBytes,
  giveBack,
  collect,
}: ProcessMemory): () => void {
  let after = 0
  let outsideAfter = 0
  return () => {
    if (utilization() >= IDLE) return
    if (heapBytes() - after >= GROWN) {
      giveBack()
      after = heapBytes()
    } else if (outsideBytes() - outsideAfter >= GROWN_OUTSIDE) collect()
    else return
    outsideAfter = outsideBytes()
  }
}

/** Looks every three seconds, and keeps no process alive. */
export function keepIdleMemoryLow(): void {
  const look = idleLook({
    utilization: loopUtilization(),
    heapBytes,
    outsideBytes: () => getHeapStatistics().external_memory,
    giveBack: giveMemoryBack,
    collect: collectGarbage,
  })
  setInterval(look, EVERY).unref()
}

const heapBytes = (): number => getHeapStatistics().total_heap_size

function loopUtilization(): () => number {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    return utilization
  }
}
