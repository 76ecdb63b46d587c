import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useOwnDemo } from './own-server.ts'
import {
  seriousFindings,
  textOf,
  until,
  useBrowser,
  visit,
  type VisitOptions,
  VISITORS,
  WIDTHS,
} from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const ARTICLE = `${NEWS}?title=comment-lire-un-bulletin-de-paie`
const VIDEO = '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute'

const SCREENS: [string, VisitOptions][] = [
  ['on a phone', { width: WIDTHS.phone }],
  ['on a desktop', { width: WIDTHS.desktop }],
]

/** A slow machine may take three times as long. */
const SLACK = 3

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Milliseconds from a click until the top of `target` is where it should be in the window. */
async function timed(page: Page, click: Locator, target: string, top: number): Promise<number> {
  await click.evaluate(
    (element, [selector, place]) => {
      const clicked = { began: 0, took: 0 }
      Object.assign(window, { clicked })
      const look = () => {
        const { top: now = NaN } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
        if (Math.abs(now - place) <= 1) clicked.took = performance.now() - clicked.began
        else requestAnimationFrame(look)
      }
      element.addEventListener('click', () => {
        clicked.began = performance.now()
        requestAnimationFrame(look)
      })
    },
    [target, top] as const,
  )
  await click.click()
  const took = () =>
    page.evaluate(() => (window as unknown as { clicked: { took: number } }).clicked.took)
  expect(await until(async () => (await took()) > 0), `${target} at ${top} px`).toBe(true)
  return took()
}

