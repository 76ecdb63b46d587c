import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createAnswers } from './answers.ts'
import { answerTag } from './query-tags.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import type { LastGoodAnswer } from '../store/provider-answers.ts'
import type { LastGoodAnswers } from './last-good-answers.ts'
import type { AnswerOrigin, BreakerState, CallOutcome } from '../rules/observer.ts'
import type { ProviderAnswers, Question } from './provider-answers.ts'
import { SANITISER_VERSION } from '../rules/sanitise.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let time: number
let rows: Map<string, LastGoodAnswer>
let origins: AnswerOrigin[]
let outcomes: CallOutcome[]
let states: BreakerState[]
let reports: string[]
let changed: string[]
let answers: ProviderAnswers
/** What the provider does next. */
let provider: (last: string | null) => Promise<string | null>
let calls: number

const kept: LastGoodAnswers = {
  find: async (scope, key) => rows.get(`${scope}/${key}`) ?? null,
  save: async (scope, key, answer) => void rows.set(`${scope}/${key}`, answer),
  list: async (scope) =>
    [...rows].flatMap(([name, row]) =>
      name.startsWith(`${scope}/`) ? [{ key: name.slice(scope.length + 1), ...row }] : [],
    ),
  remove: async (scope, keys) => keys.forEach((key) => rows.delete(`${scope}/${key}`)),
}

const open = (store: LastGoodAnswers = kept) =>
  createAnswers({
    kept: store,
    clock: () => new Date(time),
    observer: {
      called: ({ outcome }) => outcomes.push(outcome),
      dropped() {},
      answered: ({ origin }) => origins.push(origin),
      breakerChanged: ({ state }) => states.push(state),
    },
    report: (message) => reports.push(message),
    changed: (tag) => changed.push(tag),
  })

beforeEach(() => {
  time = Date.parse('2026-11-20T09:00:00Z')
  rows = new Map()
  origins = []
  outcomes = []
  states = []
  reports = []
  changed = []
  calls = 0
  provider = async () => 'bon'
  answers = open()
})

const question = (more: Partial<Question<string | null>> = {}): Question<string | null> => ({
  scope: 'site 1 http',
  key: 'motifs',
  call: 'subscribed',
  freshFor: () => 5 * MINUTE,
  ask(last) {
    calls += 1
    return provider(last)
  },
  write: (value) => value,
  read: (text) => text,
  ...more,
})

const ask = (more?: Partial<Question<string | null>>) =>
  answers.answer('http exemple', question(more))

const settle = () => new Promise((resolve) => setImmediate(resolve))
const down = async () => {
  throw new EditorialUnavailable('En panne.')
}
const gate = () => Promise.withResolvers<string>()

test('N2 whose answers they are is told with what fails, of feeds that all share nobody’s', async () => {
  const [asking, reported]: [unknown[], unknown[]] = [[], []]
  const failing = () => Promise.reject(new Error('disque plein'))
  answers = createAnswers({
    kept: { ...kept, find: failing, save: failing },
    clock: () => new Date(time),
    observer: {
      called: ({ siteId }) => asking.push(siteId),
      dropped() {},
      answered() {},
      breakerChanged: ({ state, siteId }) => asking.push(`${state} ${siteId}`),
    },
    report: (_message, _cause, siteId) => reported.push(siteId),
  })
  const scopes = ['site 7 http', 'feeds', 'site 9 http']
  for (const scope of scopes) await ask({ scope })
  await settle()
  expect(asking).toEqual([7, null, 9])
  expect(reported.toSorted()).toEqual([7, 7, 9, 9, null, null])
  asking.length = 0
  provider = down
  for (let number = 0; number < 5; number += 1)
    await ask({ scope: 'site 7 http', key: `k ${number}` }).catch(() => {})
  expect(asking.at(-2)).toBe('open 7')
  time += MINUTE
  provider = async () => 'bon'
  await ask({ scope: 'site 9 http', key: 'autre' })
  expect(asking.slice(-3)).toEqual(['half-open 9', 'closed 9', 9])
})

