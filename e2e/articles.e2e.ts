/** @module-tag exhaustive */
import type { Page, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { at, brokenImages, testVisitors, textOf, until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const THEME = '/vos-actualites/themes/social'

const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

const titlesOf = (page: Page): Promise<string[]> =>
  page.locator('main article.feed-item .item-title').allInnerTexts()

const motifsOf = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('article.feed-item')
    .evaluateAll((items) => items.map(({ dataset }) => dataset['motif']))

const activeFilter = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('a[data-filter][aria-current="true"]')
    .evaluateAll((filters) => filters.map(({ dataset }) => dataset['filter']))

/** Clicks a link of a list that leads to another list of the same page, drawn anew or in place. */
async function choose(page: Page, selector: string, search: string): Promise<void> {
  const link = page.locator(selector).first()
  if (!(await link.isVisible())) await page.locator('.feed-filters summary').click()
  await Promise.all([
    page.waitForURL((url) => decodeURIComponent(url.search) === search),
    link.click(),
  ])
}

/** Clicks and gives every address that the browser went through, the last one being shown. */
async function follow(page: Page, selector: string): Promise<string[]> {
  const place = page.locator(selector).first()
  const [answer] = await Promise.all([
    page.waitForResponse(
      (response) => response.request().isNavigationRequest() && response.status() === 200,
    ),
    // What lies there is clicked, as by a visitor: a card's link may cover its picture.
    place.scrollIntoViewIfNeeded().then(() => place.click({ force: true })),
  ])
  const path: string[] = []
  for (let step: Request | null = answer.request(); step; step = step.redirectedFrom()) {
    const { pathname, search } = new URL(step.url())
    path.unshift(pathname + search)
  }
  await page.waitForLoadState('load')
  return path
}

describe('articles', () => {
  testVisitors('D11 a click on a card of the home page leads to the article', async (visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        const card = '[data-widget-id="1459"] article.feed-item'
        const title = await textOf(page, `${card} .item-title`)
        const [asked, shown] = await follow(page, `${card} .card-picture`)
        expect(asked).toMatch(/^\/\?article=\[%22[A-Z]+%22\](\||%7C)[a-z0-9-]+$/)
        expect(shown).toBe(`${NEWS}?title=${asked?.split(/\||%7C/)[1]}`)
        expect(await textOf(page, 'h1')).toBe(title)
        const article = page.locator('article[data-article-id]')
        expect(await article.count()).toBe(1)
        expect((await article.innerText()).length).toBeGreaterThan(1000)
        expect(await brokenImages(page, 'article[data-article-id]')).toEqual([])
      },
      visitor,
    )
  })

  testVisitors('E5 « Tous les articles » goes back to the list', async (visitor) => {
    await visit(
      `${NEWS}?title=comment-lire-un-bulletin-de-paie`,
      async ({ page }) => {
        expect(await follow(page, '.article-back a')).toEqual([NEWS])
        expect(await titlesOf(page)).toHaveLength(8)
      },
      visitor,
    )
  })

  testVisitors('D5 page 2 of the news, and back', async (visitor) => {
    await visit(
      NEWS,
      async ({ page }) => {
        const first = await titlesOf(page)
        expect(first).toHaveLength(8)
        await choose(page, 'nav[aria-label="Pagination"] a[aria-label="Page 2"]', '?page=2')
        const current = page.locator('nav[aria-label="Pagination"] [aria-current]')
        expect(await until(async () => (await current.innerText()) === '2')).toBe(true)
        const second = await titlesOf(page)
        expect(second).toHaveLength(8)
        expect(second.filter((title) => first.includes(title))).toEqual([])
        await page.goBack()
        expect(await until(async () => (await current.innerText()) === '1')).toBe(true)
        expect(pathOf(page)).toBe(NEWS)
        expect(await titlesOf(page)).toEqual(first)
      },
      visitor,
    )
  })

  testVisitors(
    'D4 a filter is a link that shows one theme from its first page',
    async (visitor) => {
      await visit(
        `${NEWS}?page=2`,
        async ({ page }) => {
          await choose(page, 'a[data-filter="AES"]', '?mo=["AES"]')
          expect(await until(async () => (await activeFilter(page)).join() === 'AES')).toBe(true)
          expect(new Set(await motifsOf(page))).toEqual(new Set(['AES']))
          await choose(page, 'a[data-filter=""]', '')
          expect(await until(async () => (await activeFilter(page)).join() === '')).toBe(true)
          expect(new Set(await motifsOf(page)).size).toBeGreaterThan(1)
        },
        visitor,
      )
    },
  )

  testVisitors('D3 a theme page lists its own theme', async (visitor) => {
    await visit(
      THEME,
      async ({ page }) => {
        const motifs = await motifsOf(page)
        expect(motifs.length).toBeGreaterThan(3)
        expect(new Set(motifs)).toEqual(new Set(['AES']))
        const path = await follow(page, 'article.feed-item a.item-link')
        expect(path[0]).toMatch(/^\/\?article=\[%22AES%22\]/)
        expect(await page.locator('article[data-article-id]').count()).toBe(1)
      },
      visitor,
    )
  })

  testVisitors(
    'E8 a video has a player, a file that can be sought and captions',
    async (visitor) => {
      await visit(
        '/',
        async ({ page }) => {
          const path = await follow(page, '[data-widget-id="1460"] article.feed-item a.item-link')
          expect(path.at(-1)).toMatch(new RegExp(`^${VIDEOS}\\?title=[a-z0-9-]+$`))
          expect(await page.locator('article video[controls]').isVisible()).toBe(true)
          const file = await page.locator('article video source').getAttribute('src')
          const part = await fetch(at(file ?? ''), { headers: { range: 'bytes=100-199' } })
          expect(part.status).toBe(206)
          expect(part.headers.get('content-type')).toBe('video/webm')
          expect((await part.arrayBuffer()).byteLength).toBe(100)
          const captions = await page.locator('article video track').getAttribute('src')
          const track = await fetch(at(captions ?? ''))
          expect(track.headers.get('content-type')).toMatch(/^text\/vtt/)
          expect(await track.text()).toMatch(/^WEBVTT/)
        },
        visitor,
      )
    },
  )

  testVisitors(
    'A4 an unknown address proposes three near pages, and three that the search finds',
    async (visitor) => {
      const found = async () => (await fetch(at('/recherche?query=comptabilite'))).text()
      expect(await until(async () => (await found()).includes('search-hit'))).toBe(true)
      await visit(
        '/nos-missions/comptabilitee',
        async ({ page, response, expectConsole }) => {
          expectConsole('404')
          expect(response.status()).toBe(404)
          expect(await textOf(page, 'h1')).toBe('Page introuvable')
          expect(await page.locator('meta[name="robots"]').getAttribute('content')).toMatch(
            /noindex/,
          )
          const near = page.locator('.near-pages a')
          expect(await near.first().getAttribute('href')).toBe('/nos-missions/comptabilite')
          expect(await near.count()).toBe(6)
          const [target] = await follow(page, '.near-pages a[href="/nos-missions/comptabilite"]')
          expect(target).toBe('/nos-missions/comptabilite')
        },
        visitor,
      )
    },
  )
})

