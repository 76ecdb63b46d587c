import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { brotliCompressSync } from 'node:zlib'
import type { Page, Request } from 'playwright-core'
import { describe, expect, inject, test } from 'vitest'
import { hasFocus, tabTo } from './keyboard.ts'
import { ownDemo, ownServer, useOwnDemo } from './own-server.ts'
import { at, seriousFindings, textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const ENGLISH = '/en/news'

const IMPORT_ERROR = "Erreur lors de l'importation des données"
const FEED = '[data-island="feed"]'
const CURRENT_PAGE = 'nav[aria-label="Pagination"] [aria-current]'
const NEXT_PAGE = 'nav[aria-label="Pagination"] a[rel="next"]'
const filter = (motif: string) => `a[data-filter="${motif}"]`

/** Path and query, as a visitor reads them. */
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + decodeURIComponent(search)
}

const titlesOf = (page: Page): Promise<string[]> =>
  page.locator('article.feed-item .item-title').allInnerTexts()

const motifsOf = (page: Page): Promise<string[]> =>
  page
    .locator('article.feed-item')
    .evaluateAll((items) => [...new Set(items.map(({ dataset }) => dataset['motif'] ?? ''))])

/** What screen readers were last told. */
const said = (page: Page): Promise<string> => textOf(page, `${FEED} > [role="status"]`)

/** Waits until the feed has told of a new list. */
async function settled(page: Page): Promise<void> {
  const isSettled = async () =>
    (await page.locator(`${FEED}[data-state="ready"]`).count()) > 0 && (await said(page)) !== ''
  expect(await until(isSettled), 'a new list is told of').toBe(true)
}

/** Clicks a link of a feed and waits for the list. */
async function choose(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().click()
  await settled(page)
}

/** A mark that is gone when the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void document.body.setAttribute('data-mark', ''))
const isMarked = async (page: Page) => (await page.locator('body[data-mark]').count()) === 1

/** Calls under `/ajax` and fetched templates, from now on. */
function watchCalls(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', (request) => {
    if (/\/ajax\/|\/templates\/|\/uploads\//.test(request.url())) calls.push(request)
  })
  return calls
}

