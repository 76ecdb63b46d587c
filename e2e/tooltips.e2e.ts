/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { seriousFindings, until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

/** Puts a button with a tooltip of its own at a place of the window. */
const placeTip = (page: Page, id: string, place: Record<string, string>) =>
  page.evaluate(
    ([name, where]) => {
      const button = document.createElement('button')
      button.id = name
      button.textContent = 'Aide'
      button.dataset['tooltip'] = `Explication de ${name}`
      Object.assign(button.style, { position: 'fixed', zIndex: '65', ...where })
      document.querySelector('main')?.append(button)
    },
    [id, place] as const,
  )

const tooltip = (page: Page) => page.locator('[role="tooltip"]')

describe('a tooltip', () => {
  test('I2 shows after 500 ms, on the side that has room', async () => {
    await visit('/contact', async ({ page }) => {
      const places: [string, Record<string, string>, string][] = [
        ['gauche', { left: '60px', top: '400px' }, 'west'],
        ['droite', { right: '40px', top: '400px' }, 'east'],
        ['milieu', { left: '600px', top: '400px' }, 'south'],
        ['haut', { left: '600px', top: '4px' }, 'north'],
      ]
      for (const [id, place] of places) await placeTip(page, id, place)
      for (const [id, , gravity] of places) {
        const anchor = page.locator(`#${id}`)
        await anchor.hover()
        await tooltip(page).waitFor()
        expect(await tooltip(page).innerText()).toBe(`Explication de ${id}`)
        expect(
          await until(async () => (await tooltip(page).getAttribute('data-gravity')) === gravity),
        ).toBe(true)
        const bubble = await tooltip(page).boundingBox()
        const button = await anchor.boundingBox()
        if (!bubble || !button) throw new Error('Nothing is drawn.')
        const beyond = {
          west: bubble.x - (button.x + button.width),
          east: button.x - (bubble.x + bubble.width),
          south: button.y - (bubble.y + bubble.height),
          north: bubble.y - (button.y + button.height),
        }
        expect(beyond[gravity as keyof typeof beyond]).toBeGreaterThan(0)
        expect(beyond[gravity as keyof typeof beyond]).toBeLessThan(16)
        await page.mouse.move(640, 700)
        expect(await until(async () => (await tooltip(page).count()) === 0)).toBe(true)
      }
    })
  })

  test('I2 waits half a second, and leaving before cancels it', async () => {
    await visit(
      '/contact',
      async ({ page }) => {
        await placeTip(page, 'aide', { left: '600px', top: '400px' })
        await page.locator('#aide').hover()
        await tooltip(page).waitFor()
        await page.mouse.move(640, 700)
        await page.clock.install()
        await page.clock.pauseAt(Date.now() + 3_600_000)
        await page.locator('#aide').hover()
        await page.clock.runFor(450)
        expect(await tooltip(page).count()).toBe(0)
        await page.clock.runFor(100)
        expect(await tooltip(page).count()).toBe(1)
        await page.mouse.move(640, 700)
        expect(await tooltip(page).count()).toBe(0)
        await page.locator('#aide').hover()
        await page.clock.runFor(300)
        await page.mouse.move(640, 700)
        await page.clock.runFor(1000)
        expect(await tooltip(page).count()).toBe(0)
      },
      { isFresh: true },
    )
  })

  test('I2 comes with the keyboard’s focus, describes its element and goes with Escape', async () => {
    await visit('/contact', async ({ page }) => {
      await placeTip(page, 'aide', { left: '600px', top: '400px' })
      await page
        .locator('#aide')
        .evaluate((element) => element.setAttribute('aria-describedby', 'x'))
      await page.keyboard.press('Tab')
      await page.locator('#aide').focus()
      await tooltip(page).waitFor()
      const described = await page.locator('#aide').getAttribute('aria-describedby')
      expect(described).toBe(`x ${await tooltip(page).getAttribute('id')}`)
      expect(await seriousFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await tooltip(page).count()).toBe(0)
      expect(await page.locator('#aide').getAttribute('aria-describedby')).toBe('x')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await tooltip(page).waitFor()
      await page.keyboard.press('Tab')
      expect(await tooltip(page).count()).toBe(0)
    })
  })

  test('I2 takes the place of the browser’s own, which comes back', async () => {
    await visit('/contact', async ({ page }) => {
      await page.evaluate(() => {
        const short = document.createElement('abbr')
        short.title = 'Besoin en fonds de roulement'
        short.textContent = 'BFR'
        document.querySelector('main h1')?.after(short)
      })
      const short = page.locator('abbr')
      await short.hover()
      await tooltip(page).waitFor()
      expect(await tooltip(page).innerText()).toBe('Besoin en fonds de roulement')
      expect(await short.getAttribute('title')).toBeNull()
      await tooltip(page).hover()
      expect(await tooltip(page).count()).toBe(1)
      await page.mouse.move(640, 880)
      expect(await until(async () => (await tooltip(page).count()) === 0)).toBe(true)
      expect(await short.getAttribute('title')).toBe('Besoin en fonds de roulement')
    })
  })

  test('I2 stays in sight on a phone, and its code is not asked for before', async () => {
    await visit(
      '/contact',
      async ({ page, scripts }) => {
        expect([...scripts].filter((path) => path.includes('tooltips'))).toEqual([])
        await placeTip(page, 'large', { left: '8px', top: '300px', width: '344px' })
        await page.locator('#large').hover()
        await tooltip(page).waitFor()
        const isInside = async () => {
          const box = await tooltip(page).boundingBox()
          return box !== null && box.x >= 0 && box.x + box.width <= WIDTHS.phone
        }
        expect(await until(isInside)).toBe(true)
      },
      { width: WIDTHS.phone },
    )
  })
})
