import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import type { MailCounts } from '#base/core/mail.ts'
import { type Attempt, mailLog } from '#framework/mail/delivery.ts'
import { mailMetrics } from './mail-metrics.ts'

const attempt = (more: Partial<Attempt>): Attempt => ({
  siteId: 1,
  kind: 'lead-firm',
  key: 'k',
  attempts: 1,
  outcome: 'sent',
  reason: '',
  ...more,
})

const waits = (waiting: number, oldest: string) => ({ waiting, failed: 0, oldest })
const CLOCK = () => new Date('2026-11-20T12:00:00Z')

test('N6 attempts are counted by site, kind and outcome', async () => {
  const registry = new Registry()
  const attempted = mailMetrics(registry, CLOCK, async () => new Map(), String)
  attempted(attempt({}))
  attempted(attempt({ outcome: 'failed' }))
  attempted(attempt({ kind: 'a"b\n', siteId: 2 }))
  const text = await registry.metrics()
  expect(text).toContain('vitrine_mail_attempts_total{site="1",kind="lead-firm",outcome="sent"} 1')
  expect(text).toContain(
    'vitrine_mail_attempts_total{site="1",kind="lead-firm",outcome="failed"} 1',
  )
  expect(text).toContain('vitrine_mail_attempts_total{site="2",kind="other",outcome="sent"} 1')
})

test('N6 how many mails of which site wait is asked when it is read', async () => {
  const registry = new Registry()
  let counts: ReadonlyMap<number, MailCounts> | null = new Map<number, MailCounts>([
    [1, waits(2, '2026-11-20T11:00:00Z')],
    [2, { waiting: 0, failed: 1, oldest: null }],
    [8, waits(3, '2026-11-20T11:30:00Z')],
    [9, waits(1, '2026-11-20T10:00:00Z')],
  ])
  const asked = async () => counts ?? Promise.reject(new Error('base arrêtée'))
  mailMetrics(registry, CLOCK, asked, (site) => (site < 8 ? String(site) : 'other'))
  const lines = async () =>
    (await registry.metrics()).split('\n').filter((line) => /^vitrine_mail\w+\{/.test(line))
  const read = await lines()
  expect(read).toEqual([
    'vitrine_mails_waiting{site="1"} 2',
    'vitrine_mails_waiting{site="other"} 4',
    'vitrine_mails_failed{site="2"} 1',
    'vitrine_mail_oldest_waiting_seconds{site="1"} 3600',
    'vitrine_mail_oldest_waiting_seconds{site="other"} 7200',
  ])
  counts = null
  expect(await lines()).toEqual(read)
  counts = new Map()
  expect(await lines()).toEqual([])
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
  expect(lines[2]?.[1]).toEqual({ site: 1, mail: 'lead-firm', attempts: 3, reason: '550' })
})
