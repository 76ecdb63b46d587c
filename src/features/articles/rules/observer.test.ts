import { expect, test } from 'vitest'
import { type ProviderObserver, combined } from './observer.ts'

test('each observer is told everything, in order', () => {
  const told: string[] = []
  const observer = (name: string): ProviderObserver => ({
    called: ({ call }) => void told.push(`${name} called ${call}`),
    dropped: ({ count }) => void told.push(`${name} dropped ${count}`),
    answered: ({ origin }) => void told.push(`${name} answered ${origin}`),
    breakerChanged: ({ state }) => void told.push(`${name} breaker ${state}`),
  })
  const both = combined(observer('a'), observer('b'))
  both.called({ provider: 'http 1', call: 'subscribed', outcome: 'ok', milliseconds: 1 })
  both.dropped({ provider: 'http 1', call: 'articleList', count: 2 })
  both.answered({ provider: 'http 1', origin: 'kept' })
  both.breakerChanged({ provider: 'http 1', state: 'open', reason: 'Rien.', until: null })
  expect(told).toEqual([
    'a called subscribed',
    'b called subscribed',
    'a dropped 2',
    'b dropped 2',
    'a answered kept',
    'b answered kept',
    'a breaker open',
    'b breaker open',
  ])
})
