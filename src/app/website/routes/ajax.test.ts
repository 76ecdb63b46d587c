import formbody from '@fastify/formbody'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type LightMyRequestResponse,
} from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import type { Article, ArticleListItem } from '#base/core/article/article.ts'
import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import { calls, paths } from '#base/core/address/urls.ts'
import { NO_HITS } from '#base/core/search/search.ts'
import {
  type ArticleGateway,
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { requestHost } from '#base/platform/http/request-host.ts'
import { ajaxRoutes } from './ajax.ts'
import { refuseUnderAjax } from '#features/articles/routes/ajax-errors.ts'

const item = (id: number): ArticleListItem => ({
  id,
  title: `Article ${id}`,
  summary: 'En bref.',
  slug: `article-${id}`,
  motifs: ['AEF'],
  mediasPaths: '[{"index":"24-11","url":"/demo/xbig/a.webp"}]',
  dateUpdate: '2026-04-03T08:00:00.000Z',
})

const article: Article = {
  html: '<p>Texte</p>',
  id: 7,
  title: 'Article 7',
  summary: 'En bref.',
  slug: 'article-7',
  motifs: ['AEF'],
  datePublished: '2026-04-01T08:00:00.000Z',
  dateUpdate: '2026-04-03T08:00:00.000Z',
  externalKey: 'KEY-7',
  mediasPaths: [{ index: '24-11', url: '/demo/xxbig/a.webp', copyright: 'Atelier' }],
  copyright_year: '2026',
}

/** A gateway that notes what it is asked. */
function fakeEditorial(): { editorial: ArticleGateway; asked: unknown[] } {
  const asked: unknown[] = []
  const list = async (query: unknown) => {
    asked.push(query)
    return { articles: [item(30), item(7)], countArticle: 31 }
  }
  return {
    asked,
    editorial: {
      subscribedMotifs: async () => ({ AEF: 'AEF : Fiscal' }),
      listByMotifs: list,
      listByOffset: list,
      articleId: async (slug) => (slug === article.slug ? article.id : null),
      article: async (query) => {
        asked.push(query)
        return query.id === article.id ? article : null
      },
    },
  }
}

const failing = (error: Error): ArticleGateway => {
  const fail = async () => {
    throw error
  }
  return {
    subscribedMotifs: fail,
    listByMotifs: fail,
    listByOffset: fail,
    articleId: fail,
    article: fail,
  }
}

const site = (settings: { provider_segment: string; beTesta: string }) => ({ settings }) as Site

const pageOfTheApp = (reply: FastifyReply) => reply.code(404).send('a page of the app')

const opened: FastifyInstance[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()))
})

/** The routes in a small app, as the whole one is set up. */
async function serve(
  editorial: ArticleGateway,
  options: {
    beTesta?: string
    siteOf?: (request: FastifyRequest) => Promise<Site>
    impersonating?: boolean
    editorialOf?: (site: Site, language: Language) => ArticleGateway
    handedOn?: (site: Site, language: Language) => ArticleGateway | null
    isDeveloper?: boolean
  } = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    routerOptions: { maxParamLength: 8192 },
    frameworkErrors: (error, request, reply) => {
      if (!refuseUnderAjax(error, request, reply)) pageOfTheApp(reply)
    },
  })
  opened.push(app)
  await app.register(formbody)
  app.setErrorHandler((_error, _request, reply) => reply.code(500).send('an error of the app'))
  app.setNotFoundHandler((_request, reply) => pageOfTheApp(reply))
  app.post('/elsewhere', async ({ body }) => ({ body }))
  const ours = site({ provider_segment: 'testa', beTesta: options.beTesta ?? 'installed' })
  ajaxRoutes(app, {
    siteOf: options.siteOf ?? (async () => ours),
    editorialOf: options.editorialOf ?? (() => editorial),
    handedOn: options.handedOn ?? (() => null),
    searchOf: async () => ({
      find: async () => NO_HITS,
      suggest: async () => ({ items: [], count: 0 }),
    }),
    sessionOf: async () => ({ impersonating: options.impersonating ?? false }),
    seesDevelopmentPath: async () => options.isDeveloper ?? false,
  })
  await app.ready()
  return app
}