describe.each(SCREENS)('#top %s', (_name, screen) => {
  test('B5 scrolls to the top in 300 ms', async () => {
    await visit(
      NEWS,
      async ({ page }) => {
        const link = page.locator('.site-footer a[href="#top"]')
        await link.scrollIntoViewIfNeeded()
        expect(await scrollOf(page)).toBeGreaterThan(500)
        const took = await timed(page, link, 'body', 0)
        expect(took).toBeGreaterThanOrEqual(280)
        expect(took).toBeLessThan(300 * SLACK)
        expect(await until(async () => page.url().endsWith('#top'))).toBe(true)
      },
      screen,
    )
  })

  test('B5 is there at once for who prefers reduced motion', async () => {
    await visit(
      NEWS,
      async ({ page }) => {
        const link = page.locator('.site-footer a[href="#top"]')
        await link.scrollIntoViewIfNeeded()
        expect(await timed(page, link, 'body', 0)).toBeLessThan(100)
      },
      { ...screen, reducedMotion: 'reduce' },
    )
  })

  test('B5 leads to the top without script', async () => {
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

describe.each(SCREENS)('an accordion of an article %s', (_name, screen) => {
  test('B7 opening a section puts it into the address and scrolls to 200 px above it in 500 ms', async () => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        const place = section(page)
        await place.locator('summary').scrollIntoViewIfNeeded()
        const took = await timed(page, place.locator('summary'), `#${SECTION}`, 200)
        expect(took).toBeLessThan(500 * SLACK)
        expect(await isOpen(place)).toBe(true)
        const { pathname, search, hash } = new URL(page.url())
        expect(pathname + search + hash).toBe(`${ARTICLE}#${SECTION}`)
        expect(await page.evaluate(() => history.length)).toBe(2)

        await place.locator('summary').click()
        expect(await until(async () => !(await isOpen(place)))).toBe(true)
      },
      screen,
    )
  })

  test('B7 arriving with the name of a section opens it', async () => {
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

  test('B7 opens by keyboard too, and at once with reduced motion', async () => {
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

const PLACEHOLDER = '/image-en-attente.svg'
const waiting = '[lazyloading="1"]'

/** Addresses of the pictures that a page has asked for, placeholder and fixed ones left out. */
function picturesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/')) asked.push(pathname)
  })
  return asked
}

const isDrawn = (image: Locator) =>
  image.evaluate(
    (element: HTMLImageElement) =>
      element.complete && element.naturalWidth > 0 && /\.(avif|webp)$/.test(element.currentSrc),
  )

async function scrollThrough(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += 600) {
    await page.evaluate((at) => scrollTo({ top: at, behavior: 'instant' }), top)
    await page.waitForTimeout(40)
  }
}

describe.each(SCREENS)('images of feeds %s', (_name, screen) => {
  test('D14 wait with a placeholder until they are near the window', async () => {
    let asked: string[] = []
    await visit(
      '/',
      async ({ page }) => {
        const images = page.locator('[data-widget-id="1460"] img[lazyloading]')
        expect(await images.count()).toBe(3)
        for (const image of await images.all()) {
          expect(await image.getAttribute('lazyloading')).toBe('1')
          expect(await image.getAttribute('src')).toBe(PLACEHOLDER)
          expect(await image.getAttribute('width')).toBe('720')
        }
        expect(asked.filter((path) => path.includes('/videos/'))).toEqual([])

        await scrollThrough(page)
        for (const image of await page.locator('main img[lazyloading]').all()) {
          expect(await until(async () => (await image.getAttribute('lazyloading')) === '0')).toBe(
            true,
          )
          expect(await image.getAttribute('src')).toBe(await image.getAttribute('data-src'))
          await image.scrollIntoViewIfNeeded()
          expect(await until(() => isDrawn(image))).toBe(true)
          expect(await until(async () => (await opacityOf(image)) === '1')).toBe(true)
        }
        expect(await page.locator(waiting).count()).toBe(0)
      },
      {
        ...screen,
        async prepare(page) {
          asked = picturesOf(page)
        },
      },
    )
  })

  test('D14 without script each card shows one picture, its own', async () => {
    await visit(
      '/',
      async ({ page }) => {
        for (const card of await page.locator('main article.feed-item').all()) {
          const images = card.locator('img:visible')
          expect(await images.count()).toBe(1)
          await images.scrollIntoViewIfNeeded()
          expect(await until(() => isDrawn(images))).toBe(true)
        }
      },
      { ...screen, javaScript: false },
    )
  })

  test('D14 the first image of the page’s own list loads at once', async () => {
    await visit(
      NEWS,
      async ({ page }) => {
        const first = page.locator('.feed-items img').first()
        expect(await first.getAttribute('lazyloading')).toBeNull()
        expect(await first.getAttribute('loading')).toBe('eager')
        expect(await until(() => isDrawn(first))).toBe(true)
        expect(await page.locator(waiting).count()).toBeGreaterThan(0)
      },
      screen,
    )
  })

  test('D14 images of a list that changed are seen too', async () => {
    await visit(
      NEWS,
      async ({ page }) => {
        await page.locator('a[aria-label="Page 2"]').click()
        expect(await until(async () => page.url().includes('page=2'))).toBe(true)
        await page.locator('[aria-label="Pagination"] [aria-current="page"]:text("2")').waitFor()
        await scrollThrough(page)
        expect(await until(async () => (await page.locator(waiting).count()) === 0)).toBe(true)
        const shown = page.locator('.feed-items img[lazyloading="0"]')
        expect(await shown.count()).toBeGreaterThan(4)
      },
      screen,
    )
  })
})

const opacityOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).opacity)

test('D14 without an observer a scroll is enough', async () => {
  await visit(
    '/',
    async ({ page }) => {
      expect(await page.locator(waiting).count()).toBeGreaterThan(3)
      await page.locator('[data-widget-id="1460"]').scrollIntoViewIfNeeded()
      const image = page.locator('[data-widget-id="1460"] img').first()
      expect(await until(async () => (await image.getAttribute('lazyloading')) === '0')).toBe(true)
      expect(await until(() => isDrawn(image))).toBe(true)
    },
    {
      async prepare(page) {
        await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
      },
    },
  )
})

test('D14 with reduced motion an image never fades', async () => {
  await visit(
    '/',
    async ({ page }) => {
      await page.evaluate(() => {
        for (const image of document.querySelectorAll('img')) image.classList.add('is-settling')
      })
      expect(await opacityOf(page.locator('[data-widget-id="1459"] img').first())).toBe('1')
    },
    { reducedMotion: 'reduce' },
  )
})

test('D14 printing shows every image', async () => {
  await visit('/', async ({ page }) => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await page.locator(waiting).count()).toBe(0)
    const last = page.locator('[data-widget-id="1460"] img').last()
    expect(await until(() => isDrawn(last))).toBe(true)
  })
})

