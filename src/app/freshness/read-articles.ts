import type { ArticleChoice } from '#base/core/article/article-choice.ts'
import { editAddress } from '#base/core/document.ts'
import { articleDocument } from '#features/articles/service/written-articles.ts'
import type { ArticleSummary } from '#features/articles/store/article-work.ts'
import type { ReadText } from './to-look-at.ts'

/** An own article that is live or to come. */
export type LiveArticle = Pick<
  ArticleSummary,
  'id' | 'lang' | 'title' | 'slug' | 'motifs' | 'updatedAt'
> & { publishedAt: string }

/** What is known of own articles. */
export interface OwnArticles {
  live: readonly LiveArticle[]
  /** Pins and vetoes, of articles of anybody. */
  choices: readonly ArticleChoice[]
  /** Days that editors gave them, by their numbers. */
  reviews: ReadonlyMap<string, string>
  /** Keys of the figures that an article names, by its number. */
  named: ReadonlyMap<number, readonly string[]>
}

/** Articles of a language that its lists show first. */
const FRONT = 12

/**
 * Own articles that somebody reads again. An article is news: its date stands over it, and it may age. So only those are
 * somebody’s concern that readers still come upon: the newest dozen of a language, those that are pinned, any
 * that an editor gave a day, and any that names a figure, whose value changes under its date. A firm that writes each week is told of nothing; one that wrote last two years ago is. What is
 * hidden, to come, taken back or in the trash is nobody’s concern.
 */
export function readArticles(
  { live, choices, reviews, named }: OwnArticles,
  now: string,
): ReadText[] {
  const ofSlug = new Map(choices.map((choice) => [choice.slug, choice]))
  const shown = live
    .filter(({ publishedAt, slug }) => publishedAt <= now && !ofSlug.get(slug)?.isHidden)
    .toSorted(
      (one, other) =>
        Number(one.publishedAt < other.publishedAt) - Number(one.publishedAt > other.publishedAt),
    )
  const front = new Set(
    [...Map.groupBy(shown, ({ lang }) => lang).values()].flatMap((all) => all.slice(0, FRONT)),
  )
  const isPinned = ({ slug }: LiveArticle) => {
    const pin = ofSlug.get(slug)?.pin
    return pin ? pin.until === '' || pin.until > now : false
  }
  return shown.flatMap((article) => {
    const { id, title, updatedAt, motifs } = article
    const reviewAt = reviews.get(String(id)) ?? null
    const figures = named.get(id) ?? []
    const isOf = reviewAt !== null || figures.length > 0 || front.has(article) || isPinned(article)
    if (!isOf) return []
    const to = editAddress(articleDocument(id))
    return [{ name: title, to, updatedAt, reviewAt, motifs, figures, isLegal: false }]
  })
}