test('E8 a video plays with its captions', async () => {
  await visit(`${VIDEOS}?title=la-tva-en-une-minute`, async ({ page }) => {
    const video = page.locator('article video')
    const cues = () =>
      video.evaluate((player: HTMLVideoElement) => {
        const [track] = player.textTracks
        if (track) track.mode = 'showing'
        return (track?.cues?.length ?? 0) > 2
      })
    expect(await until(cues)).toBe(true)
    await video.evaluate(async (player: HTMLVideoElement) => {
      player.muted = true
      await player.play()
    })
    const moved = () => video.evaluate((player: HTMLVideoElement) => player.currentTime > 0.2)
    expect(await until(moved)).toBe(true)
  })
})

test('D11 an article asked for on a theme page stays there', async () => {
  const slug = 'comment-lire-un-bulletin-de-paie'
  await visit(`${THEME}?article=[%22AES%22]|${slug}`, async ({ page }) => {
    expect(pathOf(page)).toBe(`${THEME}?title=${slug}`)
    expect(await page.locator('article[data-article-id]').count()).toBe(1)
  })
})

test('E6 an unknown article says so, with the rest of the page', async () => {
  await visit(
    `${NEWS}?title=cet-article-nexiste-pas`,
    async ({ page, response, expectConsole }) => {
      expectConsole('404')
      expect(response.status()).toBe(404)
      expect(await textOf(page, '.widget-message')).toContain('Article introuvable.')
      expect(await page.locator('footer').isVisible()).toBe(true)
    },
  )
})

test('A8 E3 the English news speak English down to the article', async () => {
  await visit('/en/news', async ({ page }) => {
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    expect(await textOf(page, 'article.feed-item .item-link')).toBe('Read more')
    await follow(page, 'article.feed-item a.item-link')
    const article = await textOf(page, 'article[data-article-id]')
    expect(article).toMatch(/Published \d{1,2}\s\p{L}+ \d{4}/u)
    expect(article).toMatch(/Estimated reading time: \d+ minutes?/)
    expect(await textOf(page, '.article-back a')).toBe('← All articles')
  })
})
