import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Deadline, deadlinesOf } from './deadlines.ts'
import { monthAfter } from './law/period.ts'
import { nextOpenDay, nthOpenDay, isOpenDay } from './open-days.ts'
import { readProfile } from './profile-params.ts'
import { daysLater, isoDay, isPublicHoliday } from '#base/kit/time/working-days.ts'
import { utcDate } from '#base/kit/time/calendar-day.ts'

/** Firms as they stand in a visitor's address. */
const FIRMS = {
  'sarl-decembre':
    'forme=sarl&impot=is&cloture=12&tva=mois&salaries=12&locaux=locataire&activite=commerce&vehicules=oui&europe=non&dividendes=oui&departement=69&siren=732829320',
  'sas-juin-paris':
    'forme=sas&impot=is&cloture=6&tva=trimestre&salaries=3&locaux=locataire&activite=commerce&vehicules=non&europe=oui&dividendes=non&departement=75&siren=70',
  'micro-domicile':
    'forme=micro&tva=franchise&salaries=0&locaux=aucun&activite=liberale&vehicules=non&europe=non&dividendes=non&departement=29&initiale=m',
  'ei-liberale-exoneree':
    'forme=ei&impot=ir&cloture=12&tva=exoneree&salaries=2&locaux=proprietaire&activite=liberale&vehicules=oui&europe=non&dividendes=non&departement=67&initiale=b',
  'eurl-simplifiee-aout':
    'forme=eurl&impot=is&cloture=8&tva=simplifie&salaries=0&locaux=aucun&activite=commerce&vehicules=non&europe=non&dividendes=non&departement=33&siren=81',
  'sa-300-salaries':
    'forme=sa&impot=is&cloture=12&tva=mois&salaries=300&locaux=proprietaire&activite=commerce&vehicules=oui&europe=oui&dividendes=oui&departement=92&siren=55',
} as const

const MARKS = { certain: '', assumed: ' (selon la situation)', 'to-confirm': ' (à confirmer)' }

const line = ({ day, year, month, when, title, who, confidence }: Deadline): string => {
  const at = day === null ? `${year}-${String(month).padStart(2, '0')}   ` : isoDay(day)
  return `${at} | ${title} | ${when}${MARKS[confidence]} | ${who}`
}

describe('November 2026 to December 2027', () => {
  test.each(Object.entries(FIRMS))('of %s', async (name, address) => {
    const { profile, wrong } = readProfile(Object.fromEntries(new URLSearchParams(address)))
    expect(wrong).toEqual([])
    const months = Array.from({ length: 14 }, (_month, ahead) =>
      monthAfter({ year: 2026, month: 11 }, ahead),
    )
    const lines = months.flatMap((month) => deadlinesOf(month, [], profile).map(line))
    const text = [`?${address}`, '', ...lines, ''].join('\n').replaceAll('\u00A0', ' ')
    await expect(text).toMatchFileSnapshot(`calendars/${name}.txt`)
  })
})

const anyDay = fc
  .integer({ min: 0, max: 36_524 })
  .map((count) => daysLater({ year: 2000, month: 1, day: 1 }, count))

