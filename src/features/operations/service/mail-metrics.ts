import { Counter, Gauge, type Registry } from 'prom-client'
import type { MailCounts } from '#base/core/mail.ts'
import type { Attempt } from '#framework/mail/delivery.ts'
import { figuresOnDemand } from './figures-on-demand.ts'
import type { SiteLabel } from './site-label.ts'

/** The kinds of mail that the product writes have lines of their own. */
const KIND = /^[a-z][a-z-]{0,39}$/

/**
 * Counts what becomes of mails. `counts` says how many wait, by site, when the
 * figures are read; figures of an outbox that does not answer stay as they were.
 */
export function mailMetrics(
  registry: Registry,
  clock: () => Date,
  counts: () => Promise<ReadonlyMap<number, MailCounts>>,
  labelOf: SiteLabel,
): (attempt: Attempt) => void {
  const registers = [registry]
  const attempts = new Counter({
    name: 'vitrine_mail_attempts_total',
    help: 'Attempts to send a mail, by how they ended: sent, retried, failed (given up).',
    labelNames: ['site', 'kind', 'outcome'],
    registers,
  })
  const current = figuresOnDemand(counts)
  /** A line a site; of those that share one, `joined` makes one value of two. */
  const gauge = (
    name: string,
    help: string,
    valueOf: (of: MailCounts) => number,
    joined = (one: number, other: number) => one + other,
  ): Gauge =>
    new Gauge({
      name,
      help,
      labelNames: ['site'],
      registers,
      async collect() {
        const now = await current()
        if (now === null) return
        const values = new Map<string, number>()
        for (const [siteId, of] of now) {
          const [site, value] = [labelOf(siteId), valueOf(of)]
          const other = values.get(site)
          values.set(site, other === undefined ? value : joined(other, value))
        }
        this.reset()
        for (const [site, value] of values) if (value > 0) this.set({ site }, value)
      },
    })
  gauge('vitrine_mails_waiting', 'Mails in the outbox that are not sent yet.', (of) => of.waiting)
  gauge('vitrine_mails_failed', 'Mails given up in the last 30 days.', (of) => of.failed)
  gauge(
    'vitrine_mail_oldest_waiting_seconds',
    'Age of the mail that has waited longest; absent while none waits.',
    ({ oldest }) =>
      oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest)) / 1000,
    Math.max,
  )
  return ({ siteId, kind, outcome }) =>
    attempts.inc({ site: labelOf(siteId), kind: KIND.test(kind) ? kind : 'other', outcome })
}
