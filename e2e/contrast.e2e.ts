/** @module-tag exhaustive */
import { expect, test } from 'vitest'
import { samplePaths } from './demo-paths.ts'
import { useBrowser, visit, WIDTHS } from './visit.ts'
import { weakTexts } from './weak-texts.ts'

useBrowser()

for (const [place, path] of samplePaths.entries()) {
  for (const [turn, width] of [WIDTHS.phone, WIDTHS.desktop].entries()) {
    // Colours do not follow from widths: one page has one pair, the next the other.
    const colorScheme = (place + turn) % 2 === 0 ? 'light' : 'dark'
    test(`B10 every text stands out from what is drawn under it, on ${path}, ${width} px, ${colorScheme}`, async () => {
      await visit(path, async ({ page }) => expect(await weakTexts(page)).toEqual([]), {
        width,
        colorScheme,
        reducedMotion: 'reduce',
      })
    })
  }
}

test('what a firm puts under the title of a page stands beside no picture', async () => {
  await visit('/nos-missions', async ({ page }) => {
    await page.evaluate(() => {
      const cards = document.querySelector('.widget-child-pages')
      if (cards !== null) document.querySelector('.band-top > .container')?.append(cards)
    })
    await page.locator('.band-top .child-page').first().waitFor()
    expect(await weakTexts(page)).toEqual([])
  })
})
