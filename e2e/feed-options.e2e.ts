/** @module-tag exhaustive */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { hasFocus } from './keyboard.ts'
import {
  addressOf,
  choose,
  CURRENT_PAGE,
  differenceFromServer,
  filter,
  hold,
  NEXT_PAGE,
  settled,
  titlesOf,
  watchCalls,
} from './live-feed.ts'
import { ownDemo, ownServer, useOwnDemo } from './own-server.ts'
import { until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

describe('options of a feed', () => {
  const server = useOwnDemo({ NODE_ENV: 'test' })

  const example = (name: string) => `/_sandbox/feed/${name}`

  /** What moves in each of the four drawings, and what it is drawn of. */
  test.each([
    [1, NEWS, 130, ['loader-turn'], [44, 44]],
    [2, example('attente-en-points'), 200, Array(3).fill('loader-fade'), [14, 14]],
    [3, example('attente-en-barres'), 130, Array(3).fill('loader-shrink'), [8, 40]],
    [4, example('attente-sur-toute-la-page'), 130, Array(2).fill('loader-spread'), [14, 14]],
  ])('D13 spinner %i', async (style, address, height, moving, size) => {
    await visit(
      address,
      async ({ page }) => {
        const release = await hold(page, '["AES"]')
        await page.locator(filter('AES')).click()
        const loader = page.locator('.loader')
        await loader.waitFor({ state: 'visible' })
        expect(await loader.getAttribute('class')).toBe(`loader loader-${style}`)
        expect((await loader.boundingBox())?.height).toBe(height)
        const drawn = await loader.evaluate((element) => ({
          moving: element
            .getAnimations({ subtree: true })
            .map((one) => (one instanceof CSSAnimation ? [one.animationName, one.playState] : []))
            .toSorted(),
          size: ['width', 'height'].map((side) => {
            const span = element.firstElementChild
            return span ? Number.parseFloat(getComputedStyle(span).getPropertyValue(side)) : 0
          }),
        }))
        expect(drawn).toEqual({ moving: moving.map((name) => [name, 'running']), size })
        release()
        await settled(page)
        expect(await loader.count()).toBe(0)
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
