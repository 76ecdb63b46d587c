/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addWidget, useOwnContent } from './own-content.ts'
import { testVisitors, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

const containersAt = async (page: Page, screen: number) => {
  await page.setViewportSize({ width: screen, height: 900 })
  return page
    .locator('main .container')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().width))])
}

test('I6 containers take 540, 720, 960 and 1140 pixels from each breakpoint on', async () => {
  await visit('/le-cabinet', async ({ page }) => {
    // A layout of no class of its own.
    await page.evaluate(() => document.body.classList.remove('layout-large'))
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
      expect(await containersAt(page, screen), `${screen} px`).toEqual([container])
    }
  })
})

test('the demo’s layout takes 1280 pixels of a wide screen', async () => {
  await visit('/le-cabinet', async ({ page }) => {
    expect(await containersAt(page, 1599)).toEqual([1140])
    expect(await containersAt(page, 1600)).toEqual([1280])
    expect(await containersAt(page, 1920)).toEqual([1280])
  })
})

/** How much wider the list is than its filters, and whether it begins below them. */
async function sharesAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const [list, filters] = await Promise.all([
    page.locator('[class*="-8"]:has(> .feed-items)').boundingBox(),
    page.locator('.feed-filters').boundingBox(),
  ])
  const share = Math.round((10 * (list?.width ?? 0)) / (filters?.width ?? 1)) / 10
  const isBelow = (list?.y ?? 0) >= (filters?.y ?? 0) + (filters?.height ?? Infinity)
  return { share, isBelow }
}

describe('filters beside a list', () => {
  const PLAIN = '/le-cabinet/nos-partenaires'
  const origin = useOwnContent((db) => {
    addWidget(db, {
      id: 4301,
      page: PLAIN,
      type: 'feed',
      options: { show_filters: true, motifs: ['AEF', 'AEM'] },
    })
  })

  testVisitors('D4 filters and articles share 12 columns from md on', async (visitor) => {
    await visit(
      PLAIN,
      async ({ page }) => {
        expect(await sharesAt(page, 767)).toMatchObject({ share: 1 })
        expect(await sharesAt(page, 768)).toMatchObject({ share: 2 })
      },
      { ...visitor, origin: origin() },
    )
  })

  testVisitors('on the demo’s news they stand above the list up to a desktop', async (visitor) => {
    await visit(
      NEWS,
      async ({ page }) => {
        expect(await sharesAt(page, 768)).toEqual({ share: 1, isBelow: true })
        expect(await sharesAt(page, 991)).toEqual({ share: 1, isBelow: true })
        expect(await sharesAt(page, 992)).toEqual({ share: 2, isBelow: false })
      },
      visitor,
    )
  })
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
