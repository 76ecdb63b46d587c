import { expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { Office, Site } from '#base/core/site.ts'
import { stillTheTemplates } from './still-the-templates.ts'

const PAGE = { name: 'Page', is_active: true }

const OFFICE: Office = {
  key: 'bureau',
  name: '',
  street: '',
  postcode: '',
  town: '',
  phonetotext: '',
  phonetolink: '',
  hours: [],
  page: 0,
  plan: '',
  itinerary: '',
}

const siteOf = (
  name: string,
  localite: string,
  towns: string[] = [],
  ownPages: number[] = [],
): Site =>
  ({
    id: 2,
    name,
    settings: {
      ...DEFAULT_SETTINGS,
      site_name: name,
      own_pages: ownPages.map((page) => ({ page })),
    },
    constants: { ...DEFAULT_CONSTANTS, nomcabinet: name, localite },
    offices: towns.map((town) => ({ ...OFFICE, name: `Bureau de ${town}`, town })),
  }) as Site

const pagesOf = (...fields: Partial<Page>[]) => ({
  records: async (_siteId: number, lang: string) =>
    lang === 'fr'
      ? fields.map((own, index) => ({ id: index, path: `/${index}`, ...PAGE, ...own }) as Page)
      : [],
})

const TEMPLATE = siteOf('Étude Nervure', 'Brive', ['Tulle'], [4, 5])

test('N7 the template’s own pages that wait, and names that hold its firm or towns, are listed', async () => {
  const pages = pagesOf(
    { name: 'Expert-comptable à BRIVE' },
    { name: 'L’étude nervure vous répond.' },
    { name: 'Briveté du conseil' },
    { name: 'À Tulle\u001b[2J' },
    { name: 'Notre histoire', is_active: false },
    { name: 'Notre équipe' },
    { name: 'Tulle, hors ligne', is_active: false },
  )
  expect(await stillTheTemplates(pages, siteOf('Dupont', ''), TEMPLATE)).toEqual([
    '/0, nom : « Expert-comptable à BRIVE »',
    '/1, nom : « L’étude nervure vous répond. »',
    '/3, nom : « À Tulle [2J »',
    '/4, hors ligne : « Notre histoire »',
  ])
})

test('N7 what is the new firm’s own too is no remainder', async () => {
  const pages = pagesOf({ name: 'À Brive' })
  expect(await stillTheTemplates(pages, siteOf('Brive Conseil', 'Brive'), TEMPLATE)).toEqual([])
})

test('N7 twenty pages are listed at most', async () => {
  const pages = pagesOf(...Array.from({ length: 27 }, () => ({ name: 'À Brive' })))
  const lines = await stillTheTemplates(pages, siteOf('Dupont', ''), TEMPLATE)
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('et 7 autres pages')
})