/** Holds the calls whose address holds `part`, until it is told to let them go. */
async function hold(page: Page, part: string): Promise<() => void> {
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

describe('a click on a filter', () => {
  test('D4 D13 G2 makes one POST for page 1 and replaces the list in its place', async () => {
    await visit(`${NEWS}?page=2`, async ({ page }) => {
      await mark(page)
      const calls = watchCalls(page)
      await choose(page, filter('AES'))
      expect(addressOf(page)).toBe(`${NEWS}?mo=["AES"]`)
      expect(await motifsOf(page)).toEqual(['AES'])
      expect(await page.locator('a[data-filter][aria-current="true"]').allInnerTexts()).toEqual([
        await textOf(page, filter('AES')),
      ])
      expect(await page.locator('a[data-filter].active').count()).toBe(1)
      expect(await isMarked(page)).toBe(true)

      const posts = calls.filter((call) => call.method() === 'POST')
      expect(posts.map((call) => decodeURIComponent(new URL(call.url()).pathname))).toEqual([
        '/ajax/testa/article/motifs/["AES"]/nbperpage/8/idpage/1/size/xbig',
      ])
      expect(new URL(posts[0]?.url() ?? '').search).toBe('?withoutIdInKey=true')
      expect(posts[0]?.postData()).toMatch(/^dm_cpi=[1-9]\d*&dm_xhr=1$/)
      expect(posts[0]?.headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
      const gets = calls.filter((call) => call.method() === 'GET')
      expect(gets.map((call) => call.url().replace(inject('siteUrl'), ''))).toEqual([
        expect.stringMatching(
          /^\/templates\/bs4\/card\/card-magazine\.html\?dm_cpi=[1-9]\d*&dm_xhr=1&_=\d+$/,
        ),
      ])

      await choose(page, filter(''))
      expect(addressOf(page)).toBe(NEWS)
      expect((await motifsOf(page)).length).toBeGreaterThan(1)
      expect(await textOf(page, 'a[data-filter][aria-current="true"]')).toBe('Tous')
      expect(calls.filter((call) => call.method() === 'GET')).toHaveLength(1)
    })
  })

  test('D4 D5 resets the pagination', async () => {
    await visit(NEWS, async ({ page }) => {
      await choose(page, NEXT_PAGE)
      expect(addressOf(page)).toBe(`${NEWS}?page=2`)
      await choose(page, filter('AEF'))
      expect(addressOf(page)).toBe(`${NEWS}?mo=["AEF"]`)
      expect(await said(page)).toMatch(/^\d+ articles, page 1 sur \d+$/)
      const current = page.locator(CURRENT_PAGE)
      if ((await current.count()) > 0) expect(await current.innerText()).toBe('1')
    })
  })

  test('D4 the filter that is active can be clicked again', async () => {
    await visit(`${NEWS}?mo=["AEF"]`, async ({ page }) => {
      await mark(page)
      const before = await titlesOf(page)
      const entries = await page.evaluate(() => history.length)
      await choose(page, filter('AEF'))
      expect(await titlesOf(page)).toEqual(before)
      expect(await page.evaluate(() => history.length)).toBe(entries)
      expect(await isMarked(page)).toBe(true)
    })
  })

  test('D4 the focus and a polite voice say that the list is another, nothing jumps', async () => {
    await visit(NEWS, async ({ page }) => {
      expect(await page.locator(`${FEED} > [role="status"]`).innerText()).toBe('')
      const before = await page.evaluate(() => scrollY)
      await choose(page, filter('AEJ'))
      expect(await said(page)).toMatch(/^\d+ articles?, page 1 sur \d+$/)
      expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/feed-list/)
      expect(await page.evaluate(() => scrollY)).toBe(before)
      expect(await page.locator('.feed-list').getAttribute('aria-label')).toBe('Articles')
      expect(await seriousFindings(page)).toEqual([])
    })
  })

  test('D4 with Ctrl opens the link in another tab and leaves the page alone', async () => {
    await visit(NEWS, async ({ page }) => {
      const calls = watchCalls(page)
      const before = await titlesOf(page)
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.locator(filter('AES')).click({ modifiers: ['ControlOrMeta'] }),
      ])
      await tab.waitForURL(/mo=/, { waitUntil: 'load' })
      expect(addressOf(tab)).toBe(`${NEWS}?mo=["AES"]`)
      expect(await motifsOf(tab)).toEqual(['AES'])
      await tab.close()
      expect(addressOf(page)).toBe(NEWS)
      expect(await titlesOf(page)).toEqual(before)
      expect(calls.filter((call) => call.method() === 'POST')).toEqual([])
    })
  })
})

describe('a click on a page', () => {
  test('D5 shows that page, from its top', async () => {
    await visit(NEWS, async ({ page }) => {
      await mark(page)
      const first = await titlesOf(page)
      await choose(page, NEXT_PAGE)
      expect(addressOf(page)).toBe(`${NEWS}?page=2`)
      expect(await page.locator(CURRENT_PAGE).innerText()).toBe('2')
      const second = await titlesOf(page)
      expect(second.filter((title) => first.includes(title))).toEqual([])
      expect(await said(page)).toMatch(/^\d+ articles, page 2 sur \d+$/)
      const top = () =>
        page.locator('.feed-list').evaluate((list) => list.getBoundingClientRect().top)
      expect(await until(async () => Math.abs((await top()) - 110) < 60)).toBe(true)
      expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/feed-list/)
      expect(await isMarked(page)).toBe(true)
    })
  })

  test('D5 videos come by three', async () => {
    await visit(VIDEOS, async ({ page }) => {
      const calls = watchCalls(page)
      await choose(page, NEXT_PAGE)
      expect(await titlesOf(page)).toHaveLength(3)
      expect(await page.locator('.card-thumbnail .play-mark').count()).toBe(3)
      expect(decodeURIComponent(calls.map((call) => call.url()).join())).toMatch(
        /motifs\/\["EREVUEVIDEO"\]\/nbperpage\/3\/idpage\/2\//,
      )
    })
  })

  test('D5 beyond the last page the list says so, and leads back', async () => {
    await visit(NEWS, async ({ page }) => {
      await page.locator(NEXT_PAGE).evaluate((link: HTMLAnchorElement) => {
        link.href = link.href.replace('page=2', 'page=90')
      })
      await choose(page, NEXT_PAGE)
      const sentence = 'Il n’y a pas d’article sur cette page.'
      expect(await textOf(page, '.feed-none')).toBe(sentence)
      expect(await said(page)).toBe(sentence)
      expect(await page.locator(CURRENT_PAGE).count()).toBe(0)
      await choose(page, 'nav[aria-label="Pagination"] a[aria-label^="Dernière page"]')
      expect((await titlesOf(page)).length).toBeGreaterThan(0)
    })
  })
})

