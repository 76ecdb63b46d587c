import type { Article, ArticleList, ImageSize } from '#domain/article.ts'
import { PAGINATION_CAP } from '#domain/pagination.ts'
import type { Language } from '#domain/site.ts'
import { calls } from '#domain/urls.ts'
import { type Outgoing, OutgoingFailed } from '#outgoing/outgoing.ts'
import { decodeText } from '../decode-text.ts'
import { EditorialContractBroken, EditorialUnavailable, type MotifMap } from '../editorial.ts'
import {
  fromWireArticle,
  fromWireList,
  fromWireMotifs,
  fromWireSlug,
  type WireCleaning,
} from '../from-wire.ts'
import { answerJson } from './answer-json.ts'
import { cleanProviderArticle } from './article-html.ts'
import { articleDatedToday, mendList } from './mend-list.ts'

/** Where an HTTP provider is and how it is spoken to. */
export interface ProviderAddress {
  /** What comes before the paths of the five calls, without trailing slash. */
  url: string
  /** Bearer token; empty when the provider asks for none. */
  token: string
  /** Base of its media, without trailing slash. */
  mediaUrl: string
}

interface CallsOptions extends ProviderAddress {
  /** Language of lists; a provider that knows one language ignores it (decision 006). */
  language: Language
  outgoing: Outgoing
  clock(): Date
  /** Told how many entries of an answer could not be taken as they were. */
  dropped(call: string, count: number): void
}

interface ListQuery {
  motifs: string[]
  perPage: number
  page: number
  size: ImageSize
}

interface OffsetQuery {
  motifs: string[]
  limit: number
  offset: number
  size: ImageSize
}

export interface ArticleQuery {
  id: number
  xsl: string
  size: ImageSize
}

/**
 * The five calls as one HTTP provider answers them now (design, « HTTP provider »): each is a POST
 * with an empty body whose answer is checked and cleaned at this border. `last` is the last good
 * answer to the same question, by which a damaged one is made good.
 * @throws {EditorialUnavailable} {EditorialContractBroken} with the endpoint and the reason
 */
export interface ProviderCalls {
  motifs(last: MotifMap | null): Promise<MotifMap>
  list(query: ListQuery, last: ArticleList | null): Promise<ArticleList>
  offset(query: OffsetQuery, last: ArticleList | null): Promise<ArticleList>
  articleId(slug: string): Promise<number | null>
  article(query: ArticleQuery, last: Article | null): Promise<Article | null>
}

const TIMEOUT = 8000
/** A list of 120 articles takes some 100,000 bytes, the longest article 300,000. */
const MAX_BYTES = 1_000_000

/** Longest plain text of an answer; nothing that is shown comes near it. */
const MAX_TEXT = 5000

const plain = (text: string): string => decodeText(text.slice(0, MAX_TEXT))

export function providerCalls(options: CallsOptions): ProviderCalls {
  const { url, token, mediaUrl, outgoing, clock, dropped } = options
  const mediaBases = [...new Set([mediaUrl, new URL(url).origin])]
  const inLanguage = options.language === 'fr' ? '' : `&lang=${options.language}`
  const cleaning: WireCleaning = {
    text: plain,
    html: (html, article) => cleanProviderArticle(html, article, { mediaBases }),
  }
  const headers = {
    accept: 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  }

  /** Asks, checks and reads; whatever goes wrong names the endpoint. */
  async function ask<T>(path: string, read: (answer: unknown) => T, absent?: T): Promise<T> {
    const endpoint = path.replace(/\?.*$/, '')
    try {
      const answer = await outgoing.send({
        url: url + path,
        method: 'POST',
        headers,
        maxBytes: MAX_BYTES,
        timeout: TIMEOUT,
      })
      return read(answerJson(answer, absent !== undefined, clock()))
    } catch (cause) {
      throw told(endpoint, cause)
    }
  }

  const readList = (call: string, start: number, last: ArticleList | null) => (answer: unknown) => {
    const mend = mendList({ last, now: clock(), doubted: (count) => dropped(call, count) })
    let entries = 0
    const list = fromWireList(answer, cleaning, (all) => {
      entries = all.length
      return mend(all)
    })
    if (list.articles.length > 0) return list
    if (entries > 0) {
      throw new EditorialContractBroken(`Aucun des ${entries} articles de la liste n’est lisible.`)
    }
    if (start < Math.min(list.countArticle, PAGINATION_CAP)) {
      throw new EditorialContractBroken(
        `La liste est vide alors qu’elle annonce ${list.countArticle} articles.`,
      )
    }
    return list
  }

  return {
    motifs: (last) => ask(calls.subscribed(), (answer) => fromWireMotifs(answer, cleaning, last)),
    list: (query, last) =>
      ask(
        calls.articleList(query) + inLanguage,
        readList('articleList', (query.page - 1) * query.perPage, last),
      ),
    offset: (query, last) =>
      ask(calls.articleOffset(query) + inLanguage, readList('articleOffset', query.offset, last)),
    articleId: (slug) => ask(calls.slugLookup({ slug }), fromWireSlug, null),
    article: (query, last) =>
      ask(
        calls.fullArticle(query),
        (answer) => {
          const article = fromWireArticle(answer, cleaning)
          if (article === null) return null
          if (article.id !== query.id) {
            throw new EditorialContractBroken(
              `L’article ${query.id} porte le numéro ${article.id}.`,
            )
          }
          return articleDatedToday(article, last, clock())
        },
        null,
      ),
  }
}

/** The same fault with the endpoint in front; never with the address or the token. */
function told(endpoint: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause)
  const message = `${decodeURIComponent(endpoint)} : ${reason}`
  if (cause instanceof EditorialUnavailable) {
    return new EditorialUnavailable(message, { cause, retryAfter: cause.retryAfter })
  }
  if (cause instanceof OutgoingFailed) return new EditorialUnavailable(message, { cause })
  return new EditorialContractBroken(message, { cause })
}
