/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hasFocus, tabTo } from './keyboard.ts'
import { at, testScreens, testVisitors, until, useBrowser, WIDTHS } from './visit.ts'
import { openMenu, showNavigation, visitHeader } from './visit-header.ts'

useBrowser()

const onPhone = { width: WIDTHS.phone }
const withoutScript = { javaScript: false }

const menuOf = (page: Page) => page.locator('#menu')
const submenuOf = (page: Page, place: number) => page.locator('#menu details.submenu').nth(place)
const isOpen = (page: Page, place: number) =>
  submenuOf(page, place).evaluate((details: HTMLDetailsElement) => details.open)

test.each([WIDTHS.desktop, 1200])(
  'with two entries more than it has room for at %i pixels, nothing is out of sight',
  (width) =>
    visitHeader(
      '/',
      async (page) => {
        await page.evaluate(() => {
          const entries = document.querySelector('.main-nav-entries')
          for (let more = 0; more < 2; more += 1) {
            entries?.insertAdjacentHTML(
              'beforeend',
              '<li><a href="/contact">Conseil en paie</a></li>',
            )
          }
        })
        const right = async (selector: string) => {
          const box = await page.locator(selector).boundingBox()
          return (box?.x ?? Infinity) + (box?.width ?? 0)
        }
        for (const part of ['.search-toggle', '.main-nav-action', '.main-nav-entries']) {
          expect(await right(part)).toBeLessThan(width)
        }
        const header = await page.locator('.widget-site-header').boundingBox()
        const main = await page.locator('main > *').first().boundingBox()
        expect(header?.height).toBeLessThanOrEqual(main?.y ?? 0)
      },
      { width },
    ),
)

describe('the burger on a phone', () => {
  const burgerOf = (page: Page) => page.locator('[data-burger]')

  test('B2 opens the menu, which takes the focus', async () => {
    await visitHeader(
      '/',
      async (page) => {
        expect(await menuOf(page).isVisible()).toBe(false)
        expect(await burgerOf(page).getAttribute('aria-expanded')).toBe('false')
        expect(await burgerOf(page).getAttribute('aria-controls')).toBe('menu')
        await openMenu(page)
        expect(await burgerOf(page).getAttribute('aria-expanded')).toBe('true')
        expect(await hasFocus(page, '#menu')).toBe(true)
        const { width, height } = (await menuOf(page).boundingBox()) ?? { width: 0, height: 0 }
        expect([width, height]).toEqual([WIDTHS.phone, 900])
      },
      onPhone,
    )
  })

  test('B6 the menu opens with the section of the page open', async () => {
    await visitHeader(
      '/vos-actualites/infos-pratiques/fil-dactualites',
      async (page) => {
        await openMenu(page)
        await page.locator('#menu details[open] > summary', { hasText: 'Vos actualités' }).waitFor()
        expect(await hasFocus(page, '#menu')).toBe(true)
      },
      onPhone,
    )
  })

  test.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its cross', (page: Page) => page.locator('[data-burger-close]').click()],
  ])('B2 closes the menu with %s and gives the focus back', async (_name, close) => {
    await visitHeader(
      '/contact',
      async (page) => {
        await openMenu(page)
        await close(page)
        expect(await menuOf(page).isVisible()).toBe(false)
        expect(await burgerOf(page).getAttribute('aria-expanded')).toBe('false')
        expect(await hasFocus(page, '[data-burger]')).toBe(true)
      },
      onPhone,
    )
  })

  test('B2 closes the menu with a click beside it', async () => {
    await visitHeader(
      '/contact',
      async (page) => {
        await openMenu(page)
        await page.mouse.click(40, 600)
        expect(await menuOf(page).isVisible()).toBe(false)
        expect(await burgerOf(page).getAttribute('aria-expanded')).toBe('false')
      },
      { width: WIDTHS.tablet },
    )
  })

  test('B2 closes the menu when the window grows past it, and the page scrolls again', async () => {
    await visitHeader(
      '/',
      async (page) => {
        await openMenu(page)
        await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })
        const scrolls = () =>
          page.evaluate(() => getComputedStyle(document.body).overflowY !== 'hidden')
        expect(await until(scrolls)).toBe(true)
      },
      onPhone,
    )
  })

  test('B2 closes a menu that was opened before the script came', async () => {
    await visitHeader(
      '/contact#menu',
      async (page) => {
        expect(await menuOf(page).isVisible()).toBe(true)
        expect(await burgerOf(page).getAttribute('aria-expanded')).toBe('true')
        await page.keyboard.press('Escape')
        expect(await until(async () => !(await menuOf(page).isVisible()))).toBe(true)
      },
      onPhone,
    )
  })

  test('A10 B2 without JavaScript shows the menu and hides it again', async () => {
    await visitHeader(
      '/contact',
      async (page) => {
        expect(await menuOf(page).isVisible()).toBe(false)
        await openMenu(page)
        await page.locator('[data-burger-close]').click()
        expect(await menuOf(page).isVisible()).toBe(false)
      },
      { ...onPhone, ...withoutScript },
    )
  })
})

