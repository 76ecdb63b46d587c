import { describe, expect, test } from 'vitest'
import { QUARANTINE, spamOf } from './spam.ts'

const HONEST = { trap: [''], age: 60_000, name: 'Zoé Martin', email: 'zoe@exemple.fr' }
const score = (text: string, more: Partial<Parameters<typeof spamOf>[0]> = {}) =>
  spamOf({ ...HONEST, texts: [text], ...more })

describe('kept for a person to look at', () => {
  test.each([
    ['a machine', 'Bonjour', { trap: ['x'] }],
    ['a hurry', 'Bonjour', { age: 2999 }],
    ['many links', 'http://a.b http://c.d www.e.f', {}],
    ['a link in the name', 'Bonjour', { name: 'http://x.example' }],
    ['a seller of links', 'Buy SEO services at https://x.example', {}],
    ['another alphabet and a link', 'Купить недвижимость http://x.example', {}],
    ['one sign over and over, with a link', 'aaaaaaaaaaaa http://x.example', {}],
  ])('%s', (_what, text, more) => {
    const { score: found, reasons } = score(text, more)
    expect(found).toBeGreaterThanOrEqual(QUARANTINE)
    expect(reasons.length).toBeGreaterThan(0)
  })
})

describe('let through', () => {
  test.each([
    'Bonjour, je crée une menuiserie à Villebourg et je cherche un expert-comptable.',
    'Notre site : https://www.menuiserie.example. Pouvez-vous nous rappeler ?',
    'Nous sommes un casino municipal de 12 salariés.',
    'J’ai reçu un héritage de 40 000 € ; faut-il une société ? Mon frère Ωμέγα aussi.',
    'URGENT',
    'CONTRÔLE FISCAL LE 12 DÉCEMBRE, MERCI DE ME RAPPELER VITE AU BUREAU',
    '----------------------------------------\nDevis n° 12 ........ 1 200 €',
    'Здравствуйте, я ищу бухгалтера во Франции.',
    '',
  ])('« %s »', (text) => {
    expect(score(text).score).toBeLessThan(QUARANTINE)
  })
})
