import { describe, expect, test } from 'vitest'
import { deadlinesOf } from '../deadlines.ts'
import { PROFILE_PARAMS, profileParams, readProfile } from '../profile-params.ts'

describe('an address that describes a firm', () => {
  test('is read by one schema, and has one spelling', () => {
    const { profile, wrong } = readProfile({
      cloture: '06',
      forme: 'sarl',
      impot: 'is',
      tva: 'mois',
      salaries: '012',
      locaux: 'locataire',
      activite: 'commerce',
      departement: '2a',
      siren: '732 829 320',
      initiale: 'Émile',
      vehicules: 'oui',
      europe: 'non',
      dividendes: 'oui',
      other: 'x',
    })
    expect(wrong).toEqual([])
    expect(profile).toEqual({
      form: 'sarl',
      tax: 'is',
      closing: 6,
      vat: 'mois',
      staff: 12,
      premises: 'locataire',
      activity: 'commerce',
      department: '2A',
      siren: '73',
      initial: 'e',
      vehicles: true,
      europe: false,
      dividends: true,
    })
    const spelt = new URLSearchParams(profileParams(profile)).toString()
    expect(spelt).toBe(
      'forme=sarl&impot=is&cloture=6&tva=mois&salaries=12&locaux=locataire&activite=commerce' +
        '&vehicules=oui&europe=non&dividendes=oui&departement=2A&siren=73&initiale=e',
    )
    // What was spelt is read the same.
    const again = readProfile(Object.fromEntries(new URLSearchParams(spelt)))
    expect(again).toEqual({ profile, wrong: [] })
  })

  test('says nothing by empty answers, and keeps none', () => {
    const empty = Object.fromEntries(PROFILE_PARAMS.map((name) => [name, '']))
    expect(readProfile(empty)).toEqual({ profile: {}, wrong: [] })
    expect(profileParams({})).toEqual([])
  })

  test.each([
    ['forme', 'x', 'la forme de l’entreprise'],
    ['forme', 'toString', 'la forme de l’entreprise'],
    ['forme', ['sarl', 'sas'], 'la forme de l’entreprise'],
    ['impot', 'tva', 'l’impôt'],
    ['cloture', '13', 'le mois de clôture'],
    ['cloture', '0', 'le mois de clôture'],
    ['cloture', '6.5', 'le mois de clôture'],
    ['tva', '<b>', 'la TVA'],
    ['salaries', '-1', 'le nombre de salariés'],
    ['salaries', '1e9', 'le nombre de salariés'],
    ['salaries', '9'.repeat(10_000), 'le nombre de salariés'],
    ['locaux', 'oui', 'les locaux'],
    ['activite', '__proto__', 'l’activité'],
    ['vehicules', 'peut-être', 'les véhicules'],
    ['europe', '1', 'les échanges avec l’Union européenne'],
    ['dividendes', 'true', 'les dividendes'],
    ['departement', '20', 'le département'],
    ['departement', '99', 'le département'],
    ['siren', '7', 'le SIREN'],
    ['siren', '7328293201', 'le SIREN'],
    ['initiale', '7', 'la première lettre du nom'],
    ['initiale', { a: 'b' }, 'la première lettre du nom'],
  ])('%s=%s is told, and the rest still counts', (name, value, label) => {
    const rest = name === 'salaries' ? { cloture: '6' } : { salaries: '3' }
    const { profile, wrong } = readProfile({ ...rest, [name]: value })
    expect(wrong).toEqual([label])
    expect(profile).toEqual(name === 'salaries' ? { closing: 6 } : { staff: 3 })
  })
})

const namesOf = (year: number, month: number, query: Record<string, string>) =>
  deadlinesOf({ year, month }, [], readProfile(query).profile).map(
    ({ title, day }) => `${day?.day ?? '?'} ${title}`,
  )
const keysIn = (query: Record<string, string>) =>
  new Set(
    Array.from({ length: 14 }, (_month, place) => ({
      year: place < 2 ? 2026 : 2027,
      month: place < 2 ? place + 11 : place - 1,
    })).flatMap((month) =>
      deadlinesOf(month, [], readProfile(query).profile).map(({ rule }) => rule.key),
    ),
  )

