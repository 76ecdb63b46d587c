/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { slugOf } from '#base/kit/text/slug.ts'
import { useOwnDemo } from './own-server.ts'
import { textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

// The sandbox is not there in production; in `test` every other thing is as in production.
const server = useOwnDemo({ NODE_ENV: 'test' })

type Options = Parameters<typeof visit>[2]
type Work = Parameters<typeof visit<void>>[1]

/** Opens one example alone. */
const example = (widget: string, name: string, work: Work, options: Options = {}) =>
  visit(`/_sandbox/${widget}/${slugOf(name)}`, work, { ...options, origin: server.url })

describe('I3 the carousel', () => {
  const START = new Date('2026-11-20T09:00:00Z')

  /** Time stands still from the page's load on, and goes on by hand. */
  const clocked: Options = {
    prepare: (page) => page.clock.install({ time: START }),
    isFresh: true,
  }

  const stopClock = (page: Page) => page.clock.pauseAt(new Date(START.getTime() + 3_600_000))

  /** Number of the slide that can be seen and heard, from 1; every other one is inert. */
  async function current(page: Page): Promise<number> {
    const live = await page
      .locator('[data-carousel-slide]')
      .evaluateAll((slides) =>
        slides.flatMap((slide, index) => ((slide as HTMLElement).inert ? [] : [index + 1])),
      )
    const dots = await page
      .locator('[data-carousel-dot]')
      .evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current')) + 1)
    expect(live).toEqual([dots])
    return dots
  }

  const inView = (page: Page, number: number) =>
    until(() =>
      page.evaluate((place) => {
        const track = document.querySelector('[data-carousel-track]')
        const slide = document.querySelectorAll('[data-carousel-slide]')[place - 1]
        const gap =
          (slide?.getBoundingClientRect().left ?? 1e6) - (track?.getBoundingClientRect().left ?? 0)
        return Math.abs(gap) < 2
      }, number),
    )

  /** The mouse goes over the carousel and leaves it: the time a slide stays begins anew. */
  async function passOver(page: Page): Promise<void> {
    await page.locator('.carousel').hover()
    await page.mouse.move(2, 2)
  }

  test('I3 turns every 5000 ms, from the last slide to the first', async () => {
    await example(
      'carousel',
      'default',
      async ({ page }) => {
        await stopClock(page)
        await passOver(page)
        const first = await current(page)
        for (const step of [1, 2, 3]) {
          await page.clock.runFor(4999)
          expect(await current(page)).toBe(((first + step - 2) % 3) + 1)
          await page.clock.runFor(1)
          expect(await current(page)).toBe(((first + step - 1) % 3) + 1)
        }
        expect(await inView(page, first)).toBe(true)
        expect(await page.locator('.carousel-track').getAttribute('aria-live')).toBe('off')
      },
      clocked,
    )
  })

  test('I3 waits while the pointer or the focus is on it', async () => {
    await example(
      'carousel',
      'default',
      async ({ page }) => {
        await stopClock(page)
        await page.locator('.carousel').hover()
        const before = await current(page)
        await page.clock.runFor(20_000)
        expect(await current(page)).toBe(before)
        await page.mouse.move(2, 2)
        await page.locator('[data-carousel-slide]:not([inert]) a').focus()
        await page.clock.runFor(20_000)
        expect(await current(page)).toBe(before)
        expect(await page.locator('.carousel-track').getAttribute('aria-live')).toBe('polite')
        await page.locator('[data-carousel-slide]:not([inert]) a').blur()
        await page.clock.runFor(5000)
        expect(await current(page)).toBe((before % 3) + 1)
      },
      clocked,
    )
  })

  test('I3 is stopped and started with its button', async () => {
    await example(
      'carousel',
      'default',
      async ({ page }) => {
        await stopClock(page)
        await page.getByRole('button', { name: 'Arrêter le défilement' }).click()
        await page.mouse.move(2, 2)
        const before = await current(page)
        await page.clock.runFor(20_000)
        expect(await current(page)).toBe(before)
        // Started by hand it turns, though pointer and focus are on it.
        await page.getByRole('button', { name: 'Reprendre le défilement' }).click()
        await page.clock.runFor(5000)
        expect(await current(page)).toBe((before % 3) + 1)
      },
      clocked,
    )
  })

  test('I3 does not turn by itself for who prefers less motion', async () => {
    await example(
      'carousel',
      'default',
      async ({ page }) => {
        await page.clock.runFor(20_000)
        expect(await current(page)).toBe(1)
        expect(await page.locator('[data-carousel-toggle]').isVisible()).toBe(false)
      },
      { ...clocked, reducedMotion: 'reduce' },
    )
  })

  test('I3 is worked by buttons, dots and arrow keys, the focus kept inside', async () => {
    await example('carousel', 'sans défilement', async ({ page }) => {
      await page.getByRole('button', { name: 'Diapositive suivante' }).press('Enter')
      expect(await current(page)).toBe(2)
      await page.getByRole('button', { name: 'Diapositive précédente' }).press('Space')
      await page.getByRole('button', { name: 'Diapositive précédente' }).press('Enter')
      expect(await current(page)).toBe(3)
      await page.getByRole('button', { name: 'Aller à la diapositive 2' }).click()
      expect(await current(page)).toBe(2)
      await page.locator('[data-carousel-slide]:not([inert]) a').focus()
      await page.keyboard.press('ArrowRight')
      expect(await current(page)).toBe(3)
      expect(await inView(page, 3)).toBe(true)
      expect(await page.evaluate(() => document.activeElement?.closest('[inert]') === null)).toBe(
        true,
      )
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    })
  })

  test('I3 a swipe of more than 40 px turns it, a shorter one does not', async () => {
    await example(
      'carousel',
      'sans défilement',
      async ({ page }) => {
        const device = await page.context().newCDPSession(page)
        const box = await page.locator('.carousel-picture').first().boundingBox()
        const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 60]
        const swipe = async (across: number, down = 0) => {
          const touch = (type: string, points: { x: number; y: number }[]) =>
            device.send('Input.dispatchTouchEvent', {
              type: type as 'touchStart',
              touchPoints: points,
            })
          await touch('touchStart', [{ x, y }])
          await touch('touchMove', [{ x: x + across / 2, y: y + down / 2 }])
          await touch('touchMove', [{ x: x + across, y: y + down }])
          await touch('touchEnd', [])
        }
        await swipe(-40)
        expect(await current(page)).toBe(1)
        await swipe(-60, 90)
        expect(await current(page)).toBe(1)
        await swipe(-41)
        expect(await current(page)).toBe(2)
        expect(await inView(page, 2)).toBe(true)
        await swipe(60)
        expect(await current(page)).toBe(1)
      },
      { width: WIDTHS.phone },
    )
  })

  test('I3 without script it is a list to scroll sideways', async () => {
    await example(
      'carousel',
      'default',
      async ({ page }) => {
        expect(await page.locator('[data-carousel-controls]').isVisible()).toBe(false)
        const track = page.locator('[data-carousel-track]')
        await track.focus()
        await page.keyboard.press('ArrowRight')
        expect(await until(() => track.evaluate((element) => element.scrollLeft > 40))).toBe(true)
        await page.locator('[data-carousel-slide] a').last().focus()
        expect(await page.locator('[data-carousel-slide] a').last().isVisible()).toBe(true)
      },
      { javaScript: false },
    )
  })
})