describe('the address', () => {
  test('D4 D5 Back and Forward go through the lists without loading the page', async () => {
    await visit(NEWS, async ({ page }) => {
      await mark(page)
      const first = await titlesOf(page)
      await choose(page, NEXT_PAGE)
      const second = await titlesOf(page)
      await choose(page, filter('AES'))

      const shows = (titles: string[]) =>
        until(async () => (await titlesOf(page)).join() === titles.join())
      await page.goBack()
      expect(await shows(second)).toBe(true)
      expect(addressOf(page)).toBe(`${NEWS}?page=2`)
      expect(await said(page)).toMatch(/page 2 sur/)
      await page.goBack()
      expect(await shows(first)).toBe(true)
      expect(addressOf(page)).toBe(NEWS)
      await page.goForward()
      expect(await shows(second)).toBe(true)
      await page.goForward()
      expect(await until(async () => (await motifsOf(page)).join() === 'AES')).toBe(true)
      expect(await isMarked(page)).toBe(true)
    })
  })

  test('D4 an anchor is no other list', async () => {
    await visit(NEWS, async ({ page }) => {
      const calls = watchCalls(page)
      await page.evaluate(() => {
        location.hash = 'contenu'
      })
      await page.goBack()
      expect(calls).toEqual([])
    })
  })

  test('D13 the page loaded at that address has the same markup', async () => {
    await visit(NEWS, async ({ page }) => {
      for (const link of [filter('AES'), filter(''), NEXT_PAGE]) {
        await choose(page, link)
        expect(await differenceFromServer(page)).toBe('')
      }
    })
  })
})

/** The live list against what the server draws for the same address; empty when they are equal. */
const differenceFromServer = (page: Page): Promise<string> =>
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

describe('while a call is on its way', () => {
  test('D13 the loader shows, 130 pixels high, over the list', async () => {
    await visit(NEWS, async ({ page }) => {
      const release = await hold(page, '["AES"]')
      const height = () => page.evaluate(() => document.body.scrollHeight)
      const before = await height()
      await page.locator(filter('AES')).click()
      const loader = page.locator('.loader')
      await loader.waitFor({ state: 'visible' })
      expect((await loader.boundingBox())?.height).toBe(130)
      expect(await loader.getAttribute('class')).toBe('loader loader-1')
      const root = page.locator(FEED)
      expect(await root.getAttribute('data-state')).toBe('loading')
      expect(await root.getAttribute('aria-busy')).toBe('true')
      expect(await page.locator('body.loading').count()).toBe(0)
      expect(await height()).toBe(before)
      release()
      await settled(page)
      expect(await loader.count()).toBe(0)
      expect(await root.getAttribute('aria-busy')).toBeNull()
    })
  })

  test('D4 a call that is overtaken is given up and its answer is ignored', async () => {
    await visit(NEWS, async ({ page }) => {
      const release = await hold(page, '["AEF"]')
      const givenUp: string[] = []
      page.on('requestfailed', (request) => givenUp.push(decodeURIComponent(request.url())))
      const isOfFiscal = (url: string) => decodeURIComponent(url).includes('["AEF"]/nbperpage')
      await Promise.all([
        page.waitForRequest((request) => isOfFiscal(request.url())),
        page.locator(filter('AEF')).click(),
      ])
      await choose(page, filter('AES'))
      release()
      const ofFiscal = () => givenUp.filter((url) => url.includes('["AEF"]'))
      await until(async () => ofFiscal().length > 0)
      expect(ofFiscal()).toHaveLength(1)
      await page.waitForTimeout(300)
      expect(await motifsOf(page)).toEqual(['AES'])
      expect(addressOf(page)).toBe(`${NEWS}?mo=["AES"]`)
      expect(await page.locator('.loader').count()).toBe(0)
    })
  })

  test('D4 going back gives it up', async () => {
    await visit(NEWS, async ({ page }) => {
      const first = await titlesOf(page)
      const release = await hold(page, '["AEF"]')
      await page.locator(filter('AEF')).click()
      await page.locator('.loader').waitFor({ state: 'visible' })
      await page.goBack()
      await settled(page)
      release()
      await page.waitForTimeout(300)
      expect(await titlesOf(page)).toEqual(first)
      expect(addressOf(page)).toBe(NEWS)
    })
  })

  test('A9 leaving the page for an article is left alone', async () => {
    await visit(NEWS, async ({ page }) => {
      await hold(page, '["AEF"]')
      await page.locator(filter('AEF')).click()
      await page.locator('.loader').waitFor({ state: 'visible' })
      await page.locator('article.feed-item a.item-link').first().click()
      await page.locator('article[data-article-id]').waitFor()
      expect(page.url()).toContain('?title=')
    })
  })
})