describe('a profile chooses', () => {
  test('the rank of an instalment by the closing', () => {
    const first = (cloture: string) =>
      [3, 6, 9, 12].map((month) =>
        namesOf(2027, month, { cloture, forme: 'sas' }).find((name) =>
          name.includes('acompte d’i'),
        ),
      )
    expect(first('6')).toEqual([
      '15 Troisième acompte d’impôt sur les sociétés, exercice clos en juin 2027',
      '15 Quatrième acompte d’impôt sur les sociétés, exercice clos en juin 2027',
      '15 Premier acompte d’impôt sur les sociétés, exercice clos en juin 2028',
      '15 Deuxième acompte d’impôt sur les sociétés, exercice clos en juin 2028',
    ])
    // The table of art. 360 by month of closing: when the first one is due.
    const months = Array.from({ length: 12 }, (_closing, place) =>
      first(String(place + 1)).findIndex((name) => name?.includes('Premier')),
    )
    expect(months).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0])
    // A year that closes in November has its fourth after its end.
    expect(first('11').at(-1)).toContain(
      'Quatrième acompte d’impôt sur les sociétés, exercice clos',
    )
    expect(first('11').at(-1)).toContain('novembre 2027')
  })

  test('what follows a closing by that closing, and by the calendar year for income tax', () => {
    const june = { cloture: '6', forme: 'sarl' }
    expect(namesOf(2027, 9, june)).toContain(
      '30 Déclaration de résultats (liasse fiscale), exercice clos en juin 2027',
    )
    expect(namesOf(2027, 10, june)).toContain(
      '15 Solde d’impôt sur les sociétés, exercice clos en juin 2027',
    )
    expect(namesOf(2027, 12, june)).toContain(
      '31 Assemblée d’approbation des comptes, exercice clos en juin 2027',
    )
    expect(namesOf(2027, 2, june)).toContain(
      '28 Dépôt en ligne des comptes, exercice clos en juin 2026',
    )
    expect(namesOf(2027, 5, { ...june, impot: 'ir', activite: 'commerce' })).toContain(
      '4 Déclaration de résultats (liasse fiscale) 2026',
    )
    expect(namesOf(2027, 5, { forme: 'ei', activite: 'liberale' })).toContain(
      '4 Déclaration de résultats des professions libérales (2035) 2026',
    )
  })

  test('nothing of company tax for a micro-enterprise, whatever it says', () => {
    const keys = keysIn({ forme: 'micro', impot: 'is', salaries: '0', tva: 'franchise' })
    for (const key of ['is-acompte', 'is-solde', 'resultats', 'assemblee', 'dsn-15', 'tva-mois']) {
      expect(keys, key).not.toContain(key)
    }
    for (const key of ['micro-mois', 'micro-trimestre', 'cfe', 'facture-electronique']) {
      expect(keys, key).toContain(key)
    }
  })

  test('by staff, at each bound', () => {
    const bounds = { 'dsn-15': [1, 49], 'urssaf-trimestre': [1, 10] }
    for (const [key, [min = 0, max = 0]] of Object.entries(bounds)) {
      const has = [min - 1, min, max, max + 1].map((salaries) =>
        keysIn({ salaries: String(salaries) }).has(key),
      )
      expect(has, key).toEqual([false, true, true, false])
    }
    for (const [key, min] of Object.entries({
      'dsn-5': 50,
      egalite: 50,
      'emploi-handicap': 20,
      'apprentissage-supplement': 250,
    })) {
      const has = [min - 1, min].map((salaries) => keysIn({ salaries: String(salaries) }).has(key))
      expect(has, key).toEqual([false, true])
    }
    const levy = (salaries: string) =>
      namesOf(2027, 5, { salaries }).find((name) => name.includes('Solde de la taxe d’app'))
    expect([levy('49'), levy('50')].map((name) => name?.split(' ')[0])).toEqual(['18', '5'])
    expect(keysIn({ salaries: '3', departement: '67' })).not.toContain('apprentissage-solde')
  })

  test('the last times of the simplified VAT, by closing, then each quarter', () => {
    const vatOf = (cloture: string) =>
      Array.from({ length: 14 }, (_month, place) => ({
        year: place < 2 ? 2026 : 2027,
        month: place < 2 ? place + 11 : place - 1,
      })).flatMap(({ year, month }) =>
        deadlinesOf(
          { year, month },
          ['tva'],
          readProfile({ tva: 'simplifie', cloture, europe: 'non', vehicules: 'non' }).profile,
        )
          .filter(({ rule }) => rule.key !== 'facture-electronique')
          .map(({ key }) => key),
      )
    expect(vatOf('12')).toEqual([
      'tva-acompte-decembre-2026-12',
      'tva-fin-simplifie-2027-01',
      'tva-trimestre-2027-04',
      'ca12-2027-05',
      'tva-trimestre-2027-07',
      'tva-trimestre-2027-10',
    ])
    expect(vatOf('8')).toEqual([
      'ca12e-2026-11',
      'tva-acompte-decembre-2026-12',
      'tva-acompte-juillet-2027-07',
      'tva-fin-simplifie-2027-09',
      'tva-trimestre-2027-10',
      'ca12e-2027-11',
    ])
  })

  test('the two holidays of Alsace and Moselle for who is there', () => {
    // 15 April 2022 was a Good Friday, 18 April Easter Monday.
    const day = (departement: string) =>
      namesOf(2022, 4, { departement, salaries: '3' }).find((name) => name.includes('DSN'))
    expect([day('67'), day('54')].map((name) => name?.split(' ')[0])).toEqual(['19', '15'])
  })
})

test('days of VAT that a weekend carries to one are one, whatever else the firm would answer', () => {
  const vatOf = (month: number) =>
    deadlinesOf({ year: 2026, month }, ['tva'], { form: 'sarl', vat: 'mois' }).find(
      ({ rule }) => rule.key === 'tva-mois',
    )
  // The 19th of December is a Saturday, the 19th of November a Thursday.
  expect(vatOf(12)).toMatchObject({
    when: 'lundi 21\u00A0décembre 2026',
    lastDay: null,
    isRange: false,
    confidence: 'certain',
  })
  expect(vatOf(11)).toMatchObject({ isRange: true, confidence: 'assumed' })
  expect(vatOf(11)?.lastDay).toMatchObject({ day: 23 })
})
