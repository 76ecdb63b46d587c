import { describe, expect, test } from 'vitest'
import { brokenImages, testVisitors, useBrowser, visit } from './visit.ts'

useBrowser()

const widget = (id: number) => `[data-widget-id="${id}"]`

describe('the home page', () => {
  testVisitors('D1 shows five articles and three videos, their images loaded', async (visitor) => {
    await visit(
      '/',
      async ({ page, response }) => {
        expect(response.status()).toBe(200)
        const titles = await page.locator(`${widget(1459)} article.feed-item .item-title`).all()
        expect(await Promise.all(titles.map((title) => title.getAttribute('class')))).toEqual([
          'item-title text-body h4',
          ...Array.from({ length: 4 }, () => 'item-title text-body h6'),
        ])
        expect(await page.locator(`${widget(1460)} article.feed-item`).count()).toBe(3)
        expect(await page.locator(`${widget(1459)} img:visible`).count()).toBe(5)
        expect(await page.locator(`${widget(1460)} img:visible`).count()).toBe(3)
        expect(await brokenImages(page, 'main')).toEqual([])
      },
      visitor,
    )
  })

  testVisitors('C5 shows both icon menus from the menu data in the head', async (visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        for (const [id, source, first] of [
          [1508, 1509, 'Fil d’actualités'],
          [1513, 1512, 'Fiscal'],
        ] as const) {
          const links = page.locator(`${widget(id)} a`)
          expect(await links.first().innerText()).toContain(first)
          expect(await links.first().isVisible()).toBe(true)
          expect(await page.locator(`head meta[data-menuid="${source}"]`).count()).toBe(1)
        }
      },
      visitor,
    )
  })
})

test('K every widget root has its hooks and none is in error', async () => {
  await visit('/', async ({ page }) => {
    const roots = await page
      .locator('[data-widget-id]')
      .evaluateAll((elements) =>
        elements.map(({ dataset }) => [dataset['widgetType'] ?? '', dataset['state'] ?? '']),
      )
    expect(roots.length).toBeGreaterThan(8)
    for (const [type, state] of roots) {
      expect(type).toMatch(/^[a-z-]+$/)
      expect(state, type).toBe('ready')
    }
    const ids = await page
      .locator('[data-widget-id]')
      .evaluateAll((elements) => elements.map(({ dataset }) => dataset['widgetId']))
    expect(new Set(ids).size).toBe(ids.length)
    expect(await page.locator('.alert.alert-danger').count()).toBe(0)
  })
})

test('A6 the page configuration and the site context can be read as JSON', async () => {
  await visit('/', async ({ page }) => {
    const read = async (id: string): Promise<unknown> =>
      JSON.parse((await page.locator(`script#${id}`).textContent()) ?? '')
    expect(await read('page-configuration')).toEqual({
      page_id: 1,
      culture: 'fr-FR',
      script_name: '/',
      debug: false,
    })
    expect(await read('site-context')).toMatchObject({ page: { lft: 1, rgt: 412 } })
  })
})
