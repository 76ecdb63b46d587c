import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ArticleListItem, MediaPath } from '#base/core/article/article.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import { parseMedias } from '#base/core/media/list-image.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import { decodeText } from '#base/kit/text/decode-text.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'

/** What the suite must know of the articles behind a gateway. */
export interface EditorialFacts {
  /** Subscribed motifs, listed together; the first has articles of its own. */
  motifs: [string, ...string[]]
  /** True number of articles under `motifs`: at least 6, and above 120 to see the cap at work. */
  countArticle: number
  /** Slug of an article with a summary, a body and, where there are any, an image. */
  slug: string
  /** Articles have images, unless it says no: what public feeds lend is text only (requirements P1). */
  hasImages?: boolean
  /** Articles stand by provider, and newest first only within each. */
  isMixed?: boolean
}

/** An open gateway, and how to let go of what it stands on. */
export interface OpenEditorial {
  editorial: ArticleGateway
  close(): Promise<void>
}

const UNKNOWN_MOTIF = 'MOTIF_INCONNU'
const size = 'xbig'
const xsl = 'Html_To_Basedoc_BS4_Content_only'

/** What every gateway must do, whoever supplies the articles: one suite for all adapters. */
export function editorialContract(
  name: string,
  open: () => Promise<OpenEditorial>,
  facts: EditorialFacts,
): void {
  const { motifs, countArticle, slug } = facts
  const served = Math.min(PAGINATION_CAP, countArticle)

  describe(name, () => {
    let opened: OpenEditorial
    let editorial: ArticleGateway
    beforeEach(async () => {
      opened = await open()
      editorial = opened.editorial
    })
    afterEach(() => opened.close())

    const page = (number: number, perPage: number, codes: string[] = motifs) =>
      editorial.listByMotifs({ motifs: codes, perPage, page: number, size })
    const from = (offset: number, limit: number, codes: string[] = motifs) =>
      editorial.listByOffset({ motifs: codes, limit, offset, size })
    const ids = (articles: readonly ArticleListItem[]) => articles.map(({ id }) => id)
    const knownArticle = async (imageSize: 'xbig' | 'xxbig' = 'xxbig') => {
      const id = await editorial.articleId(slug)
      const article = id === null ? null : await editorial.article({ id, xsl, size: imageSize })
      if (article === null) throw new Error(`The facts name an unknown article: ${slug}.`)
      return article
    }

    test('G1 subscribed motifs read « CODE : description »', async () => {
      const subscribed = await editorial.subscribedMotifs()
      expect(Object.keys(subscribed)).toEqual(expect.arrayContaining(motifs))
      for (const [code, label] of Object.entries(subscribed)) {
        expect(label).toMatch(new RegExp(`^${code}\\s*:\\s*\\S`))
      }
    })

    test('G1 a list is newest first, without repeats, under the motifs asked for', async () => {
      const { articles } = await page(1, 50)
      if (!facts.isMixed) {
        const dates = articles.map(({ datePublished, dateUpdate }) => datePublished ?? dateUpdate)
        expect(dates).toEqual(dates.toSorted().toReversed())
      }
      expect(new Set(ids(articles)).size).toBe(Math.min(50, served))
      for (const article of articles) {
        expect(article.motifs.some((code) => motifs.includes(code))).toBe(true)
        expect(isSlug(article.slug)).toBe(true)
        expect(article.title).toBe(decodeText(article.title))
        expect(article.summary).toBe(decodeText(article.summary))
      }
    })

    test('G1 one motif gives its own articles, more motifs give more', async () => {
      const [motif] = motifs
      const own = await page(1, 5, [motif])
      expect(own.articles.length).toBeGreaterThan(0)
      expect(own.articles.every((article) => article.motifs.includes(motif))).toBe(true)
      expect(own.countArticle).toBeLessThanOrEqual(countArticle)
    })

    test('G5 countArticle is the true count on every page and offset', async () => {
      const lists = await Promise.all([
        page(1, 5),
        page(2, 3),
        page(99, 5),
        from(1, 2),
        from(500, 5),
      ])
      expect(lists.map((list) => list.countArticle)).toEqual(Array(5).fill(countArticle))
    })

    test('G5 no page and no offset serves an item after the 120th', async () => {
      const first = ids((await page(1, 121)).articles)
      expect(first.length).toBe(served)
      const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(number, 50)))
      expect(pages.flatMap((list) => ids(list.articles))).toEqual(first)
      expect(ids((await from(119, 50)).articles)).toEqual(first.slice(119))
      for (const beyond of [page(2, 120), page(9_007_199_254_740_991, 121), from(120, 5)]) {
        expect((await beyond).articles).toEqual([])
      }
      expect((await from(9_007_199_254_740_991, 121)).articles).toEqual([])
    })

    test('D8 an offset goes on where pages would', async () => {
      const all = ids((await page(1, 6)).articles)
      expect(ids((await from(0, 6)).articles)).toEqual(all)
      expect(ids((await from(2, 3)).articles)).toEqual(all.slice(2, 5))
      expect(ids((await page(2, 3)).articles)).toEqual(all.slice(3))
    })

    test('G4 an unknown motif is an empty list, and takes nothing from a known one', async () => {
      const nothing = { articles: [], countArticle: 0 }
      expect(await page(1, 5, [UNKNOWN_MOTIF])).toEqual(nothing)
      expect(await from(1, 5, [UNKNOWN_MOTIF])).toEqual(nothing)
      expect(await page(1, 5, [UNKNOWN_MOTIF, ...motifs])).toEqual(await page(1, 5))
    })

    test('G4 an unknown slug or id is null', async () => {
      expect(await editorial.articleId('aucun-article-de-ce-nom')).toBeNull()
      for (const id of [2_147_483_646, 9_007_199_254_740_991]) {
        expect(await editorial.article({ id, xsl, size })).toBeNull()
      }
    })

    test('E1 a slug leads to an id, and the id to the article', async () => {
      const article = await knownArticle()
      expect(article.slug).toBe(slug)
      expect(article.title).toBe(decodeText(article.title))
      expect(Number.isNaN(Date.parse(article.datePublished))).toBe(false)
      const { articles } = await page(1, 121, article.motifs)
      const listed = articles.find(({ id }) => id === article.id)
      expect(listed).toMatchObject({ title: article.title, slug, motifs: article.motifs })
    })

    test('E1 an article that no list has named is told with its slug and motifs', async () => {
      const article = await knownArticle()
      expect(article.slug).toBe(slug)
      expect(article.motifs).not.toEqual([])
      expect(motifs).toEqual(expect.arrayContaining(article.motifs))
    })

    test('E4 the body is HTML that the sanitiser has nothing to say about', async () => {
      const { html } = await knownArticle()
      expect(html).toMatch(/<p>/)
      expect(html).toBe(sanitiseArticle(html))
    })

    test('D10 urls of medias are paths, without host, in the size asked for', async () => {
      const arePaths = (medias: readonly MediaPath[]) => {
        for (const { url } of medias) expect(url).toMatch(/^\/(?![/\\])[^{}]*$/)
      }
      for (const { mediasPaths } of (await page(1, 50)).articles) {
        expect(Array.isArray(JSON.parse(mediasPaths))).toBe(true)
        arePaths(parseMedias(mediasPaths))
      }
      for (const imageSize of ['xbig', 'xxbig'] as const) {
        const { mediasPaths, video } = await knownArticle(imageSize)
        if (facts.hasImages ?? true) expect(mediasPaths.length).toBeGreaterThan(0)
        arePaths(mediasPaths)
        if (video) arePaths([video, ...video.captions].map(({ url }) => ({ index: '', url })))
      }
    })
  })
}
