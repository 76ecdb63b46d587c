import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MediaPath } from '#base/core/article/article.ts'
import type { OutgoingAnswer } from '#base/platform/outgoing/outgoing.ts'
import { createTestApp, type TestApp } from '../../../../../../tests/app.ts'
import { memoryKept } from '../../../../../../tests/memory-kept.ts'
import { type OutgoingToApp, outgoingToApp } from '../../../../../../tests/outgoing-to-app.ts'
import { createAnswers } from '../../answers.ts'
import { editorialContract } from '../../../../../../tests/gateway-contract.ts'
import {
  type ArticleGateway,
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import type { LastGoodAnswers } from '../../last-good-answers.ts'
import { unobserved } from '../../../rules/observer.ts'
import type { ProviderAnswers } from '../../provider-answers.ts'
import { httpEditorials } from '../http-gateway.ts'
import { providerCalls } from '../provider-calls.ts'
import { readAnswer } from '../read-answer.ts'
import { sanitiseArticle } from '../../../rules/sanitise.ts'

const MINUTE = 60_000
const size = 'xbig'
const xsl = 'Html_To_Basedoc_BS4_Content_only'
const SLUG = 'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises'

/** A Vitrine whose library feeds another one. */
let provider: TestApp
beforeAll(async () => {
  provider = await createTestApp()
})
afterAll(() => provider.close())

let time: number
let kept: LastGoodAnswers
let outgoing: OutgoingToApp
let answers: ProviderAnswers
let editorial: ArticleGateway
let dropped: [string, number][]
let forgotten: string[]

/** A gateway with nothing in memory, over what is kept. */
function open(token = ''): (language: 'fr' | 'en') => ArticleGateway {
  const clock = () => new Date(time)
  answers = createAnswers({
    kept,
    clock,
    observer: unobserved,
    report(message) {
      throw new Error(message)
    },
  })
  return httpEditorials({
    provider: 'http contenu.example',
    scope: 'site 1 http',
    clean: async (html) => sanitiseArticle(html),
    answers,
    clock,
    calls: (language) =>
      providerCalls({
        url: 'https://contenu.example/ajax/testa',
        token,
        mediaUrl: 'https://medias.example/photos',
        language,
        outgoing,
        clock,
        dropped: (call, count) => dropped.push([call, count]),
        read: readAnswer,
      }),
    forget: async (medias: readonly MediaPath[]) => {
      forgotten.push(...medias.map(({ url }) => url))
    },
  })
}

beforeEach(() => {
  time = Date.parse('2026-11-20T09:00:00Z')
  kept = memoryKept()
  outgoing = outgoingToApp(provider.app)
  dropped = []
  forgotten = []
  editorial = open()('fr')
})

const fiscal = (page = 1) => editorial.listByMotifs({ motifs: ['AEF'], perPage: 5, page, size })
const settle = () => answers.close()

/** Answers what `change` makes of the provider's JSON. */
const tamperJson =
  // oxlint-disable-next-line typescript/no-explicit-any -- a test knows what it tampers with.
  (matches: RegExp, change: (json: any) => unknown) =>
    (answer: OutgoingAnswer, path: string): OutgoingAnswer =>
      matches.test(path)
        ? { ...answer, body: Buffer.from(JSON.stringify(change(JSON.parse(String(answer.body))))) }
        : answer

editorialContract(
  'a Vitrine as the provider of another',
  async () => {
    kept = memoryKept()
    outgoing = outgoingToApp(provider.app)
    return { editorial: open()('fr'), close: () => answers.close() }
  },
  {
    motifs: ['AEF', 'AES', 'AEJ', 'AEM', 'AEP', 'EREVUEVIDEO'],
    countArticle: 38,
    slug: SLUG,
  },
)

/** Call 5 as it is prescribed, without what a Vitrine says besides (requirements G1). */
const toTheLetter = tamperJson(/\/article\/id\//, (json) => {
  const { slug: _slug, motifs: _motifs, ...prescribed } = json.data?.data ?? {}
  return json.data ? { data: { ...json.data, data: prescribed } } : json
})

