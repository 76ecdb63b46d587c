import { beforeEach, describe, expect, test } from 'vitest'
import type { BreakerState } from '../rules/observer.ts'
import { providerLog } from './provider-log.ts'

const START = Date.UTC(2026, 10, 20, 9)
const MINUTE = 60_000

let now = START
let lines: string[] = []
let fields: object[] = []
const at = (level: string) => (given: object, message: string) => {
  lines.push(`${level} ${message}`)
  fields.push(given)
}
let log = providerLog(
  { debug: at('debug'), info: at('info'), warn: at('warn') },
  () => new Date(now),
)

beforeEach(() => {
  now = START
  lines = []
  fields = []
  log = providerLog({ debug: at('debug'), info: at('info'), warn: at('warn') }, () => new Date(now))
})

const breaker = (state: BreakerState, reason = 'Aucune réponse.', provider = 'http 1') =>
  log.breakerChanged({
    provider,
    state,
    reason,
    until: state === 'open' ? new Date(now + 15_000) : null,
  })
const call = (outcome: 'ok' | 'unavailable' | 'contract', name = 'articleList', reason = 'Vide.') =>
  log.called({ provider: 'http 1', call: name, outcome, milliseconds: 20, reason })
const warnings = () => lines.filter((line) => line.startsWith('warn'))

describe('an outage', () => {
  test('is one line, from its first call on, however many fail and whatever the breaker does', () => {
    for (let visitor = 0; visitor < 12; visitor += 1) {
      call('unavailable', 'articleId', 'Aucune réponse.')
      call('unavailable', 'motifs', 'Aucune réponse.')
    }
    breaker('open')
    expect(warnings()).toEqual([
      'warn Le fournisseur « http 1 » n’a pas répondu à l’appel « articleId » : Aucune réponse. ' +
        'Le dernier contenu valable reste en ligne.',
    ])
    now += 2 * MINUTE
    breaker('closed')
    expect(lines.at(-1)).toBe('info Le fournisseur « http 1 » est de retour après 2 min.')
  })

  test('of a moment, again and again, is told once an hour', () => {
    for (let minute = 0; minute < 90; minute += 1) {
      call('unavailable')
      call('ok')
      now += MINUTE
    }
    expect(warnings()).toHaveLength(2)
  })
})

describe('the breaker', () => {
  test('an opening is a warning with the reason and the instant of the next try', () => {
    breaker('open')
    expect(lines).toEqual([
      'warn Le fournisseur « http 1 » n’est plus appelé : Aucune réponse. ' +
        'Prochain essai à 2026-11-20T09:00:15.000Z. Le dernier contenu valable reste en ligne.',
    ])
    expect(fields[0]).toMatchObject({ provider: 'http 1', state: 'open' })
  })

  test('the return says how long it was away', () => {
    breaker('open')
    now += 95 * MINUTE
    breaker('half-open')
    breaker('closed')
    expect(lines.at(-1)).toBe('info Le fournisseur « http 1 » est de retour après 1 h 35.')
  })

  test('an outage that lasts is a warning an hour, whatever the tries', () => {
    for (let minute = 0; minute < 150; minute += 2) {
      breaker('open')
      now += 2 * MINUTE
      breaker('half-open')
    }
    expect(warnings()).toHaveLength(3)
  })

  test('another reason is news', () => {
    breaker('open')
    breaker('open', 'Jeton refusé.')
    expect(warnings()).toHaveLength(2)
  })

  test('each provider has its own state', () => {
    breaker('open')
    breaker('open', 'Aucune réponse.', 'feeds bofip')
    expect(warnings()).toHaveLength(2)
  })
})

describe('broken contracts', () => {
  test('the first of each call is a warning, the others are silent until it recovers', () => {
    call('contract')
    call('contract')
    call('contract', 'fullArticle')
    expect(warnings()).toEqual([
      'warn Le fournisseur « http 1 » ne répond pas dans la forme convenue à l’appel ' +
        '« articleList » : Vide. Le dernier contenu valable reste en ligne.',
      expect.stringContaining('« fullArticle »'),
    ])
    call('ok')
    call('ok')
    expect(lines.slice(2)).toEqual([
      'info Le fournisseur « http 1 » répond de nouveau dans la forme convenue à l’appel ' +
        '« articleList ».',
    ])
    call('contract')
    expect(warnings()).toHaveLength(3)
  })

  test('a call without an answer does not count as a recovery', () => {
    call('contract')
    call('unavailable')
    call('contract')
    expect(warnings().filter((line) => line.includes('forme convenue'))).toHaveLength(1)
  })
})

describe('items left out', () => {
  const drop = (count: number, name = 'articleList') =>
    log.dropped({ provider: 'http 1', call: name, count })

  test('are told once an hour and a call, then with what came since', () => {
    drop(1)
    drop(2)
    drop(1, 'feed')
    now += 59 * MINUTE
    drop(3)
    expect(lines).toHaveLength(2)
    now += MINUTE
    drop(4)
    expect(fields.at(-1)).toEqual({ provider: 'http 1', call: 'articleList', count: 9 })
    expect(lines[0]).toContain('un élément illisible')
    expect(lines.at(-1)).toContain('9 éléments illisibles')
  })
})

test('N2 lines name the site that asked, where it asked for itself', () => {
  for (const siteId of [7, null]) {
    const provider = `http ${siteId}`
    log.called({ provider, call: 'slugLookup', outcome: 'contract', milliseconds: 20, siteId })
    log.called({ provider, call: 'slugLookup', outcome: 'ok', milliseconds: 20, siteId })
    log.dropped({ provider, call: 'articleList', count: 1, siteId })
    for (const state of ['open', 'half-open', 'closed'] as const) {
      log.breakerChanged({ provider, state, reason: '401.', until: null, siteId })
    }
  }
  expect(fields).toHaveLength(12)
  const sites = fields.map((given) => ('site' in given ? given.site : null))
  expect(sites).toEqual([...Array(6).fill(7), ...Array(6).fill(null)])
})

test('a reason is one line, of bounded length, without credentials', () => {
  breaker(
    'open',
    `Refus de https://moi:secret@editeur.example/x\n\u0007Bearer secret ${'x'.repeat(2000)}`,
  )
  expect(lines[0]).not.toMatch(/secret|\p{Cc}/u)
  expect(lines[0]?.length).toBeLessThan(700)
  expect(JSON.stringify(fields)).not.toContain('secret')
})
