import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../../tests/app.ts'
import type { Html } from '../../../../../../tests/html.ts'
import type { EXAMPLES } from '../state-rules/examples.ts'
import type { ToolName } from '../tools.ts'
import { BFR, DELAI, PENALITES, SEUIL } from './cases/business.ts'
import { JOURS, KILOMETRES, LOYER, VERIFICATION } from './cases/checks.ts'
import type { Case } from './cases/exact.ts'
import { AMORTISSEMENT, CAPACITE, EPARGNE, MENSUALITE } from './cases/loans.ts'
import { COTISATIONS, FACTURE, RETROPLANNING } from './cases/law.ts'
import { STAGE } from './cases/stage.ts'
import { MARGE, REMISE, TAUX_HORAIRE, TVA } from './cases/prices.ts'
import { eachOf } from '../../../../../../tests/exhaustive.ts'

/** What each tool that finds by itself is asked and must answer, computed apart from it. */
const CASES: Readonly<Record<Exclude<ToolName, keyof typeof EXAMPLES>, readonly Case[]>> = {
  'tva-ht-ttc': TVA,
  'marge-et-prix-de-vente': MARGE,
  remise: REMISE,
  'taux-horaire': TAUX_HORAIRE,
  'mensualite-demprunt': MENSUALITE,
  'capacite-demprunt': CAPACITE,
  'amortissement-lineaire': AMORTISSEMENT,
  epargne: EPARGNE,
  'seuil-de-rentabilite': SEUIL,
  bfr: BFR,
  'delai-de-paiement': DELAI,
  'penalites-de-retard': PENALITES,
  'verification-siren-et-tva': VERIFICATION,
  'jours-ouvres': JOURS,
  'revision-de-loyer': LOYER,
  'indemnites-kilometriques': KILOMETRES,
  'cotisations-independants': COTISATIONS,
  'facture-electronique': FACTURE,
  'retroplanning-de-cloture': RETROPLANNING,
  'gratification-de-stage': STAGE,
}

const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

/** What a browser sends of a form as it was drawn, but for what was typed over. */
function submitted(form: Html, typed: Case['typed']): URLSearchParams {
  const fields = form.all('input, select').flatMap((field): [string, string][] => {
    if (field.attr('type') === 'radio' && field.attr('checked') === null) return []
    const value = field.name === 'select' ? field.one('option[selected]') : field
    return [[field.attr('name') ?? '', value.attr('value') ?? '']]
  })
  return new URLSearchParams({ ...Object.fromEntries(fields), ...typed })
}

/** Figures of a page by their label. */
const figuresOf = (html: Html): Record<string, string> =>
  Object.fromEntries(
    html
      .all('.simulator-answers > div, .simulator-lines > div')
      .map((pair) => [plain(pair.one('dt').text), plain(pair.one('dd').text)]),
  )

test('there are eight cases of each tool, 150 in all', () => {
  const counts = Object.values(CASES).map(({ length }) => length)
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(8)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(150)
})

describe.each(Object.entries(CASES))('the form of %s', (name, cases) => {
  const path = `/vos-outils/simulateurs/${name}`
  let form: Html

  beforeAll(async () => {
    form = (await site.get(path)).html.one('.simulator-form')
  })

  eachOf(4, cases)('is right about $typed', async ({ typed, found, faults = [], last }) => {
    const { html } = await site.get(`${path}?${submitted(form, typed).toString()}`)
    const refused = html
      .attrs('.simulator-faults a', 'href')
      .map((href) => (href ?? '').replace(/^#w\d+-champ-/, ''))
    expect(refused).toEqual(faults)
    for (const field of refused) {
      const control = html.one(`.simulator-form [name="${field}"]`)
      // What was typed stays to be corrected.
      expect(control.attr('aria-invalid')).toBe('true')
      expect(plain(control.attr('value') ?? '')).toBe(typed[field] ?? '')
    }
    if (found) expect(figuresOf(html)).toMatchObject(found)
    if (last) {
      const row = html.all('.simulator-details table')[0]?.all('tbody tr').at(-1)
      expect(row?.texts('th, td').map(plain)).toEqual(last)
    }
  })
})
