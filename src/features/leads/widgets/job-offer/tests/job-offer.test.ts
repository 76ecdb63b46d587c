import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../../tests/app.ts'
import { nodesOf } from '../../../../../../tests/json-ld.ts'
import { SITE } from '../../../../../../tests/scratch-page.ts'

const PAGE = '/le-cabinet/nous-rejoindre/gestionnaire-de-paie'
const OFFER = {
  title: 'Assistant comptable',
  contract: 'cdd',
  office: 'centre',
  posted: '2026-11-02',
  valid_through: '2026-11-20',
  description: '<p>Tenue et saisie.</p>',
}

let site: TestApp
let pageId: number

beforeAll(async () => {
  site = await createTestApp()
  pageId = (await site.stores.pages.findByPath(SITE, PAGE))?.id ?? 0
})
afterAll(() => site.close())

/** The page with these offers on it. */
async function shown(...offers: Record<string, string>[]) {
  await site.stores.widgets.replace(
    SITE,
    { pageId, lang: 'fr' },
    offers.map((options) => ({ zone: 'content', type: 'job-offer', version: 1, options })),
  )
  const { html } = await site.get(PAGE)
  const nodes = nodesOf(JSON.parse(html.one('script[type="application/ld+json"]').rawText))
  return { html, jobs: nodes.filter((node) => node['@type'] === 'JobPosting') }
}

test('P4 an open offer is read by visitors and by machines', async () => {
  const { html, jobs } = await shown(OFFER)
  expect(html.texts('.job-offer h2')).toEqual(['Assistant comptable'])
  expect(html.texts('.job-offer dd')).toContain('20\u00A0novembre 2026')
  expect(jobs).toMatchObject([
    {
      title: 'Assistant comptable',
      employmentType: 'TEMPORARY',
      validThrough: '2026-11-20T23:59:59+01:00',
      jobLocation: { address: { streetAddress: '14 rue des Tisserands' } },
    },
  ])
})

test('P4 one that has ended is shown to nobody', async () => {
  const { html, jobs } = await shown({ ...OFFER, valid_through: '2026-11-19' })
  expect(html.has('.job-offer')).toBe(false)
  expect(jobs).toEqual([])
})

test.each([
  { valid_through: '' },
  { posted: '' },
  { office: 'nulle-part' },
  { posted: '2026-11-21' },
])('P4 one that says too little, %j, is for readers alone', async (change) => {
  const { html, jobs } = await shown({ ...OFFER, ...change })
  expect(html.has('.job-offer')).toBe(true)
  expect(jobs).toEqual([])
})

test('P4 a page has one offer for machines', async () => {
  const { html, jobs } = await shown(OFFER, { ...OFFER, title: 'Autre poste' })
  expect(html.all('.job-offer')).toHaveLength(2)
  expect(jobs).toMatchObject([{ title: 'Assistant comptable' }])
})