describe('submenus', () => {
  testVisitors('B3 a top-level entry opens its submenu, whose links lead on', async (visitor) => {
    await visitHeader(
      '/',
      async (page) => {
        await showNavigation(page)
        const submenu = submenuOf(page, 0)
        const links = submenu.locator('> ul > li > a')
        expect(await links.first().isVisible()).toBe(false)
        await submenu.locator('> summary').click()
        expect(await links.first().isVisible()).toBe(true)
        const href = (await links.nth(1).getAttribute('href')) ?? ''
        await links.nth(1).click()
        await page.waitForURL(at(href))
        expect(await page.locator('#menu a[aria-current="page"]').getAttribute('href')).toBe(href)
      },
      visitor,
    )
  })

  testVisitors('B3 opening a submenu closes the other', async (visitor) => {
    await visitHeader(
      '/',
      async (page) => {
        await showNavigation(page)
        await submenuOf(page, 1).locator('> summary').click()
        await submenuOf(page, 0).locator('> summary').click()
        expect(await until(async () => !(await isOpen(page, 1)))).toBe(true)
        expect(await isOpen(page, 0)).toBe(true)
      },
      visitor,
    )
  })
})

test.each([
  ['a click outside', (page: Page) => page.mouse.click(20, 880)],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
])('B3 %s closes an open submenu', async (_name, close) => {
  await visitHeader('/contact', async (page) => {
    await submenuOf(page, 0).locator('> summary').click()
    expect(await isOpen(page, 0)).toBe(true)
    await close(page)
    expect(await isOpen(page, 0)).toBe(false)
  })
})

test('B3 Escape gives the focus back to the entry of the submenu', async () => {
  await visitHeader('/contact', async (page) => {
    await submenuOf(page, 0).locator('> summary').click()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    expect(await hasFocus(page, '#menu summary')).toBe(true)
  })
})

testScreens('B1 the header is fixed past the top bar', async (screen) => {
  await visitHeader(
    '/',
    async (page) => {
      const header = page.locator('[data-header]')
      const root = page.locator('.widget-site-header')
      const classes = async () => ((await root.getAttribute('class')) ?? '').split(' ')
      const scrollTo = (top: number) =>
        page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
      const bar = (await page.locator('.top-bar').boundingBox())?.height ?? 0
      expect(bar).toBeGreaterThan(20)
      expect((await header.boundingBox())?.y).toBe(bar)
      await scrollTo(bar - 1)
      expect(await classes()).not.toContain('is-fixed')
      await scrollTo(900)
      expect(await until(async () => (await classes()).includes('is-fixed'))).toBe(true)
      expect(await classes()).toContain('scroll')
      expect((await header.boundingBox())?.y).toBe(0)
      await scrollTo(0)
      expect(await until(async () => !(await classes()).includes('is-fixed'))).toBe(true)
      expect(await classes()).not.toContain('scroll')
    },
    screen,
  )
})

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', withoutScript],
])('B10 the skip link is the first stop and leads to the content, %s', async (_name, visitor) => {
  await visitHeader(
    '/le-cabinet',
    async (page) => {
      await tabTo(page, 'a')
      expect(await hasFocus(page, '.skip-link')).toBe(true)
      const link = page.locator('.skip-link')
      expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0)
      await page.keyboard.press('Enter')
      expect(await until(() => hasFocus(page, 'main'))).toBe(true)
      await tabTo(page, 'a')
      expect(await hasFocus(page, 'main')).toBe(true)
    },
    visitor,
  )
})

test.each([
  ['with JavaScript', {}],
  ['without JavaScript', withoutScript],
])('B10 the keyboard alone opens a submenu and reaches an article, %s', async (_name, visitor) => {
  await visitHeader(
    '/',
    async (page) => {
      const enter = async (selector: string, path: RegExp) => {
        await tabTo(page, selector)
        await Promise.all([page.waitForURL(path), page.keyboard.press('Enter')])
        await page.waitForLoadState('load')
      }
      const section = '#menu details:has(> ul > li > a[href="/vos-actualites"])'
      await tabTo(page, `${section} > summary`)
      await page.keyboard.press('Enter')
      expect(await page.locator(`${section}[open] > ul`).isVisible()).toBe(true)
      await enter(`${section} > ul > li > a`, /\/vos-actualites$/)
      await enter('main a[href="/vos-actualites/infos-pratiques"]', /\/infos-pratiques$/)
      await enter('main a[href$="/fil-dactualites"]', /\/fil-dactualites$/)
      await enter('article.feed-item a.item-link', /\?title=[a-z0-9-]+$/)
      expect(await page.locator('article[data-article-id]').isVisible()).toBe(true)
    },
    visitor,
  )
})
