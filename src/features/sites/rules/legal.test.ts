import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { NO_LEGAL } from '#base/core/settings/legal.ts'
import { isSiteIndexable, legalGaps, seatOf } from './legal.ts'

const { site: demoSite } = await loadDemo()

const settings = (changes: object) => ({
  constants: demoSite.constants,
  settings: { ...demoSite.settings, ...changes },
  offices: [],
})

test('the demo says all that the law asks for', () => {
  expect(legalGaps(demoSite)).toEqual([])
  expect(isSiteIndexable(demoSite)).toBe(true)
})

test('a firm without capital, auditor or other storage says no less', () => {
  const { host } = demoSite.settings.legal
  const legal = {
    ...demoSite.settings.legal,
    capital: '',
    auditor: '',
    storage: { ...host, name: '' },
  }
  expect(legalGaps(settings({ legal }))).toEqual([])
})

test('each thing that is missing is named', () => {
  expect(legalGaps(settings({ legal: NO_LEGAL }))).toHaveLength(16)
  const unnamed = { nomcabinet: '', phonetotext: '', phonetolink: '', localite: '' }
  const nobody = {
    ...settings({ site_email: '' }),
    constants: { ...demoSite.constants, ...unnamed },
  }
  expect(legalGaps({ ...nobody, offices: demoSite.offices })).toEqual([
    'la dénomination',
    'le téléphone',
    'l’adresse électronique',
  ])
  const legal = { ...demoSite.settings.legal, insurer: '  ' }
  expect(legalGaps(settings({ legal }))).toEqual(['l’assureur de responsabilité civile'])
})

test('a registered office that nobody wrote is the main office', () => {
  const seatless = { ...settings({ legal: NO_LEGAL }), offices: demoSite.offices }
  expect(seatOf(seatless)).toBe('14 rue des Tisserands, 99120\u00A0Villebourg-sur-Aure')
  expect(legalGaps(seatless)).toHaveLength(15)
})

test('a site is indexable when its setting says so and nothing is missing', () => {
  expect(isSiteIndexable(settings({ site_indexable: '0' }))).toBe(false)
  expect(isSiteIndexable(settings({ legal: NO_LEGAL }))).toBe(false)
})
