/** @module-tag exhaustive */
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { testScreens, until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ARTICLE = `${NEWS}?title=comment-lire-un-bulletin-de-paie`

/** A slow machine may take three times as long; and the last pixel is there before the last frame. */
const SLACK = 3

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/**
 * What a click does to the top of `target` until it is where it should be in the window:
 * `took` milliseconds, and `between`, how many places it was drawn at on its way.
 */
async function watched(page: Page, click: Locator, target: string, top: number) {
  await click.evaluate(
    (element, [selector, place]) => {
      const clicked = { began: 0, took: 0, places: new Set<number>() }
      Object.assign(window, { clicked })
      const topNow = () => document.querySelector(selector)?.getBoundingClientRect().top ?? NaN
      const look = () => {
        const now = topNow()
        if (Math.abs(now - place) <= 1) clicked.took = performance.now() - clicked.began
        else {
          clicked.places.add(Math.round(now))
          requestAnimationFrame(look)
        }
      }
      element.addEventListener('click', () => {
        clicked.began = performance.now()
        clicked.places.add(Math.round(topNow()))
        requestAnimationFrame(look)
      })
    },
    [target, top] as const,
  )
  await click.click()
  const seen = () =>
    page.evaluate(() => {
      const { clicked } = window as unknown as { clicked: { took: number; places: Set<number> } }
      return { took: clicked.took, between: clicked.places.size - 1 }
    })
  expect(await until(async () => (await seen()).took > 0), `${target} at ${top} px`).toBe(true)
  return seen()
}

describe('#top', () => {
  testScreens('B5 scrolls to the top in 300 ms', async (screen) => {
    await visit(
      NEWS,
      async ({ page }) => {
        const link = page.locator('.site-footer a[href="#top"]')
        await link.scrollIntoViewIfNeeded()
        expect(await scrollOf(page)).toBeGreaterThan(500)
        const { took } = await watched(page, link, 'body', 0)
        expect(took).toBeGreaterThan(300 / SLACK)
        expect(took).toBeLessThan(300 * SLACK)
        expect(await until(async () => page.url().endsWith('#top'))).toBe(true)
      },
      screen,
    )
  })

  testScreens('B5 is there at once for who prefers reduced motion', async (screen) => {
    await visit(
      NEWS,
      async ({ page }) => {
        const link = page.locator('.site-footer a[href="#top"]')
        await link.scrollIntoViewIfNeeded()
        expect((await watched(page, link, 'body', 0)).between).toBe(0)
      },
      { ...screen, reducedMotion: 'reduce' },
    )
  })

  testScreens('B5 leads to the top without script', async (screen) => {
    await visit(
      NEWS,
      async ({ page }) => {
        await page.locator('.site-footer a[href="#top"]').click()
        expect(await until(async () => page.url().endsWith('#top'))).toBe(true)
      },
      { ...screen, javaScript: false },
    )
  })
})

const SECTION = 'accordeon-net-imposable'
const section = (page: Page) => page.locator(`#${SECTION}`)
const isOpen = (place: Locator) => place.evaluate((details: HTMLDetailsElement) => details.open)
const topOf = (place: Locator) =>
  place.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** 200 px, and a pixel for roundings. */
const isAtItsPlace = async (place: Locator) => Math.abs((await topOf(place)) - 200) <= 1

describe('an accordion of an article', () => {
  testScreens(
    'B7 opening a section puts it into the address and scrolls to 200 px above it in 500 ms',
    async (screen) => {
      await visit(
        ARTICLE,
        async ({ page }) => {
          const place = section(page)
          await place.locator('summary').scrollIntoViewIfNeeded()
          const { took } = await watched(page, place.locator('summary'), `#${SECTION}`, 200)
          expect(took).toBeLessThan(500 * SLACK)
          expect(await isOpen(place)).toBe(true)
          const { pathname, search, hash } = new URL(page.url())
          expect(pathname + search + hash).toBe(`${ARTICLE}#${SECTION}`)
          expect(await page.evaluate(() => history.length)).toBe(2)

          await place.locator('summary').click()
          expect(await until(async () => !(await isOpen(place)))).toBe(true)
          expect(new URL(page.url()).hash).toBe(`#${SECTION}`)
        },
        screen,
      )
    },
  )

  testScreens('B7 arriving with the name of a section opens it', async (screen) => {
    await visit(
      `${ARTICLE}#${SECTION}`,
      async ({ page }) => {
        expect(await until(() => isOpen(section(page)))).toBe(true)
        expect(await until(() => isAtItsPlace(section(page)))).toBe(true)
        expect(await page.locator('.article-body details[open]').count()).toBe(1)

        await page.evaluate(() => location.assign('#accordeon-salaire-brut'))
        const other = page.locator('#accordeon-salaire-brut')
        expect(await until(() => isOpen(other))).toBe(true)
        expect(await until(() => isAtItsPlace(other))).toBe(true)
      },
      screen,
    )
  })

  testScreens('B7 opens by keyboard too, and at once with reduced motion', async (screen) => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        await section(page).locator('summary').focus()
        await page.keyboard.press('Enter')
        expect(await until(() => isAtItsPlace(section(page)))).toBe(true)
        expect(new URL(page.url()).hash).toBe(`#${SECTION}`)
      },
      { ...screen, reducedMotion: 'reduce' },
    )
  })
})

test('B7 a section of an accordion widget has an address too', async () => {
  await visit('/vos-actualites/infos-pratiques/questions-reponses', async ({ page }) => {
    const place = page.locator('.accordion details:not([open])').nth(1)
    const id = await place.getAttribute('id')
    expect(id).toMatch(/^w\d+-[a-z0-9-]+$/)
    await page.locator(`#${id} > summary`).click()
    expect(await until(async () => new URL(page.url()).hash === `#${id}`)).toBe(true)
    expect(await until(() => isAtItsPlace(page.locator(`#${id}`)))).toBe(true)
  })
})

test.each([
  '#rien-de-ce-nom',
  '#main details',
  '#a[href="x',
  '#.article-body',
  '#%',
  '#%F0%9F',
  '#"><script>alert(1)</script>',
  '#constructor',
])('B7 the hash %s does nothing', async (hash) => {
  await visit(`${ARTICLE}${hash}`, async ({ page }) => {
    await page.waitForTimeout(200)
    expect(await scrollOf(page)).toBe(0)
    expect(await page.locator('main details[open]').count()).toBe(0)
  })
})
