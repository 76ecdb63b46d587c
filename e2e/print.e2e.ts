import { expect, test } from 'vitest'
import { textOf, useBrowser, visit } from './visit.ts'

useBrowser()

const ARTICLE =
  '/vos-actualites/infos-pratiques/fil-dactualites?title=comment-lire-un-bulletin-de-paie'

test.each(['light', 'dark'] as const)(
  'an article prints its text alone, black on white, from the %s look',
  async (colorScheme) => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        const text = await textOf(page, '.article-body > p')
        const folded = page.locator('.article-body details > :not(summary)').first()
        expect(await folded.isVisible()).toBe(false)
        await page.emulateMedia({ media: 'print', colorScheme })
        const controls = [
          '.top-bar-links',
          '#menu',
          '.burger',
          '.skip-link',
          '.article-back',
          '.article-talk',
        ]
        for (const control of controls) {
          expect(await page.locator(control).isVisible(), control).toBe(false)
        }
        expect(await page.locator('h1').isVisible()).toBe(true)
        await page.setViewportSize({ width: 718, height: 1000 })
        expect(await page.locator('.top-bar-second').isVisible()).toBe(false)
        const bar = await page.locator('.top-bar').boundingBox()
        expect(bar?.y).toBeGreaterThanOrEqual(0)
        const brand = await page.locator('.brand').boundingBox()
        expect(bar?.x).toBeGreaterThan((brand?.x ?? 0) + (brand?.width ?? 0))
        expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(
          await page
            .locator('.widget-site-header')
            .evaluate((header) => header.getBoundingClientRect().bottom),
        )
        expect(await textOf(page, '.article-body > p')).toBe(text)
        expect(await folded.isVisible()).toBe(true)
        const ink = page.locator('.article-body p').first()
        expect(await ink.evaluate((element) => getComputedStyle(element).color)).toBe(
          'rgb(0, 0, 0)',
        )
        const pdf = await page.pdf({ format: 'A4' })
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
        // The addresses at its end take no sheet of their own.
        const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-z])/g)?.length
        expect(sheets).toBe(3)
      },
      { colorScheme },
    )
  },
)
