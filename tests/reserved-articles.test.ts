import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import { createTestApp, seededStores, sessionOf, type TestApp } from './app.ts'
import { onBothEngines } from './exhaustive.ts'
import { SITE } from './scratch-page.ts'

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const TOKEN = 'un-jeton-de-lecteur-0001'
const WORD = 'zirconium'
const ID = 7301
const AJAX = '/ajax/testa'

/** Of a theme that is reserved and of one that is not, so that the open one does not give it away. */
const ARTICLE: StoredArticle = {
  id: ID,
  lang: 'fr',
  slug: 'reserve-au-zirconium',
  title: `Réservé au ${WORD}`,
  summary: `Un résumé du ${WORD}.`,
  motifs: ['AEF', 'RESERVE'],
  html: `<p>Le texte du ${WORD}.</p>`,
  sanitiserVersion: 1,
  externalKey: `cle-${WORD}`,
  datePublished: '2026-11-19T08:00:00.000Z',
  dateUpdate: '2026-11-19T08:00:00.000Z',
  mediasPaths: [],
  copyright_year: '2026',
}

const list = (motifs: string[]) =>
  `${AJAX}/article/motifs/${encodeURIComponent(JSON.stringify(motifs))}/nbperpage/40/idpage/1/size/xbig?withoutIdInKey=true`
const offset = `${AJAX}/article/motif/${encodeURIComponent('["AEF"]')}/limit/40/offset/0/size/xbig?withoutIdInKey=true`
const bySlug = `${AJAX}/article/slug/${ARTICLE.slug}`
const byId = (id: number) => `${AJAX}/article/id/${id}/xsl/Html/size/xxbig`
const CALLS = [
  `${AJAX}/motifs/subscribed`,
  list(['AEF']),
  list(['RESERVE']),
  offset,
  bySlug,
  byId(ID),
]