describe('freshness', () => {
  test('an answer is asked for once as long as it is fresh', async () => {
    expect([await ask(), await ask()]).toEqual(['bon', 'bon'])
    time += 5 * MINUTE - 1
    await ask()
    expect(calls).toBe(1)
    expect(origins).toEqual(['provider', 'fresh', 'fresh'])
  })

  test('however many ask at once, one call is made a key', async () => {
    const held = gate()
    provider = () => held.promise
    const asked = Promise.all([ask(), ask(), ask(), ask({ key: 'list AEF' })])
    await settle()
    held.resolve('bon')
    expect(await asked).toEqual(['bon', 'bon', 'bon', 'bon'])
    expect(calls).toBe(2)
  })

  test('a stale answer is given at once while a new one is fetched, one call at a time', async () => {
    await ask()
    time += 6 * MINUTE
    const held = gate()
    provider = () => held.promise
    expect([await ask(), await ask()]).toEqual(['bon', 'bon'])
    expect(calls).toBe(2)
    held.resolve('neuf')
    await settle()
    expect(await ask()).toBe('neuf')
    expect(calls).toBe(2)
  })

  test('an answer grown very old is worth a short wait, and no more', async () => {
    await ask()
    time += 2 * DAY
    provider = async () => 'neuf'
    expect(await ask()).toBe('neuf')
    time += 2 * DAY
    provider = () => new Promise(() => {})
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const asked = ask()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await Promise.race([asked, Promise.resolve('nobody')])).toBe('neuf')
  })

  test('of all who ask for a very old answer one waits', async () => {
    await ask()
    time += 2 * DAY
    provider = () => new Promise(() => {})
    const first = ask()
    await settle()
    expect(await Promise.race([ask(), settle()])).toBe('bon')
    expect(await first).toBe('bon')
  })

  test('nobody waits for a provider that keeps another one waiting', async () => {
    await ask()
    await ask({ key: 'list AEF' })
    time += 2 * DAY
    provider = () => new Promise(() => {})
    await ask()
    expect(await Promise.race([ask(), settle()])).toBe('bon')
    expect(await Promise.race([ask({ key: 'list AEF' }), settle()])).toBe('bon')
  })

  test('whom a timer woke before its time by the clock has waited for all others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => {
      vi.useRealTimers()
      vi.restoreAllMocks()
    })
    await ask()
    await ask({ key: 'list AEF' })
    time += 2 * DAY
    provider = () => new Promise(() => {})
    const first = ask()
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    await vi.runAllTimersAsync()
    expect(await first).toBe('bon')
    const others = [ask(), ask({ key: 'list AEF' })]
    await settle()
    expect(vi.getTimerCount()).toBe(0)
    expect(await Promise.all(others)).toEqual(['bon', 'bon'])
  })

  test('the provider is told the last good answer', async () => {
    await ask()
    time += 6 * MINUTE
    const told: (string | null)[] = []
    provider = async (last) => {
      told.push(last)
      return 'neuf'
    }
    await ask()
    await settle()
    expect(told).toEqual(['bon'])
  })

  test('each value says how long it is fresh', async () => {
    const freshFor = (value: string | null) => (value === null ? MINUTE : 30 * MINUTE)
    provider = async () => null
    expect(await ask({ freshFor })).toBeNull()
    time += 2 * MINUTE
    provider = async () => 'publié'
    expect(await ask({ freshFor })).toBe('publié')
    time += 29 * MINUTE
    await ask({ freshFor })
    expect(calls).toBe(2)
  })
})

describe('a provider that fails', () => {
  test('the last good answer stands in, for as long as it lasts', async () => {
    await ask()
    provider = down
    for (const age of [6 * MINUTE, DAY, 7 * DAY]) {
      time += age
      expect(await ask()).toBe('bon')
      await settle()
    }
    expect(origins.slice(1)).toEqual(['stale', 'stale', 'stale'])
    expect(outcomes).toEqual(['ok', 'unavailable', 'unavailable', 'unavailable'])
  })

  test('with nothing ever answered it is unavailable, or broken when it broke the contract', async () => {
    provider = down
    await expect(ask()).rejects.toBeInstanceOf(EditorialUnavailable)
    provider = async () => {
      throw new EditorialContractBroken('Du HTML.')
    }
    await expect(ask({ key: 'autre' })).rejects.toBeInstanceOf(EditorialContractBroken)
    provider = async () => {
      throw new TypeError('Un défaut.')
    }
    await expect(ask({ key: 'encore' })).rejects.toBeInstanceOf(EditorialUnavailable)
    expect(origins).toEqual(['none', 'none', 'none'])
  })

  test('what failed is not asked for again at once', async () => {
    provider = down
    await expect(ask()).rejects.toThrow('En panne.')
    await expect(ask()).rejects.toThrow('En panne.')
    expect(calls).toBe(1)
    time += 5000
    provider = async () => 'bon'
    expect(await ask()).toBe('bon')
  })

  test('after five failures it is left alone, then tried once', async () => {
    provider = down
    for (let index = 0; index < 8; index += 1) {
      await expect(ask({ key: `list ${index}` })).rejects.toBeInstanceOf(EditorialUnavailable)
    }
    expect(calls).toBe(5)
    expect(states).toEqual(['open'])
    time += 15_000
    provider = async () => 'bon'
    expect(await ask({ key: 'list 0' })).toBe('bon')
    expect(states).toEqual(['open', 'half-open', 'closed'])
  })

  test('one provider’s breaker is nobody else’s', async () => {
    provider = down
    for (let index = 0; index < 6; index += 1) await ask({ key: `${index}` }).catch(() => {})
    provider = async () => 'bon'
    expect(await answers.answer('feeds bofip', question({ scope: 'feeds' }))).toBe('bon')
  })
})

