import { expect, test } from 'vitest'
import { providerRecords } from './provider-records.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const failure = { provider: 'http a', call: 'articleList', outcome: 'unavailable', milliseconds: 1 }

test('the last good answer, the breaker and the newest errors are remembered by provider', () => {
  let now = NOW
  const { observer, of } = providerRecords(() => now)
  observer.called({ provider: 'http a', call: 'articleList', outcome: 'ok', milliseconds: 1 })
  for (const reason of ['un', 'deux', 'trois', 'quatre', 'cinq', 'six']) {
    now = new Date(now.getTime() + 1000)
    observer.called({ ...failure, outcome: 'unavailable', reason })
  }
  observer.breakerChanged({ provider: 'http a', state: 'open', reason: 'six', until: now })
  const { lastGood, breaker, errors } = of('http a')
  expect(lastGood).toBe(NOW.toISOString())
  expect(breaker).toEqual({ state: 'open', reason: 'six.', until: now.toISOString() })
  expect(errors.map(({ reason }) => reason)).toEqual([
    'six.',
    'cinq.',
    'quatre.',
    'trois.',
    'deux.',
  ])
  expect(of('http b')).toEqual({
    lastGood: null,
    breaker: { state: 'closed', until: null, reason: '' },
    errors: [],
  })
})

test('an error shows no password and no token', () => {
  const { observer, of } = providerRecords(() => NOW)
  observer.called({
    ...failure,
    outcome: 'unavailable',
    reason: 'https://nom:motdepasse@a.fr refuse Bearer jeton-secret',
  })
  expect(of('http a').errors[0]?.reason).toBe('https://…@a.fr refuse Bearer …')
})

test('of many providers the one heard of longest ago is forgotten', () => {
  const { observer, of } = providerRecords(() => NOW)
  for (let index = 0; index <= 500; index++) {
    const provider = `feeds ${index}`
    observer.called({ provider, call: 'feed', outcome: 'ok', milliseconds: 1 })
    observer.called({ provider: 'feeds 0', call: 'feed', outcome: 'ok', milliseconds: 1 })
  }
  expect(of('feeds 0').lastGood).not.toBeNull()
  expect(of('feeds 1').lastGood).toBeNull()
  expect(of('feeds 500').lastGood).not.toBeNull()
})
