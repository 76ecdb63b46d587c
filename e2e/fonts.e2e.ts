import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser, visit } from './visit.ts'

useBrowser()

/** Width of U+202F between two letters, in ems of the element that `selector` finds, and the fonts that came. */
const thinSpaceIn = (page: Page, selector: string) =>
  page.evaluate(async (found) => {
    await document.fonts.ready
    const host = document.querySelector(found)
    if (!host) throw new Error(`nothing is ${found}`)
    const widthOf = async (text: string) => {
      const probe = document.createElement('span')
      probe.style.cssText = 'position:absolute;white-space:pre'
      probe.textContent = text
      host.append(probe)
      probe.getBoundingClientRect()
      await document.fonts.ready
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return width
    }
    const added = (await widthOf('n\u202Fn')) - (await widthOf('nn'))
    return added / Number.parseFloat(getComputedStyle(host).fontSize)
  }, selector)

describe('the narrow no-break space', () => {
  test.each(['h1', '.hero-text', 'footer'])('is seen in %s, and no hole', async (selector) => {
    await visit('/', async ({ page }) => {
      const width = await thinSpaceIn(page, selector)
      expect(width).toBeGreaterThanOrEqual(0.16)
      expect(width).toBeLessThanOrEqual(0.22)
    })
  })
})

/** Families of the font files that a page asked for. */
const fontsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    return performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/([a-z-]+)-[\w-]{8}\.woff2$/.exec(name)?.[1] ?? [])
      .toSorted()
  })

test('letters of other languages come with the page that has one', async () => {
  await visit('/', async ({ page }) => {
    const first = await fontsOf(page)
    expect(first).toEqual(['figtree-latin-wght-normal', 'fraunces-latin-wght-normal', 'thin-space'])
    await page.locator('h1').evaluate((title) => {
      title.textContent = 'L’HAŸ-LES-ROSES'
    })
    await expect
      .poll(() => fontsOf(page))
      .toEqual([...first, 'fraunces-latin-ext-wght-normal'].toSorted())
  })
})