const AJAX = '/ajax/testa'
const FIVE = [
  calls.subscribed(),
  calls.articleList({ motifs: ['AEF'], perPage: 5, page: 1, size: 'xbig' }),
  calls.articleOffset({ motifs: ['AEF'], limit: 5, offset: 2, size: 'xbig' }),
  calls.slugLookup({ slug: 'article-7' }),
  calls.fullArticle({ id: 7, xsl: 'Html_To_Basedoc_BS4_Content_only', size: 'xxbig' }),
].map((path) => AJAX + path)
const [SUBSCRIBED = '', LIST = '', OFFSET = '', , ARTICLE = ''] = FIVE

const post = (app: FastifyInstance, url: string, body: { type?: string; text?: string } = {}) =>
  app.inject({
    method: 'POST',
    url,
    ...(body.text === undefined ? {} : { payload: body.text }),
    headers: body.type === undefined ? {} : { 'content-type': body.type },
  })

/** Status and code of a refusal in the one form that G4 allows; what it is otherwise. */
function refused(response: LightMyRequestResponse): string {
  const { statusCode, headers, body } = response
  const form = /^\{"error":\{"code":"([a-z_]+)","message":"\p{Lu}(?:[^"\\]|\\"){20,}\."\}\}$/u.exec(
    body,
  )
  const isJson = headers['content-type'] === 'application/json; charset=utf-8'
  const isKept = headers['cache-control'] !== 'no-store'
  return form && isJson && !isKept ? `${statusCode} ${form[1]}` : `no refusal: ${response.payload}`
}

describe('G1 the five calls', () => {
  test('G1 answer in the shapes of the five calls, as JSON that nobody keeps', async () => {
    const { editorial } = fakeEditorial()
    const app = await serve(editorial)
    const answers = await Promise.all(FIVE.map((url) => post(app, url)))
    for (const { statusCode, headers } of answers) {
      expect(statusCode).toBe(200)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(headers['cache-control']).toBe('no-store')
    }
    const list = { data: { articles: [item(30), item(7)], arrayPagination: { countArticle: 31 } } }
    const { html, ...fields } = article
    expect(answers.map((answer) => answer.json())).toEqual([
      { data: { motifs: { AEF: 'AEF : Fiscal' } } },
      list,
      list,
      { data: { articleId: 7 } },
      { data: { article: html, data: fields } },
    ])
  })

  test('G1 hand on what the path says', async () => {
    const { editorial, asked } = fakeEditorial()
    const app = await serve(editorial)
    const motifs = ['AEF', 'EREVUEVIDEO', 'A_1']
    const segment = 'testa'
    await post(app, paths.articleList({ segment, motifs, perPage: 121, page: 9, size: 'xxbig' }))
    await post(app, paths.articleOffset({ segment, motifs, limit: 3, offset: 0, size: 'xbig' }))
    await post(app, ARTICLE)
    expect(asked).toEqual([
      { motifs, perPage: 121, page: 9, size: 'xxbig' },
      { motifs, limit: 3, offset: 0, size: 'xbig' },
      { id: 7, xsl: 'Html_To_Basedoc_BS4_Content_only', size: 'xxbig' },
    ])
  })

  test('A8 give the articles of the language that a call names, else French ones', async () => {
    const { editorial } = fakeEditorial()
    const languages: string[] = []
    const app = await serve(editorial, {
      editorialOf: (_site, language) => {
        languages.push(language)
        return editorial
      },
    })
    for (const url of [LIST, `${LIST}&lang=en`, `${OFFSET}&lang=en`, `${LIST}&lang=xx`]) {
      expect((await post(app, url)).statusCode).toBe(200)
    }
    expect(languages).toEqual(['fr', 'en', 'en', 'fr'])
  })

  test('B8 answer under the development front path, to those who see it', async () => {
    const { editorial } = fakeEditorial()
    const developers = await serve(editorial, { isDeveloper: true })
    const visitors = await serve(editorial)
    for (const url of FIVE) {
      expect((await post(developers, `/dev.php${url}`)).statusCode).toBe(200)
      expect(refused(await post(visitors, `/dev.php${url}`))).toBe('404 not_found')
    }
  })

  test('G1 belong to the site of the host, and to its provider alone', async () => {
    const { editorial } = fakeEditorial()
    const hosts: string[] = []
    const app = await serve(editorial, {
      siteOf: async (request) => {
        const host = requestHost(request)
        hosts.push(host)
        const provider_segment = host === 'cabinet.example' ? 'autre' : 'testa'
        return site({ provider_segment, beTesta: 'installed' })
      },
    })
    const headers = { host: 'Cabinet.Example:8080' }
    const here = await app.inject({ method: 'POST', url: '/ajax/autre/motifs/subscribed', headers })
    const there = await app.inject({ method: 'POST', url: SUBSCRIBED, headers })
    expect(here.statusCode).toBe(200)
    expect(refused(there)).toBe('404 not_found')
    expect(hosts).toEqual(['cabinet.example', 'cabinet.example'])
  })
})

