/** @module-tag exhaustive */
import { describe, expect, test } from 'vitest'
import {
  seriousFindings,
  testScreens,
  testVisitors,
  textOf,
  until,
  useBrowser,
  visit,
} from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ARTICLE = `${NEWS}?title=comment-lire-un-bulletin-de-paie`
const VIDEO = '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute'

describe('an article', () => {
  testVisitors('E2 has a list of its parts, each of which leads there', async (visitor) => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        const links = page.locator('nav[aria-label="Sommaire"] a')
        const titles = await page.locator('.article-body h2').allInnerTexts()
        expect(titles.length).toBeGreaterThanOrEqual(3)
        expect(await links.allInnerTexts()).toEqual(titles)
        const hrefs = await Promise.all(
          (await links.all()).map((link) => link.getAttribute('href')),
        )
        expect(new Set(hrefs).size).toBe(titles.length)
        await links.last().click()
        const heading = page.locator(`.article-body h2[id="${hrefs.at(-1)?.slice(1)}"]`)
        const header = (await page.locator('.site-header').boundingBox()) ?? { height: 0 }
        const isInSight = async () => {
          const { y } = (await heading.boundingBox()) ?? { y: -1 }
          return y >= header.height && y < 900
        }
        expect(await until(isInSight)).toBe(true)
      },
      visitor,
    )
  })

  testVisitors(
    'E7 other articles of the page’s motifs stand under it, and not under the list',
    async (visitor) => {
      const related = '.widget-feed:has(.feed-items)'
      await visit(
        ARTICLE,
        async ({ page }) => {
          expect(await textOf(page, `${related} h2`)).toBe('À lire aussi')
          const titles = await page.locator(`${related} .item-title`).allInnerTexts()
          expect(titles).toHaveLength(3)
          expect(titles).not.toContain(await textOf(page, 'h1'))
          const images = page.locator(`${related} img:visible`)
          expect(await images.count()).toBe(3)
        },
        visitor,
      )
      await visit(
        NEWS,
        async ({ page }) => {
          expect(await page.locator(related).count()).toBe(1)
          expect(await page.locator('.widget-feed.is_empty').count()).toBe(1)
        },
        visitor,
      )
    },
  )

  testVisitors('E8 a short text has no list of parts', async (visitor) => {
    await visit(
      VIDEO,
      async ({ page }) => {
        expect(await page.locator('.article-body h2').allInnerTexts()).toEqual(['Transcription'])
        expect(await page.locator('nav[aria-label="Sommaire"]').count()).toBe(0)
      },
      visitor,
    )
  })
})

describe('an article', () => {
  testScreens('B10 has no serious finding', async (screen) => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        expect(await seriousFindings(page)).toEqual([])
      },
      screen,
    )
  })

  testScreens('E2 its tables scroll by themselves', async (screen) => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        const box = page.locator('.article-body .table-responsive')
        await box
          .locator('td')
          .first()
          .evaluate((cell) => {
            cell.style.minWidth = '90rem'
          })
        const { inner, outer, sideways } = await box.evaluate((element) => ({
          inner: element.scrollWidth,
          outer: element.clientWidth,
          sideways: document.documentElement.scrollWidth - innerWidth,
        }))
        expect(inner).toBeGreaterThan(outer)
        expect(sideways).toBeLessThanOrEqual(0)
        await box.focus()
        await page.keyboard.press('ArrowRight')
        expect(await until(() => box.evaluate(({ scrollLeft }) => scrollLeft > 0))).toBe(true)
      },
      screen,
    )
  })
})

test('E3 an English article names its parts and what to read next in English', async () => {
  await visit('/en/news?title=getting-paid-on-time-en', async ({ page }) => {
    const parts = await page.locator('nav[aria-label="Contents"] a').allInnerTexts()
    expect(parts).toEqual(await page.locator('.article-body h2').allInnerTexts())
    expect(await textOf(page, '.widget-feed:has(.feed-items) h2')).toBe('Read next')
  })
})

test('E2 on paper an article carries its address once, and nothing that stands under it', async () => {
  await visit(ARTICLE, async ({ page }) => {
    const address = page.locator('.printed-address')
    expect(await address.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await address.count()).toBe(1)
    expect(await address.isVisible()).toBe(true)
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(await address.innerText()).toBe(canonical)
    for (const other of ['.feed-item', '.article-contents', '.share', '.site-footer-top']) {
      expect(await page.locator(other).first().isVisible(), other).toBe(false)
    }
  })
  await visit(NEWS, async ({ page }) => {
    expect(await page.locator('.printed-address').count()).toBe(0)
  })
})
