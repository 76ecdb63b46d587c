import { collectDefaultMetrics, Registry } from 'prom-client'
import type { ProviderObserver } from '#editorial/observer.ts'
import { providerMetrics } from './provider-metrics.ts'

/** The figures of this process, as Prometheus reads them. */
export interface Metrics {
  text(): Promise<{ contentType: string; body: string }>
}

/**
 * Figures of the process (memory, processor, event loop) and of the providers, in a registry of
 * their own. Counting starts here: one call a process.
 */
export function createMetrics(clock: () => Date): {
  metrics: Metrics
  observer: ProviderObserver
} {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const observer = providerMetrics(registry, clock)
  return { metrics: metricsOf(registry), observer }
}

/** A registry as its text. */
export const metricsOf = (registry: Registry): Metrics => ({
  text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
})