describe('G2 bodies', () => {
  test('G2 empty, urlencoded and JSON ones are accepted, by every call', async () => {
    const app = await serve(fakeEditorial().editorial)
    const bodies = [
      {},
      { text: '' },
      { type: 'application/x-www-form-urlencoded', text: 'dm_cpi=1&dm_xhr=1' },
      { type: 'application/x-www-form-urlencoded', text: '' },
      { type: 'application/json', text: '{"dm_cpi":1,"dm_xhr":1}' },
      { type: 'application/json; charset=utf-8', text: '' },
      { type: 'text/plain;charset=UTF-8', text: '' },
    ]
    for (const url of FIVE) {
      for (const body of bodies) expect((await post(app, url, body)).statusCode).toBe(200)
    }
    expect((await post(app, `${SUBSCRIBED}?dm_cpi=1&dm_xhr=1&_=1700000000`)).statusCode).toBe(200)
  })

  test('G2 JSON that can’t be read is refused, and so is another kind of body', async () => {
    const app = await serve(fakeEditorial().editorial)
    expect(refused(await post(app, LIST, { type: 'application/json', text: '{"a":' }))).toBe(
      '400 bad_json',
    )
    expect(refused(await post(app, LIST, { type: 'text/xml', text: '<a/>' }))).toBe(
      '415 unsupported_body',
    )
  })

  test('G2 the parsers of the rest of the app stay as they are', async () => {
    const app = await serve(fakeEditorial().editorial)
    const form = await post(app, '/elsewhere', {
      type: 'application/x-www-form-urlencoded',
      text: 'a=1',
    })
    const json = await post(app, '/elsewhere', { type: 'application/json', text: '{"a":1}' })
    expect([form.json(), json.json()]).toEqual([{ body: { a: '1' } }, { body: { a: 1 } }])
  })
})

test('G3 withoutIdInKey=true gives an array, anything else an object by id', async () => {
  const app = await serve(fakeEditorial().editorial)
  const articles = async (url: string) => (await post(app, url)).json().data.articles
  for (const url of [LIST, OFFSET]) {
    const bare = url.split('?')[0] ?? ''
    expect(await articles(`${bare}?withoutIdInKey=true`)).toEqual([item(30), item(7)])
    for (const other of ['', '?withoutIdInKey=false', '?withoutIdInKey=', '?withoutIdInKey=1']) {
      expect(await articles(bare + other)).toEqual({ '7': item(7), '30': item(30) })
    }
  }
})

