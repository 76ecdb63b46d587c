import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import { type ArticleFields, emptyArticle } from '#features/articles/rules/own-article.ts'
import type { Stores } from '#app/stores.ts'
import type { Role } from '#base/core/session.ts'
import { fireSchedules } from '#features/publishing/service/scheduled-documents.ts'
import { createTestApp, seededStores, sessionOf, type TestApp } from './app.ts'
import { FIRING } from './firing.ts'

const SITE = 1
const ALL_NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const KEPT = ['/vos-actualites', '/recherche']
const COVER = '/media/provider/demo/articles/comment-lire-un-bulletin-de-paie/xxbig.webp'

let role: Role = 'editor'
let testApp: TestApp

beforeAll(async () => {
  const stores = await seededStores()
  await keepFewPages(stores)
  testApp = await createTestApp({
    stores,
    session: (headers) => sessionOf(asked(headers) ?? role)(),
  })
})
/** Pages that these tests look at: indexing the others costs seconds and says nothing here. */
async function keepFewPages(stores: Stores): Promise<void> {
  for (const { id, level, path } of await stores.pages.tree(SITE, 'fr')) {
    if (level === 1 && !KEPT.some((kept) => path.startsWith(kept))) {
      await stores.pages.remove(SITE, id)
    }
  }
}

afterAll(async () => {
  await testApp.close()
  await testApp.stores.close()
})

/** Visitors' requests name themselves. */
const asked = (headers: Record<string, unknown>): Role | null =>
  headers['x-visitor'] === '1' ? 'visitor' : null

