import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import { brokenEditorial, type Call, listItems, providerOf, spied } from './editorials.ts'
import { newPage, type Placed } from './scratch-page.ts'

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const PAYSLIP = 'comment-lire-un-bulletin-de-paie'

let demo: TestApp

beforeAll(async () => {
  demo = await createTestApp({ stores: await seededStores() })
})
afterAll(async () => {
  await demo.close()
  await demo.stores.close()
})

/** Where the end of a page leads to, and what stands above it. */
async function waysOn(path: string, app = demo) {
  const { html, status } = await app.get(path)
  return {
    status,
    headings: html.texts('.page-end h2'),
    hrefs: html.attrs('.page-end a', 'href'),
  }
}

const pageEnd = (options: Record<string, unknown>): Placed => ({ type: 'page-end', options })

test('an article leads to the mission, the profession and the figures of its field', async () => {
  for (const path of [NEWS, '/vos-actualites/themes/social']) {
    expect(await waysOn(`${path}?title=${PAYSLIP}`)).toEqual({
      status: 200,
      headings: ['Sur ce sujet, au cabinet'],
      hrefs: [
        '/nos-missions/social-et-paie/bulletins-de-paie',
        '/vos-outils/chiffres-utiles/paie-et-cotisations',
        '/vous-etes/cafe-hotel-restaurant',
      ],
    })
  }
})

test('a list without an article, an article that is none and one of no field lead nowhere', async () => {
  const nowhere = { headings: [], hrefs: [] }
  expect(await waysOn(NEWS)).toEqual({ status: 200, ...nowhere })
  for (const slug of ['rien-de-tel', 'A']) {
    expect(await waysOn(`${NEWS}?title=${slug}`)).toEqual({ status: 404, ...nowhere })
  }
  expect(await waysOn(`${NEWS}?title=du-brut-au-net`)).toMatchObject(nowhere)
})

test('an English article leads to English pages alone', async () => {
  const { status, headings, hrefs } = await waysOn(
    '/en/news?title=hiring-your-first-employee-in-france-en',
  )
  expect([status, headings]).toEqual([200, ['On this subject']])
  expect(hrefs.toSorted()).toEqual(['/en/firm', '/en/services'])
})

test('the firm’s action and other articles of the field stand beside them, never the article itself', async () => {
  const action = { text: 'Nous écrire', link: '/contact' }
  const { path } = await newPage(demo, [
    { type: 'feed', options: { request_type: 'article', motifs: ['AES'] } },
    pageEnd({ follows: 'article', title: 'Une question ?', action, pages: 1, articles: 6 }),
  ])
  const { headings, hrefs } = await waysOn(`${path}?title=${PAYSLIP}`)
  expect(headings).toEqual([
    'Une question\u202F?',
    'Sur ce sujet, au cabinet',
    'À lire sur ce sujet',
  ])
  expect(hrefs.slice(0, 2)).toEqual(['/contact', '/nos-missions/social-et-paie/bulletins-de-paie'])
  expect(hrefs.slice(2)).toHaveLength(5)
  expect(hrefs.join(' ')).not.toContain(PAYSLIP)
})

test('E1 the article is asked with the words of its own widget, so that one answer serves both', async () => {
  const calls: Call[] = []
  const provider = providerOf(listItems(1, 3), [])
  const { stores } = demo
  const app = await createTestApp({ stores, editorialOf: () => spied(provider, calls) })
  const { path } = await newPage(app, [
    { type: 'feed', options: { request_type: 'article', motifs: ['AEF'] } },
    pageEnd({ follows: 'article' }),
  ])
  await app.get(`${path}?title=article-1`)
  const asked = calls.filter(({ call }) => call === 'article').map(({ query }) => query)
  expect(asked).toHaveLength(2)
  expect(asked[0]).toEqual(asked[1])
  await app.close()
})

test('a provider that fails costs the ways on and nothing else', async () => {
  const app = await createTestApp({ stores: demo.stores, editorialOf: () => brokenEditorial })
  const { path } = await newPage(app, [
    { type: 'rich-text', options: { html: '<p>La suite</p>' } },
    pageEnd({ follows: 'article', title: 'Une question ?' }),
  ])
  const { html, status } = await app.get(`${path}?title=${PAYSLIP}`)
  expect([status, html.one('.widget-rich-text').text]).toEqual([200, 'La suite'])
  expect(html.all('.page-end')).toEqual([])
  await app.close()
})
