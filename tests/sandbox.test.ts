import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slugOf } from '#base/kit/text/slug.ts'
import { registry } from '#app/widgets.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { newPage } from './scratch-page.ts'
import { sampled } from './exhaustive.ts'

const STRICT = (frames: string): string =>
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'${frames}`

let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ mode: 'test' })
})

afterAll(() => site.close())

const examples = [...registry.values()].flatMap((widget) =>
  widget.examples.map((example) => ({
    type: widget.type,
    name: example.name,
    example,
    path: `/_sandbox/${widget.type}/${slugOf(example.name)}`,
  })),
)

test.each([examples[0], examples[40], examples.at(-1)])(
  'an example has the same page by its names in the query: $path',
  async (example) => {
    const { type = '', name = '', path = '' } = example ?? {}
    const byName = await site.get(`/_sandbox?widget=${type}&example=${encodeURIComponent(name)}`)
    expect(byName.status).toBe(200)
    expect(byName.body).toBe((await site.get(path)).body)
  },
)

test('the sandbox lists every example with its options', sampled(false), async () => {
  const { status, html } = await site.get('/_sandbox')
  expect(status).toBe(200)
  expect(html.texts('.sandbox-example > h2')).toEqual(
    examples.map(({ type, name }) => `${type} : ${name}`),
  )
  const sources = html.all('.sandbox-source code').map(({ rawText }) => JSON.parse(rawText))
  expect(sources.map(({ options }) => options)).toEqual(
    examples.map(({ example }) => example.options),
  )
  expect(html.all('h1')).toHaveLength(1)
})

test('the examples of one widget stand on one page', async () => {
  const { html } = await site.get('/_sandbox?widget=carousel')
  const types = new Set(html.attrs('.sandbox-stage > *', 'data-widget-type'))
  expect([...types]).toEqual(['carousel'])
})

test.each(['/_sandbox?widget=nothing', '/_sandbox?widget=feed&example=x', '/_sandbox/feed/x'])(
  '%s is a page that does not exist',
  async (path) => {
    expect((await site.get(path)).status).toBe(404)
  },
)

test('no page of the sandbox is indexed or kept', async () => {
  for (const path of ['/_sandbox', '/_sandbox/figures/default']) {
    const { html } = await site.get(path)
    expect(html.one('meta[name="robots"]').attr('content')).toContain('noindex')
  }
})

describe('in production', () => {
  let production: TestApp

  beforeAll(async () => {
    production = await createTestApp({ stores: site.stores })
  })

  afterAll(() => production.close())

  test.each([
    '/_sandbox',
    '/_sandbox/figures/default',
    '/_sandbox/sandbox.css',
    '/uploads/sandbox/card/card-sandbox.html',
  ])('%s is a page that does not exist', async (path) => {
    expect((await production.get(path)).status).toBe(404)
  })

  test('C7 nobody reads notes for developers', async () => {
    const page = await newPage(production, [{ type: 'text-menu', options: { menu: 1503 } }])
    const { html } = await production.get(page.path)
    expect(html.has('[data-widget-type="text-menu"][data-state="ready"]')).toBe(true)
    expect(html.has('.developer-note')).toBe(false)
  })

  test('I5 a visitor’s page has no breakpoint notice', async () => {
    expect((await production.get('/contact')).body).not.toContain('breakpoint-notice')
  })

  test('E8 a page without player or map keeps the strict policy to the letter', async () => {
    const { headers } = await production.get('/contact')
    expect(headers['content-security-policy']).toBe(STRICT(''))
  })

  test('E8 a page lets in exactly the hosts that its widgets can open', async () => {
    const video = (external: string) => ({ type: 'video', options: { external } })
    const inside = { id: 880_001, version: 1, ...video('https://vimeo.com/123456') }
    const page = await newPage(production, [
      { type: 'columns', options: { columns: [{ width: 12, widgets: [inside] }] } },
      video('https://youtu.be/aBcDeFgHiJ1'),
    ])
    const { headers } = await production.get(page.path)
    expect(headers['content-security-policy']).toBe(
      STRICT('; frame-src https://www.youtube-nocookie.com https://player.vimeo.com'),
    )
  })

  test('E8 no address of a frame is one that the browser loads by itself', async () => {
    const page = await newPage(production, [
      { type: 'map', options: { latitude: '49.2', longitude: '-0.7' } },
      { type: 'video', options: { external: 'https://youtu.be/aBcDeFgHiJ1' } },
    ])
    const { html } = await production.get(page.path)
    expect(html.has('iframe')).toBe(false)
    expect(html.attrs('main img', 'src').filter((src) => !src?.startsWith('/media/'))).toEqual([])
    expect(html.attrs('[data-frame-load]', 'hidden')).toEqual(['', ''])
  })
})

describe('for a signed-in developer', () => {
  let developers: TestApp

  beforeAll(async () => {
    developers = await createTestApp({ stores: site.stores, session: sessionOf('developer') })
  })

  afterAll(() => developers.close())

  test('C7 a note under the source menu says which widget it makes', async () => {
    const page = await newPage(developers, [
      { id: 880_100, type: 'text-menu', options: { menu: 1503 } },
      { id: 880_101, type: 'icon-menu', options: { menu: 1509 } },
      { id: 880_102, type: 'image-menu', options: { menu: 1512 } },
    ])
    const { html } = await developers.get(page.path)
    expect(html.texts('.developer-note')).toEqual([
      'dmNavigationMenu 1503 utilisé pour la génération du menu 880100',
      'dmNavigationMenu 1509 utilisé pour la génération du menu 880101',
      'dmNavigationMenu 1512 utilisé pour la génération du menu 880102',
    ])
  })

  test('I5 every page has the breakpoint notice, hidden until the browser fills it', async () => {
    const { html } = await developers.get('/contact')
    expect(html.one('body').attr('class')).toContain('is-developer')
    expect(html.one('.breakpoint-notice').attr('hidden')).toBe('')
    expect(html.has('script[src="/assets/entry.js"]')).toBe(true)
  })
})

test('C7 the development front path shows the notes too', async () => {
  const page = await newPage(site, [{ type: 'text-menu', options: { menu: 1503 } }])
  expect((await site.get(`/dev.php${page.path}`)).html.has('.developer-note')).toBe(true)
  expect((await site.get(page.path)).html.has('.developer-note')).toBe(false)
})

test('F3 the examples’ own template comes with its stylesheet and script', async () => {
  const { html } = await site.get('/_sandbox/feed/modele-propre')
  expect(html.all('article.sandbox-card')).toHaveLength(3)
  const css = html.attrs('link[rel="stylesheet"]', 'href').find((href) => href?.includes('card'))
  const js = html.attrs('script[src]', 'src').find((src) => src?.includes('card'))
  for (const address of [css, js]) {
    expect((await site.get(address ?? '')).status, address ?? 'none').toBe(200)
  }
  expect((await site.get('/uploads/sandbox/card/card-sandbox.html')).status).toBe(200)
})
