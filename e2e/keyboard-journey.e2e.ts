import { expect } from 'vitest'
import { eachOf } from '../tests/exhaustive.ts'
import { hasFocus, tabBackTo, tabTo } from './keyboard.ts'
import { at, until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

eachOf(2, [
  ['with JavaScript', {}],
  ['without JavaScript', { javaScript: false }],
])(
  'B10 D4 D5 the keyboard alone opens a submenu, reaches an article, filters the news, turns a page and comes back, %s',
  async (_name, visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        const follow = async (selector: string, address: RegExp, reach = tabTo) => {
          await reach(page, selector)
          await page.keyboard.press('Enter')
          await page.waitForURL(address)
          await page.waitForLoadState('load')
        }
        const motifs = () =>
          page
            .locator('article.feed-item')
            .evaluateAll((items) => [...new Set(items.map((item) => item.dataset['motif']))])

        await tabTo(page, '#menu details:has(a[href="/vos-actualites"]) > summary')
        await page.keyboard.press('Enter')
        await follow('#menu details[open] a[href="/vos-actualites"]', /\/vos-actualites$/)
        await follow('main a[href="/vos-actualites/infos-pratiques"]', /\/infos-pratiques$/)
        await follow(`main a[href="${NEWS}"]`, /\/fil-dactualites$/)
        await follow('article.feed-item a.item-link', /\?title=/)
        expect(await page.locator('article[data-article-id] h1').isVisible()).toBe(true)
        await page.goBack()
        await page.waitForURL(at(NEWS))

        await follow('a[data-filter="AES"]', /\?mo=/)
        expect(await until(async () => (await motifs()).join() === 'AES')).toBe(true)
        // A live list takes the focus: its filters are behind, not ahead.
        const isLive = await hasFocus(page, '.widget-feed')
        await follow('a[data-filter=""]', /\/fil-dactualites$/, isLive ? tabBackTo : tabTo)
        expect(await until(async () => (await motifs()).length > 1)).toBe(true)
        await follow('nav[aria-label="Pagination"] a[href$="?page=2"]', /\?page=2$/)
        const current = page.locator('nav[aria-label="Pagination"] [aria-current="page"]')
        expect(await until(async () => (await current.innerText()) === '2')).toBe(true)
        await page.goBack()
        await page.waitForURL(at(NEWS))
        expect(await until(async () => (await current.innerText()) === '1')).toBe(true)
      },
      visitor,
    )
  },
)
