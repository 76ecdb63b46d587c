import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { textOf, until } from './visit.ts'

/** A list of articles that its script keeps. */
export const FEED = '[data-island="feed"]'
/** The number of the page of the list that is shown. */
export const CURRENT_PAGE = 'nav[aria-label="Pagination"] [aria-current]'
/** The link to the next page of the list. */
export const NEXT_PAGE = 'nav[aria-label="Pagination"] a[rel="next"]'
/** The link that shows one motif; the empty one shows all. */
export const filter = (motif: string) => `a[data-filter="${motif}"]`

/** Path and query, as a visitor reads them. */
export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + decodeURIComponent(search)
}

/** Titles of the articles that are shown, in order. */
export const titlesOf = (page: Page): Promise<string[]> =>
  page.locator('article.feed-item .item-title').allInnerTexts()

/** Motifs of the articles that are shown, once each. */
export const motifsOf = (page: Page): Promise<string[]> =>
  page
    .locator('article.feed-item')
    .evaluateAll((items) => [...new Set(items.map(({ dataset }) => dataset['motif'] ?? ''))])

/** What screen readers were last told. */
export const said = (page: Page): Promise<string> => textOf(page, `${FEED} > [role="status"]`)

/** Waits until the feed has told of a new list. */
export async function settled(page: Page): Promise<void> {
  const isSettled = async () =>
    (await page.locator(`${FEED}[data-state="ready"]`).count()) > 0 && (await said(page)) !== ''
  expect(await until(isSettled), 'a new list is told of').toBe(true)
}

/** Waits until its script has taken the feed over; before, its links are the server's. */
export const takenOver = (page: Page): Promise<void> =>
  page.locator(`${FEED} > [role="status"]`).first().waitFor({ state: 'attached' })

/** Clicks a link of a feed and waits for the list. */
export async function choose(page: Page, selector: string): Promise<void> {
  await takenOver(page)
  await page.locator(selector).first().click()
  await settled(page)
}

/** A mark that is gone when the page was loaded anew. */
export const mark = (page: Page) =>
  page.evaluate(() => void document.body.setAttribute('data-mark', ''))
/** Whether the mark is still there. */
export const isMarked = async (page: Page) => (await page.locator('body[data-mark]').count()) === 1

/** Calls under `/ajax` and fetched templates, from now on. */
export function watchCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/ajax\/|\/templates\/|\/uploads\//.test(request.url())) calls.push(request)
  })
  return calls
}

/** Holds the calls whose address holds `part`, until it is told to let them go. */
export async function hold(page: Page, part: string): Promise<() => void> {
  await takenOver(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.includes('/ajax/') && decodeURIComponent(url.pathname).includes(part),
    async (route) => {
      await promise
      await route.continue().catch(() => {})
    },
  )
  return resolve
}

/** The live list against what the server draws for the same address; empty when they are equal. */
export const differenceFromServer = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = await fetch(location.href)
    const server = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const [drawn, asServed] = [document, server].map((owner) => {
      const list = owner.querySelector('[data-feed-live]')?.cloneNode(true)
      if (!(list instanceof HTMLElement)) return null
      // What scripts change in a page that runs: loading images, and the visitor's own fold.
      for (const noscript of list.querySelectorAll('noscript')) noscript.remove()
      for (const image of list.querySelectorAll('img, source')) {
        for (const name of ['src', 'srcset', 'lazyloading', 'class']) image.removeAttribute(name)
      }
      list.querySelector('details')?.removeAttribute('open')
      list.normalize()
      return list
    })
    if (!drawn || !asServed) return 'no list'
    return drawn.isEqualNode(asServed) ? '' : `${drawn.outerHTML}\n≠\n${asServed.outerHTML}`
  })
