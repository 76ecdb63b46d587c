/** @module-tag exhaustive */
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, inject, test } from 'vitest'
import { hasFocus, tabTo } from './keyboard.ts'
import {
  addressOf,
  choose,
  CURRENT_PAGE,
  differenceFromServer,
  FEED,
  filter,
  isMarked,
  mark,
  motifsOf,
  NEXT_PAGE,
  said,
  settled,
  takenOver,
  titlesOf,
  watchCalls,
} from './live-feed.ts'
import {
  at,
  seriousFindings,
  testScreens,
  textOf,
  until,
  useBrowser,
  visit,
  WIDTHS,
} from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const ENGLISH = '/en/news'

describe('a click on a filter', () => {
  test('D4 D13 G2 makes one POST for page 1 and replaces the list in its place', async () => {
    await visit(`${NEWS}?page=2`, async ({ page }) => {
      await mark(page)
      const canonical = page.locator('link[rel="canonical"]')
      const before = await canonical.getAttribute('href')
      expect(before).toMatch(/\?page=2$/)
      const calls = watchCalls(page)
      await choose(page, filter('AES'))
      expect(addressOf(page)).toBe(`${NEWS}?mo=["AES"]`)
      expect(await motifsOf(page)).toEqual(['AES'])
      expect(await page.locator('a[data-filter][aria-current="true"]').allInnerTexts()).toEqual([
        await textOf(page, filter('AES')),
      ])
      expect(await page.locator('a[data-filter].active').count()).toBe(1)
      expect(await isMarked(page)).toBe(true)
      expect(await canonical.getAttribute('href')).toBe(before)

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
      await takenOver(page)
      await tabTo(page, filter('AES'))
      await page.keyboard.press('Enter')
      await settled(page)
      expect(await motifsOf(page)).toEqual(['AES'])
      await page.keyboard.press('Tab')
      expect(await hasFocus(page, 'article.feed-item-first')).toBe(true)
      await page.goto(at(NEWS))
      await takenOver(page)
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

  testScreens('A10 without JavaScript filters and pages are seen and are links', async (screen) => {
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
      { ...screen, javaScript: false },
    )
  })
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