describe('open days, whatever the day', () => {
  test('a day is carried to the first open one from it on, never back, never twice', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (day, isLocal) => {
        const next = nextOpenDay(day, isLocal)
        expect(isOpenDay(next, isLocal)).toBe(true)
        expect(isoDay(next) >= isoDay(day)).toBe(true)
        expect(nextOpenDay(next, isLocal)).toEqual(next)
        for (let each = day; isoDay(each) < isoDay(next); each = daysLater(each, 1)) {
          expect(isOpenDay(each, isLocal)).toBe(false)
        }
        // Good Friday to Easter Monday in Alsace; where Ascension is on 7 May, as in 2043, until that Sunday.
        const waited = utcDate(next).getTime() - utcDate(day).getTime()
        expect(waited / 86_400_000).toBeLessThanOrEqual(4)
      }),
    )
  })

  test('the two holidays more of Alsace and Moselle never make a day come earlier', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isoDay(nextOpenDay(day, true)) >= isoDay(nextOpenDay(day, false))).toBe(true)
      }),
    )
  })

  test('the so-many-th open day has so many open days up to it in its month', () => {
    const anyMonth = fc.record({
      year: fc.integer({ min: 2000, max: 2099 }),
      month: fc.integer({ min: 1, max: 12 }),
    })
    const anyWeek = fc.constantFrom<5 | 6>(5, 6)
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 1, max: 15 }), anyWeek, (month, count, week) => {
        const day = nthOpenDay(month, count, week)
        expect([day.year, day.month]).toEqual([month.year, month.month])
        const upTo = Array.from({ length: day.day }, (_day, place) => ({
          ...month,
          day: place + 1,
        }))
        const open = upTo.filter((each) => {
          const weekday = utcDate(each).getUTCDay()
          return weekday !== 0 && (week === 6 || weekday !== 6) && !isPublicHoliday(each)
        })
        expect(open.length).toBe(count)
        expect(open.at(-1)).toEqual(day)
      }),
    )
  })

  test('the tenth day of the customs, as they published it', () => {
    expect(isoDay(nthOpenDay({ year: 2025, month: 12 }, 10, 6))).toBe('2025-12-11')
    expect(isoDay(nthOpenDay({ year: 2026, month: 1 }, 10, 6))).toBe('2026-01-13')
  })
})

describe('a calendar, whoever asks', () => {
  const answers = fc.record(
    {
      forme: fc.constantFrom('micro', 'ei', 'eurl', 'sarl', 'sas', 'sa', 'sci', 'association'),
      impot: fc.constantFrom('ir', 'is'),
      cloture: fc.integer({ min: 1, max: 12 }).map(String),
      tva: fc.constantFrom('mois', 'trimestre', 'simplifie', 'franchise', 'exoneree'),
      salaries: fc.constantFrom('0', '1', '10', '11', '20', '49', '50', '250'),
      departement: fc.constantFrom('75', '67', '29', '971'),
      siren: fc.constantFrom('10', '69', '75', '99'),
      initiale: fc.constantFrom('a', 'z'),
    },
    { requiredKeys: [] },
  )
  const anyMonth = fc.record({
    year: fc.integer({ min: 2026, max: 2029 }),
    month: fc.integer({ min: 1, max: 12 }),
  })

  test('carries every day that law carries, keeps its order, and names each deadline once', () => {
    fc.assert(
      fc.property(answers, anyMonth, (query, month) => {
        const { profile } = readProfile(query)
        const all = deadlinesOf(month, [], profile)
        const isLocal = profile.department === '67'
        for (const { key, rule, day, lastDay } of all) {
          for (const each of [day, lastDay]) {
            if (each && rule.carried) expect([key, isOpenDay(each, isLocal)]).toEqual([key, true])
            if (each && day) expect(isoDay(each) >= isoDay(day)).toBe(true)
          }
        }
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
        // What has no day stands behind the days of its month.
        const end = isoDay({ ...month, day: 99 })
        const days = all.map(({ day }) => (day ? isoDay(day) : end))
        expect(days).toEqual(days.toSorted())
      }),
    )
  })

  test('an answer more hides deadlines, and adds none but those of another closing', () => {
    const said = fc.constantFrom('salaries', 'tva', 'departement') satisfies fc.Arbitrary<string>
    fc.assert(
      fc.property(answers, said, anyMonth, (query, name, month) => {
        const without = { ...query, [name]: '' }
        const keys = (of: Record<string, string>) =>
          deadlinesOf(month, [], readProfile(of).profile).map(({ key }) => key)
        const open = new Set(keys(without))
        for (const key of keys(query)) expect(open, key).toContain(key)
      }),
    )
  })
})
