/** @module-tag exhaustive */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testScreens, textOf, until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

const PLACEHOLDER = '/image-en-attente.svg'
const waiting = '[lazyloading="1"]'

/** Addresses of the pictures that a page has asked for, placeholder and fixed ones left out. */
function picturesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) asked.push(pathname)
  })
  return asked
}

const isDrawn = (image: Locator) =>
  image.evaluate(
    (element: HTMLImageElement) =>
      element.complete && element.naturalWidth > 0 && /\.(avif|webp)$/.test(element.currentSrc),
  )

async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 600) {
    await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
}

describe('images of feeds', () => {
  testScreens('D14 wait with a placeholder until they are near the window', async (screen) => {
    let asked: string[] = []
    await visit(
      '/',
      async ({ page }) => {
        const images = page.locator('[data-widget-id="1460"] img[lazyloading]')
        expect(await images.count()).toBe(3)
        for (const image of await images.all()) {
          expect(await image.getAttribute('lazyloading')).toBe('1')
          expect(await image.getAttribute('src')).toBe(PLACEHOLDER)
          expect(await image.getAttribute('width')).toBe('720')
        }
        expect(asked.filter((path) => path.includes('/videos/'))).toEqual([])

        await scrollThrough(page)
        for (const image of await page.locator('main img[lazyloading]').all()) {
          expect(await until(async () => (await image.getAttribute('lazyloading')) === '0')).toBe(
            true,
          )
          expect(await image.getAttribute('src')).toBe(await image.getAttribute('data-src'))
          await image.scrollIntoViewIfNeeded()
          expect(await until(() => isDrawn(image))).toBe(true)
          expect(await until(async () => (await opacityOf(image)) === '1')).toBe(true)
        }
        expect(await page.locator(waiting).count()).toBe(0)
      },
      {
        ...screen,
        async prepare(page) {
          asked = picturesOf(page)
        },
      },
    )
  })

  testScreens('D14 without script each card shows one picture, its own', async (screen) => {
    await visit(
      '/',
      async ({ page }) => {
        for (const card of await page.locator('main article.feed-item').all()) {
          const images = card.locator('img:visible')
          expect(await images.count()).toBe(1)
          await images.scrollIntoViewIfNeeded()
          expect(await until(() => isDrawn(images))).toBe(true)
        }
      },
      { ...screen, javaScript: false },
    )
  })

  testScreens('D14 the first image of the page’s own list loads at once', async (screen) => {
    await visit(
      NEWS,
      async ({ page }) => {
        const first = page.locator('.feed-items img').first()
        expect(await first.getAttribute('lazyloading')).toBeNull()
        expect(await first.getAttribute('loading')).toBe('eager')
        expect(await until(() => isDrawn(first))).toBe(true)
        expect(await page.locator(waiting).count()).toBeGreaterThan(0)
      },
      screen,
    )
  })

  testScreens('D14 images of a list that changed are seen too', async (screen) => {
    await visit(
      NEWS,
      async ({ page }) => {
        await page.locator('a[aria-label="Page 2"]').click()
        expect(await until(async () => page.url().includes('page=2'))).toBe(true)
        await page.locator('[aria-label="Pagination"] [aria-current="page"]:text("2")').waitFor()
        await scrollThrough(page)
        expect(await until(async () => (await page.locator(waiting).count()) === 0)).toBe(true)
        const shown = page.locator('.feed-items img[lazyloading="0"]')
        expect(await shown.count()).toBeGreaterThan(4)
      },
      screen,
    )
  })
})

const opacityOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).opacity)

test('D14 without an observer a scroll is enough', async () => {
  await visit(
    '/',
    async ({ page }) => {
      expect(await page.locator(waiting).count()).toBeGreaterThan(3)
      await page.locator('[data-widget-id="1460"]').scrollIntoViewIfNeeded()
      const image = page.locator('[data-widget-id="1460"] img').first()
      expect(await until(async () => (await image.getAttribute('lazyloading')) === '0')).toBe(true)
      expect(await until(() => isDrawn(image))).toBe(true)
    },
    {
      async prepare(page) {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
      },
    },
  )
})

test('D14 with reduced motion an image never fades', async () => {
  await visit(
    '/',
    async ({ page }) => {
      await page.evaluate(() => {
        for (const image of document.querySelectorAll('img')) image.classList.add('is-settling')
      })
      expect(await opacityOf(page.locator('[data-widget-id="1459"] img').first())).toBe('1')
    },
    { reducedMotion: 'reduce' },
  )
})

test('D14 printing shows every image', async () => {
  await visit('/', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator(waiting).count()).toBe(0)
    const last = page.locator('[data-widget-id="1460"] img').last()
    expect(await until(() => isDrawn(last))).toBe(true)
  })
})

const LONG = 'Une question longue comme un jour sans pain '.repeat(12).trim()

describe('a long title of a card', () => {
  testScreens('D15 takes three lines, and the whole of it is a tooltip', async (screen) => {
    await visit(
      '/',
      async ({ page }) => {
        const cards = page.locator('[data-widget-id="1459"] article.feed-item')
        const title = cards.nth(1).locator('.item-title')
        await title.evaluate((element, text) => (element.textContent = text), LONG)
        const lines = await title.evaluate((element) => {
          const { lineHeight } = getComputedStyle(element)
          return Math.round(element.clientHeight / parseFloat(lineHeight))
        })
        expect(lines).toBe(3)

        await cards.nth(1).scrollIntoViewIfNeeded()
        await cards.nth(1).hover()
        expect(await textOf(page, '[role="tooltip"]')).toBe(LONG)
        await cards.nth(2).hover()
        expect(await page.locator('[role="tooltip"]').count()).toBe(0)
        await page.waitForTimeout(700)
        expect(await page.locator('[role="tooltip"]').count()).toBe(0)
      },
      screen,
    )
  })
})