async function api<T = Record<string, unknown>>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: InjectOptions['payload'],
): Promise<{ status: number; body: T }> {
  const { statusCode, body: text } = await testApp.app.inject({
    method,
    url: `/admin/api${path}`,
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: statusCode, body: JSON.parse(text) as T }
}

const see = (path: string) => testApp.get(path, { headers: { 'x-visitor': '1' } })

interface Shown {
  id: number
  article: { state: string; slug: string }
  fields: ArticleFields
  base: number
  isDraft: boolean
  address: string
  message: string
  problems: { name: string }[]
}

const open = async (id: number) => (await api<Shown>('GET', `/articles/${id}/draft`)).body

/** A new article with what it needs to be published. */
async function written(more: Partial<ArticleFields> = {}) {
  const { id } = (await api<Shown>('POST', '/articles', { lang: 'fr' })).body
  const { base, fields: empty } = await open(id)
  const fields: ArticleFields = {
    ...empty,
    title: 'Une note du cabinet',
    summary: 'En bref.',
    html: '<p>Le texte de la note.</p>',
    motifs: ['AEF'],
    ...more,
  }
  return { id, base, fields }
}

const save = (id: number, change: { base: number; fields: ArticleFields }) =>
  api<Shown>('PUT', `/articles/${id}/draft`, { base: change.base, fields: change.fields })

/** Saves and publishes; what the editor then sees, or why it was refused. */
async function publish(id: number, change: { base: number; fields: ArticleFields }) {
  const saved = await save(id, change)
  if (saved.status !== 200) return saved
  const { base } = saved.body
  const { status, body } = await api<Shown>('POST', `/articles/${id}/draft/publish`, { base })
  return { status, body: status === 200 ? await open(id) : body }
}

describe('an own article', () => {
  test('is seen by nobody as long as it is a draft', async () => {
    const { id, base, fields } = await written({ title: 'Brouillon sans témoin' })
    expect(await save(id, { base, fields })).toMatchObject({ status: 200, body: { isDraft: true } })
    const news = await see(`${ALL_NEWS}?title=brouillon-sans-temoin`)
    expect(news.status).toBe(404)
    for (const path of [ALL_NEWS, '/sitemap.xml', '/flux/articles.xml', '/flux/articles.json']) {
      expect((await see(path)).body, path).not.toContain('sans-temoin')
    }
    await testApp.index()
    expect((await see('/recherche?query=temoin')).body).not.toContain('Brouillon sans témoin')
    const preview = await testApp.get(`/admin/api/articles/${id}/draft/preview`)
    expect(preview.status).toBe(200)
    expect(preview.body).toContain('Brouillon sans témoin')
  })

  test('E published, it is in the lists, feeds, site map and search, with its cover', async () => {
    const article = await written({
      title: 'Publiée pour de bon',
      cover: { path: COVER, credit: 'Atelier', creditYear: '2026' },
    })
    const { status, body } = await publish(article.id, article)
    expect(status).toBe(200)
    expect(body).toMatchObject({ article: { state: 'published' }, isDraft: false })
    const page = await see(body.address)
    expect(page.status).toBe(200)
    expect(page.body).toContain('comment-lire-un-bulletin-de-paie/xxbig.webp')
    expect(page.body).toContain('Illustration')
    expect((await see(ALL_NEWS)).body).toContain('Publiée pour de bon')
    expect((await see('/flux/articles.xml')).body).toContain('title=publiee-pour-de-bon')
    await testApp.index()
    expect((await see('/recherche?query=publiee')).body).toContain('publiee-pour-de-bon')
  })

  test('what is missing is told by field, and nothing is published', async () => {
    const article = await written({ title: ' ', motifs: [], html: '' })
    const { status, body } = await publish(article.id, article)
    expect(status).toBe(422)
    expect(body.problems.map(({ name }) => name)).toEqual(['title', 'motifs', 'html'])
    expect((await open(article.id)).article.state).toBe('draft')
  })

  test('E4 its HTML is cleaned by the one sanitiser', async () => {
    const html =
      '<p onclick="x()">Ok <script>alert(1)</script><a href="javascript:x()">lien</a></p>' +
      '<div class="encadre"><p class="encadre-titre">Attention</p><p>Texte</p></div>'
    const article = await written({ title: 'Propre', html })
    const { body } = await publish(article.id, article)
    expect(body.fields.html).toBe(
      '<p>Ok lien</p><div class="encadre"><p class="encadre-titre">Attention</p><p>Texte</p></div>',
    )
  })

  test('with a date to come it waits for its hour', async () => {
    const article = await written({
      title: 'Pour demain',
      publishedAt: '2026-11-21T09:00:00.000Z',
    })
    const { body } = await publish(article.id, article)
    expect(body.article.state).toBe('scheduled')
    expect((await see(`${ALL_NEWS}?title=pour-demain`)).status).toBe(404)
    expect((await see(ALL_NEWS)).body).not.toContain('Pour demain')
  })

  test('planned, it stands in the list with its moment, not before its own date', async () => {
    const listed = async (id: number, state = 'scheduled') => {
      const { body } = await api<{ data: { id: number }[] }>(
        'GET',
        `/articles?filter=${encodeURIComponent(JSON.stringify({ state, q: 'Pour décembre' }))}`,
      )
      return body.data.find((one) => one.id === id)
    }
    const article = await written({
      title: 'Pour décembre',
      publishedAt: '2026-12-24T09:00:00.000Z',
    })
    const { body: saved } = await save(article.id, article)
    const plan = (at: string) =>
      api('PUT', `/articles/${article.id}/schedule`, { action: 'publish', at, base: saved.base })
    await plan('2026-12-28T09:00')
    const planned = { state: 'scheduled', publishedAt: null, plannedAt: '2026-12-28T08:00:00.000Z' }
    expect(await listed(article.id)).toMatchObject(planned)
    expect(await listed(article.id, 'draft')).toBeUndefined()
    await plan('2026-12-20T09:00')
    expect(await listed(article.id)).toMatchObject({ plannedAt: '2026-12-24T09:00:00.000Z' })
    await api('DELETE', `/articles/${article.id}/schedule/publish`)
    expect(await listed(article.id)).toBeUndefined()
    expect(await listed(article.id, 'draft')).toMatchObject({ state: 'draft', plannedAt: '' })
  })

  test('a change of what is live waits to be published', async () => {
    const article = await written({ title: 'En deux temps' })
    const { body } = await publish(article.id, article)
    const fields = { ...body.fields, summary: 'Tout autre chose.' }
    const { body: saved } = await save(article.id, { base: body.base, fields })
    expect((await see(body.address)).body).not.toContain('Tout autre chose.')
    expect(await open(article.id)).toMatchObject({
      article: { state: 'published' },
      isDraft: true,
    })
    await publish(article.id, { base: saved.base, fields })
    expect((await see(body.address)).body).toContain('Tout autre chose.')
  })

  test('of two who save, the second is told and loses nothing', async () => {
    const { id, base, fields } = await written({ title: 'À deux mains' })
    await save(id, { base, fields })
    const second = await save(id, { base, fields })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ base: base + 1, by: { name: 'Rôle editor' } })
  })

  test('a new address leads on from the old one', async () => {
    const article = await written({ title: 'Ancienne adresse' })
    const { body } = await publish(article.id, article)
    const fields = { ...body.fields, slug: 'adresse-nouvelle' }
    await publish(article.id, { base: body.base, fields })
    const old = await see(`${ALL_NEWS}?title=ancienne-adresse`)
    expect(old.status).toBe(301)
    expect(old.headers['location']).toBe(`${ALL_NEWS}?title=adresse-nouvelle`)
    expect((await see(`${ALL_NEWS}?title=adresse-nouvelle`)).status).toBe(200)
  })

  test('two articles of one title have two addresses, and a taken one is refused', async () => {
    const [first, second] = [
      await written({ title: 'Jumeaux' }),
      await written({ title: 'Jumeaux' }),
    ]
    await publish(first.id, first)
    const { body } = await publish(second.id, second)
    expect(body.fields.slug).toBe('jumeaux-2')
    const taken = { base: body.base, fields: { ...body.fields, slug: 'jumeaux' } }
    const refused = await publish(second.id, taken)
    expect(refused.status).toBe(422)
    expect(refused.body.problems).toMatchObject([{ name: 'slug' }])
  })

  test('goes to the bin and comes back as it was', async () => {
    const article = await written({ title: 'Aller-retour' })
    const { body } = await publish(article.id, article)
    expect((await api('DELETE', `/articles/${article.id}`)).status).toBe(200)
    expect((await see(body.address)).status).toBe(404)
    const bin = await api<{ data: { id: number }[] }>(
      'GET',
      `/articles?filter=${encodeURIComponent('{"state":"removed"}')}`,
    )
    expect(bin.body.data.map(({ id }) => id)).toContain(article.id)
    await api('POST', `/articles/${article.id}/restore`)
    expect((await see(body.address)).status).toBe(200)
  })

  test('taken back, it is a draft again with all its text', async () => {
    const article = await written({ title: 'Reprise' })
    const { body } = await publish(article.id, article)
    await api('POST', `/articles/${article.id}/draft/unpublish`)
    expect((await see(body.address)).status).toBe(404)
    expect(await open(article.id)).toMatchObject({
      article: { state: 'draft' },
      fields: { html: article.fields.html },
    })
  })

  test('E8 a video of a known service waits for a click, others are refused', async () => {
    const video = { ...emptyArticle('fr', '').video, kind: 'external' as const }
    const article = await written({ title: 'Filmé', html: '' })
    const address = 'https://youtu.be/aaaaaaaaaaa'
    const bad = { ...article.fields, video: { ...video, address: 'https://ailleurs.example/v' } }
    expect((await publish(article.id, { ...article, fields: bad })).status).toBe(422)
    const fields = { ...article.fields, video: { ...video, address } }
    const { body } = await publish(article.id, { ...article, fields })
    const page = await see(body.address)
    expect(page.body).toContain('frame-box')
    expect(page.body).not.toContain('<iframe')
    // The film is still a field of the article, which has no draft by now.
    expect(body).toMatchObject({
      isDraft: false,
      fields: { html: '', video: { kind: 'external' } },
    })
    expect(body.fields.video.address).toContain('aaaaaaaaaaa')
    const saved = await save(article.id, { base: body.base, fields: body.fields })
    expect(saved).toMatchObject({ status: 200, body: { isDraft: false } })
  })

  test('what was filled in is there again once it is published, field by field', async () => {
    const film = '/media/provider/demo/articles/comment-lire-un-bulletin-de-paie'
    const article = await written({
      title: 'Tout rempli',
      slug: 'tout-rempli',
      summary: 'En bref.',
      html: '<h2>Un</h2><p>Texte &amp; <strong>suite</strong></p>',
      motifs: ['AEF', 'AES'],
      publishedAt: '2026-11-01T08:00:00.000Z',
      author: 'Claire Dauval',
      reviewAt: '2027-03-01',
      cover: { path: COVER, credit: 'Atelier', creditYear: '2026' },
      video: {
        kind: 'file',
        address: `${film}/film.mp4`,
        poster: COVER,
        captions: `${film}/film.vtt`,
        duration: 'PT1M5S',
      },
    })
    const { body } = await publish(article.id, article)
    expect(body.isDraft).toBe(false)
    expect(body.fields).toEqual(article.fields)
  })

  test('one of the demo opens with its pictures as paths, and may be published again', async () => {
    const body = await open(101)
    expect(body).toMatchObject({ base: 0, article: { state: 'published' }, isDraft: false })
    expect(body.fields.cover.path).toMatch(/^\/media\/provider\/demo\/articles\/.+\/xxbig\.webp$/)
    expect(body.fields.html).not.toContain('LD-2026')
    const fields = { ...body.fields, summary: `${body.fields.summary} Relu.` }
    const again = await publish(101, { base: 0, fields })
    expect(again.status).toBe(200)
    expect(again.body.address).toBe(body.address)
  })

  test('a secret link shows its draft to anybody, until it is withdrawn or the article removed', async () => {
    const { id, base, fields } = await written({ title: 'Sous le manteau' })
    await save(id, { base, fields })
    const link = await api<{ id: string; url: string }>('POST', `/articles/${id}/shares`, {})
    const path = new URL(link.body.url).pathname
    const page = await see(path)
    expect(page.status).toBe(200)
    expect(page.body).toContain('Sous le manteau')
    expect(page.headers['cache-control']).toContain('no-store')
    expect(page.headers['x-robots-tag']).toContain('noindex')
    await api('DELETE', `/articles/${id}/shares/${link.body.id}`)
    expect((await see(path)).status).toBe(404)
    const other = await api<{ url: string }>('POST', `/articles/${id}/shares`, {})
    await api('DELETE', `/articles/${id}`)
    expect((await see(new URL(other.body.url).pathname)).status).toBe(404)
  })

  test('taken off at its hour, with its text kept as the draft', async () => {
    const article = await written({ title: 'Offre de saison' })
    const { body } = await publish(article.id, article)
    const planned = { action: 'unpublish', at: '2026-12-31T18:00', base: body.base }
    expect((await api('PUT', `/articles/${article.id}/schedule`, planned)).status).toBe(200)
    const before = { ...planned, action: 'publish', at: '2027-01-05T08:00' }
    expect((await api('PUT', `/articles/${article.id}/schedule`, before)).status).toBe(422)
    const parts = {
      stores: testApp.stores,
      kinds: testApp.kinds,
      ...FIRING,
      clock: () => new Date('2026-12-31T17:00:10Z'),
    }
    expect(await fireSchedules(parts)).toBe(1)
    expect((await see(body.address)).status).toBe(404)
    expect(await open(article.id)).toMatchObject({
      article: { state: 'draft' },
      isDraft: true,
      fields: { title: 'Offre de saison' },
    })
  })

  test('its history compares and restores', async () => {
    const article = await written({ title: 'Première version' })
    const { body } = await publish(article.id, article)
    const fields = { ...body.fields, title: 'Deuxième version' }
    await publish(article.id, { base: body.base, fields })
    const history = await api<{ data: { id: number; kind: string; author: string }[] }>(
      'GET',
      `/articles/${article.id}/history`,
    )
    expect(history.body.data.map(({ kind }) => kind)).toEqual(['published', 'published'])
    const first = history.body.data.at(-1)?.id ?? 0
    const compared = await api<{ changes: { changes: { label: string }[] }[] }>(
      'GET',
      `/articles/${article.id}/history/compare?from=${first}&to=live`,
    )
    expect(compared.body.changes[0]?.changes.map(({ label }) => label)).toContain('Titre')
    const { base } = await open(article.id)
    const restoring = { base, revisionId: first }
    expect((await api('POST', `/articles/${article.id}/draft/restore`, restoring)).status).toBe(200)
    expect((await open(article.id)).fields.title).toBe('Première version')
    // A version of another article is none of this one.
    const elsewhere = await api('POST', `/articles/101/draft/restore`, { ...restoring, base: 0 })
    expect(elsewhere.status).toBe(404)
  })

  test('J1 a writer writes, and may not publish, take back or remove what is live', async () => {
    role = 'writer'
    try {
      const { id, base, fields } = await written({ title: 'Plume' })
      expect((await save(id, { base, fields })).status).toBe(200)
      expect((await publish(id, { base: base + 1, fields })).status).toBe(403)
      expect((await api('POST', '/articles/102/draft/unpublish')).status).toBe(403)
      expect((await api('DELETE', '/articles/102')).status).toBe(403)
      expect((await api('DELETE', `/articles/${id}`)).status).toBe(200)
    } finally {
      role = 'editor'
    }
  })
})

