import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import { calls } from '#base/core/address/urls.ts'
import type { BreakerState, ProviderObserver } from '../rules/observer.ts'

const BREAKER_VALUES: Readonly<Record<BreakerState, number>> = {
  closed: 0,
  'half-open': 1,
  open: 2,
}

/** A page waits for a provider for less than a second; a feed may take its time. */
const SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Providers that have lines of their own; a server of many firms has more feeds than that. */
const MAX_PROVIDERS = 200

/** Stands for what has no line of its own. */
const OTHER = 'other'

/** A name such as `http editeur.fr:8443` or `feeds bofip`: a path, a query or a token never fits. */
const PROVIDER_NAME = /^[a-z0-9][a-z0-9 ._:[\]-]{0,99}$/

const CALLS: ReadonlySet<string> = new Set([...Object.keys(calls), 'feed'])

/**
 * Counts what the providers do. `clock` says how old the last good answer is
 * when the figures are read.
 */
export function providerMetrics(registry: Registry, clock: () => Date): ProviderObserver {
  const registers = [registry]
  const callsTotal = new Counter({
    name: 'vitrine_provider_calls_total',
    help: 'Calls to a provider, by how they ended: ok, unavailable, contract.',
    labelNames: ['provider', 'call', 'outcome'],
    registers,
  })
  const callSeconds = new Histogram({
    name: 'vitrine_provider_call_seconds',
    help: 'Time of the calls to a provider, failed ones included.',
    labelNames: ['provider', 'call'],
    buckets: SECONDS,
    registers,
  })
  const droppedTotal = new Counter({
    name: 'vitrine_provider_items_dropped_total',
    help: 'Items of a provider’s answers that could not be read.',
    labelNames: ['provider', 'call'],
    registers,
  })
  const answersTotal = new Counter({
    name: 'vitrine_provider_answers_total',
    help: 'Questions answered, by where from: fresh and stale memory, kept, provider, none.',
    labelNames: ['provider', 'origin'],
    registers,
  })
  const breakerState = new Gauge({
    name: 'vitrine_provider_breaker_state',
    help: 'Circuit breaker: 0 closed, 1 half-open, 2 open.',
    labelNames: ['provider'],
    registers,
  })
  const lastGood = new Map<string, number>()
  const lastGoodAge = new Gauge({
    name: 'vitrine_provider_last_good_age_seconds',
    help: 'Age of a provider’s last good answer; absent until there is one.',
    labelNames: ['provider'],
    registers,
    collect() {
      const now = clock().getTime()
      for (const [provider, at] of lastGood) {
        lastGoodAge.set({ provider }, Math.max(0, now - at) / 1000)
      }
    },
  })

  const providers = new Set<string>()
  const labelOf = (provider: string): string => {
    if (providers.has(provider)) return provider
    if (!PROVIDER_NAME.test(provider) || providers.size >= MAX_PROVIDERS) return OTHER
    providers.add(provider)
    // A provider whose breaker never opened has a line too, for alerts on it.
    breakerState.set({ provider }, BREAKER_VALUES.closed)
    return provider
  }
  const callOf = (call: string): string => (CALLS.has(call) ? call : OTHER)

  return {
    called({ outcome, milliseconds, ...end }) {
      const provider = labelOf(end.provider)
      const call = callOf(end.call)
      callsTotal.inc({ provider, call, outcome })
      callSeconds.observe({ provider, call }, milliseconds / 1000)
      if (outcome === 'ok') lastGood.set(provider, clock().getTime())
    },
    dropped({ provider, call, count }) {
      droppedTotal.inc({ provider: labelOf(provider), call: callOf(call) }, count)
    },
    answered({ provider, origin }) {
      answersTotal.inc({ provider: labelOf(provider), origin })
    },
    breakerChanged({ provider, state }) {
      breakerState.set({ provider: labelOf(provider) }, BREAKER_VALUES[state])
    },
  }
}