const LONG = 'Une question longue comme un jour sans pain '.repeat(12).trim()

describe.each(SCREENS)('a long title of a card %s', (_name, screen) => {
  test('D15 takes three lines, and the whole of it is a tooltip', async () => {
    await visit(
      '/',
      async ({ page }) => {
        const cards = page.locator('[data-widget-id="1459"] article.feed-item')
        const title = cards.nth(1).locator('.item-title')
        await title.evaluate((element, text) => (element.textContent = text), LONG)
        const lines = await title.evaluate((element) => {
          const { lineHeight } = getComputedStyle(element)
          return Math.round(element.clientHeight / parseFloat(lineHeight))
        })
        expect(lines).toBe(3)

        await cards.nth(1).scrollIntoViewIfNeeded()
        await cards.nth(1).hover()
        expect(await textOf(page, '[role="tooltip"]')).toBe(LONG)
        await cards.nth(2).hover()
        expect(await page.locator('[role="tooltip"]').count()).toBe(0)
        await page.waitForTimeout(700)
        expect(await page.locator('[role="tooltip"]').count()).toBe(0)
      },
      screen,
    )
  })
})

describe.each(VISITORS)('an article %s', (_name, visitor) => {
  test('E2 has a list of its parts, each of which leads there', async () => {
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

  test('E7 other articles of the page’s motifs stand under it, and not under the list', async () => {
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
  })

  test('E8 a short text has no list of parts', async () => {
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

describe.each(SCREENS)('an article %s', (_name, screen) => {
  test('B10 has no serious finding', async () => {
    await visit(
      ARTICLE,
      async ({ page }) => {
        expect(await seriousFindings(page)).toEqual([])
      },
      screen,
    )
  })

  test('E2 its tables scroll by themselves', async () => {
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
    await visit('/contact', async ({ page }) => {
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
    })
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

describe('what only the sandbox shows', () => {
  const server = useOwnDemo({ NODE_ENV: 'test' })

  const there = (options: VisitOptions = {}): VisitOptions => ({ ...options, origin: server.url })

  const LINKS = '/_sandbox/rich-text/liens-a-jetons'
  const linkOf = (page: Page) => page.locator('.rich-text a').getAttribute('href')

  test.each([true, false])(
    'I1 a link has the week and the client (script: %s)',
    async (javaScript) => {
      await visit(
        LINKS,
        async ({ page }) => {
          expect(await linkOf(page)).toMatch(
            /^\/vos-actualites\?semaine=20\d\d[0-5]\d&client=1987001$/,
          )
        },
        there({ javaScript }),
      )
    },
  )

  test('I1 the address of the page gives other values, to that widget alone', async () => {
    const asked = '?AAAASS=202501&id_client=42%2642'
    await visit(
      LINKS + asked,
      async ({ page }) => {
        const filled = '/vos-actualites?semaine=202501&client=42%2642'
        expect(await until(async () => (await linkOf(page)) === filled)).toBe(true)
        const others = await page.locator('a[href*="202501"]').count()
        expect(others).toBe(1)
      },
      there(),
    )
    await visit(
      LINKS + asked,
      async ({ page }) => {
        expect(await linkOf(page)).toMatch(/client=1987001$/)
      },
      there({ javaScript: false }),
    )
  })

  test('I1 a week that is not six digits does not count', async () => {
    await visit(
      `${LINKS}?AAAASS=2025-1`,
      async ({ page }) => {
        await page.waitForTimeout(300)
        expect(await linkOf(page)).toMatch(/semaine=20\d{4}&/)
      },
      there(),
    )
  })

  const FIELD = '/_sandbox/date-field/default'
  const field = (page: Page) => page.locator('.date-field input[type="text"]')
  const calendar = (page: Page) => page.getByRole('dialog', { name: 'Choisir une date' })
  const valueOf = (page: Page) => page.locator('input[name="date"]').inputValue()

  test('I4 a typed date is read day first, and the calendar follows it', async () => {
    await visit(
      FIELD,
      async ({ page, scripts }) => {
        await field(page).waitFor()
        expect(await field(page).getAttribute('placeholder')).toBe('jj/mm/aaaa')
        expect([...scripts].filter((path) => /date-picker|jsx-runtime/.test(path))).toEqual([])
        await page.getByLabel('Date souhaitée', { exact: true }).focus()
        await calendar(page).waitFor()
        await page.keyboard.type('3/4/2026')
        expect(await valueOf(page)).toBe('2026-04-03')
        await calendar(page).getByText('avril 2026').first().waitFor()
        const days = await calendar(page).locator('thead th').allInnerTexts()
        expect(days.map((day) => day.toLowerCase().slice(0, 2))).toEqual([
          'lu',
          'ma',
          'me',
          'je',
          've',
          'sa',
          'di',
        ])
        expect(await seriousFindings(page)).toEqual([])
        await calendar(page)
          .getByRole('button', { name: /15 avril 2026/ })
          .click()
        expect(await field(page).inputValue()).toBe('15/04/2026')
        expect(await valueOf(page)).toBe('2026-04-15')
        expect(await calendar(page).count()).toBe(0)
        expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true)
      },
      there(),
    )
  })

  test('I4 the keyboard goes into the calendar and out of it', async () => {
    await visit(
      FIELD,
      async ({ page }) => {
        await field(page).fill('31/12/2026')
        await calendar(page).waitFor()
        await page.keyboard.press('ArrowDown')
        const day = () =>
          page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
        expect(await until(async () => /31 décembre 2026/.test(await day()))).toBe(true)
        await page.keyboard.press('ArrowRight')
        expect(await until(async () => /1(er)? janvier 2027/.test(await day()))).toBe(true)
        await page.keyboard.press('Enter')
        expect(await until(async () => (await valueOf(page)) === '2027-01-01')).toBe(true)

        await page.keyboard.press('ArrowDown')
        await calendar(page).waitFor()
        await page.keyboard.press('Escape')
        expect(await calendar(page).count()).toBe(0)
        expect(await valueOf(page)).toBe('2027-01-01')
      },
      there(),
    )
  })

  test('I4 what is no date is said so', async () => {
    await visit(
      FIELD,
      async ({ page }) => {
        await field(page).fill('31/02/2026')
        await field(page).blur()
        expect(await valueOf(page)).toBe('')
        const said = await field(page).evaluate(
          (input: HTMLInputElement) => input.validationMessage,
        )
        expect(said).toBe('Écrivez une date comme 31/12/2026.')
      },
      there(),
    )
  })

  test('I4 without script the browser’s own field is there', async () => {
    await visit(
      FIELD,
      async ({ page }) => {
        expect(await page.getByLabel('Date souhaitée').getAttribute('type')).toBe('date')
        expect(await page.locator('.date-field button').isVisible()).toBe(false)
      },
      there({ javaScript: false }),
    )
  })

  /** What a page says to developers, and which errors it prints. */
  async function heardOn(path: string, atLeast: 'debug' | 'error' | null) {
    const heard = { debug: [] as string[], error: [] as string[] }
    await visit(
      path,
      async ({ page, expectConsole }) => {
        if (atLeast) expect(await until(async () => heard[atLeast].length > 0)).toBe(true)
        await page.waitForTimeout(300)
        for (const text of heard.error) expectConsole(text)
      },
      {
        ...there(),
        async prepare(page) {
          page.on('console', (message) => {
            if (message.type() === 'debug') heard.debug.push(message.text())
            if (message.type() === 'error') heard.error.push(message.text())
          })
        },
      },
    )
    return heard
  }

  test('A7 only a page with debug speaks to developers', async () => {
    expect((await heardOn('/', null)).debug).toEqual([])
    expect((await heardOn('/dev.php', 'debug')).debug.join(' ')).toContain('site-header')
  })

  test('A7 the errors of the catalogue print on every page', async () => {
    const { debug, error } = await heardOn('/_sandbox/feed/fournisseur-muet', 'error')
    expect(debug).toEqual([])
    expect(error).toEqual(["Erreur lors de l'importation des données"])
  })
})
