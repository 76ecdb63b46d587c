import { Registry } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import type { ProviderObserver } from '../rules/observer.ts'
import { createMetrics, metricsOf } from '#features/operations/service/metrics.ts'
import { providerMetrics } from './provider-metrics.ts'

let now = 0
let registry = new Registry()
let observer: ProviderObserver

beforeEach(() => {
  now = Date.UTC(2026, 10, 20)
  registry = new Registry()
  observer = providerMetrics(registry, () => new Date(now))
})

/** The lines of one metric, comments left out. */
async function linesOf(name: string): Promise<string[]> {
  const { body } = await metricsOf(registry).text()
  return body.split('\n').filter((line) => line.startsWith(`vitrine_provider_${name}`))
}

const called = (outcome: 'ok' | 'unavailable' | 'contract', more = {}) =>
  observer.called({
    provider: 'http 1',
    call: 'articleList',
    outcome,
    milliseconds: 300,
    ...more,
  })

test('calls are counted by provider, call and outcome, and timed', async () => {
  called('ok')
  called('ok')
  called('unavailable')
  called('ok', { provider: 'feeds bofip', call: 'feed', milliseconds: 1200 })
  expect(await linesOf('calls_total')).toEqual([
    'vitrine_provider_calls_total{provider="http 1",call="articleList",outcome="ok"} 2',
    'vitrine_provider_calls_total{provider="http 1",call="articleList",outcome="unavailable"} 1',
    'vitrine_provider_calls_total{provider="feeds bofip",call="feed",outcome="ok"} 1',
  ])
  const times = await linesOf('call_seconds')
  const http = 'provider="http 1",call="articleList"'
  expect(times).toContain(`vitrine_provider_call_seconds_bucket{le="0.25",${http}} 0`)
  expect(times).toContain(`vitrine_provider_call_seconds_bucket{le="0.5",${http}} 3`)
  expect(times).toContain(`vitrine_provider_call_seconds_count{${http}} 3`)
})

test('items left out and answers are counted', async () => {
  observer.dropped({ provider: 'http 1', call: 'articleList', count: 3 })
  observer.answered({ provider: 'http 1', origin: 'fresh' })
  observer.answered({ provider: 'http 1', origin: 'fresh' })
  observer.answered({ provider: 'http 1', origin: 'stale' })
  expect(await linesOf('items_dropped_total')).toEqual([
    'vitrine_provider_items_dropped_total{provider="http 1",call="articleList"} 3',
  ])
  expect(await linesOf('answers_total')).toEqual([
    'vitrine_provider_answers_total{provider="http 1",origin="fresh"} 2',
    'vitrine_provider_answers_total{provider="http 1",origin="stale"} 1',
  ])
})

test('the breaker is closed until it is said otherwise', async () => {
  called('unavailable')
  const states: string[] = await linesOf('breaker_state')
  for (const state of ['open', 'half-open', 'closed'] as const) {
    observer.breakerChanged({ provider: 'http 1', state, reason: '', until: null })
    states.push(...(await linesOf('breaker_state')))
  }
  expect(states.map((line) => line.split(' ').at(-1))).toEqual(['0', '2', '1', '0'])
})

test('the age of the last good answer is that of the moment it is read', async () => {
  called('unavailable')
  expect(await linesOf('last_good_age_seconds')).toEqual([])
  called('ok')
  now += 90_000
  called('contract')
  expect(await linesOf('last_good_age_seconds')).toEqual([
    'vitrine_provider_last_good_age_seconds{provider="http 1"} 90',
  ])
})

test('an address or a token never becomes a label', async () => {
  const provider = 'https://moi:secret@editeur.example'
  called('ok', { provider, call: '/article/slug/x?cle=secret' })
  observer.dropped({ provider, call: 'feed', count: 1 })
  observer.answered({ provider, origin: 'none' })
  observer.breakerChanged({ provider, state: 'open', reason: 'secret', until: null })
  const { body } = await metricsOf(registry).text()
  expect(body).not.toContain('secret')
  expect(body).toContain('{provider="other",call="other",outcome="ok"} 1')
})

test('a server of many feeds has a bounded number of lines', async () => {
  for (let number = 1; number <= 500; number += 1) called('ok', { provider: `feeds f${number}` })
  expect(await linesOf('last_good_age_seconds')).toHaveLength(201)
})

test('the figures of the process stand beside those of the providers', async () => {
  const { metrics, observer: counting } = createMetrics(
    () => new Date(now),
    async () => new Map(),
  )
  counting.answered({ provider: 'http 1', origin: 'kept' })
  const { contentType, body } = await metrics.text()
  expect(contentType).toMatch(/^text\/plain; version=0\.0\.4/)
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
    'nodejs_eventloop_lag_p99_seconds',
    'vitrine_provider_answers_total',
  ]) {
    expect(body).toMatch(new RegExp(`^${name}(\\{.*\\})? \\d`, 'm'))
  }
})