describe('a call that fails', () => {
  test.each([
    ['is refused', { status: 503, contentType: 'application/json', body: '{"error":{}}' }],
    ['makes no sense', { status: 200, contentType: 'application/json', body: '{"data":[]}' }],
    ['is no JSON', { status: 200, contentType: 'text/html', body: '<p>Oups</p>' }],
  ])('H2 D13 and %s tells the console and leaves it to the link', async (_name, answer) => {
    await visit(NEWS, async ({ page, expectConsole }) => {
      await page.route('**/ajax/**', (route) => route.fulfill(answer))
      await mark(page)
      await Promise.all([page.waitForEvent('load'), page.locator(filter('AES')).click()])
      if (answer.status === 503) expectConsole('503')
      expectConsole(IMPORT_ERROR)
      expect(await isMarked(page)).toBe(false)
      expect(addressOf(page)).toBe(`${NEWS}?mo=["AES"]`)
      expect(await motifsOf(page)).toEqual(['AES'])
      expect(await page.locator('.alert').count()).toBe(0)
      await page.goBack()
      expect(addressOf(page)).toBe(NEWS)
    })
  })

  test('D13 so does a script that can not be had', async () => {
    await visit(
      NEWS,
      async ({ page, expectConsole }) => {
        await Promise.all([page.waitForEvent('load'), page.locator(filter('AES')).click()])
        expect(await motifsOf(page)).toEqual(['AES'])
        expectConsole('ERR_FAILED')
      },
      { prepare: (page) => page.route('**/assets/live-*.js', (route) => route.abort()).then() },
    )
  })
})

describe('other visitors', () => {
  test('A8 D5 the English page speaks English and stays with English articles', async () => {
    await visit(ENGLISH, async ({ page }) => {
      const first = await titlesOf(page)
      const calls = watchCalls(page)
      await choose(page, filter('AEF'))
      expect(await said(page)).toMatch(/^\d+ articles?, page 1 of \d+$/)
      expect(await textOf(page, 'article.feed-item .item-link')).toBe('Read more')
      expect(calls.some((call) => call.url().endsWith('&lang=en'))).toBe(true)
      await choose(page, filter(''))
      expect(await titlesOf(page)).toEqual(first)
      expect(await differenceFromServer(page)).toBe('')
    })
  })

  test('B10 D4 a keyboard filters, reads on, and turns the page', async () => {
    await visit(NEWS, async ({ page }) => {
      await tabTo(page, filter('AES'))
      await page.keyboard.press('Enter')
      await settled(page)
      expect(await motifsOf(page)).toEqual(['AES'])
      await page.keyboard.press('Tab')
      expect(await hasFocus(page, 'article.feed-item-first')).toBe(true)
      await page.goto(at(NEWS))
      await tabTo(page, NEXT_PAGE)
      await page.keyboard.press('Enter')
      await settled(page)
      expect(addressOf(page)).toBe(`${NEWS}?page=2`)
      await page.keyboard.press('Tab')
      expect(await hasFocus(page, 'article.feed-item-first')).toBe(true)
    })
  })

  test('D4 on a phone « Filtrer par thème » unfolds the filters, and stays as it is left', async () => {
    await visit(
      NEWS,
      async ({ page }) => {
        const fold = page.locator('.feed-filters summary')
        expect(await fold.innerText()).toBe('Filtrer par thème')
        expect(await page.locator(filter('AES')).isVisible()).toBe(false)
        await fold.click()
        await choose(page, filter('AES'))
        expect(await motifsOf(page)).toEqual(['AES'])
        expect(await page.locator(filter('AEF')).isVisible()).toBe(true)
        await choose(page, filter(''))
        await fold.click()
        expect(await page.locator(filter('AEF')).isVisible()).toBe(false)
        await choose(page, NEXT_PAGE)
        expect(await page.locator(filter('AEF')).isVisible()).toBe(false)
      },
      { width: WIDTHS.phone },
    )
  })

  test('D4 on a phone an active filter is seen at once', async () => {
    await visit(
      `${NEWS}?mo=["AES"]`,
      async ({ page }) => expect(await page.locator(filter('AES')).isVisible()).toBe(true),
      { width: WIDTHS.phone },
    )
  })

  test.each([WIDTHS.phone, WIDTHS.desktop])(
    'A10 without JavaScript filters and pages are seen and are links, at %d pixels',
    async (width) => {
      await visit(
        NEWS,
        async ({ page }) => {
          await page.locator(filter('AES')).click()
          expect(addressOf(page)).toBe(`${NEWS}?mo=["AES"]`)
          expect(await motifsOf(page)).toEqual(['AES'])
          await page.locator(filter('')).click()
          await page.locator(NEXT_PAGE).click()
          expect(addressOf(page)).toBe(`${NEWS}?page=2`)
        },
        { width, javaScript: false },
      )
    },
  )
})

