import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { hasFocus } from './keyboard.ts'
import { at, seriousFindings, textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

/** The server fills its index some seconds after its first start. */
beforeAll(async () => {
  const isFilled = async () => {
    const answer = await fetch(at('/ajax/search/suggest?query=zone%20de%20chalandise'))
    const { count }: { count: number } = await answer.json()
    const videos = await fetch(at('/recherche?query=tva&type=video'))
    return count > 0 && (await videos.text()).includes('class="search-hit"')
  }
  for (let tries = 0; tries < 6; tries += 1) if (await until(isFilled)) return
  throw new Error('The search index stays empty.')
})

const activeOf = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return id ? (document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '') : null
  })

test('B4 suggestions by keyboard: the panel loads them, arrows walk, Escape closes list, then panel', async () => {
  await visit('/contact', async ({ page, scripts }) => {
    const asked: URL[] = []
    page.on('request', (request) => {
      if (request.url().includes('/ajax/search/suggest')) asked.push(new URL(request.url()))
    })
    await page.locator('a[href="#search"][role="button"]').focus()
    const before = new Set(scripts)
    await page.keyboard.press('Enter')
    const field = page.locator('#search input[role="combobox"]')
    await field.waitFor()
    const loaded = [...scripts].filter((path) => !before.has(path))
    const sizes = await Promise.all(
      loaded.map(async (path) => {
        const bytes = await (await fetch(at(path))).arrayBuffer()
        return brotliCompressSync(Buffer.from(bytes)).length
      }),
    )
    expect(loaded.length).toBeGreaterThan(0)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6 * 1024)

    await page.keyboard.type('factur')
    await page.locator('#search [role="option"]').first().waitFor()
    expect(asked.map(({ searchParams }) => searchParams.get('query'))).toEqual(['factur'])
    expect([...(asked[0]?.searchParams.keys() ?? [])].toSorted()).toEqual([
      '_',
      'dm_cpi',
      'dm_xhr',
      'lang',
      'query',
    ])
    expect(await field.getAttribute('aria-expanded')).toBe('true')
    expect(await textOf(page, '#search [role="status"]')).toMatch(/^\d+ suggestions$/)
    expect(await page.locator('#search mark').first().textContent()).toMatch(/^factur/i)
    expect(await seriousFindings(page)).toEqual([])

    expect(await activeOf(page)).toBeNull()
    await page.keyboard.press('ArrowDown')
    const first = await activeOf(page)
    await page.keyboard.press('End')
    expect(await activeOf(page)).toMatch(/^Voir les \d+ résultats$/)
    await page.keyboard.press('ArrowDown')
    expect(await activeOf(page)).toBeNull()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    expect(await activeOf(page)).toBe(first)

    await page.keyboard.press('Escape')
    expect(await page.locator('#search [role="listbox"]').isVisible()).toBe(false)
    expect(await page.locator('#search').isVisible()).toBe(true)
    expect(await field.inputValue()).toBe('factur')
    await page.keyboard.press('Escape')
    expect(await page.locator('#search').isVisible()).toBe(false)
    expect(await hasFocus(page, 'a[href="#search"]')).toBe(true)

    await page.keyboard.press('Enter')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('bila')
    await page.locator('#search [role="listbox"]:visible').waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator('#search [role="listbox"]').isVisible()).toBe(false)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowUp')
    expect(await activeOf(page)).toMatch(/^Voir les/)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const chosen = await page.locator('#search [aria-selected="true"]').getAttribute('href')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname + url.search === chosen)
    expect(await page.locator('h1').count()).toBe(1)
  })
})

test('an address that names the search leads into the header’s field, and so does its link', async () => {
  const FIELD = '.site-header #search input[name="query"]'
  await visit('/#search', async ({ page }) => {
    expect(await until(() => hasFocus(page, FIELD))).toBe(true)
    await page.keyboard.type('factur')
    expect(await page.locator(FIELD).inputValue()).toBe('factur')
    await page.locator('#search [role="option"]').first().waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    expect(await page.locator('#search').isVisible()).toBe(false)
    await page.locator('a.search-toggle').click()
    expect(await hasFocus(page, FIELD)).toBe(true)
  })
})

test('on a phone a suggestion is touched; a server that fails leaves the form', async () => {
  await visit(
    '/recherche',
    async ({ page, expectConsole }) => {
      const field = page.locator('main input[name="query"]')
      await field.click()
      await page.locator('main input[role="combobox"]').waitFor()
      await page.route('**/ajax/search/suggest**', (route) => route.fulfill({ status: 500 }))
      await field.pressSequentially('bil')
      await page.waitForResponse('**/ajax/search/suggest**')
      await page.unroute('**/ajax/search/suggest**')
      expectConsole('500')
      await field.pressSequentially('an')
      const option = page.locator('main [role="option"]').first()
      await option.waitFor()
      const href = await option.getAttribute('href')
      await option.click()
      await page.waitForURL((url) => url.pathname + url.search === href)
    },
    { width: WIDTHS.phone },
  )
})

test('A10 without JavaScript: results, a kind, the second page, nothing found, 404', async () => {
  await visit(
    '/recherche',
    async ({ page, expectConsole }) => {
      const ask = async (query: string) => {
        await page.locator('main input[name="query"]').fill(query)
        await Promise.all([
          page.waitForURL((url) => url.searchParams.get('query') === query),
          page.locator('main .search-form button').click(),
        ])
      }
      expect(await page.locator('main .search-popular a').count()).toBeGreaterThan(3)
      await ask('Déclaration de TVA')
      expect(await textOf(page, 'main .search-count')).toMatch(/^\d+ résultats pour/)
      expect(await page.locator('main .search-hit mark').count()).toBeGreaterThan(5)
      await ask('tva')
      await Promise.all([
        page.waitForURL('**/recherche?query=tva&page=2'),
        page.locator('main a[rel="next"]').click(),
      ])
      expect(await page.locator('main .search-hit').count()).toBe(10)
      await Promise.all([
        page.waitForURL('**/recherche?query=tva&type=video'),
        page.locator('main .search-kinds a', { hasText: 'Vidéos' }).click(),
      ])
      expect(new Set(await page.locator('.search-hit-kind').allInnerTexts())).toEqual(
        new Set(['Vidéo']),
      )
      await ask('comptabilté')
      await page.locator('main .search-near a', { hasText: 'comptabilité' }).first().click()
      expect(await textOf(page, 'main .search-count')).toContain('pour « comptabilité »')
      await page.goto(at('/nos-mission/amortissements'))
      expectConsole('404')
      expect(await page.locator('.near-pages li').count()).toBeGreaterThanOrEqual(3)
      await Promise.all([
        page.waitForURL('**/recherche?query=nos+mission+amortissements'),
        page.locator('.near-pages button').click(),
      ])
    },
    { javaScript: false },
  )
})

test('results, and a search that finds nothing, hold no serious fault', async () => {
  await visit('/recherche?query=facture', async ({ page }) => {
    expect(await seriousFindings(page)).toEqual([])
    await page.goto(at('/recherche?query=xyzzy'))
    expect(await seriousFindings(page)).toEqual([])
  })
})
