import { expect, test } from 'vitest'
import { testVisitors, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

test('I6 containers take 540, 720, 960 and 1140 pixels from each breakpoint on', async () => {
  await visit('/le-cabinet', async ({ page }) => {
    for (const [screen, container] of [
      [575, 575],
      [576, 540],
      [600, 540],
      [767, 540],
      [768, 720],
      [800, 720],
      [991, 720],
      [992, 960],
      [1000, 960],
      [1199, 960],
      [1200, 1140],
      [1300, 1140],
      [1920, 1140],
    ] as const) {
      await page.setViewportSize({ width: screen, height: 900 })
      const widths = await page
        .locator('main .container')
        .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().width))])
      expect(widths, `${screen} px`).toEqual([container])
    }
  })
})

testVisitors('D4 filters and articles share 12 columns from md on', async (visitor) => {
  await visit(
    NEWS,
    async ({ page }) => {
      const list = page.locator('.col-md-8:has(article.feed-item)')
      const filters = page.locator('.col-md-4:has([data-filter])')
      for (const width of [767, 768]) {
        await page.setViewportSize({ width, height: 900 })
        const [articles, badges] = [await list.boundingBox(), await filters.boundingBox()]
        const share = (articles?.width ?? 0) / (badges?.width ?? 1)
        expect(share, `${width} px`).toBeCloseTo(width < 768 ? 1 : 2, 1)
      }
    },
    visitor,
  )
})

testVisitors('K the news have the hooks that scripts hold on to', async (visitor) => {
  await visit(
    `${NEWS}?mo=["AES"]`,
    async ({ page }) => {
      const states = await page
        .locator('[data-widget-id][data-widget-type]')
        .evaluateAll((roots) => roots.map(({ dataset }) => dataset['state'] ?? ''))
      expect(states.length).toBeGreaterThan(5)
      expect(states.filter((state) => state !== 'ready' && state !== 'empty')).toEqual([])
      const items = await page.locator('article.feed-item').count()
      expect(items).toBeGreaterThan(3)
      expect(await page.locator('article.feed-item .item-title').count()).toBe(items)
      expect(await page.locator('a[data-filter]').count()).toBe(6)
      expect(
        await page
          .locator('a[data-filter][aria-current="true"]')
          .evaluateAll((active) => active.map(({ dataset }) => dataset['filter'])),
      ).toEqual(['AES'])
    },
    visitor,
  )
  await visit(
    NEWS,
    async ({ page }) => {
      expect(await page.locator('nav[aria-label="Pagination"]').count()).toBe(1)
      const [tous] = await page
        .locator('a[data-filter][aria-current="true"]')
        .evaluateAll((active) => active.map((one) => one.textContent))
      expect(tous).toBe('Tous')
      expect(await page.locator('.loader').count()).toBe(0)
    },
    visitor,
  )
})

test('A6 A8 each page tells scripts what it is, and no secret', async () => {
  for (const [path, culture, pageId] of [
    [NEWS, 'fr-FR', 42],
    ['/en/news', 'en-GB', 42],
  ] as const) {
    await visit(path, async ({ page }) => {
      const read = async (id: string) =>
        JSON.parse((await page.locator(`script#${id}`).textContent()) ?? '')
      expect(await page.locator('html').getAttribute('lang')).toBe(culture.slice(0, 2))
      expect(await read('page-configuration')).toEqual({
        page_id: pageId,
        culture,
        script_name: '/',
        debug: false,
      })
      const { page: record, settings } = await read('site-context')
      expect(record).toMatchObject({ id: pageId, pageid: pageId, pagelink: path })
      expect(settings).toMatchObject({ client_type: 'ec', site_type: 'basedoc' })
      for (const name of ['gmap_key', 'site_email', 'client_im', 'first_time']) {
        expect(settings).not.toHaveProperty(name)
      }
    })
  }
})
