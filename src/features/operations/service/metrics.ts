import { collectDefaultMetrics, Registry } from 'prom-client'
import type { MailCounts } from '#base/core/mail.ts'
import type { ProviderObserver } from '#features/articles/rules/observer.ts'
import type { Attempt } from '#framework/mail/delivery.ts'
import { mailMetrics } from './mail-metrics.ts'
import { type FirmFigures, firmMetrics } from './firm-metrics.ts'
import { type HttpFigures, httpMetrics } from './http-metrics.ts'
import { type SiteLabel, siteLabels } from './site-label.ts'
import { providerMetrics } from '#features/articles/service/provider-metrics.ts'

/** The figures of this process, as Prometheus reads them. */
export interface Metrics {
  text(): Promise<{ contentType: string; body: string }>
}

/**
 * Figures of the process (memory, processor, event loop), of requests, of the providers and of mails,
 * in a registry of their own. Counting starts here: one call a process. `mails` says how many wait, by site.
 */
export function createMetrics(
  clock: () => Date,
  mails: () => Promise<ReadonlyMap<number, MailCounts>>,
): {
  metrics: Metrics
  observer: ProviderObserver
  /** Told of each attempt to send a mail. */
  attempted(attempt: Attempt): void
  /** Told of each request. */
  figures: HttpFigures
  /** Told of what happens to a firm. */
  firms: FirmFigures
  /** The label of a site, the same in all figures. */
  labelOf: SiteLabel
  /** For whoever counts something more, as the page cache does. */
  registry: Registry
} {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const observer = providerMetrics(registry, clock)
  const labelOf = siteLabels()
  const attempted = mailMetrics(registry, clock, mails, labelOf)
  const firms = firmMetrics(registry, labelOf)
  const figures = httpMetrics(registry)
  return { metrics: metricsOf(registry), observer, attempted, figures, firms, labelOf, registry }
}

/** A registry as its text. */
export const metricsOf = (registry: Registry): Metrics => ({
  text: async () => ({ contentType: registry.contentType, body: await registry.metrics() }),
})