onBothEngines('a Vitrine that reserves a theme', (engine) => {
  let site: TestApp
  beforeAll(async () => {
    site = await createTestApp({ stores: await seededStores(engine) })
    const { articles } = site.stores
    await articles.saveMotifs(SITE, [
      ...(await articles.motifs(SITE)),
      { code: 'RESERVE', description: 'Réservés' },
    ])
    await articles.save(SITE, { ...ARTICLE, slug: 'ancien-zirconium' })
    await site.stores.articleWrites.publish(SITE, ARTICLE)
    await articles.save(SITE, {
      ...ARTICLE,
      id: ID + 1,
      slug: 'film-au-zirconium',
      motifs: [VIDEO_MOTIF, 'RESERVE'],
    })
    await reserve({ reserved_motifs: ['RESERVE'], reader_token: TOKEN })
  })
  afterAll(async () => {
    await site.close()
    await site.stores.close()
  })

  async function reserve(
    settings: Partial<Pick<SiteSettings, 'reserved_motifs' | 'reader_token'>>,
  ): Promise<void> {
    await site.stores.sites.saveSettings(SITE, settings)
    await site.index()
  }

  const call = async (url: string, authorization?: string, agent = 'Vitrine') => {
    const { statusCode, headers, body } = await site.app.inject({
      method: 'POST',
      url,
      headers: { 'user-agent': agent, ...(authorization === undefined ? {} : { authorization }) },
    })
    return { status: statusCode, headers, body }
  }
  const withToken = (url: string, agent?: string) => call(url, `Bearer ${TOKEN}`, agent)

  /** Whatever a stranger may ask that might tell of an article. */
  const PUBLIC = [
    NEWS,
    '/',
    '/vos-actualites/themes/fiscal',
    '/vos-actualites/infos-pratiques/la-minute-de-lexpert',
    `${NEWS}?title=${ARTICLE.slug}`,
    `${NEWS}?title=ancien-zirconium`,
    '/flux/articles.xml',
    '/flux/articles.json',
    '/flux/fiscal.xml',
    '/flux/reserves.xml',
    '/sitemap.xml',
    '/llms.txt',
    '/robots.txt',
    `/recherche?query=${WORD}`,
    `/ajax/search/suggest?query=${WORD}&lang=fr`,
  ]

  test('readers with the token have its articles, from every call, whoever they say to be', async () => {
    for (const agent of ['Vitrine', 'Lecteur/1.0']) {
      expect((await withToken(`${AJAX}/motifs/subscribed`, agent)).body).toContain('RESERVE')
      for (const url of [list(['AEF']), list(['RESERVE']), offset, byId(ID)]) {
        expect((await withToken(url, agent)).body, url).toContain(WORD)
      }
      expect(JSON.parse((await withToken(bySlug, agent)).body)).toMatchObject({
        data: { articleId: ID },
      })
    }
  })

  test('without it no call tells of them, and counts are those of what is left', async () => {
    for (const agent of ['Vitrine', 'Mozilla/5.0']) {
      for (const url of CALLS) {
        const { status, body } = await call(url, undefined, agent)
        expect(status, url).toBe(200)
        expect(body, url).not.toMatch(/zirconium|RESERVE/i)
      }
      expect(JSON.parse((await call(byId(ID), undefined, agent)).body)).toEqual({ success: false })
      expect(JSON.parse((await call(bySlug, undefined, agent)).body)).toEqual({ success: false })
      const count = async (answer: Promise<{ body: string }>) =>
        JSON.parse((await answer).body).data.arrayPagination.countArticle
      const open = await count(call(list(['AEF']), undefined, agent))
      expect(open).toBeGreaterThan(0)
      expect(await count(withToken(list(['AEF']), agent))).toBe(open + 1)
    }
  })

  test('a reader before does not leave them behind for the next one', async () => {
    await withToken(list(['AEF']))
    expect((await call(list(['AEF']), undefined, 'Mozilla/5.0')).body).not.toContain(WORD)
    await call(list(['AEF']), undefined, 'Mozilla/5.0')
    const answer = await withToken(list(['AEF']))
    expect(answer.body).toContain(WORD)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each(PUBLIC)('nothing of them stands in %s', async (url) => {
    const { body, headers } = await site.get(url)
    // What was asked for stands in a page of results, and in the page's own address; results mark words.
    const said = body
      .replaceAll(`query=${WORD}`, '')
      .replaceAll(/<\/?mark>/g, '')
      .replaceAll(url.includes('title=') ? /title=[a-z-]+/g : /(?!)/g, '')
    expect(said).not.toContain(ARTICLE.title)
    expect(said).not.toContain(ARTICLE.summary)
    expect(said).not.toContain('texte du zirconium')
    expect(said).not.toMatch(/reserve-au|film-au|cle-zirconium|Réservés/)
    expect(String(headers['location'] ?? '')).not.toContain('reserve-au')
  })

  test('their addresses are those of no article, the former one too', async () => {
    for (const slug of [ARTICLE.slug, 'ancien-zirconium', 'film-au-zirconium']) {
      expect((await site.get(`${NEWS}?title=${slug}`)).status, slug).toBe(404)
    }
    expect((await site.get('/flux/reserves.xml')).status).toBe(404)
  })

  test('a wrong token is refused in French, and before what it asks for is looked at', async () => {
    const wrong = [
      'Bearer faux',
      'Bearer',
      'Bearer ',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(0, -1)}`,
      `Bearer ${TOKEN.toUpperCase()}`,
      `Bearer ${TOKEN} ${TOKEN}`,
      `bearer ${'x'.repeat(4000)}`,
      'Bearer null',
      'Bearer é',
    ]
    for (const authorization of wrong) {
      for (const url of [...CALLS, `${AJAX}/article/id/pas-un-nombre/xsl/Html/size/xxbig`]) {
        const { status, body, headers } = await call(url, authorization)
        expect(status, authorization).toBe(401)
        expect(headers['www-authenticate']).toBe('Bearer realm="articles"')
        expect(headers['cache-control']).toBe('no-store')
        expect(JSON.parse(body).error).toMatchObject({
          code: 'bad_token',
          message: expect.stringMatching(/n’est pas celui de ce site/),
        })
        expect(body).not.toContain(TOKEN)
      }
    }
  })

  test('the name and password of a door before the site are no token', async () => {
    for (const authorization of ['Basic dmlzaXRldXI6bW90', '', 'Bearerx', TOKEN]) {
      const { status, body } = await call(list(['AEF']), authorization, 'Mozilla/5.0')
      expect([status, body.includes(WORD)], authorization).toEqual([200, false])
    }
  })

  test('who edits them sees them as they will be read, also of a reserved theme alone', async () => {
    const editor = await createTestApp({ session: sessionOf('editor'), stores: site.stores })
    for (const id of [ID, ID + 1]) {
      const { status, body } = await editor.get(`/admin/api/articles/${id}/draft/preview`)
      expect([status, body.includes(ARTICLE.title)], String(id)).toEqual([200, true])
      expect(body, String(id)).toContain('data-article-id')
    }
    await editor.close()
  })

  test('the token never leaves: no page, no call and no log has it', async () => {
    for (const url of PUBLIC) expect((await site.get(url)).body).not.toContain(TOKEN)
    await call(list(['AEF']), 'Bearer un-autre-jeton-de-lecteur')
    expect(site.warnings.join('\n')).not.toMatch(/jeton-de-lecteur/)
  })

  describe('what its settings change', () => {
    test('without a token nobody has them, and whatever is brought is not read', async () => {
      await reserve({ reader_token: '' })
      for (const authorization of [undefined, `Bearer ${TOKEN}`, 'Bearer', 'Bearer faux']) {
        const { status, body } = await call(list(['AEF']), authorization)
        expect([status, body.includes(WORD)]).toEqual([200, false])
      }
    })

    test('once nothing is reserved everybody has them, on the site as well', async () => {
      await reserve({ reserved_motifs: [] })
      expect((await call(list(['AEF']))).body).toContain(WORD)
      expect((await site.get(`${NEWS}?title=${ARTICLE.slug}`)).status).toBe(200)
      expect((await site.get('/sitemap.xml')).body).toContain('reserve-au')
      expect((await site.get(`/recherche?query=${WORD}`)).body).toContain('reserve-au')
    })

    test('reserved again, they leave the index of the search', async () => {
      await reserve({ reserved_motifs: ['RESERVE'], reader_token: TOKEN })
      expect((await site.get(`/recherche?query=${WORD}`)).body).not.toContain('reserve-au')
    })
  })
})
