import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { Attempt } from '#mail/delivery.ts'
import { mailLog } from './mail-log.ts'
import { mailMetrics } from './mail-metrics.ts'

const attempt = (more: Partial<Attempt>): Attempt => ({
  kind: 'lead-firm',
  key: 'k',
  attempts: 1,
  outcome: 'sent',
  reason: '',
  ...more,
})

test('attempts are counted by kind and outcome; how many wait is asked when it is read', async () => {
  const registry = new Registry()
  let waiting = 2
  const clock = () => new Date('2026-11-20T12:00:00Z')
  const attempted = mailMetrics(registry, clock, async () => {
    if (waiting < 0) throw new Error('base arrêtée')
    return { waiting, failed: 1, oldest: waiting > 0 ? '2026-11-20T11:00:00Z' : null }
  })
  attempted(attempt({}))
  attempted(attempt({ outcome: 'failed' }))
  attempted(attempt({ kind: 'a"b\n' }))
  const text = await registry.metrics()
  expect(text).toContain('vitrine_mail_attempts_total{kind="lead-firm",outcome="sent"} 1')
  expect(text).toContain('vitrine_mail_attempts_total{kind="lead-firm",outcome="failed"} 1')
  expect(text).toContain('vitrine_mail_attempts_total{kind="other",outcome="sent"} 1')
  expect(text).toMatch(/^vitrine_mails_waiting 2$/m)
  expect(text).toMatch(/^vitrine_mail_oldest_waiting_seconds 3600$/m)
  expect(text).toMatch(/^vitrine_mails_failed 1$/m)
  waiting = 0
  expect(await registry.metrics()).toMatch(/^vitrine_mail_oldest_waiting_seconds 0$/m)
  waiting = -1
  expect(await registry.metrics()).toMatch(/^vitrine_mails_waiting 0$/m)
})

test('the log warns at the first failure of a mail and is an error when it is given up', () => {
  const lines: [string, object][] = []
  const at = (level: string) => (fields: object) => void lines.push([level, fields])
  const tell = mailLog({ info: at('info'), warn: at('warn'), error: at('error') })
  tell(attempt({ outcome: 'retried', reason: 'ECONNREFUSED' }))
  tell(attempt({ outcome: 'retried', reason: 'ECONNREFUSED', attempts: 2 }))
  tell(attempt({ outcome: 'failed', reason: '550', attempts: 3 }))
  tell(attempt({}))
  expect(lines.map(([level]) => level)).toEqual(['warn', 'info', 'error', 'info'])
  expect(lines[2]?.[1]).toEqual({ mail: 'lead-firm', attempts: 3, reason: '550' })
})