editorialContract(
  'a provider that says no more than is prescribed',
  async () => {
    kept = memoryKept()
    outgoing = outgoingToApp(provider.app)
    outgoing.tamper = toTheLetter
    return { editorial: open()('fr'), close: () => answers.close() }
  },
  {
    motifs: ['AEF', 'AES', 'AEJ', 'AEM', 'AEP', 'EREVUEVIDEO'],
    countArticle: 38,
    slug: SLUG,
  },
)

describe('an article that no list has named', () => {
  const opened = async () => {
    const id = (await editorial.articleId(SLUG)) ?? 0
    return editorial.article({ id, xsl, size })
  }

  test('E1 goes by the slug that it was asked for while lists fail, or don’t have it', async () => {
    for (const lists of [
      () => ({ data: { articles: 'aucun' } }),
      () => ({ data: { articles: [], arrayPagination: { countArticle: 0 } } }),
    ]) {
      kept = memoryKept()
      editorial = open()('fr')
      outgoing.tamper = (answer, path) =>
        /nbperpage/.test(path)
          ? { ...answer, body: Buffer.from(JSON.stringify(lists())) }
          : toTheLetter(answer, path)
      expect(await opened()).toMatchObject({ slug: SLUG, motifs: [] })
    }
  })

  test('E1 keeps the first slug that it was asked for until a list has it, which is looked for soon', async () => {
    outgoing.tamper = (answer, path) =>
      /nbperpage/.test(path)
        ? { ...answer, body: Buffer.from('{"data":{"articles":"aucun"}}') }
        : /\/slug\//.test(path)
          ? (lookup ??= answer)
          : toTheLetter(answer, path)
    let lookup: OutgoingAnswer | null = null
    const id = (await editorial.articleId(SLUG)) ?? 0
    await editorial.article({ id, xsl, size })
    expect(await editorial.articleId('ancien-nom')).toBe(id)
    expect(await editorial.article({ id, xsl, size })).toMatchObject({ slug: SLUG })
    await settle()
    editorial = open()('fr')
    await editorial.articleId('ancien-nom')
    outgoing.tamper = toTheLetter
    time += 6 * MINUTE
    await editorial.article({ id, xsl, size })
    await settle()
    const named = await editorial.article({ id, xsl, size })
    expect(named).toMatchObject({ slug: SLUG })
    expect(named?.motifs).not.toEqual([])
  })

  test('P1 leaves too while no list has it', async () => {
    outgoing.tamper = (answer, path) =>
      /nbperpage/.test(path)
        ? { ...answer, body: Buffer.from('{"data":{"articles":"aucun"}}') }
        : toTheLetter(answer, path)
    const article = await opened()
    await settle()
    outgoing.tamper = tamperJson(/\/slug\//, () => ({ success: false }))
    time += 31 * MINUTE
    await editorial.articleId(SLUG)
    await settle()
    outgoing.isDown = true
    editorial = open()('fr')
    await expect(editorial.article({ id: article?.id ?? 0, xsl, size })).rejects.toBeInstanceOf(
      EditorialUnavailable,
    )
  })

  test('P1 leaves with its text when its slug is withdrawn', async () => {
    outgoing.tamper = toTheLetter
    const article = await opened()
    await settle()
    outgoing.tamper = tamperJson(/\/slug\//, () => ({ success: false }))
    time += 31 * MINUTE
    await editorial.articleId(SLUG)
    await settle()
    outgoing.isDown = true
    editorial = open()('fr')
    await expect(editorial.article({ id: article?.id ?? 0, xsl, size })).rejects.toBeInstanceOf(
      EditorialUnavailable,
    )
  })

  test('E1 is found by a slug that it had before, and says the one of today', async () => {
    const { articles, articleWrites } = provider.stores
    const id = await articles.idOfSlug(1, SLUG, '2027-01-01T00:00:00.000Z')
    const model = await articles.find(1, id ?? 0, '2027-01-01T00:00:00.000Z')
    if (model === null) throw new Error('The demo lacks its article.')
    const renamed = { ...model, id: 99_001, motifs: [] }
    await articleWrites.publish(1, { ...renamed, slug: 'avant-la-reforme' })
    await articleWrites.publish(1, { ...renamed, slug: 'apres-la-reforme' })
    expect(await editorial.articleId('avant-la-reforme')).toBe(99_001)
    expect(await editorial.article({ id: 99_001, xsl, size })).toMatchObject({
      slug: 'apres-la-reforme',
    })
  })
})

describe('the calls', () => {
  test('each is a POST with the token, at the path of its call', async () => {
    editorial = open('jeton-secret')('fr')
    await fiscal()
    await editorial.listByOffset({ motifs: ['AEF', 'AES'], limit: 2, offset: 3, size })
    const id = (await editorial.articleId(SLUG)) ?? 0
    await editorial.article({ id, xsl, size: 'xxbig' })
    expect(outgoing.requests).toEqual([
      'POST /ajax/testa/motifs/subscribed',
      'POST /ajax/testa/article/motifs/["AEF"]/nbperpage/5/idpage/1/size/xbig?withoutIdInKey=true',
      'POST /ajax/testa/article/motif/["AEF","AES"]/limit/2/offset/3/size/xbig?withoutIdInKey=true',
      `POST /ajax/testa/article/slug/${SLUG}`,
      `POST /ajax/testa/article/id/${id}/xsl/${xsl}/size/xxbig`,
    ])
    expect(outgoing.lastHeaders).toEqual({
      accept: 'application/json',
      authorization: 'Bearer jeton-secret',
    })
  })

  test('the same question is one key, whatever the order of its motifs; unknown ones are not asked', async () => {
    await editorial.listByMotifs({ motifs: ['AES', 'AEF', 'AES'], perPage: 5, page: 1, size })
    await editorial.listByMotifs({ motifs: ['AEF', 'ZZZ', 'AES'], perPage: 5, page: 1, size })
    await editorial.listByMotifs({ motifs: ['ZZZ'], perPage: 5, page: 1, size })
    expect(outgoing.requests).toHaveLength(2)
  })

  test('English lists say so and are kept apart', async () => {
    const inLanguage = open()
    const french = await inLanguage('fr').listByMotifs({
      motifs: ['AEF'],
      perPage: 5,
      page: 1,
      size,
    })
    const english = await inLanguage('en').listByMotifs({
      motifs: ['AEF'],
      perPage: 5,
      page: 1,
      size,
    })
    expect(outgoing.requests.at(-1)).toMatch(/&lang=en$/)
    expect(english).not.toEqual(french)
  })

  test('a slug that is none is not asked for', async () => {
    expect(await editorial.articleId('../../secret')).toBeNull()
    expect(outgoing.requests).toEqual([])
  })
})

describe('faults', () => {
  const status =
    (code: number, headers = {}) =>
    (answer: OutgoingAnswer) => ({
      ...answer,
      status: code,
      headers: { ...answer.headers, ...headers },
    })
  const text = (body: string) => (answer: OutgoingAnswer) => ({
    ...answer,
    body: Buffer.from(body),
  })

  test.each([
    ['500', status(500), EditorialUnavailable, /500/],
    ['401', status(401), EditorialUnavailable, /jeton/],
    ['429', status(429), EditorialUnavailable, /attendre/],
    [
      '404',
      (answer: OutgoingAnswer) => text('{}')(status(404)(answer)),
      EditorialContractBroken,
      /adresse/,
    ],
    ['HTML', text('<!doctype html><p>Bienvenue</p>'), EditorialContractBroken, /du HTML/],
    ['nothing', text(''), EditorialContractBroken, /rien/],
    ['half a JSON', text('{"data":{"motifs":{"AEF"'), EditorialContractBroken, /autre chose/],
    ['a number', text('12'), EditorialContractBroken, /forme attendue/],
    ['a well', text('['.repeat(60) + ']'.repeat(60)), EditorialContractBroken, /50 niveaux/],
  ])('%s is told with its endpoint, on every call', async (_fault, tamper, kind, reason) => {
    outgoing.tamper = tamper
    const asked = [
      () => editorial.subscribedMotifs(),
      () => fiscal(),
      () => editorial.articleId(SLUG),
      () => editorial.article({ id: 1, xsl, size }),
    ]
    for (const ask of asked) {
      editorial = open()('fr')
      await expect(ask()).rejects.toBeInstanceOf(kind)
      await expect(ask()).rejects.toThrow(reason)
      await expect(ask()).rejects.toThrow(/^\/(?:motifs|article)\//)
    }
  })

  test('brackets in a text are no depth', async () => {
    const label = `AEF : ${'[{"'.repeat(60)}`
    outgoing.tamper = tamperJson(/subscribed/, () => ({ data: { motifs: { AEF: label } } }))
    expect(await editorial.subscribedMotifs()).toEqual({ AEF: label })
  })

  test('how long to wait is what the provider asks', async () => {
    outgoing.tamper = status(503, { 'retry-after': '90' })
    await expect(editorial.subscribedMotifs()).rejects.toMatchObject({ retryAfter: 90_000 })
  })

  test('404 with a success field is an unknown article', async () => {
    outgoing.tamper = (answer) => ({
      ...answer,
      status: 404,
      body: Buffer.from('{"success":false}'),
    })
    expect(await editorial.articleId('inconnu')).toBeNull()
    expect(await editorial.article({ id: 7, xsl, size })).toBeNull()
  })

  test('bytes that are not UTF-8 are read all the same', async () => {
    outgoing.tamper = () => ({
      status: 200,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: Buffer.from('{"data":{"motifs":{"AEF":"AEF : Fiscalité"}}}', 'latin1'),
      url: '',
      movedTo: null,
    })
    expect(await editorial.subscribedMotifs()).toEqual({ AEF: 'AEF : Fiscalité' })
  })

  test('bad items are left out and counted, known ones are made good', async () => {
    const before = (await fiscal()).articles
    outgoing.tamper = tamperJson(/nbperpage/, (json) => {
      json.data.articles[1].id = 'deux'
      json.data.articles[2] = null
      return json
    })
    time += 6 * MINUTE
    await fiscal()
    await settle()
    const ids = (await fiscal()).articles.map(({ id }) => id)
    expect(ids).toEqual(before.filter((_, place) => place !== 2).map(({ id }) => id))
    expect(dropped).toEqual([['articleList', 2]])
  })

  test('a list of which nothing can be read is no list', async () => {
    outgoing.tamper = tamperJson(/nbperpage/, (json) => {
      json.data.articles = json.data.articles.map(() => ({ id: null }))
      return json
    })
    await expect(fiscal()).rejects.toThrow(/Aucun des 5 articles/)
  })

  test('a list that says how many there are and gives none is no list', async () => {
    outgoing.tamper = tamperJson(/nbperpage/, (json) => {
      json.data.articles = []
      return json
    })
    await expect(fiscal()).rejects.toThrow(/vide/)
  })

  test('a full list that comes back empty is believed after an hour', async () => {
    const before = await fiscal()
    outgoing.tamper = tamperJson(/nbperpage/, (json) => {
      json.data = { articles: [], arrayPagination: { countArticle: 0 } }
      return json
    })
    const later = async () => {
      time += 31 * MINUTE
      await fiscal()
      await settle()
      return (await fiscal()).articles
    }
    expect(await later()).toEqual(before.articles)
    expect(await later()).toEqual(before.articles)
    expect(await later()).toEqual([])
  })

  test('an article under another number is not the one asked for', async () => {
    outgoing.tamper = tamperJson(/xsl/, (json) => {
      json.data.data.id = 12_345
      return json
    })
    const id = (await editorial.articleId(SLUG)) ?? 0
    await expect(editorial.article({ id, xsl, size })).rejects.toThrow(/12345/)
  })
})

describe('what the provider takes back', () => {
  const listed = async () => (await fiscal()).articles.map(({ slug }) => slug)

  test('an article withdrawn leaves lists, cache and pictures', async () => {
    const [slug = '', next] = await listed()
    const id = (await editorial.articleId(slug)) ?? 0
    await editorial.article({ id, xsl, size })
    const { countArticle } = await fiscal()
    outgoing.tamper = (answer, path) =>
      path.includes('/slug/') ? { ...answer, body: Buffer.from('{"success":false}') } : answer
    time += 31 * MINUTE
    await editorial.articleId(slug)
    await settle()
    expect(await editorial.articleId(slug)).toBeNull()
    outgoing.isDown = true
    expect((await listed())[0]).toBe(next)
    expect((await fiscal()).countArticle).toBe(countArticle - 1)
    await expect(editorial.article({ id, xsl, size })).rejects.toBeInstanceOf(EditorialUnavailable)
    expect(forgotten).toContainEqual(expect.stringContaining('/demo/'))
  })

  test('it is gone after a restart too, also when it was only listed', async () => {
    const [slug = ''] = await listed()
    outgoing.tamper = (answer, path) =>
      path.includes('/slug/') ? { ...answer, body: Buffer.from('{"success":false}') } : answer
    expect(await editorial.articleId(slug)).toBeNull()
    await settle()
    outgoing.isDown = true
    editorial = open()('fr')
    expect(await listed()).not.toContain(slug)
  })

  test('a slug that nobody ever saw costs one call and touches nothing', async () => {
    await fiscal()
    const rows = JSON.stringify(await kept.list('site 1 http'))
    for (let turn = 0; turn < 3; turn += 1) expect(await editorial.articleId('inconnu')).toBeNull()
    await settle()
    expect(outgoing.requests.filter((request) => request.includes('/slug/'))).toHaveLength(1)
    expect(JSON.stringify(await kept.list('site 1 http'))).toBe(rows)
  })

  test('when a subscription ends, what only it covered goes', async () => {
    await fiscal()
    const social = () => editorial.listByMotifs({ motifs: ['AES'], perPage: 5, page: 1, size })
    const before = await social()
    const id = (await editorial.articleId(SLUG)) ?? 0
    await editorial.article({ id, xsl, size })
    outgoing.tamper = tamperJson(/subscribed/, (json) => {
      delete json.data.motifs.AEF
      return json
    })
    time += 11 * MINUTE
    await editorial.subscribedMotifs()
    await settle()
    expect(Object.keys(await editorial.subscribedMotifs())).not.toContain('AEF')
    expect(await listed()).toEqual([])
    outgoing.isDown = true
    expect(await social()).toEqual(before)
    await expect(editorial.articleId(SLUG)).rejects.toBeInstanceOf(EditorialUnavailable)
    expect(forgotten.length).toBeGreaterThan(0)
  })

  test('an answer that names none of the motifs known before is not believed', async () => {
    const before = await editorial.subscribedMotifs()
    const list = await fiscal()
    outgoing.tamper = tamperJson(/subscribed/, () => ({ data: { motifs: [] } }))
    time += 11 * MINUTE
    await editorial.subscribedMotifs()
    await settle()
    expect(await editorial.subscribedMotifs()).toEqual(before)
    expect((await fiscal()).articles).toEqual(list.articles)
  })
})

describe('what is kept', () => {
  test('seven days later, after a restart, with nobody there: all of it', async () => {
    const list = await fiscal()
    const offset = await editorial.listByOffset({ motifs: ['AES'], limit: 3, offset: 2, size })
    const id = (await editorial.articleId(SLUG)) ?? 0
    const article = await editorial.article({ id, xsl, size })
    await settle()
    outgoing.isDown = true
    time += 7 * 24 * 60 * MINUTE
    editorial = open()('fr')
    expect(await fiscal()).toEqual(list)
    expect(await editorial.listByOffset({ motifs: ['AES'], limit: 3, offset: 2, size })).toEqual(
      offset,
    )
    expect(await editorial.articleId(SLUG)).toBe(id)
    expect(await editorial.article({ id, xsl, size })).toEqual(article)
  })

  test('HTML kept under older rules is cleaned again', async () => {
    const id = (await editorial.articleId(SLUG)) ?? 0
    await editorial.article({ id, xsl, size })
    await settle()
    const row = (await kept.list('site 1 http')).find(({ key }) => key.startsWith('article '))
    if (!row) throw new Error('The article was not kept.')
    const json = JSON.parse(row.value)
    json.data.article += '<p onclick="x()">Ancien<script>x()</script></p>'
    await kept.save('site 1 http', row.key, {
      ...row,
      value: JSON.stringify(json),
      sanitiserVersion: 0,
    })
    outgoing.isDown = true
    editorial = open()('fr')
    const article = await editorial.article({ id, xsl, size })
    expect(article?.html).toContain('<p>Ancien</p>')
  })
})
