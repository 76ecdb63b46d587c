/** @module-tag exhaustive */
import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { cleanProviderArticle } from '#features/articles/providers/http/article-html.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import { CLEAN_ATTRIBUTES, CLEAN_TAGS, CORPUS, htmlSoup } from '../tests/html-soup.ts'
import { newVisitor, useBrowser } from './visit.ts'

useBrowser()

const SITE = 'https://cabinet.example'
const SAMPLES = 600
const SEED = 20_261_121

/** What a browser finds in texts, read as a document and as content of a page. */
async function faultsInBrowser(page: Page, texts: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ all, tags, attributes }) => {
      const faultOf = (element: Element): string | null => {
        const own = ['html', 'head', 'body', ...tags]
        if (!own.includes(element.localName) || element.namespaceURI?.endsWith('xhtml') !== true) {
          return element.localName
        }
        for (const { name, value } of element.attributes) {
          if (!attributes.includes(name)) return `${element.localName}[${name}]`
          const isAddress = name === 'href' || name === 'src' || name === 'poster'
          const url = isAddress ? new URL(value, location.href) : null
          if (url && name === 'href' && !/^(?:https?|mailto|tel):$/.test(url.protocol)) return value
          if (url && name !== 'href' && url.origin !== location.origin) return value
        }
        return null
      }
      return all.flatMap((text) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html')
        const place = document.createElement('div')
        document.body.append(place)
        place.innerHTML = text
        const elements = [...parsed.querySelectorAll('*'), ...place.querySelectorAll('*')]
        const faults = elements.flatMap((element) => faultOf(element) ?? [])
        return faults.length > 0 ? [`${faults.join()} in ${text}`] : []
      })
    },
    { all: texts, tags: CLEAN_TAGS, attributes: CLEAN_ATTRIBUTES },
  )
}

/** A page without any policy of its own, so that only the texts themselves can be harmless. */
async function inBarePage<T>(work: (page: Page) => Promise<T>): Promise<T> {
  const context = await newVisitor()
  try {
    const page = await context.newPage()
    const foreign: string[] = []
    await page.route('**', (route) => {
      const url = route.request().url()
      if (!url.startsWith(`${SITE}/`)) foreign.push(url)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
    })
    await page.goto(`${SITE}/`)
    const result = await work(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, '__pwned'))).toBeUndefined()
    expect(foreign).toEqual([])
    return result
  } finally {
    await context.close()
  }
}

const article = { externalKey: 'KEY', mediasPaths: [{ index: '24-11', url: '/a.webp' }] }
const provider = { mediaBases: ['https://medias.provider.example/a', 'https://provider.example'] }

const CLEANINGS: [string, (html: string) => string][] = [
  ['own', sanitiseArticle],
  ['provider’s', (html) => cleanProviderArticle(html, article, provider)],
]

test('E4 without cleaning the browser finds faults, and runs them', async () => {
  const hostile = CORPUS['handler after a slash'] ?? ''
  const context = await newVisitor()
  try {
    const page = await context.newPage()
    await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: 'x' }))
    await page.goto(`${SITE}/`)
    expect(await faultsInBrowser(page, [hostile])).toHaveLength(1)
    await page.waitForFunction(() => Reflect.get(window, '__pwned'))
  } finally {
    await context.close()
  }
})

test.each(CLEANINGS)('E4 the browser finds nothing in hostile texts, %s', async (_name, clean) => {
  const texts = Object.values(CORPUS).map((html) => clean(html))
  expect(await inBarePage((page) => faultsInBrowser(page, texts))).toEqual([])
})

test.each(CLEANINGS)('E4 nor in any string that looks like HTML, %s', async (_name, clean) => {
  const texts = fc.sample(htmlSoup, { numRuns: SAMPLES, seed: SEED }).map((html) => clean(html))
  expect(await inBarePage((page) => faultsInBrowser(page, texts))).toEqual([])
})
