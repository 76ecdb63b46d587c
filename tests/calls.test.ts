import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '#base/core/address/urls.ts'
import { type Answer, createTestApp, type TestApp } from './app.ts'
import { listItems, providerOf } from './editorials.ts'
import { listening, rawRequest } from './raw-request.ts'

/** What every background request carries (requirements G2). */
const DEFAULTS = 'dm_cpi=1&dm_xhr=1'
const NEWS = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']

let site: TestApp
let port: number

beforeAll(async () => {
  site = await createTestApp()
  port = await listening(site.app)
})
afterAll(() => site.close())

const post = (path: string, app = site): Promise<Answer> =>
  app.get(`/ajax/testa${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: DEFAULTS,
  })

async function data(path: string) {
  const { status, body, headers } = await post(path)
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^application\/json/)
  expect(headers['cache-control']).toBe('no-store')
  return JSON.parse(body)
}

const list = (more: Partial<Parameters<typeof calls.articleList>[0]> = {}) =>
  calls.articleList({ motifs: NEWS, perPage: 5, page: 1, size: 'xbig', ...more })

describe('the five calls over the demo’s own articles', () => {
  test('G1 the subscribed motifs, code to « CODE : description »', async () => {
    expect(await data(calls.subscribed())).toEqual({
      data: {
        motifs: {
          AEF: 'AEF : Fiscal',
          AEJ: 'AEJ : Juridique',
          AEM: 'AEM : High-tech',
          AEP: 'AEP : Patrimoine',
          AES: 'AES : Social',
          EREVUEVIDEO: 'EREVUEVIDEO : La minute de l’expert',
        },
      },
    })
  })

  test('G1 a list by motifs and page, as the home page asks for it', async () => {
    const answer = await data(list())
    expect(answer.data.arrayPagination).toEqual({ countArticle: 30 })
    expect(answer.data.articles).toHaveLength(5)
    for (const item of answer.data.articles) {
      expect(item).toMatchObject({
        id: expect.any(Number),
        title: expect.any(String),
        summary: expect.any(String),
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        motifs: [expect.stringMatching(/^AE[FJMPS]$/)],
        dateUpdate: expect.stringMatching(/^2026-\d\d-\d\dT/),
      })
      expect(JSON.parse(item.mediasPaths)).toBeInstanceOf(Array)
    }
    const home = await site.get('/')
    expect(answer.data.articles.map(({ title }: { title: string }) => title)).toEqual(
      home.html.texts('[data-widget-id="1459"] .item-title'),
    )
  })

  test('G1 a list by offset goes on where the other ended', async () => {
    const ids = (answer: { data: { articles: { id: number }[] } }) =>
      answer.data.articles.map(({ id }) => id)
    const second = await data(list({ page: 2 }))
    const offset = { motifs: NEWS, limit: 5, offset: 5, size: 'xbig' } as const
    expect(ids(await data(calls.articleOffset(offset)))).toEqual(ids(second))
  })

  test('G1 a slug gives an id, and the id the article', async () => {
    const slug = 'lamortissement-explique-simplement'
    const { data: found } = await data(calls.slugLookup({ slug }))
    const xsl = 'Html_To_Basedoc_BS4_Content_only'
    const { data: full } = await data(
      calls.fullArticle({ id: found.articleId, xsl, size: 'xxbig' }),
    )
    expect(full.article).toMatch(/^<p>/)
    expect(full.data).toMatchObject({
      id: found.articleId,
      slug,
      externalKey: expect.stringMatching(/^LD-2026-/),
      copyright_year: '2026',
      datePublished: expect.stringMatching(/^2026-/),
    })
    expect(full.data.mediasPaths[0]).toMatchObject({
      index: '24-11',
      copyright: expect.any(String),
    })
  })

  test('G3 without withoutIdInKey the articles are keyed by id', async () => {
    const { data: keyed } = await data(list().replace('?withoutIdInKey=true', ''))
    for (const [key, item] of Object.entries<{ id: number }>(keyed.articles)) {
      expect(key).toBe(String(item.id))
    }
  })

  test('G4 an unknown slug or id is success false, an unknown motif an empty list', async () => {
    expect(await data(calls.slugLookup({ slug: 'inconnu' }))).toEqual({ success: false })
    expect(await data(calls.fullArticle({ id: 9_999_999, xsl: 'X', size: 'xbig' }))).toEqual({
      success: false,
    })
    expect((await data(list({ motifs: ['INCONNU'] }))).data).toEqual({
      articles: [],
      arrayPagination: { countArticle: 0 },
    })
  })

  test('G6 and D10: media are paths, without any host', async () => {
    const { body } = await post(list({ perPage: 30 }))
    expect(body).not.toMatch(/https?:/)
    expect(body).toContain('/demo/')
  })
})

describe('limits of the calls', () => {
  test('G5 the count is true, and nothing after the 120th item is served', async () => {
    const many = await createTestApp({
      stores: site.stores,
      editorialOf: () => providerOf(listItems(1, 500)),
    })
    const of = async (path: string) => JSON.parse((await post(path, many)).body).data
    const motifs = ['AEF']
    const first = await of(list({ motifs, perPage: 121 }))
    expect(first.arrayPagination.countArticle).toBe(500)
    expect(first.articles.length).toBeLessThanOrEqual(120)
    expect((await of(list({ motifs, perPage: 50, page: 3 }))).articles).toHaveLength(20)
    expect((await of(list({ motifs, perPage: 50, page: 4 }))).articles).toEqual([])
    const offset = { motifs, limit: 10, size: 'xbig' } as const
    expect((await of(calls.articleOffset({ ...offset, offset: 115 }))).articles).toHaveLength(5)
    expect((await of(calls.articleOffset({ ...offset, offset: 120 }))).articles).toEqual([])
    await many.close()
  })

  test.each([
    ['/article/motifs/AEF/nbperpage/5/idpage/1/size/xbig', 400],
    ['/article/motifs/[]/nbperpage/5/idpage/1/size/xbig', 400],
    ['/article/motifs/["AEF"]/nbperpage/122/idpage/1/size/xbig', 400],
    ['/article/motifs/["AEF"]/nbperpage/5/idpage/0/size/xbig', 400],
    ['/article/motifs/["AEF"]/nbperpage/5/idpage/1/size/big', 400],
    ['/article/motif/["AEF"]/limit/5/offset/-1/size/xbig', 400],
    ['/article/slug/../../etc', 404],
    ['/article/slug/Majuscule', 400],
    ['/article/id/0/xsl/X/size/xbig', 400],
    ['/article/id/1/xsl/a-b/size/xbig', 400],
    ['/nothing', 404],
  ])('G4 %s is refused with %i and says why', async (path, status) => {
    const target = `/ajax/testa${path}`.replaceAll('"', '%22')
    const answer = await rawRequest(port, target, {
      method: 'POST',
      headers: ['Content-Length: 0'],
    })
    expect(answer.status).toBe(status)
    const { error } = JSON.parse(answer.body)
    expect(Object.keys(error).toSorted()).toEqual(['code', 'message'])
    expect(error.message).toMatch(/\S.{10}/)
  })

  test('G4 a page takes a count of 120 and the one more that leaves out the current article', async () => {
    expect((await post(list({ perPage: 120 }))).status).toBe(200)
    expect((await post(list({ perPage: 121 }))).status).toBe(200)
    expect((await post(list({ perPage: 122 }))).status).toBe(400)
  })
})
