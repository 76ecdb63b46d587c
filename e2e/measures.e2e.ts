/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addWidget, useOwnContent } from './own-content.ts'
import { useBrowser, visit, WIDTHS } from './visit.ts'
import { openMenu } from './visit-header.ts'

useBrowser()

const FINGER = 44
const OFFER = '/nos-missions/fiscalite'
const BAR = '.widget-contact-bar'

test('the home page is nine screens of a phone high at most', async () => {
  await visit(
    '/',
    async ({ page }) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeGreaterThan(3000)
      expect(height).toBeLessThanOrEqual(6500)
    },
    { width: WIDTHS.phone },
  )
})

test.each(Object.entries(WIDTHS))(
  'the home page has nine sizes of type at most, on a %s',
  (_name, width) =>
    visit(
      '/',
      async ({ page }) => {
        const sizes = await page.evaluate(() => {
          const seen = new Set<string>()
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
          while (walker.nextNode()) {
            const text = walker.currentNode
            const element = text.parentElement
            if (!text.nodeValue?.trim() || !element?.checkVisibility()) continue
            if (element.closest('script, noscript, .visually-hidden, .sr-only, .skip-link'))
              continue
            seen.add(getComputedStyle(element).fontSize)
          }
          return [...seen]
        })
        expect(sizes.length).toBeGreaterThan(4)
        expect(sizes.length, sizes.join(' ')).toBeLessThanOrEqual(9)
      },
      { width },
    ),
)

/** What a finger may touch in a part of the page and is less high than a finger is wide. */
const tooSmall = (page: Page, part: string): Promise<string[]> =>
  page.locator(`${part} :is(a, button, summary)`).evaluateAll(
    (targets, least) =>
      targets
        .filter((target) => target.checkVisibility())
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.height < least || box.width < least)
        .map(({ target, box }) => `${target.textContent.trim()} ${box.width}x${box.height}`),
    FINGER,
  )

test.each(['/', OFFER, '/contact'])('%s: header and footer are made for fingers', (path) =>
  visit(
    path,
    async ({ page }) => {
      for (const part of ['.widget-site-header', '.widget-site-footer', '.widget-contact-bar']) {
        expect(await tooSmall(page, part), part).toEqual([])
      }
      await openMenu(page)
      expect(await tooSmall(page, '#menu')).toEqual([])
      const menu = (await page.locator('#menu').innerText()).replace(/\s/gu, ' ')
      for (const words of ['Fermer', '01 99 00 12 34', 'Espace client', 'Être rappelé']) {
        expect(menu).toContain(words)
      }
    },
    { width: WIDTHS.phone },
  ),
)

test.each([
  '/',
  OFFER,
  '/vous-etes/batiment',
  '/contact',
  '/vos-actualites/infos-pratiques/fil-dactualites',
])('%s: nothing is wider than the screen', (path) =>
  visit(path, async ({ page }) => {
    for (const width of [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, `${width} px`).toBe(width)
    }
  }),
)

describe('the bar of an offer page, on a phone', () => {
  const boxOf = async (page: Page, selector: string) => {
    const box = await page.locator(selector).boundingBox()
    if (box === null) throw new Error(`${selector} is not drawn.`)
    return { top: box.y, bottom: box.y + box.height }
  }
  const screen = { width: WIDTHS.phone, javaScript: false }

  test('stands at the foot of the screen, and above the footer at the end', () =>
    visit(
      OFFER,
      async ({ page }) => {
        expect((await boxOf(page, BAR)).bottom).toBe(900)
        expect(await page.locator(`${BAR} a`).allInnerTexts()).toEqual(['Appeler', 'Rendez-vous'])
        await page.mouse.wheel(0, 100_000)
        await expect
          .poll(async () => (await boxOf(page, '.widget-site-footer')).top)
          .toBeLessThan(900)
        const footer = await boxOf(page, '.widget-site-footer')
        expect((await boxOf(page, BAR)).bottom).toBeLessThanOrEqual(footer.top)
      },
      screen,
    ))

  test('never covers what has the focus', () =>
    visit(
      OFFER,
      async ({ page }) => {
        const bar = await boxOf(page, BAR)
        for (let stop = 0; stop < 40; stop += 1) {
          await page.keyboard.press('Tab')
          const focus = page.locator('main :focus')
          if ((await focus.count()) === 0) continue
          if (await focus.evaluate((element, part) => element.closest(part) !== null, BAR)) return
          const box = await focus.boundingBox()
          expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar.top)
        }
        throw new Error('The focus never came to the bar.')
      },
      screen,
    ))

  test('is for phones and offers alone', async () => {
    await visit('/', async ({ page }) => expect(await page.locator(BAR).count()).toBe(0))
    await visit(
      OFFER,
      async ({ page }) => expect(await page.locator(BAR).isVisible()).toBe(false),
      {
        width: WIDTHS.tablet,
      },
    )
  })
})

test('a submenu is a panel of two columns that says what each page is about', () =>
  visit('/', async ({ page }) => {
    const submenu = page.locator('.submenu').nth(1)
    await submenu.locator('> summary').click()
    const columns = await submenu
      .locator('> ul > li:not(:first-child)')
      .evaluateAll((pages) => new Set(pages.map((one) => one.getBoundingClientRect().left)).size)
    expect(columns).toBe(2)
    expect(await submenu.locator('.submenu-text').first().innerText()).toBe(
      'Tenir les écritures, les réviser, établir les comptes annuels et vous les expliquer',
    )
    expect(await submenu.locator('.submenu-picture:visible').count()).toBeGreaterThan(5)
    await page.setViewportSize({ width: WIDTHS.phone, height: 900 })
    expect(await submenu.locator('.submenu-text:visible').count()).toBe(0)
  }))

describe('widgets in columns', () => {
  const PLACE = '/le-cabinet/nos-partenaires'
  const cards = (id: number) => ({
    id,
    type: 'child-pages',
    version: 1,
    options: { parent: 15, layout: 'cards', show_description: true },
  })
  const origin = useOwnContent((db) => {
    addWidget(db, {
      id: 4401,
      page: PLACE,
      type: 'columns',
      options: {
        columns: [
          { width: 3, widgets: [cards(4402)] },
          { width: 9, widgets: [cards(4403)] },
        ],
      },
    })
  })

  test('look to the width of their column, not of the screen', () =>
    visit(
      PLACE,
      async ({ page }) => {
        const facts = (id: number) =>
          page.locator(`[data-widget-id="${id}"] .child-page`).evaluateAll((all) => ({
            columns: new Set(all.map((one) => one.getBoundingClientRect().left)).size,
            isCut: all.some((one) => one.scrollWidth > one.clientWidth),
            hyphens: all.map((one) => getComputedStyle(one.querySelector('a') ?? one).hyphens)[0],
          }))
        expect(await facts(4402)).toEqual({ columns: 1, isCut: false, hyphens: 'auto' })
        expect(await facts(4403)).toMatchObject({ columns: 2, isCut: false, hyphens: 'manual' })
      },
      { origin: origin() },
    ))
})
