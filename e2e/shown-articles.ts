import type { Page } from 'playwright-core'

/** Slugs and titles of the articles that the lists of a page show, in order. */
export async function shownArticles(page: Page): Promise<{ slug: string; title: string }[]> {
  const items = await page.locator('article.feed-item').evaluateAll((found) =>
    found.map((item) => ({
      href: item.querySelector('a.stretched-link')?.getAttribute('href') ?? '',
      title: item.querySelector('.item-title')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    })),
  )
  return items.map(({ href, title }) => ({
    slug: decodeURIComponent(href).split('|').at(-1) ?? '',
    title,
  }))
}