describe('I7 the share buttons', () => {
  const LABELS = [
    'Partager sur Facebook (nouvelle fenêtre)',
    'Partager sur X (Twitter) (nouvelle fenêtre)',
    'Partager sur LinkedIn (nouvelle fenêtre)',
    'Envoyer par courriel',
  ]

  test.each([true, false])('I7 are plain links, with script %s', async (javaScript) => {
    const path =
      '/vos-actualites/infos-pratiques/fil-dactualites?title=comment-lire-un-bulletin-de-paie'
    await visit(
      path,
      async ({ page }) => {
        const links = page.locator('.share a:visible')
        expect(await links.allTextContents()).toEqual(LABELS)
        for (const link of await links.all()) {
          expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(path)
        }
        const copy = page.locator('[data-share-copy]')
        expect(await until(async () => (await copy.isVisible()) === javaScript)).toBe(true)
      },
      { javaScript },
    )
  })

  test('I7 one of them copies the page’s address, and says so', async () => {
    await example('share', 'default', async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: 'Copier le lien' }).click()
      const said = page.getByRole('status')
      expect(await until(async () => (await said.textContent()) === 'Le lien est copié.')).toBe(
        true,
      )
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(`${server.url}/_sandbox/share/default`)
    })
  })
})

describe('E8 what comes from elsewhere waits for a click', () => {
  const CASES = [
    ['video', 'YouTube', 'Lire la vidéo', 'https://www.youtube-nocookie.com', 'Vidéo'],
    ['video', 'Vimeo sans image', 'Lire la vidéo', 'https://player.vimeo.com', 'Vidéo'],
    ['video', 'Dailymotion en anglais', 'Play the video', 'https://geo.dailymotion.com', 'Video'],
    ['map', 'default', 'Afficher la carte', 'https://www.openstreetmap.org', 'Carte'],
  ] as const

  test.each(CASES)('E8 %s, %s', async (widget, name, button, host, title) => {
    await example(widget, name, async ({ page, response, foreign }) => {
      expect(response.headers()['content-security-policy']).toContain(`frame-src ${host}`)
      await page.route(`${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
      )
      await page.waitForLoadState('networkidle')
      expect(foreign).toEqual([])
      expect(await page.locator('iframe').count()).toBe(0)

      await page.getByRole('button', { name: button }).press('Enter')
      const frame = page.locator('iframe')
      await frame.waitFor()
      expect(await frame.getAttribute('src')).toMatch(new RegExp(`^${host}/`))
      expect(await frame.getAttribute('title')).toContain(title)
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')
      expect(await page.locator('.frame-box-notice').count()).toBe(0)
      expect(await until(async () => foreign.length > 0)).toBe(true)
      expect(foreign.filter((address) => !address.startsWith(`${host}/`))).toEqual([])
      foreign.length = 0
    })
  })

  test('L1 the visitor reads who supplies the map and what the click sends', async () => {
    await example('map', 'default', async ({ page }) => {
      expect(await textOf(page, '.frame-box-notice')).toBe(
        'Cette carte est fournie par OpenStreetMap. En l’affichant, vous acceptez que votre ' +
          'adresse IP lui soit transmise.',
      )
      expect(await page.locator('.map-address a').allTextContents()).toEqual([
        'Itinéraire vers le bureau du centre',
      ])
    })
  })

  test('A10 without script a link leads to the service’s own page', async () => {
    await example(
      'video',
      'YouTube',
      async ({ page }) => {
        expect(await page.locator('[data-frame-load]').isVisible()).toBe(false)
        const link = page.getByRole('link', { name: 'Regarder sur YouTube' })
        expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aBcDeFgHiJ1')
      },
      { javaScript: false },
    )
  })
})

describe('I5 the breakpoint notice', () => {
  test('I5 tells the width class on load, on resize and on orientation change', async () => {
    await example('breakpoint-notice', 'default', async ({ page }) => {
      const says = (name: string) =>
        until(async () => (await textOf(page, '.breakpoint-notice')) === `Breakpoint : ${name}`)
      expect(await says('xl')).toBe(true)
      for (const [width, name] of [
        [1199, 'lg'],
        [992, 'lg'],
        [991, 'md'],
        [768, 'md'],
        [767, 'sm'],
        [576, 'sm'],
        [575, 'xs'],
        [1200, 'xl'],
      ] as const) {
        await page.setViewportSize({ width, height: 900 })
        expect(await says(name), `${width} px`).toBe(true)
      }
      const device = await page.context().newCDPSession(page)
      const turned = (
        type: 'portraitPrimary' | 'landscapePrimary',
        width: number,
        height: number,
      ) =>
        device.send('Emulation.setDeviceMetricsOverride', {
          width,
          height,
          deviceScaleFactor: 1,
          mobile: false,
          screenOrientation: { type, angle: type === 'portraitPrimary' ? 0 : 90 },
        })
      await turned('portraitPrimary', 390, 844)
      expect(await says('xs')).toBe(true)
      await turned('landscapePrimary', 844, 390)
      expect(await says('md')).toBe(true)
      // By its event alone: nothing else changes.
      await page.locator('.breakpoint-notice').evaluate((notice) => {
        notice.textContent = ''
        window.addEventListener('resize', (event) => event.stopImmediatePropagation(), true)
      })
      await turned('portraitPrimary', 844, 390)
      expect(await says('md')).toBe(true)
      const place = await page
        .locator('.breakpoint-notice')
        .evaluate((element) => getComputedStyle(element).position)
      expect(place).toBe('fixed')
    })
  })

  test('I5 a click dismisses it for good', async () => {
    await example('breakpoint-notice', 'default', async ({ page }) => {
      await page.getByRole('button', { name: /^Breakpoint/ }).click()
      await page.setViewportSize({ width: 600, height: 900 })
      expect(await page.locator('.breakpoint-notice').count()).toBe(0)
    })
  })
})

test('F3 the script of a custom template runs', async () => {
  await example('feed', 'modèle propre', async ({ page }) => {
    const places = page.locator('.sandbox-card-place')
    expect(await until(async () => (await places.allTextContents()).join('') === '123')).toBe(true)
  })
})

describe('P1 an article of a public feed', () => {
  test('the link to its source lies above the one that covers the card', async () => {
    await example(
      'feed',
      'flux publics',
      async ({ page }) => {
        const onTop = await page.locator('.item-source').evaluateAll((links) =>
          links.map((link) => {
            link.scrollIntoView({ block: 'center' })
            const { x, y, width, height } = link.getBoundingClientRect()
            const found = document.elementFromPoint(x + width / 2, y + height / 2)
            return found === link && height >= 24
          }),
        )
        expect(onTop).toEqual([true, true, true, true])
      },
      { width: WIDTHS.phone },
    )
  })

  test('the keyboard reaches it, and then the card’s own link', async () => {
    await example('feed', 'flux publics', async ({ page }) => {
      const card = page.locator('.feed-item').nth(1)
      await page.locator('.feed-item').first().locator('.item-link').focus()
      const focused = () => page.evaluate(() => document.activeElement?.className)
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('item-source')
      expect(await card.locator('.item-source').evaluate((link) => link.matches(':focus'))).toBe(
        true,
      )
      await page.keyboard.press('Tab')
      expect(await focused()).toBe('item-link stretched-link')
    })
  })
})
