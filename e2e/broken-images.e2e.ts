/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useOwnContent } from './own-content.ts'
import { brokenImages, testVisitors, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const BROKEN = 'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises'
const BARE = 'impayes-relancer-tot-relancer-bien'
const ARTICLE = `${NEWS}?title=${BROKEN}`

/** Every picture of the demo's articles and videos is gone, but for one article that never had one. */
const origin = useOwnContent((db) => {
  const medias = (url: string) => JSON.stringify([{ index: '24-11', url }])
  db.prepare(`UPDATE article SET medias_paths = ?`).run(medias('/gone/ma photo 100%.jpg'))
  db.prepare(`UPDATE article SET medias_paths = ? WHERE slug = ?`).run(
    medias('/gone/xbig.webp'),
    BROKEN,
  )
  db.prepare(`UPDATE article SET medias_paths = '[]' WHERE slug = ?`).run(BARE)
})

/** Boxes of the cards of a page, in CSS pixels. */
const boxes = (page: Page) =>
  page
    .locator('article.feed-item .card-picture')
    .evaluateAll((pictures) =>
      pictures.map((picture) => [picture.clientWidth, picture.clientHeight]),
    )

for (const path of ['/', NEWS, '/vos-actualites/infos-pratiques/la-minute-de-lexpert']) {
  testVisitors(
    `D10 a broken picture is the illustration of its motif, on ${path}`,
    async (visitor) => {
      await visit(
        path,
        async ({ page }) => {
          expect(await page.locator('article.feed-item img:visible').count()).toBeGreaterThan(2)
          expect(await brokenImages(page, 'article.feed-item')).toEqual([])
          for (const [width = 0, height = 0] of await boxes(page)) {
            expect(Math.min(width, height)).toBeGreaterThan(90)
          }
        },
        { ...visitor, origin: origin() },
      )
    },
  )
}

testVisitors('D10 an article’s broken picture too', async (visitor) => {
  await visit(
    ARTICLE,
    async ({ page }) => {
      expect(await brokenImages(page, '.article-picture')).toEqual([])
      const { width = 0, height = 0 } =
        (await page.locator('.article-picture img').boundingBox()) ?? {}
      expect(width / height).toBeCloseTo(16 / 9, 1)
    },
    { ...visitor, origin: origin() },
  )
})

testVisitors(
  'D10 a card without picture shows the illustration of its motif, as wide as the others',
  async (visitor) => {
    await visit(
      NEWS,
      async ({ page }) => {
        const bare = page.locator('article.feed-item .is-illustrated')
        expect(await bare.count()).toBe(1)
        expect(
          await bare.evaluate((picture) => getComputedStyle(picture, '::before').backgroundImage),
        ).toContain('/illustrations/juridique.svg')
        const [, second, third] = await boxes(page)
        expect(second?.[0]).toBe(third?.[0])
        expect(Math.min(...(second ?? []))).toBeGreaterThan(90)
      },
      { ...visitor, origin: origin() },
    )
  },
)

test('D10 the illustration is of the article’s own motif', async () => {
  await visit(
    ARTICLE,
    async ({ page }) => {
      const source = await page
        .locator('.article-picture img')
        .evaluate((image: HTMLImageElement) => image.currentSrc)
      const answer = await fetch(source)
      const fiscal = await fetch(`${origin()}/illustrations/fiscal.svg`)
      expect(await answer.text()).toBe(await fiscal.text())
    },
    { origin: origin() },
  )
})

test('D14 a picture that the visitor’s own connection loses gives way to its motif’s, without a jump', async () => {
  await visit(
    NEWS,
    async ({ page, console: lines }) => {
      const before = await boxes(page)
      const pictures = page.locator('article.feed-item .card-picture')
      for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => page.locator('.card-picture.is-illustrated').count()).toBe(8)
      expect(await boxes(page)).toEqual(before)
      expect(await page.locator('article.feed-item img:visible').count()).toBe(0)
      expect(lines.every((line) => line.includes('Failed to load resource'))).toBe(true)
      lines.length = 0
    },
    {
      origin: origin(),
      width: WIDTHS.phone,
      prepare: async (page) => {
        await page.route('**/media/**', (route) => route.abort())
      },
    },
  )
})
