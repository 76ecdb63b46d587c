import { expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { Page } from '#base/core/page/page.ts'
import { type ReadPage, type ReadText, type SiteTexts, toLookAt } from './to-look-at.ts'

const TODAY = { year: 2026, month: 11, day: 20 }

const page = (name: string, updated_at: string, infos: object = {}): Page => ({
  id: 7,
  module: '',
  action: '',
  record_id: 0,
  record_model: '',
  record_position: null,
  modelclass: '',
  lft: 1,
  rgt: 2,
  level: 0,
  type: '',
  image: '',
  layout_id: 1,
  lang: 'fr',
  path: `/${name}`,
  slug: name,
  name,
  title: '',
  h1: '',
  description: '',
  keywords: '',
  auto_mod: '',
  infos: JSON.stringify(infos),
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: `${updated_at}T09:00:00.000Z`,
})

const read = (of: Page, more: Partial<ReadPage> = {}): ReadPage => ({
  page: of,
  figures: [],
  isLegal: false,
  ...more,
})

const figure = (parts: Partial<DatedFigure>): DatedFigure => ({
  key: 'taux',
  group: 'taux',
  label: 'Taux',
  unit: '%',
  value: 3,
  values: null,
  from: '2026-01-01',
  to: '',
  known_until: '',
  source: { name: 'JO', url: '', licence: '' },
  checked_on: '2026-11',
  to_verify: false,
  rhythm: '',
  note: '',
  ...parts,
})

const NOTHING: SiteTexts = { figures: [], pages: [], articles: [], links: [], hidden: new Set() }

/** Lines of texts and figures, as « kind day name ». */
const lines = (texts: Partial<SiteTexts>) =>
  toLookAt({ ...NOTHING, ...texts }, TODAY)
    .filter(({ kind }) => kind !== 'deadline')
    .map(({ kind, at, name }) => `${kind} ${at} ${name}`)

test('a text is read again after a year, one of law after six months, from a month before', () => {
  const law = { testamotifs: ['AEF'] }
  expect(
    lines({
      pages: [
        read(page('a', '2025-12-22')),
        read(page('b', '2025-12-21')),
        read(page('c', '2026-06-22', law)),
        read(page('d', '2026-06-21', law)),
        read(page('e', '2026-06-01', { testamotifs: ['AET'] })),
        read(page('f', '2026-05-31'), { isLegal: true }),
        read(page('g', '2026-05-01'), { figures: ['taux'] }),
      ],
    }),
  ).toEqual(['text 2026-11-01 g', 'legal 2026-11-30 f', 'text 2026-12-21 b', 'text 2026-12-21 d'])
})

test('a review that an editor chose counts instead; a page that is off is nobody’s concern', () => {
  expect(
    lines({
      pages: [
        read(page('a', '2020-01-01', { review_at: '2027-06-30' })),
        read(page('b', '2026-11-01', { review_at: '2026-11-30' })),
        read({ ...page('c', '2020-01-01'), is_active: false }),
      ],
    }),
  ).toEqual(['text 2026-11-30 b'])
})

test('a text is told when a figure beside it changed after it was read', () => {
  const figures = [
    figure({ to: '2026-05-31' }),
    figure({ from: '2026-06-01', value: 4 }),
    figure({ key: 'autre', label: 'Autre', from: '2026-10-01' }),
    figure({ key: 'plus-tard', from: '2027-01-01' }),
    figure({ key: 'vide', from: '2026-11-01', value: null }),
  ]
  const keys = ['taux', 'plus-tard', 'vide']
  expect(
    lines({
      figures,
      pages: [
        read(page('before', '2026-05-25'), { figures: keys }),
        read(page('after', '2026-06-01'), { figures: keys }),
      ],
    }),
  ).toEqual(['changed 2026-06-01 before', 'text 2026-11-25 before', 'text 2026-12-01 after'])
})

const article = (name: string, updated: string, more: Partial<ReadText> = {}): ReadText => ({
  name,
  to: '/articles/7',
  updatedAt: `${updated}T09:00:00.000Z`,
  reviewAt: null,
  motifs: [],
  figures: [],
  isLegal: false,
  ...more,
})

test('own articles have the rhythm of pages, the day that an editor gave them, and their figures', () => {
  expect(
    lines({
      figures: [figure({ from: '2026-06-01' })],
      articles: [
        article('a', '2025-12-22'),
        article('b', '2025-12-21'),
        article('c', '2026-06-22', { motifs: ['AES'] }),
        article('d', '2026-06-21', { motifs: ['AES'] }),
        article('e', '2026-11-01', { reviewAt: '2026-11-30' }),
        article('f', '2020-01-01', { reviewAt: '2027-06-30' }),
        article('g', '2026-05-31', { figures: ['taux'], reviewAt: '2027-06-30' }),
      ],
    }),
  ).toEqual(['changed 2026-06-01 g', 'text 2026-11-30 e', 'text 2026-12-21 b', 'text 2026-12-21 d'])
  const [line] = toLookAt({ ...NOTHING, articles: [article('b', '2024-12-21')] }, TODAY)
  expect(line).toMatchObject({ to: '/articles/7', at: '2025-12-21' })
})

test('a dead link is told at the day of its first failure, among what else is late', () => {
  const link = { host: 'exemple.fr', reason: '404', since: '2026-11-02', to: '/pages/7/fr/edit' }
  const all = toLookAt(
    {
      ...NOTHING,
      pages: [read(page('tard', '2025-11-10')), read(page('tôt', '2025-10-01'))],
      links: [{ ...link, name: 'Contact' }],
    },
    TODAY,
  ).filter(({ kind }) => kind !== 'deadline')
  expect(all.map(({ at, name }) => `${at} ${name}`)).toEqual([
    '2026-10-01 tôt',
    '2026-11-02 Contact',
    '2026-11-10 tard',
  ])
  expect(all[1]).toEqual({
    kind: 'link',
    at: '2026-11-02',
    name: 'Contact',
    detail: 'le lien vers « exemple.fr » ne répond plus (404)',
    to: '/pages/7/fr/edit',
  })
})

test('figures near their end are told at their day, before what comes later', () => {
  expect(
    lines({
      figures: [
        figure({ to: '2026-11-30' }),
        figure({ key: 'b', label: 'B', known_until: '2026-11-25' }),
        figure({ key: 'c', label: 'C', to: '2026-10-31' }),
        figure({ key: 'd', label: 'D', checked_on: '2025-10' }),
      ],
    }),
  ).toEqual([
    'figure 2026-10-31 C',
    'figure 2026-11-20 D',
    'figure 2026-11-25 B',
    'figure 2026-11-30 Taux',
  ])
})

test('deadlines of the season that are to be confirmed are told once, unless the firm hides them', () => {
  const season = (hidden: readonly string[]) =>
    toLookAt({ ...NOTHING, hidden: new Set(hidden) }, TODAY)
  const all = season([])
  expect(all.length).toBeGreaterThan(3)
  expect(all.every(({ kind, at }) => kind === 'deadline' && at <= '2027-02-20')).toBe(true)
  expect(all.map(({ name }) => name)).toContain('Choix du prélèvement à l’échéance de la CFE 2026')
  expect(season(['cfe-prelevement'])).toHaveLength(all.length - 1)
  expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted())
})