describe('what the firm adds', () => {
  const choose = (slug: string, more: Record<string, unknown>) =>
    api('PUT', `/received-articles/${slug}`, { opinion: null, pin: null, isHidden: false, ...more })
  const slug = 'comment-lire-un-bulletin-de-paie'

  test('an opinion stands above the article and in its data', async () => {
    const opinion = { html: '<p>Notre conseil.<script>x</script></p>', signature: 'Claire Dauval' }
    expect((await choose(slug, { opinion })).status).toBe(200)
    const page = await see(`${ALL_NEWS}?title=${slug}`)
    expect(page.body).toContain('L’avis du cabinet')
    expect(page.body).toContain('Claire Dauval')
    expect(page.body.indexOf('Notre conseil.')).toBeLessThan(page.body.indexOf('data-article-id'))
    expect(page.body).toContain('"@type":"Comment"')
    await choose(slug, {})
    expect((await see(`${ALL_NEWS}?title=${slug}`)).body).not.toContain('L’avis du cabinet')
  })

  test('a pinned article comes first in the lists of its motifs', async () => {
    await choose(slug, { pin: { until: '2026-12-31T00:00:00.000Z' } })
    const titles = (await see(ALL_NEWS)).html.all('.feed-item .item-title')
    expect(titles[0]?.text).toContain('bulletin de paie')
    await choose(slug, {})
  })

  test('an own article is pinned before its date, and stays what it is under a new address', async () => {
    const choiceOf = async (of: string) =>
      (await api<{ choice: unknown }>('GET', `/received-articles/${of}/choice`)).body.choice
    const article = await written({
      title: 'Bientôt en tête',
      publishedAt: '2026-11-21T09:00:00.000Z',
    })
    const { body } = await publish(article.id, article)
    const { slug: first } = body.article
    expect(await choiceOf(first)).toBeNull()
    expect((await choose(first, { pin: { until: '' } })).status).toBe(200)
    expect((await see(ALL_NEWS)).body).not.toContain('Bientôt en tête')
    const fields = { ...body.fields, slug: 'en-tete-bientot' }
    await publish(article.id, { base: body.base, fields })
    expect(await choiceOf('en-tete-bientot')).toMatchObject({ pin: { until: '' } })
    expect((await choose('en-tete-bientot', { isHidden: true })).status).toBe(200)
    expect(await choiceOf('en-tete-bientot')).toMatchObject({ pin: null, isHidden: true })
    const all = await testApp.stores.articleChoices.list(SITE)
    expect(all.map((one) => one.slug)).toEqual(['en-tete-bientot'])
    await choose('en-tete-bientot', {})
    for (const nobodys of ['nobody-knows-it', 'Pas%20un%20slug']) {
      expect((await api('GET', `/received-articles/${nobodys}/choice`)).status).toBe(404)
    }
  })

  test('a hidden article is nowhere', async () => {
    await testApp.index()
    expect((await see('/recherche?query=bulletin+paie')).body).toContain(slug)
    await choose(slug, { isHidden: true })
    expect((await see(`${ALL_NEWS}?title=${slug}`)).status).toBe(404)
    for (const path of [ALL_NEWS, '/sitemap.xml', '/flux/articles.xml', '/flux/social.json']) {
      expect((await see(path)).body, path).not.toContain(`title=${slug}`)
    }
    const call = await testApp.app.inject({
      method: 'POST',
      url: `/ajax/testa/article/slug/${slug}`,
    })
    expect(JSON.parse(call.body)).toEqual({ success: false })
    await testApp.index()
    expect((await see('/recherche?query=bulletin+paie')).body).not.toContain(`title=${slug}`)
    const list = await api<{ data: { id: string }[] }>(
      'GET',
      `/received-articles?filter=${encodeURIComponent('{"choice":"hidden"}')}`,
    )
    expect(list.body.data.map(({ id }) => id)).toEqual([slug])
    await choose(slug, {})
    expect((await see(`${ALL_NEWS}?title=${slug}`)).status).toBe(200)
  })

  test('an article that no provider knows is refused', async () => {
    expect((await choose('personne-ne-le-connait', { isHidden: true })).status).toBe(404)
  })

  test('the log tells what was done', async () => {
    const { entries } = await testApp.stores.audit.list(SITE, { action: 'article.' })
    const actions = new Set(entries.map(({ action }) => action))
    expect([...actions].toSorted()).toEqual([
      'article.create',
      'article.hide',
      'article.opinion',
      'article.pin',
      'article.publish',
      'article.remove',
      'article.restore',
      'article.schedule-unpublish',
      'article.share',
      'article.show',
      'article.unpin',
      'article.unpublish',
      'article.unpublish-scheduled',
      'article.unshare',
    ])
  })
})

describe('what inputs choose from', () => {
  test('motifs by their names, pages with their paths, icons by French words', async () => {
    const motifs = await api<{ data: { code: string; name: string }[] }>('GET', '/motifs')
    expect(motifs.body.data).toContainEqual({ code: 'AEF', name: 'Fiscal', isOwn: true })
    const pages = await api<{ data: { path: string }[] }>('GET', '/page-choices')
    expect(pages.body.data.map(({ path }) => path)).toContain(ALL_NEWS)
    const icons = await api<{ data: { name: string; symbol: string }[] }>(
      'GET',
      '/icons?query=maison',
    )
    expect(icons.body.data.map(({ name }) => name)).toContain('house')
    expect(icons.body.data[0]?.symbol).toMatch(/^<symbol id="icon-house/)
  })
})