describe('G4 bad input', () => {
  const list = (values: { motifs?: string; count?: string; page?: string; size?: string }) => {
    const { motifs = '["AEF"]', count = '5', page = '1', size = 'xbig' } = values
    return `${AJAX}/article/motifs/${encodeURIComponent(motifs)}/nbperpage/${count}/idpage/${page}/size/${size}`
  }
  const offset = (values: { motifs?: string; count?: string; offset?: string; size?: string }) => {
    const { motifs = '["AEF"]', count = '5', offset: from = '1', size = 'xbig' } = values
    return `${AJAX}/article/motif/${encodeURIComponent(motifs)}/limit/${count}/offset/${from}/size/${size}`
  }
  const full = (values: { id?: string; xsl?: string; size?: string }) => {
    const { id = '7', xsl = 'Content_only', size = 'xxbig' } = values
    return `${AJAX}/article/id/${id}/xsl/${xsl}/size/${size}`
  }

  const BAD_MOTIFS = [
    'AEF',
    '[]',
    '{}',
    'null',
    '"AEF"',
    '[1]',
    '["aef"]',
    '["AEF","<b>"]',
    '[["AEF"]]',
    '["A/B"]',
    `["${'A'.repeat(41)}"]`,
    JSON.stringify(Array.from({ length: 51 }, (_, index) => `M${index}`)),
  ]
  const BAD_INTEGERS = ['-1', '1.5', '1e3', 'x', '%20', '0x10', '+1', '%00', '%D9%A1']

  test.each<[string, string, string[]]>([
    ['list motifs', 'bad_motifs', BAD_MOTIFS.map((motifs) => list({ motifs }))],
    ['offset motifs', 'bad_motifs', BAD_MOTIFS.map((motifs) => offset({ motifs }))],
    ['count', 'bad_count', [...BAD_INTEGERS, '0', '122'].map((count) => list({ count }))],
    ['limit', 'bad_count', [...BAD_INTEGERS, '0', '122'].map((count) => offset({ count }))],
    ['page', 'bad_page', [...BAD_INTEGERS, '0'].map((page) => list({ page }))],
    ['offset', 'bad_offset', BAD_INTEGERS.map((from) => offset({ offset: from }))],
    ['id', 'bad_id', [...BAD_INTEGERS, '0'].map((id) => full({ id }))],
    [
      'size',
      'bad_size',
      ['big', 'XBIG', '%00', 'xbig%20'].flatMap((size) => [
        list({ size }),
        offset({ size }),
        full({ size }),
      ]),
    ],
    ['xsl', 'bad_xsl', ['a-b', 'a.b', '%2e%2e%2f', 'a'.repeat(81)].map((xsl) => full({ xsl }))],
    [
      'slug',
      'bad_slug',
      ['', 'A', 'a_b', 'é', '%2e%2e%2fetc', 'a%00', 'a%0A', '%3Cb%3E', 'a'.repeat(201)].map(
        (slug) => `${AJAX}/article/slug/${slug}`,
      ),
    ],
  ])('G4 a bad %s is 400 and says what it should be', async (_name, code, urls) => {
    const { editorial, asked } = fakeEditorial()
    const app = await serve(editorial)
    for (const url of urls) expect(refused(await post(app, url))).toBe(`400 ${code}`)
    expect(asked).toEqual([])
  })

  test('G4 values at their bounds are good', async () => {
    const { editorial, asked } = fakeEditorial()
    const app = await serve(editorial)
    const motifs = JSON.stringify(
      Array.from({ length: 50 }, (_, index) => `${'M'.repeat(38)}${10 + index}`),
    )
    for (const url of [
      list({ motifs, count: '121' }),
      list({ count: '1', page: '99999999999999999999999' }),
      offset({ motifs, count: '121', offset: '0' }),
      full({ xsl: 'a'.repeat(80) }),
      full({ id: '99999999999999999999999' }),
      `${AJAX}/article/slug/${'a'.repeat(200)}`,
    ]) {
      expect((await post(app, url)).statusCode).toBe(200)
    }
    expect(asked).toHaveLength(5)
  })

  test('G4 an unknown slug or id is success false, without data', async () => {
    const app = await serve(fakeEditorial().editorial)
    for (const url of [`${AJAX}/article/slug/inconnu`, full({ id: '8' })]) {
      const response = await post(app, url)
      expect([response.statusCode, response.json()]).toEqual([200, { success: false }])
    }
  })

  test('G4 a body over 64 KiB is 413, one of 64 KiB passes', async () => {
    const app = await serve(fakeEditorial().editorial)
    const form = 'application/x-www-form-urlencoded'
    const text = (bytes: number) => `a=${'b'.repeat(bytes - 2)}`
    for (const url of FIVE) {
      const tooLarge = await post(app, url, { type: form, text: text(65_537) })
      expect(refused(tooLarge)).toBe('413 body_too_large')
    }
    expect((await post(app, LIST, { type: form, text: text(65_536) })).statusCode).toBe(200)
    for (const type of ['application/json', 'text/xml']) {
      expect(refused(await post(app, LIST, { type, text: text(65_537) }))).toBe(
        '413 body_too_large',
      )
    }
  })

  test('G4 another method is 405 and told which one to use', async () => {
    const app = await serve(fakeEditorial().editorial)
    for (const url of FIVE) {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const response = await app.inject({ method, url })
        expect(refused(response)).toBe('405 method_not_allowed')
        expect(response.headers['allow']).toBe('POST')
      }
      const head = await app.inject({ method: 'HEAD', url })
      expect([head.statusCode, head.headers['allow']]).toEqual([405, 'POST'])
    }
    const context = await app.inject({ method: 'POST', url: '/ajax/context' })
    expect(refused(context)).toBe('405 method_not_allowed')
    expect(context.headers['allow']).toBe('GET, HEAD')
  })

  test('G4 another segment, another path or a longer one is 404', async () => {
    const app = await serve(fakeEditorial().editorial)
    for (const url of [
      '/ajax',
      '/ajax/',
      '/ajax/testa',
      '/ajax/autre/motifs/subscribed',
      '/ajax/TESTA/motifs/subscribed',
      `${SUBSCRIBED}/`,
      `${AJAX}/motifs`,
      `${AJAX}/article/slug/a/b`,
      `${AJAX}/article/motifs/%5B%22AEF%22%5D/nbperpage/5`,
      `${AJAX}//motifs/subscribed`,
    ]) {
      expect(refused(await post(app, url))).toBe('404 not_found')
      expect(refused(await app.inject({ method: 'GET', url }))).toBe('404 not_found')
    }
    expect((await app.inject('/ajaxien')).body).toBe('a page of the app')
  })

  test('G4 a broken percent encoding is 400, a segment over 8192 characters 414', async () => {
    const app = await serve(fakeEditorial().editorial)
    for (const url of [`${AJAX}/article/slug/%`, `${AJAX}/article/slug/%E0%A4%A`, '/ajax/%zz/a']) {
      expect(refused(await post(app, url))).toBe('400 bad_url')
    }
    expect(refused(await post(app, list({ motifs: 'A'.repeat(8193) })))).toBe('414 url_too_long')
    expect(refused(await post(app, list({ motifs: 'A'.repeat(8192) })))).toBe('400 bad_motifs')
    expect((await app.inject('/%zz')).body).toBe('a page of the app')
  })

  test('G4 a provider that is down is 503 with Retry-After, on every call', async () => {
    const app = await serve(failing(new EditorialUnavailable('https://provider.example: refused')))
    for (const url of FIVE) {
      const response = await post(app, url)
      expect(refused(response)).toBe('503 provider_unavailable')
      expect(response.headers['retry-after']).toBe('30')
    }
  })
})

