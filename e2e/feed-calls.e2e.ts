/** @module-tag exhaustive */
import { describe, expect, test } from 'vitest'
import {
  addressOf,
  choose,
  FEED,
  filter,
  hold,
  isMarked,
  mark,
  motifsOf,
  settled,
  takenOver,
  titlesOf,
} from './live-feed.ts'
import { until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const IMPORT_ERROR = "Erreur lors de l'importation des données"

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
      await takenOver(page)
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
        await takenOver(page)
        await Promise.all([page.waitForEvent('load'), page.locator(filter('AES')).click()])
        expect(await motifsOf(page)).toEqual(['AES'])
        // Once as it is fetched with its styles, once as it is asked for.
        expectConsole('ERR_FAILED')
        expectConsole('ERR_FAILED')
      },
      { prepare: (page) => page.route('**/assets/live-*.js', (route) => route.abort()).then() },
    )
  })
})
