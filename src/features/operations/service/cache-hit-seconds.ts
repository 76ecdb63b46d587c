import { Histogram, type HistogramConfiguration, type Registry } from 'prom-client'

/** Seconds: from a kept page to a page that waits for its provider and beyond. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10]

/** Answers out of the page cache and their time: plain numbers in their places, nothing made for a hit. */
export interface CacheHitSeconds {
  add(status: 200 | 304, seconds: number): void
  /** Answers since this was asked last. */
  newOf(status: 200 | 304): number
  /** Answers that took so many seconds at most. */
  within(bound: number): number
  /** Seconds of all. */
  sum(): number
}

export function cacheHitSeconds(): CacheHitSeconds {
  const counts = new Float64Array(BUCKETS.length + 1)
  const total = new Float64Array(1)
  const fresh = { 200: 0, 304: 0 }
  return {
    add(status, seconds) {
      let place = 0
      while (seconds > (BUCKETS[place] ?? Infinity)) place += 1
      counts[place] = (counts[place] ?? 0) + 1
      total[0] = (total[0] ?? 0) + seconds
      fresh[status] += 1
    },
    newOf(status) {
      const count = fresh[status]
      fresh[status] = 0
      return count
    },
    within: (bound) =>
      counts
        .filter((_count, place) => (BUCKETS[place] ?? Infinity) <= bound)
        .reduce((all, count) => all + count, 0),
    sum: () => total[0] ?? 0,
  }
}

/**
 * The time of requests, with the pages of the cache among the others: what visitors see. To observe hits
 * one by one would cost as much as to answer them; they join when the figures are read.
 * @returns where the others are observed
 */
export function requestSeconds(registry: Registry, hits: CacheHitSeconds): Histogram<'route'> {
  const config: HistogramConfiguration<'route'> = {
    name: 'vitrine_http_request_seconds',
    help: 'Time from a request to the end of its answer.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers: [],
  }
  const others = new Histogram(config)
  others.zero({ route: 'page' })
  registry.registerMetric(new WithHits(config, others, hits))
  return others
}

class WithHits extends Histogram<'route'> {
  readonly #others: Histogram<'route'>
  readonly #hits: CacheHitSeconds

  constructor(
    config: HistogramConfiguration<'route'>,
    others: Histogram<'route'>,
    hits: CacheHitSeconds,
  ) {
    super(config)
    this.#others = others
    this.#hits = hits
  }

  override async get() {
    const read = await this.#others.get()
    for (const value of read.values) {
      if (value.labels.route === 'page') value.value += this.#hitsIn(value)
    }
    return read
  }

  /** What a registry asks in place of `get` when it writes its text. */
  getForPromString() {
    return this.get()
  }

  #hitsIn({ metricName, labels }: { metricName?: string | undefined; labels: object }): number {
    if (metricName?.endsWith('_sum')) return this.#hits.sum()
    return this.#hits.within('le' in labels && typeof labels.le === 'number' ? labels.le : Infinity)
  }
}
