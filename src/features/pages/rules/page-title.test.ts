import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { documentTitle } from './page-title.ts'

const { site: demoSite } = await loadDemo()

const page = {
  id: 900,
  level: 2,
  title: 'La page',
  name: 'Page',
  auto_mod: '',
  lang: 'fr',
} as const
const office = { ...page, id: demoSite.offices[0]?.page ?? 0, title: 'Bureau du centre' }
const home = { ...page, id: 1, level: 0, title: 'Accueil' }
const FIRM = 'Cabinet Lhermine-Dauval'

test('P6 a page has its title and the firm’s name', () => {
  expect(documentTitle(page, demoSite)).toBe(`La page | ${FIRM}`)
  expect(documentTitle({ ...page, title: '' }, demoSite)).toBe(`Page | ${FIRM}`)
  expect(documentTitle(page, demoSite, 'Un article')).toBe(`Un article | ${FIRM}`)
})

test('A2 P6 the home page and an office’s page say the town until a title is written', () => {
  const auto = { auto_mod: 'snthdk' }
  expect(documentTitle({ ...home, ...auto }, demoSite)).toBe(
    `Expert-comptable à Villebourg-sur-Aure | ${FIRM}`,
  )
  expect(documentTitle({ ...office, ...auto }, demoSite)).toBe(
    `Bureau du centre à Villebourg-sur-Aure | ${FIRM}`,
  )
  expect(documentTitle(home, demoSite)).toBe(`Accueil | ${FIRM}`)
  expect(documentTitle({ ...home, ...auto }, demoSite, 'Un article')).toBe(`Un article | ${FIRM}`)
})

test('P6 a title too long with the firm’s name stands alone, to the letter', () => {
  const room = 75 - ` | ${FIRM}`.length
  const fits = 'é'.repeat(room)
  expect(documentTitle(page, demoSite, fits)).toBe(`${fits} | ${FIRM}`)
  expect(documentTitle(page, demoSite, `${fits}e`)).toBe(`${fits}e`)
  expect(documentTitle({ ...page, title: '📄'.repeat(room) }, demoSite)).toContain(FIRM)
  const long = { ...demoSite, constants: { ...demoSite.constants, nomcabinet: 'A'.repeat(70) } }
  expect(documentTitle({ ...home, auto_mod: 't' }, long)).toContain('A'.repeat(70))
})

test('P6 a pattern that asks for what there is not gives way', () => {
  const nowhere = { ...demoSite, constants: { ...demoSite.constants, localite: '' } }
  expect(documentTitle({ ...home, auto_mod: 't' }, nowhere)).toBe(`Accueil | ${FIRM}`)
  const nameless = { ...nowhere, constants: { ...nowhere.constants, nomcabinet: '' } }
  expect(documentTitle(page, nameless)).toBe('La page')
})
