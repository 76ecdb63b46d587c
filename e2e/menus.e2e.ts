/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addWidget, useOwnContent } from './own-content.ts'
import { testVisitors, textOf, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const widget = (id: number) => `[data-widget-id="${id}"]`

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const SOCIAL = '/vos-actualites/themes/social'

const NOTE = '.developer-note'
const NOTES = [
  'dmNavigationMenu 1509 utilisé pour la génération du menu 1508',
  'dmNavigationMenu 1512 utilisé pour la génération du menu 1513',
]

/** An entry as it stands in the head. */
interface Entry {
  id: number
  link: string
  label: string
  childs: Entry[]
  mediaPage: string
  mediaLinkedObject: string
  infos: string
}

/** Source menus of the page's head, by id. */
const menusOf = (page: Page): Promise<[string, string, string][]> =>
  page
    .locator('head meta[data-menuid]')
    .evaluateAll((tags) =>
      tags.map((tag) => [
        tag.getAttribute('data-menuid') ?? '',
        tag.getAttribute('name') ?? '',
        tag.getAttribute('content') ?? '',
      ]),
    )

const columnsOf = (page: Page, id: number): Promise<number> =>
  page
    .locator(`${widget(id)} .menu-item`)
    .evaluateAll(
      (tiles) => new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().left))).size,
    )

test('C1 the head has each source menu once, as JSON', async () => {
  await visit('/', async ({ page }) => {
    const menus = await menusOf(page)
    expect(menus.map(([id, name]) => [id, name])).toEqual([
      ['1509', 'menu-1509'],
      ['1512', 'menu-1512'],
    ])
    const [pratique, themes] = menus.map(
      ([, , content]): { paramsMenu: { onlyLevelChoice: string }; menu: Entry[] } =>
        JSON.parse(content),
    )
    expect(pratique?.paramsMenu.onlyLevelChoice).not.toBe('1')
    expect(themes?.paramsMenu.onlyLevelChoice).toBe('1')
    for (const entry of [...(pratique?.menu ?? []), ...(themes?.menu[0]?.childs ?? [])]) {
      expect(Object.keys(entry).toSorted()).toEqual([
        'childs',
        'id',
        'infos',
        'label',
        'link',
        'mediaLinkedObject',
        'mediaPage',
      ])
      expect(JSON.parse(entry.infos)).toHaveProperty('icon')
    }
  })
})

testVisitors(
  'C2 C3 « Pratique » draws every item, « Les thèmes » the children only',
  async (visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        const contents = new Map((await menusOf(page)).map(([id, , content]) => [id, content]))
        const entriesOf = (id: string): Entry[] => JSON.parse(contents.get(id) ?? '{}').menu
        for (const [id, title, entries] of [
          [1508, 'Pratique', entriesOf('1509')],
          [1513, 'Les thèmes', entriesOf('1512').flatMap(({ childs }) => childs)],
        ] as const) {
          const tiles = page.locator(`${widget(id)} .menu-item a`)
          expect(await textOf(page, `${widget(id)} h2`)).toBe(title)
          expect(await page.locator(`${widget(id)} .menu-label`).allInnerTexts()).toEqual(
            entries.map(({ label }) => label),
          )
          expect(
            await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
          ).toEqual(entries.map(({ link }) => link))
          expect(
            await page
              .locator(`${widget(id)} use`)
              .evaluateAll((uses) => uses.map((use) => use.getAttribute('href'))),
          ).toEqual(entries.map(({ infos }) => `#icon-${JSON.parse(infos).icon}`))
        }
        expect(await page.locator(`${widget(1508)} .menu-centered`).count()).toBe(0)
        expect(await page.locator(`${widget(1513)} .menu-centered`).count()).toBe(1)
      },
      visitor,
    )
  },
)

test('C5 tiles stand in 1, 2 or 4 columns', async () => {
  await visit('/', async ({ page }) => {
    for (const [width, columns] of [
      [WIDTHS.phone, 1],
      [WIDTHS.tablet, 2],
      [WIDTHS.desktop, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await columnsOf(page, 1508), `${width} px`).toBe(columns)
    }
  })
})

test('C7 production tells nobody which menu a widget is made of', async () => {
  await visit('/', async ({ page }) => {
    expect(await page.locator(NOTE).count()).toBe(0)
    expect(await page.content()).not.toContain('dmNavigationMenu')
  })
})

describe('on other pages, and for developers', () => {
  const origin = useOwnContent(
    (db) => {
      const onPage = (id: number, page: string, menu: number) =>
        addWidget(db, { id, page, type: 'icon-menu', options: { menu } })
      onPage(4201, SOCIAL, 1512)
      onPage(4202, NEWS, 1509)
      onPage(4203, NEWS, 1512)
      onPage(4204, NEWS, 1509)
    },
    { NODE_ENV: 'development' },
  )

  testVisitors('C4 the tile of the page is current', async (visitor) => {
    for (const [path, id, label] of [
      [SOCIAL, 4201, 'Social'],
      [NEWS, 4202, 'Fil d’actualités'],
    ] as const) {
      await visit(
        path,
        async ({ page }) => {
          const current = `${widget(id)} .menu-item.current.active > a.current.active[aria-current]`
          expect(await page.locator(`${current} .menu-label`).allInnerTexts()).toEqual([label])
          expect(await page.locator(`${widget(id)} .current`).count()).toBe(2)
        },
        { ...visitor, origin: origin() },
      )
    }
  })

  test('C1 two widgets of one source share its data', async () => {
    await visit(
      NEWS,
      async ({ page }) => {
        expect((await menusOf(page)).map(([id]) => id)).toEqual(['1509', '1512'])
        expect(await page.locator(`${widget(4203)} .current`).count()).toBe(0)
      },
      { origin: origin() },
    )
  })

  testVisitors('C7 A5 developers read it under the menu', async (visitor) => {
    await visit(
      '/dev.php',
      async ({ page }) => {
        expect(await page.locator(NOTE).allInnerTexts()).toEqual(NOTES)
        expect(await textOf(page, `${widget(1508)} ${NOTE}`)).toBe(NOTES[0])
      },
      { ...visitor, origin: origin() },
    )
    await visit('/', async ({ page }) => expect(await page.locator(NOTE).count()).toBe(0), {
      ...visitor,
      origin: origin(),
    })
  })
})