describe('the store', () => {
  test('a restart with the provider down still has the answer', async () => {
    await ask()
    await answers.close()
    expect(rows.get('site 1 http/motifs')).toEqual({
      value: 'bon',
      fetchedAt: '2026-11-20T09:00:00.000Z',
      sanitiserVersion: SANITISER_VERSION,
    })
    time += 7 * DAY
    provider = down
    answers = open()
    expect(await ask()).toBe('bon')
    expect(origins.at(-1)).toBe('kept')
  })

  test('a kept answer that is still fresh needs no call', async () => {
    await ask()
    await answers.close()
    answers = open()
    time += MINUTE
    expect(await ask()).toBe('bon')
    expect(calls).toBe(1)
  })

  test('what another node fetched meanwhile is used', async () => {
    await ask()
    time += 6 * MINUTE
    const fetchedAt = new Date(time).toISOString()
    rows.set('site 1 http/motifs', { value: 'd’à côté', fetchedAt, sanitiserVersion: 1 })
    await ask()
    await settle()
    expect(await ask()).toBe('d’à côté')
    expect(calls).toBe(1)
  })

  test('a row that can’t be read is as good as none', async () => {
    rows.set('site 1 http/motifs', { value: '{', fetchedAt: 'hier', sanitiserVersion: 1 })
    const read = (): string => {
      throw new SyntaxError('Not JSON.')
    }
    expect(await ask({ read })).toBe('bon')
    expect(reports).toHaveLength(1)
  })

  test('a store that fails costs nothing but the keeping', async () => {
    const broken = async () => {
      throw new Error('Disque plein.')
    }
    answers = open({ find: broken, save: broken, list: broken, remove: broken })
    expect([await ask(), await ask()]).toEqual(['bon', 'bon'])
    expect(calls).toBe(1)
    await answers.close()
    expect(reports).toHaveLength(2)
  })

  test('what is not worth keeping is not kept, and takes the former answer away', async () => {
    await ask()
    time += 6 * MINUTE
    provider = async () => null
    await ask()
    await answers.close()
    expect(rows.size).toBe(0)
    expect(await ask()).toBeNull()
  })
})

describe('changes', () => {
  test('what leaves a scope leaves memory and the store, other scopes stay', async () => {
    await ask()
    await ask({ key: 'list AEF' })
    await answers.answer('feeds', question({ scope: 'feeds' }))
    await answers.change('site 1 http', (key, text) =>
      key === 'motifs' ? null : `${text} moins un`,
    )
    expect([...rows.keys()]).toEqual(['site 1 http/list AEF', 'feeds/motifs'])
    expect(await ask({ key: 'list AEF' })).toBe('bon moins un')
    provider = async () => 'neuf'
    expect(await ask()).toBe('neuf')
    expect(calls).toBe(4)
  })

  test('whoever shows what was changed or left is told, and nobody else', async () => {
    await ask()
    await ask({ key: 'list AEF' })
    await ask({ key: 'list AES' })
    await answers.change('site 1 http', (key, text) =>
      key === 'motifs' ? null : key === 'list AEF' ? `${text} moins un` : text,
    )
    expect(changed).toEqual(['motifs', 'list AEF'].map((key) => answerTag('site 1 http', key)))
  })

  test('an answer that can’t be read keeps none of the others from leaving', async () => {
    await ask({ key: 'illisible' })
    await ask()
    await answers.change('site 1 http', (key) => {
      if (key === 'illisible') throw new SyntaxError('Not JSON.')
      return null
    })
    expect(rows.size).toBe(0)
  })

  test('a call that was under way does not bring back what left', async () => {
    const held = gate()
    provider = () => held.promise
    const asked = ask()
    await settle()
    await answers.change('site 1 http', () => null)
    held.resolve('retiré')
    expect(await asked).toBe('retiré')
    await answers.close()
    expect(rows.size).toBe(0)
  })

  test('what follows from a new answer happens once it is kept', async () => {
    const followed: (string | null)[][] = []
    const renewed = async (value: string | null, last: string | null) => {
      await answers.change('site 1 http', (_key, text) => text)
      followed.push([value, last])
    }
    await ask({ renewed })
    time += 6 * MINUTE
    provider = async () => 'neuf'
    await ask({ renewed })
    await answers.close()
    expect(followed).toEqual([
      ['bon', null],
      ['neuf', 'bon'],
    ])
    expect(await ask()).toBe('neuf')
  })
})
