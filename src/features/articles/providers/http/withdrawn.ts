import type { Article, ArticleList } from '#base/core/article/article.ts'
import { fromWireArticle, fromWireList } from '../../rules/from-wire.ts'
import { toWireArticle, toWireList } from '../../rules/wire.ts'

/** Kinds of answers, as their keys begin. */
export const KEYS = { motifs: 'motifs', list: 'list ', slug: 'slug ', article: 'article ' } as const

/** An answer as it is kept, and back. */
export const listText = (list: ArticleList): string =>
  JSON.stringify(toWireList(list, { withoutIdInKey: true }))
export const articleText = (article: Article): string => JSON.stringify(toWireArticle(article))
export const readListText = (text: string): ArticleList => fromWireList(JSON.parse(text))

export function readArticleText(text: string): Article {
  const article = fromWireArticle(JSON.parse(text))
  if (article === null) throw new Error('The kept answer holds no article.')
  return article
}

/** What an article is known by. */
type Named = Pick<Article, 'id' | 'slug' | 'motifs' | 'mediasPaths'>

/** Says which articles go. */
type Goes = (article: Pick<Named, 'id' | 'slug' | 'motifs'>) => boolean

/**
 * What is left of a kept answer once some articles went; `null` when nothing is. `gone` is told of
 * each article that goes with the paths of its media.
 */
export function withdrawnOf(
  key: string,
  text: string,
  goes: Goes,
  gone: (article: Named) => void,
): string | null {
  if (key.startsWith(KEYS.list)) {
    const { articles, countArticle } = readListText(text)
    const left = articles.filter((item) => !goes(item))
    if (left.length === articles.length) return text
    for (const item of articles) {
      if (goes(item)) gone({ ...item, mediasPaths: JSON.parse(item.mediasPaths) })
    }
    const count = Math.max(left.length, countArticle - (articles.length - left.length))
    return listText({ articles: left, countArticle: count })
  }
  if (key.startsWith(KEYS.article)) {
    const article = readArticleText(text)
    if (!goes(article)) return text
    gone(article)
    return null
  }
  return text
}
