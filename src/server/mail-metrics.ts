import { Counter, Gauge, type Registry } from 'prom-client'
import type { MailCounts } from '#domain/mail.ts'
import type { Attempt } from '#mail/delivery.ts'

/** The kinds of mail that the product writes have lines of their own. */
const KIND = /^[a-z][a-z-]{0,39}$/

/**
 * Counts what becomes of mails (issue 5, item 2). `counts` says how many wait when the figures are
 * read; figures of an outbox that does not answer stay as they were.
 */
export function mailMetrics(
  registry: Registry,
  clock: () => Date,
  counts: () => Promise<MailCounts>,
): (attempt: Attempt) => void {
  const registers = [registry]
  const attempts = new Counter({
    name: 'vitrine_mail_attempts_total',
    help: 'Attempts to send a mail, by how they ended: sent, retried, failed (given up).',
    labelNames: ['kind', 'outcome'],
    registers,
  })
  // The three figures of one reading come from one question.
  let asked: Promise<MailCounts | null> | undefined
  const current = (): Promise<MailCounts | null> => {
    asked ??= counts()
      .catch(() => null)
      .finally(() => {
        asked = undefined
      })
    return asked
  }
  const gauge = (name: string, help: string, valueOf: (now: MailCounts) => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const now = await current()
        if (now !== null) this.set(valueOf(now))
      },
    })
  gauge('vitrine_mails_waiting', 'Mails in the outbox that are not sent yet.', (now) => now.waiting)
  gauge('vitrine_mails_failed', 'Mails given up in the last 30 days.', (now) => now.failed)
  gauge(
    'vitrine_mail_oldest_waiting_seconds',
    'Age of the mail that has waited longest; 0 when none waits.',
    ({ oldest }) =>
      oldest === null ? 0 : Math.max(0, clock().getTime() - Date.parse(oldest)) / 1000,
  )
  return ({ kind, outcome }) => attempts.inc({ kind: KIND.test(kind) ? kind : 'other', outcome })
}
