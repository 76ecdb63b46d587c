/** @module-tag exhaustive */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ownDemo, ownServer } from './own-server.ts'
import type { ServerProcess } from './server-process.ts'
import { shownArticles } from './shown-articles.ts'
import { brokenImages, textOf, until, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const ARTICLE = `${NEWS}?title=delais-de-paiement-ce-que-la-facture-doit-dire`
const VIDEO = `${VIDEOS}?title=la-tva-en-une-minute`
const LISTS = ['/', NEWS, `${NEWS}?page=2`, `${NEWS}?mo=%5B%22AES%22%5D`, VIDEOS]

/** What a visitor reads of the articles of a site. */
interface Shown {
  lists: Record<string, { slug: string; title: string }[]>
  filters: string[]
  pages: string
  article: { id: string | null; title: string; text: string; pictures: number }
  video: { id: string | null; title: string }
}

/** Reads what some lists of a site, an article and a video say, and looks at their pictures. */
async function look(origin: string): Promise<Shown> {
  const lists: Shown['lists'] = {}
  let filters: string[] = []
  let pages = ''
  for (const path of LISTS) {
    await visit(
      path,
      async ({ page, response }) => {
        expect(response.status(), path).toBe(200)
        lists[path] = await shownArticles(page)
        expect(await brokenImages(page, 'article.feed-item'), path).toEqual([])
        if (path !== NEWS) return
        filters = await page.locator('a[data-filter]').allInnerTexts()
        pages = await textOf(page, 'nav[aria-label="Pagination"]')
      },
      { origin },
    )
  }
  const article = await visit(
    ARTICLE,
    async ({ page, response }) => {
      expect(response.status()).toBe(200)
      const view = page.locator('article[data-article-id]')
      expect(await brokenImages(page, 'article[data-article-id]')).toEqual([])
      return {
        id: await view.getAttribute('data-article-id'),
        title: await textOf(page, '.article-title'),
        text: await textOf(page, '.article-body'),
        pictures: await view.locator('img').count(),
      }
    },
    { origin },
  )
  const video = await visit(
    VIDEO,
    async ({ page, response }) => {
      expect(response.status()).toBe(200)
      const view = page.locator('article[data-article-id]')
      return {
        id: await view.getAttribute('data-article-id'),
        title: await textOf(page, '.article-title'),
      }
    },
    { origin },
  )
  return { lists, filters, pages, article, video }
}

/** Ids of the first articles, as the browser's calls get them. */
async function idsOf(origin: string): Promise<number[]> {
  const list = '/ajax/testa/article/motifs/%5B%22AEF%22%2C%22AES%22%5D/nbperpage/12/idpage/1'
  const answer = await fetch(`${origin}${list}/size/xbig?withoutIdInKey=true`, { method: 'POST' })
  const { data } = await answer.json()
  return data.articles.map(({ id }: { id: number }) => id)
}

/** Plays the video of its page for a moment. */
const plays = (origin: string): Promise<boolean> =>
  visit(
    VIDEO,
    async ({ page }) => {
      const video = page.locator('article video')
      await video.evaluate(async (player: HTMLVideoElement) => {
        player.muted = true
        await player.play()
      })
      return until(() => video.evaluate((player: HTMLVideoElement) => player.currentTime > 0.2))
    },
    { origin },
  )

/** The first bytes of the video of its page. */
async function firstBytes(origin: string): Promise<Buffer> {
  const html = await (await fetch(origin + VIDEO)).text()
  const file = /<source[^>]* src="(\/media\/provider\/[^"]+\.webm)"/.exec(html)?.[1] ?? ''
  const part = await fetch(origin + file, { headers: { range: 'bytes=0-99' } })
  expect([part.status, part.headers.get('content-type')]).toEqual([206, 'video/webm'])
  return Buffer.from(await part.arrayBuffer())
}

/** A site without any article, picture or film of its own. */
async function emptied(dataDir: string): Promise<void> {
  const db = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  db.exec('PRAGMA foreign_keys = ON; DELETE FROM article')
  db.close()
  await rm(join(dataDir, 'media', 'provider'), { recursive: true, force: true })
}

test(
  'one Vitrine feeds another, which goes on without it, also after a restart',
  { timeout: 300_000 },
  async () => {
    const first = await ownServer(await ownDemo())
    const dataDir = await ownDemo()
    await emptied(dataDir)
    const variables = {
      PROVIDER: 'http',
      PROVIDER_URL: `${first.url}/ajax/testa`,
      PROVIDER_MEDIA_URL: `${first.url}/media/provider`,
      PROVIDER_ALLOW_PRIVATE: '1',
    }
    const openSecond = (): Promise<ServerProcess> => ownServer(dataDir, variables)
    const second = await openSecond()

    const original = await look(first.url)
    expect(original.lists['/']).toHaveLength(8)
    expect(original.lists[NEWS]).toHaveLength(8)
    expect(original.filters.length).toBe(6)
    expect(original.article.pictures).toBeGreaterThan(0)
    const ids = await idsOf(first.url)
    expect(ids).toHaveLength(12)
    const film = await firstBytes(first.url)

    // On a busy machine a page may give up on its provider, and shows the list the next time.
    await expect.poll(() => look(second.url), { timeout: 120_000 }).toEqual(original)
    expect(await idsOf(second.url)).toEqual(ids)
    expect(await firstBytes(second.url)).toEqual(film)
    expect(await plays(second.url)).toBe(true)

    await first.stop()
    expect(await look(second.url)).toEqual(original)
    expect(await idsOf(second.url)).toEqual(ids)
    await second.stop()

    const again = await openSecond()
    expect(await look(again.url)).toEqual(original)
    expect(await idsOf(again.url)).toEqual(ids)
    expect(await firstBytes(again.url)).toEqual(film)
    expect(await plays(again.url)).toBe(true)
    const html = await (await fetch(again.url + ARTICLE)).text()
    expect(html).not.toContain(new URL(first.url).host)
  },
)