test('L1 a site without the provider answers 404 on the five calls', async () => {
  const app = await serve(fakeEditorial().editorial, { beTesta: '' })
  for (const url of FIVE) {
    expect(refused(await post(app, url))).toBe('404 not_found')
    expect(refused(await app.inject({ method: 'GET', url }))).toBe('404 not_found')
  }
})

test('G5 the true count passes as it is, above 120 too', async () => {
  const { editorial } = fakeEditorial()
  const list = async () => ({ articles: [], countArticle: 314 })
  const app = await serve({ ...editorial, listByMotifs: list, listByOffset: list })
  for (const url of [LIST, OFFSET]) {
    expect((await post(app, url)).json().data.arrayPagination).toEqual({ countArticle: 314 })
  }
})

describe('G6 errors', () => {
  test('G6 neither the provider’s nor our own words reach the browser', async () => {
    const secret = 'https://provider.example/?key=s3cret'
    const errors = [
      [new EditorialUnavailable(secret), 503, 'provider_unavailable'],
      [new EditorialContractBroken(secret), 502, 'provider_contract'],
      [new Error(secret), 500, 'internal'],
      [Object.assign(new Error(secret), { statusCode: 500, code: 'FST_ERR_X' }), 500, 'internal'],
    ] as const
    for (const [error, status, code] of errors) {
      const app = await serve(failing(error))
      for (const url of FIVE) {
        const response = await post(app, url)
        expect(refused(response)).toBe(`${status} ${code}`)
        expect(response.body + JSON.stringify(response.headers)).not.toMatch(
          /provider\.example|s3cret/,
        )
      }
    }
  })

  test('G6 a site that can’t be read is our error, in the same form', async () => {
    const app = await serve(fakeEditorial().editorial, {
      siteOf: () => Promise.reject(new Error('connection refused to 10.0.0.3')),
    })
    expect(refused(await post(app, SUBSCRIBED))).toBe('500 internal')
  })
})

test('A6 the context of a visitor is answered apart, and never kept', async () => {
  const { editorial } = fakeEditorial()
  const visitor = await serve(editorial)
  const response = await visitor.inject({ url: '/ajax/context', remoteAddress: '192.0.2.7' })
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { ip: '192.0.2.7', isIpClientImpersonate: false },
  ])
  expect(response.headers['cache-control']).toBe('no-store')
  const admin = await serve(editorial, { impersonating: true, beTesta: '' })
  expect((await admin.inject('/ajax/context?dm_cpi=1&_=1')).json()).toMatchObject({
    isIpClientImpersonate: true,
  })
})
