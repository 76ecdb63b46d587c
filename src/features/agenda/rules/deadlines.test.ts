import { expect, test } from 'vitest'
import { comingMonth, deadlineByKey, deadlinesFrom, deadlinesOf } from './deadlines.ts'
import { AGENDA_RULES } from './rules.ts'

const keysOf = (year: number, month: number) =>
  deadlinesOf({ year, month }).map(({ rule }) => rule.key)

/** Makes no-break spaces plain. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('every rule says who is concerned and where it is read, under a key of its own', () => {
  expect(new Set(AGENDA_RULES.map(({ key }) => key)).size).toBe(AGENDA_RULES.length)
  for (const { key, who, explanation, source, day, lastDay, confidence } of AGENDA_RULES) {
    expect(who, key).not.toBe('')
    expect(explanation, key).toMatch(/\.$/)
    expect(source.url, key).toMatch(/^https:\/\//)
    // What depends on the taxpayer, or is published each year, is nobody's certainty.
    if (day === null || lastDay !== undefined) expect(confidence, key).toBe('assumed')
  }
})

test('instalments of corporate tax fall on the 15th of March, June, September and December', () => {
  const days = [3, 6, 9, 12].map((month) =>
    deadlinesOf({ year: 2027, month }).find(({ rule }) => rule.key === 'is-acompte'),
  )
  expect(days.map((found) => plain(`${found?.title} : ${found?.when}`))).toEqual([
    'Premier acompte d’impôt sur les sociétés 2027 : lundi 15 mars 2027',
    'Deuxième acompte d’impôt sur les sociétés 2027 : mardi 15 juin 2027',
    'Troisième acompte d’impôt sur les sociétés 2027 : mercredi 15 septembre 2027',
    'Quatrième acompte d’impôt sur les sociétés 2027 : mercredi 15 décembre 2027',
  ])
  expect(keysOf(2027, 4)).not.toContain('is-acompte')
})

test('a period is told across the end of a year', () => {
  const january = deadlinesOf({ year: 2027, month: 1 })
  expect(january.map(({ title }) => title)).toEqual([
    'DSN et cotisations des paies de décembre 2026',
    'DSN et cotisations des paies de décembre 2026',
    'TVA de décembre 2026',
    'TVA du 4e trimestre 2026',
  ])
  expect(deadlinesOf({ year: 2026, month: 5 }).map(({ title }) => title)).toContain(
    'TVA d’avril 2026',
  )
})

test('the simplified VAT ends with the periods that begin in 2027', () => {
  expect(keysOf(2026, 7)).toContain('tva-acompte-juillet')
  expect(keysOf(2026, 12)).toContain('tva-acompte-decembre')
  expect(keysOf(2027, 5)).toContain('ca12')
  expect(keysOf(2027, 7)).not.toContain('tva-acompte-juillet')
  expect(keysOf(2027, 12)).not.toContain('tva-acompte-decembre')
  expect(keysOf(2028, 5)).not.toContain('ca12')
})

test('a day on which offices are closed stays where it is, with a note', () => {
  const noteOf = (key: string) => deadlineByKey(key)?.closedNote
  // 5 April 2026 is Easter Sunday, 5 May 2027 a working day, 15 August a holiday.
  expect(noteOf('dsn-5-2026-04')).toMatch(/^La date tombe un week-end/)
  expect(deadlineByKey('dsn-5-2026-04')?.day).toEqual({ year: 2026, month: 4, day: 5 })
  expect(noteOf('dsn-15-2028-08')).toMatch(/^La date tombe un jour férié/)
  expect(noteOf('dsn-15-2027-06')).toBe('')
  // Whit Monday follows Easter: 5 June 2028.
  expect(noteOf('dsn-5-2028-06')).toMatch(/un jour férié/)
})

test('what the administration publishes each year has no day, and comes last', () => {
  const may = deadlinesOf({ year: 2027, month: 5 })
  expect(may.slice(-3).map(({ rule, day }) => [rule.key, day])).toEqual([
    ['ca12', null],
    ['resultats', null],
    ['revenus', null],
  ])
  expect(may.at(-1)?.when).toBe('en mai 2027, date publiée chaque année')
})

test('the coming deadlines hold twelve months in order, from a day on', () => {
  const all = deadlinesFrom({ year: 2026, month: 12, day: 15 })
  expect(all[0]?.rule.key).toBe('dsn-15')
  expect(all.at(-1)?.rule.key).toBe('dsn-5')
  expect(all.at(-1)?.day).toEqual({ year: 2027, month: 12, day: 5 })
  expect(all.every(({ day }) => day !== null)).toBe(true)
  const months = all.map(({ year, month }) => year * 12 + month)
  expect(months).toEqual(months.toSorted((one, other) => one - other))
  // One of several days counts until its last.
  const first = (day: number) => deadlinesFrom({ year: 2026, month: 11, day })[0]?.key
  expect([first(24), first(25)]).toEqual(['tva-mois-2026-11', 'dsn-5-2026-12'])
})

test('a leap day has its year of deadlines too', () => {
  const all = deadlinesFrom({ year: 2028, month: 2, day: 29 }, ['social'])
  expect([all[0]?.key, all.at(-1)?.key]).toEqual(['dsn-5-2028-03', 'dsn-15-2029-02'])
  expect(all).toHaveLength(24)
})

test('a month is the one that comes, the one under way included', () => {
  const today = { year: 2026, month: 11, day: 21 }
  expect(comingMonth(11, today)).toEqual({ year: 2026, month: 11 })
  expect(comingMonth(12, today)).toEqual({ year: 2026, month: 12 })
  expect(comingMonth(10, today)).toEqual({ year: 2027, month: 10 })
})

test('concerns choose, none of them chooses all', () => {
  const december = { year: 2026, month: 12 }
  expect(deadlinesOf(december, ['cfe', 'is']).map(({ rule }) => rule.key)).toEqual([
    'is-acompte',
    'cfe',
  ])
  expect(deadlinesOf(december, [])).toEqual(deadlinesOf(december))
})

test('a key finds its deadline, anything else nothing', () => {
  expect(deadlineByKey('cfe-2026-12')?.title).toBe('Cotisation foncière des entreprises 2026')
  for (const key of [
    '',
    'cfe-2026-11',
    'cfe-2026-13',
    'cfe-0000-12',
    'x-2026-12',
    '../cfe-2026-12',
  ]) {
    expect(deadlineByKey(key), key).toBeNull()
  }
})