describe('what is loaded', () => {
  const LIMIT = 8 * 1024

  test('D13 the page of all news loads 8 KB of script before somebody asks for a list', async () => {
    await visit(NEWS, async ({ page, scripts }) => {
      const early = [...scripts]
      expect(early.length).toBeGreaterThan(1)
      const sizes = await Promise.all(
        early.map(async (path) => {
          const file = await (await fetch(at(path))).arrayBuffer()
          return [path, brotliCompressSync(Buffer.from(file)).length] as const
        }),
      )
      const total = sizes.reduce((sum, [, size]) => sum + size, 0)
      expect(total, sizes.map(([path, size]) => `${path}: ${size}`).join('\n')).toBeLessThanOrEqual(
        LIMIT,
      )
      await page.locator(filter('AES')).hover()
      expect(await until(async () => [...scripts].some((path) => path.includes('/live-')))).toBe(
        true,
      )
    })
  })

  test('D13 the home page, whose feeds have one list each, loads nothing of it', async () => {
    await visit('/', async ({ page, scripts }) => {
      expect(await page.locator(FEED).count()).toBe(0)
      expect([...scripts].filter((path) => /live|jsx/.test(path))).toEqual([])
    })
  })
})

describe('options of a feed', () => {
  const server = useOwnDemo({ NODE_ENV: 'test' })

  const example = (name: string) => `/_sandbox/feed/${name}`

  test.each([
    ['attente-en-points', 'loader loader-2', 200],
    ['attente-en-barres', 'loader loader-3', 130],
  ])('D13 %s', async (name, classes, height) => {
    await visit(
      example(name),
      async ({ page }) => {
        const release = await hold(page, '["AES"]')
        await page.locator(filter('AES')).click()
        const loader = page.locator('.loader')
        await loader.waitFor({ state: 'visible' })
        expect(await loader.getAttribute('class')).toBe(classes)
        expect((await loader.boundingBox())?.height).toBe(height)
        release()
        await settled(page)
      },
      { origin: server.url },
    )
  })

  test('D13 the overlay: a blank message, no scroll, and it swallows clicks and keys', async () => {
    await visit(
      example('attente-sur-toute-la-page'),
      async ({ page }) => {
        const release = await hold(page, '["AES"]')
        const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth)
        const before = await width()
        await page.locator(filter('AES')).click()
        const overlay = page.locator('.loading-overlay')
        await overlay.waitFor({ state: 'visible' })
        expect(await overlay.textContent()).toBe(' ')
        const fade = await overlay.evaluate((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element)
          return [transitionDuration, animationName]
        })
        expect(fade).toEqual(['0s', 'none'])
        expect(await page.locator('body.loading').count()).toBe(1)
        expect(await page.locator('.loader-4').count()).toBe(1)
        expect(await width()).toBe(before)

        const scrolled = () => page.evaluate(() => scrollY)
        const place = await scrolled()
        await page.mouse.wheel(0, 400)
        await page.keyboard.press('End')
        await page.keyboard.press('Tab')
        await page.mouse.click(60, 60)
        expect(await scrolled()).toBe(place)
        expect(await hasFocus(page, filter('AES'))).toBe(true)
        expect(addressOf(page)).toBe(`${example('attente-sur-toute-la-page')}?mo=["AES"]`)

        release()
        await settled(page)
        expect(await overlay.count()).toBe(0)
        expect(await page.locator('body.loading').count()).toBe(0)
        await page.keyboard.press('Tab')
        expect(await hasFocus(page, 'article.feed-item-first')).toBe(true)
      },
      { origin: server.url },
    )
  })

  test('D7 lead motifs: the list changes when the second fetch is done', async () => {
    await visit(
      example('a-la-une-avec-filtres-et-pages'),
      async ({ page }) => {
        const before = await titlesOf(page)
        const calls = watchCalls(page)
        const release = await hold(page, 'motifs/["AEP"]/')
        await page.locator(NEXT_PAGE).click()
        await page.locator('.loader').waitFor({ state: 'visible' })
        await until(async () => calls.filter((call) => call.method() === 'POST').length === 3)
        await page.waitForTimeout(300)
        expect(await titlesOf(page)).toEqual(before)
        release()
        await settled(page)
        expect(await differenceFromServer(page)).toBe('')
        await choose(page, 'nav[aria-label="Pagination"] a[aria-label="Page 1"]')
        expect(await titlesOf(page)).toEqual(before)
      },
      { origin: server.url },
    )
  })

  test('F2 F3 a template of the site’s own is fetched, its css and js stay once', async () => {
    await visit(
      example('modele-propre-avec-filtres'),
      async ({ page }) => {
        const calls = watchCalls(page)
        await choose(page, filter('AES'))
        await choose(page, filter('AEF'))
        expect(calls.filter((call) => call.url().includes('/uploads/sandbox/'))).toHaveLength(1)
        expect(await page.locator('.sandbox-card').count()).toBe(3)
        // The template's own script numbers the cards, also those of another list.
        expect(await page.locator('[data-place]').allInnerTexts()).toEqual(['1', '2', '3'])
        expect(await page.locator('link[href$="card-sandbox.css"]').count()).toBe(1)
        expect(await page.locator('script[src$="card-sandbox.js"]').count()).toBe(1)
      },
      { origin: server.url },
    )
  })

  test('D4 filters at the bottom and pages at the top work alike', async () => {
    await visit(
      example('filtres-en-bas-pagination-en-haut'),
      async ({ page }) => {
        await choose(page, NEXT_PAGE)
        await choose(page, filter('AES'))
        expect(await differenceFromServer(page)).toBe('')
      },
      { origin: server.url },
    )
  })

  test('B8 on the development front path calls and links keep to it', async () => {
    await visit(
      `/dev.php${NEWS}`,
      async ({ page }) => {
        const calls = watchCalls(page)
        await choose(page, filter('AES'))
        expect(addressOf(page)).toBe(`/dev.php${NEWS}?mo=["AES"]`)
        expect(calls.some((call) => call.url().includes('/dev.php/ajax/testa/'))).toBe(true)
        expect(await differenceFromServer(page)).toBe('')
      },
      { origin: server.url },
    )
  })
})

test('D3 D5 two feeds of a page follow one address, as without script', async () => {
  const dataDir = await ownDemo()
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  const paginated = `json_set(options, '$.show_pagination', json('true'))`
  db.exec(`UPDATE widget SET options = ${paginated} WHERE id IN (1459, 1460)`)
  db.close()
  const { url: origin } = await ownServer(dataDir)
  await visit(
    '/',
    async ({ page }) => {
      const titles = (id: number) =>
        page.locator(`[data-widget-id="${id}"] .item-title`).allInnerTexts()
      const [news, videos] = [await titles(1459), await titles(1460)]
      await page.locator(`[data-widget-id="1460"] a[rel="next"]`).click()
      const current = page.locator(CURRENT_PAGE)
      expect(await until(async () => (await current.allInnerTexts()).join() === '2,2')).toBe(true)
      expect(addressOf(page)).toBe('/?page=2')
      const [nextNews, nextVideos] = [await titles(1459), await titles(1460)]
      expect(nextNews.filter((title) => news.includes(title))).toEqual([])
      expect(nextVideos.filter((title) => videos.includes(title))).toEqual([])
      await page.reload()
      expect([await titles(1459), await titles(1460)]).toEqual([nextNews, nextVideos])
    },
    { origin },
  )
})
