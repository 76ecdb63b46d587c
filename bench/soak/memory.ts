import { residentMegabytes } from '../processes.ts'

/** One look at the memory of a process. */
export interface Sample {
  /** Seconds since the process started. */
  at: number
  /** MB. */
  memory: number
}

/** How the memory of one process went, once it was warm. */
export interface MemoryTrend {
  /** MB, of all samples. */
  most: number
  /** MB that the fitted line rises over what was looked at; `null` when that was too short to tell. */
  growth: number | null
  /** MB that it may rise. */
  allowed: number
}

/** Share of a process's life, and seconds at most, in which it warms up. */
const WARM_UP = { share: 0.4, most: 120 }
/** Seconds of which the least sample counts: what the collector has not yet taken is no leak. */
const WINDOW = 10
/** Fewer points than this make no line. */
const POINTS = 8
/** A flat line may rise by this share of what is held. */
const FLAT = 0.1

/** Looks at a process each second until it ends or is told to stop. */
export function watchMemory(pid: number): { stop(): Sample[] } {
  const start = performance.now()
  const samples: Sample[] = []
  const timer = setInterval(() => {
    const at = (performance.now() - start) / 1000
    void residentMegabytes(pid).then((memory) => {
      if (!Number.isNaN(memory)) samples.push({ at, memory })
    })
  }, 1000)
  return {
    stop() {
      clearInterval(timer)
      return samples
    },
  }
}

/** A straight line through the least memory of each ten seconds, without the first ones. */
export function memoryTrend(samples: readonly Sample[]): MemoryTrend {
  const most = Math.max(0, ...samples.map(({ memory }) => memory))
  const last = samples.at(-1)?.at ?? 0
  const warm = samples.filter(({ at }) => at >= Math.min(WARM_UP.most, last * WARM_UP.share))
  const windows = Map.groupBy(warm, ({ at }) => Math.floor(at / WINDOW))
  const points = [...windows].map(([window, inside]) => ({
    at: window * WINDOW,
    memory: Math.min(...inside.map(({ memory }) => memory)),
  }))
  const allowed = most * FLAT
  if (points.length < POINTS) return { most, growth: null, allowed }
  const span = (points.at(-1)?.at ?? 0) - (points[0]?.at ?? 0)
  return { most, growth: slope(points) * span, allowed }
}

/** MB a second, by least squares. */
function slope(points: readonly Sample[]): number {
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const [at, memory] = [mean(points.map((one) => one.at)), mean(points.map((one) => one.memory))]
  const above = points.reduce((sum, one) => sum + (one.at - at) * (one.memory - memory), 0)
  const below = points.reduce((sum, one) => sum + (one.at - at) ** 2, 0)
  return above / below
}
