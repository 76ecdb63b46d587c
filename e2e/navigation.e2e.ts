import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hasFocus, tabTo } from './keyboard.ts'
import { addWidget, useOwnContent } from './own-content.ts'
import { testScreens, testVisitors, textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'
import { openMenu, showNavigation, visitHeader } from './visit-header.ts'

useBrowser()

const DEEP = '/nos-missions/social-et-paie/conseil-social'

/** Hrefs of what matches, in the order of the page. */
const hrefsOf = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href')))

describe('a dropdown inside a submenu', () => {
  const submenu = 'details.submenu:has(> ul > li > a[href="/nos-missions"])'
  const dropdown = `${submenu} details.dropdown-submenu:has(a[href="${DEEP}"])`

  testVisitors('B3 opens on click and leads on', async (visitor) => {
    await visitHeader(
      '/contact',
      async (page) => {
        await showNavigation(page)
        await page.locator(`${submenu} > summary`).click()
        const link = page.locator(`${dropdown} a[href="${DEEP}"]`)
        expect(await link.isVisible()).toBe(false)
        await page.locator(`${dropdown} > summary`).click()
        expect(await page.locator(submenu).getAttribute('open')).not.toBeNull()
        await Promise.all([page.waitForURL(`**${DEEP}`), link.click()])
      },
      visitor,
    )
  })

  testScreens('B3 is closed when its parent hides', async (screen) => {
    await visitHeader(
      '/contact',
      async (page) => {
        await showNavigation(page)
        await page.locator(`${submenu} > summary`).click()
        await page.locator(`${dropdown} > summary`).click()
        expect(await page.locator(`${dropdown}[open]`).count()).toBe(1)
        await page.locator(`${submenu} > summary`).click()
        const isClosed = async () => (await page.locator(`${dropdown}[open]`).count()) === 0
        expect(await until(isClosed)).toBe(true)
        await page.locator(`${submenu} > summary`).click()
        expect(await page.locator(`${dropdown} a[href="${DEEP}"]`).isVisible()).toBe(false)
      },
      screen,
    )
  })
})

test('B2 on a phone the focus stays inside the open menu', async () => {
  await visitHeader(
    '/contact',
    async (page) => {
      await openMenu(page)
      const places = new Set<string>()
      for (let stop = 0; stop < 40; stop += 1) {
        await page.keyboard.press('Tab')
        places.add(
          await page.evaluate(() => {
            const { activeElement } = document
            if (activeElement === document.body) return 'the window'
            return activeElement?.closest('#menu') ? 'the menu' : 'the page'
          }),
        )
      }
      expect(places).toContain('the menu')
      expect(places).not.toContain('the page')
      expect(await page.locator('main').evaluate((main) => main.closest('[inert]') !== null)).toBe(
        true,
      )
      await page.keyboard.press('Escape')
      expect(await page.locator('[inert]').count()).toBe(0)
    },
    { width: WIDTHS.phone },
  )
})

describe('the search panel', () => {
  const panelOf = (page: Page) => page.locator('#search')
  const toggleOf = (page: Page) => page.locator('a[href="#search"]').first()

  async function open(page: Page): Promise<void> {
    await toggleOf(page).click()
    expect(await panelOf(page).isVisible()).toBe(true)
    expect(await hasFocus(page, '#search input')).toBe(true)
    expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('true')
  }

  async function touch(page: Page, x: number, y: number): Promise<void> {
    const device = await page.context().newCDPSession(page)
    await device.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  for (const [way, close] of [
    ['its link', (page: Page) => toggleOf(page).click()],
    ['a click outside', (page: Page) => page.mouse.click(4, 800)],
    ['a touch outside', (page: Page) => touch(page, 4, 800)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    testScreens(
      `B4 is toggled by its link, takes the focus and goes with ${way}`,
      async (screen) => {
        await visitHeader(
          '/contact',
          async (page) => {
            expect(await panelOf(page).isVisible()).toBe(false)
            expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('false')
            await open(page)
            await page.locator('#search label').click()
            expect(await panelOf(page).isVisible()).toBe(true)
            await close(page)
            expect(await until(async () => !(await panelOf(page).isVisible()))).toBe(true)
            expect(await toggleOf(page).getAttribute('aria-expanded')).toBe('false')
            if (way === 'Escape') expect(await hasFocus(page, 'a[href="#search"]')).toBe(true)
          },
          screen,
        )
      },
    )
  }

  test('B4 an address that names it opens it, with the focus in its input', async () => {
    await visitHeader('/contact#search', async (page) => {
      expect(await until(() => hasFocus(page, '#search input'))).toBe(true)
      expect(await panelOf(page).isVisible()).toBe(true)
    })
  })

  test('B4 B10 is opened and left by keyboard', async () => {
    await visitHeader('/contact', async (page) => {
      await tabTo(page, 'a[href="#search"]')
      await page.keyboard.press('Enter')
      expect(await hasFocus(page, '#search input')).toBe(true)
      await page.keyboard.press('Escape')
      await page.keyboard.press('Space')
      expect(await panelOf(page).isVisible()).toBe(true)
    })
  })

  testVisitors('B4 A10 what is asked for is found', async (visitor) => {
    await visitHeader(
      '/contact',
      async (page) => {
        await toggleOf(page).click()
        await page.locator('#search input').fill('tva')
        await Promise.all([
          page.waitForURL('**/recherche?query=tva'),
          // What is proposed may lie over the button by now.
          page.locator('#search input').press('Enter'),
        ])
        expect(await textOf(page, '.search-count')).toMatch(/^\d+ résultats pour « tva »$/)
        expect(await page.locator('main .search-hit a').count()).toBeGreaterThan(1)
        expect(await page.locator('main input[name="query"]').inputValue()).toBe('tva')
        await page.locator('main input[name="query"]').fill('xyzzy')
        await Promise.all([
          page.waitForURL('**/recherche?query=xyzzy'),
          page.locator('main .search-form button').click(),
        ])
        expect(await textOf(page, '.search-count')).toBe('Aucun résultat pour « xyzzy »')
        expect(await page.locator('main .search-hit').count()).toBe(0)
      },
      visitor,
    )
  })
})

describe('the way one is on', () => {
  testVisitors(
    'B6 links to the page and above it are marked with their entries',
    async (visitor) => {
      await visit(
        DEEP,
        async ({ page }) => {
          const marked = '#menu a.current.active[aria-current]'
          const above = ['/nos-missions', '/nos-missions/social-et-paie']
          expect(await hrefsOf(page, marked)).toEqual([...above, DEEP])
          expect(await hrefsOf(page, '#menu li.current.active > a')).toEqual([...above, DEEP])
          expect(await hrefsOf(page, '#menu a[aria-current="page"]')).toEqual([DEEP])
          expect(
            await page.locator('#menu li.current.active > details > summary').allTextContents(),
          ).toEqual(['Nos missions', 'Social et paie'])
          expect(await page.locator('#menu summary.current.active[aria-current]').count()).toBe(2)
          expect(await page.locator('.brand[aria-current]').count()).toBe(0)
        },
        visitor,
      )
    },
  )

  testVisitors('B6 Home is lit at home alone', async (visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        expect(await page.locator('.brand').getAttribute('aria-current')).toBe('page')
        expect(await page.locator('#menu .current').count()).toBe(0)
        expect(await page.locator('main a.current').count()).toBe(0)
      },
      visitor,
    )
  })

  testVisitors('B9 the breadcrumb leads up the tree', async (visitor) => {
    await visit(
      DEEP,
      async ({ page }) => {
        const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' })
        expect(await trail.locator('li').allInnerTexts()).toEqual([
          'Nos missions',
          'Social et paie',
          'Conseil social',
        ])
        expect(await trail.locator('[aria-current="page"]').innerText()).toBe('Conseil social')
        await Promise.all([
          page.waitForURL('**/nos-missions/social-et-paie'),
          trail.getByRole('link', { name: 'Social et paie' }).click(),
        ])
        expect(await page.locator('.breadcrumb a').allInnerTexts()).toEqual(['Nos missions'])
      },
      visitor,
    )
  })
})

testVisitors('B4 B6 A8 the English header does the same', async (visitor) => {
  await visitHeader(
    '/en/news',
    async (page) => {
      expect(await hrefsOf(page, '#menu li.current.active > a[aria-current="page"]')).toEqual([
        '/en/news',
      ])
      await page.locator('a[href="#search"]').click()
      expect(await textOf(page, '#search label')).toBe('Search the site')
      await page.locator('#search input').fill('fiscal')
      await Promise.all([
        page.waitForURL('**/en/search?query=fiscal'),
        page.locator('#search button').click(),
      ])
    },
    visitor,
  )
})

describe('content of the site’s own', () => {
  const FORMER = '/missions-d-avant'
  const CONTACT_PAGE_LINK = '+/formulaire/envoyer'
  const TEMPLATE = `<nav aria-label="Plan" class="plan">
    <details><summary>Ici</summary><ul><li><span data-url="/nos-missions">Ici</span></li></ul></details>
    <details><summary>Ailleurs</summary><ul><li><span data-url="/contact">Ailleurs</span></li></ul></details>
    <p data-url="/">Accueil</p>
    {{#items}}<a class="action" href="{{pagelink}}">{{title}}</a>{{/items}}
  </nav>`

  const SECTIONS = [
    {
      title: 'Celle-ci',
      html: '<p data-url="/nos-missions">Nos missions</p><p><a href="/contact">Contact</a></p>',
    },
    { title: 'Une autre', html: `<p><a href="${DEEP}">Sans marque</a></p>` },
    { title: 'Et celle-là', html: `<p><a href="${DEEP}" data-url="${DEEP}">Ici même</a></p>` },
    { title: 'Par son ancienne adresse', html: `<p data-url="${FORMER}">Avant</p>` },
  ]

  const origin = useOwnContent(
    async (db, dataDir) => {
      addWidget(db, { id: 4102, page: DEEP, type: 'accordion', options: { items: SECTIONS } })
      db.prepare(
        `INSERT INTO redirect (site_id, source, destination, kind, lang, is_wildcard)
         SELECT id, ?, '/nos-missions', 'manual', 'fr', 0 FROM site LIMIT 1`,
      ).run(FORMER)
      const folder = join(dataDir, 'uploads', 'plan', 'menu')
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, 'plan.html'), TEMPLATE)
      const action = {
        id: 1,
        link: CONTACT_PAGE_LINK,
        label: 'Envoyer',
        childs: [],
        mediaPage: '',
        mediaLinkedObject: '',
        infos: '{}',
      }
      const data = { paramsMenu: { onlyLevelChoice: '0' }, menu: [action] }
      db.prepare(
        `INSERT INTO menu (site_id, id, name, data) SELECT site_id, 4100, 'Plan', ? FROM menu LIMIT 1`,
      ).run(JSON.stringify(data))
      const options = { menu: 4100, template: 'menu/plan', template_dir: 'plan' }
      addWidget(db, { id: 4101, page: DEEP, type: 'icon-menu', options })
    },
    { NODE_ENV: 'test' },
  )

  testScreens(
    'B6 what names its page in data-url is marked and its section opens',
    async (screen) => {
      await visit(
        DEEP,
        async ({ page }) => {
          const here = page.locator('.plan [data-url="/nos-missions"]')
          expect(await until(() => here.isVisible())).toBe(true)
          expect(await here.getAttribute('class')).toBe('current active')
          expect(await here.getAttribute('aria-current')).not.toBeNull()
          expect(await page.locator('.plan li.current.active').count()).toBe(1)
          expect(await page.locator('.plan .current').count()).toBe(2)
          expect(await page.locator('.plan details[open]').count()).toBe(1)
        },
        { ...screen, origin: origin() },
      )
    },
  )

  testScreens(
    'B6 sections of an accordion open where an editor’s data-url says that the page is theirs',
    async (screen) => {
      await visit(
        DEEP,
        async ({ page }) => {
          const sections = page.locator('details[id^="w4102-"]')
          const isOpen = () =>
            sections.evaluateAll((all) => all.map((one) => 'open' in one && one.open))
          await expect.poll(isOpen).toEqual([true, false, true, true])
          const marked = sections.locator('.current.active[aria-current]')
          expect(await marked.allTextContents()).toEqual(['Nos missions', 'Ici même', 'Avant'])
        },
        { ...screen, origin: origin() },
      )
    },
  )

  test.each([true, false])(
    'B8 an entry may name an action, whose link begins with the script name (script: %s)',
    async (javaScript) => {
      for (const [front, href] of [
        ['', '/+/formulaire/envoyer'],
        ['/dev.php', '/dev.php/+/formulaire/envoyer'],
      ]) {
        await visit(
          `${front}${DEEP}`,
          async ({ page }) => expect(await hrefsOf(page, '.plan a.action')).toEqual([href]),
          { javaScript, origin: origin() },
        )
      }
    },
  )

  testVisitors('A5 links keep the development front path', async (visitor) => {
    await visit(
      `/dev.php${DEEP}`,
      async ({ page }) => {
        const paths = await page
          .locator('a[href^="/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
        expect(paths.length).toBeGreaterThan(40)
        expect(paths.filter((path) => !path.startsWith('/dev.php'))).toEqual([])
        expect(await page.locator('#menu a[aria-current="page"]').getAttribute('href')).toBe(
          `/dev.php${DEEP}`,
        )
        await page.locator('.breadcrumb a').last().click()
        await page.waitForURL('**/dev.php/nos-missions/social-et-paie')
        await page.goto(`${origin()}/dev.php`)
        expect(await page.locator('.brand').getAttribute('aria-current')).toBe('page')
        const card = page.locator('[data-widget-id="1459"] a.item-link').first()
        await Promise.all([page.waitForURL(/\/dev\.php\/.+\?title=[a-z0-9-]+$/), card.click()])
        expect(await page.locator('.article-back a').getAttribute('href')).toMatch(/^\/dev\.php\//)
      },
      { ...visitor, origin: origin() },
    )
  })
})
