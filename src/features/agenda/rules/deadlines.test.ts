import { expect, test } from 'vitest'
import { comingMonth, deadlineByKey, deadlinesFrom, deadlinesOf } from './deadlines.ts'
import type { Profile } from './law/profile.ts'
import { AGENDA_RULES } from './law/rules.ts'
import { isWorkingDay } from '#base/kit/time/working-days.ts'

const keysOf = (year: number, month: number) =>
  deadlinesOf({ year, month }).map(({ rule }) => rule.key)

/** Makes no-break spaces plain. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('every rule says who is concerned and where it is read, under a key of its own', () => {
  expect(new Set(AGENDA_RULES.map(({ key }) => key)).size).toBe(AGENDA_RULES.length)
  for (const { key, who, explanation, source, when, confidence } of AGENDA_RULES) {
    expect(key).toMatch(/^[a-z0-9-]{1,60}$/)
    expect(who, key).not.toBe('')
    expect(explanation, key).toMatch(/\.$/)
    expect(source?.url, key).toMatch(/^https:\/\//)
    // What depends on the taxpayer, or is published each year, is nobody's certainty.
    const isOpen = when.kind === 'month-only' || when.kind === 'vat-day'
    if (isOpen) expect(confidence, key).not.toBe('certain')
  }
})

test('an association has no household, a firm of 250 is no small one', () => {
  const keys = (month: number, profile: Profile) =>
    deadlinesOf({ year: 2027, month }, [], profile).map(({ rule }) => rule.key)
  expect(keys(5, { form: 'association' })).not.toContain('revenus')
  expect(keys(9, { form: 'association' })).not.toContain('revenus-solde')
  for (const profile of [{}, { form: 'micro' }, { form: 'sasu' }] as const) {
    expect(keys(5, profile)).toContain('revenus')
  }
  expect(keys(9, { staff: 249 })).toContain('facture-electronique')
  expect(keys(9, { staff: 250 })).not.toContain('facture-electronique')
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
    'Nouveaux montants de paie (SMIC, plafond, taux) 2027',
    'Fin du régime simplifié de TVA',
    'DSN du 5, paies de décembre 2026',
    'Cotisations des indépendants, versement du 5 janvier 2027',
    'Échanges avec l’Union européenne (état récapitulatif, EMEBI, DES) de décembre 2026',
    'DSN du 15, paies de décembre 2026',
    'Cotisations du 4e trimestre 2026',
    'Taxe sur les salaires, paies de décembre 2026',
    'Taxe sur les salaires du 4e trimestre 2026',
    'Déclaration annuelle de la taxe sur les salaires (2502) 2026',
    'TVA de décembre 2026',
    'TVA du 4e trimestre 2026',
    'Taxes sur les véhicules de tourisme (CO2 et polluants) 2026',
    'Prélèvement sur les dividendes (2777), versements de décembre 2026',
    'Acompte d’impôt sur le revenu du dirigeant, versement du 15 janvier 2027',
    'Cotisations des indépendants, versement du 20 janvier 2027',
    'Taxes sur les véhicules de tourisme, sans déclaration de TVA 2026',
    'Chiffre d’affaires des micro-entrepreneurs de décembre 2026',
    'Chiffre d’affaires des micro-entrepreneurs du 4e trimestre 2026',
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

test('a day on which offices are closed goes to the next working day, and says why', () => {
  const of = (key: string) => {
    const found = deadlineByKey(key)
    return [plain(found?.when ?? ''), plain(found?.closedNote ?? '')]
  }
  // Whit Monday is 17 May 2027.
  for (const key of ['dsn-15-2027-05', 'is-solde-2027-05']) {
    expect(of(key)).toEqual([
      'mardi 18 mai 2027',
      'Le 15 est un samedi : l’échéance passe au premier jour ouvrable.',
    ])
  }
  // Easter Monday is 6 April 2026.
  expect(of('dsn-5-2026-04')[0]).toBe('mardi 7 avril 2026')
  expect(of('dsn-5-2026-12')[0]).toBe('lundi 7 décembre 2026')
  expect(of('dsn-15-2028-08')).toEqual([
    'mercredi 16 août 2028',
    'Le 15 est férié : l’échéance passe au premier jour ouvrable.',
  ])
  expect(of('dsn-15-2027-06')[1]).toBe('')
  // A last day that is carried into the next month, and one that company law keeps.
  expect(of('micro-trimestre-2027-01')[0]).toBe('lundi 1er février 2027')
  expect(of('depot-comptes-en-ligne-2026-08')).toEqual(['dimanche 30 août 2026', ''])
  // Both ends of a span.
  expect(of('tva-mois-2026-11')[0]).toBe('du 16 au 24 novembre 2026')
  expect(of('tva-mois-2026-10')[0]).toBe('du 15 au 26 octobre 2026')
})

test('results are due the second working day after 1 May, fifteen days later online', () => {
  const days = [2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028].map(
    (year) => deadlineByKey(`resultats-${year}-05`)?.day?.day,
  )
  // As published each year so far.
  expect(days).toEqual([4, 3, 3, 3, 5, 5, 4, 3])
  expect(plain(deadlineByKey('resultats-2027-05')?.when ?? '')).toBe(
    'mardi 4 mai 2027, en ligne le 19 mai 2027',
  )
})

test('a closed day is in no list of two years', () => {
  for (const year of [2026, 2027]) {
    for (const { key, day, lastDay, rule } of deadlinesFrom({ year, month: 11, day: 1 })) {
      if (!rule.carried) continue
      for (const at of [day, lastDay]) if (at) expect([key, isWorkingDay(at)]).toEqual([key, true])
    }
  }
})

test('the CFE is everybody’s, and invoices are issued by all from September 2027', () => {
  for (const key of ['cfe-2026-12', 'cfe-avis-2026-11']) {
    expect(deadlineByKey(key)?.rule.who).toContain('avec ou sans local')
  }
  const invoice = deadlineByKey('facture-electronique-2027-09')
  expect(plain(`${invoice?.title} : ${invoice?.when}`)).toMatch(
    / émettent en 2027 : mercredi 1er septembre 2027$/,
  )
  expect(keysOf(2026, 9)).not.toContain('facture-electronique')
  expect(keysOf(2028, 9)).not.toContain('facture-electronique')
})

test('what the administration publishes each year has no day, and comes last', () => {
  const may = deadlinesOf({ year: 2027, month: 5 })
  expect(may.filter(({ day }) => day === null).map(({ rule }) => rule.key)).toEqual(['revenus'])
  expect(may.at(-1)?.when).toBe('en mai 2027, date publiée chaque année')
})

test('the coming deadlines hold twelve months in order, from a day on', () => {
  const all = deadlinesFrom({ year: 2026, month: 12, day: 15 })
  expect(all[0]?.rule.key).toBe('dsn-15')
  expect(all.at(-1)?.key).toBe('echanges-europe-2027-12')
  expect(all.at(-1)?.day).toEqual({ year: 2027, month: 12, day: 11 })
  // Months whose day is published each year are among them, after the days of their month.
  const published = all.filter(({ day }) => day === null).map(({ key }) => key)
  expect(published).toEqual([
    'revenus-ouverture-2027-04',
    'revenus-2027-05',
    'revenus-solde-2027-09',
    'taxe-fonciere-2027-10',
    'cfe-avis-2027-11',
  ])
  const months = all.map(({ year, month }) => year * 12 + month)
  expect(months).toEqual(months.toSorted((one, other) => one - other))
  // One of several days counts until its last.
  const first = (day: number) => deadlinesFrom({ year: 2026, month: 11, day })[0]?.key
  expect([first(24), first(25)]).toEqual(['tva-mois-2026-11', 'micro-mois-2026-11'])
  // What is carried from October is still to come on 1 November.
  expect(first(1)).toBe('micro-mois-2026-10')
})

test('a leap day has its year of deadlines too', () => {
  const all = deadlinesFrom({ year: 2028, month: 2, day: 29 }, ['social'])
  expect([all[0]?.key, all.at(-1)?.key]).toEqual(['micro-mois-2028-02', 'micro-mois-2029-02'])
  expect(all[0]?.day).toEqual({ year: 2028, month: 2, day: 29 })
  expect(all.filter(({ key }) => key.startsWith('dsn'))).toHaveLength(24)
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
    'cfe-creation',
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

test('only a financial year that closes in December has the days of May', () => {
  const february = { form: 'sarl', tax: 'is', closing: 2 } as const
  expect(plain(deadlineByKey('resultats-2027-05', february)?.when ?? '')).toBe(
    'lundi 31 mai 2027, en ligne le 15 juin 2027',
  )
  expect(deadlineByKey('das2-2027-05', february)?.day?.day).toBe(31)
})
