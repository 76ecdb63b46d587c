import { expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import type { Office, Site } from '#base/core/site.ts'
import { stillTheTemplates } from './still-the-templates.ts'

const TEXTS = { name: 'Page', title: '', h1: '', description: '' }

const siteOf = (name: string, localite: string, towns: string[] = []): Site =>
  ({
    id: 2,
    name,
    settings: { site_name: name },
    constants: { nomcabinet: name, localite },
    offices: towns.map((town) => ({ name: `Bureau de ${town}`, town }) as Office),
  }) as Site

const pagesOf = (...fields: Partial<Page>[]) => ({
  records: async (_siteId: number, lang: string) =>
    lang === 'fr'
      ? fields.map((own, index) => ({ path: `/${index}`, ...TEXTS, ...own }) as Page)
      : [],
})

const TEMPLATE = siteOf('Étude Nervure', 'Brive', ['Tulle'])

test('N7 settings and titles that hold the template’s firm or towns are listed', async () => {
  const pages = pagesOf(
    { title: 'Expert-comptable à BRIVE | Nous' },
    { description: 'L’étude nervure vous répond.' },
    { title: 'Briveté du conseil' },
    { h1: 'À Tulle\u001b[2J' },
  )
  expect(
    await stillTheTemplates(pages, siteOf('Dupont', 'Brive', ['Tulle', 'Nice']), TEMPLATE),
  ).toEqual([
    'Réglages, ville du cabinet : « Brive »',
    'Réglages, bureau « Bureau de Tulle » : « Tulle »',
    '/0, titre : « Expert-comptable à BRIVE | Nous »',
    '/1, description : « L’étude nervure vous répond. »',
    '/3, grand titre : « À Tulle [2J »',
  ])
})

test('N7 what is the new firm’s own too is no remainder', async () => {
  const pages = pagesOf({ title: 'À Brive' })
  expect(await stillTheTemplates(pages, siteOf('Brive Conseil', 'Brive'), TEMPLATE)).toEqual([])
})

test('N7 twenty pages are listed at most', async () => {
  const pages = pagesOf(...Array.from({ length: 27 }, () => ({ title: 'À Brive' })))
  const lines = await stillTheTemplates(pages, siteOf('Dupont', ''), TEMPLATE)
  expect(lines).toHaveLength(21)
  expect(lines.at(-1)).toBe('et 7 autres pages')
})
