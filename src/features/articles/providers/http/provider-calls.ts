import type { Article, ArticleList } from '#base/core/article/article.ts'
import type { ImageSize } from '#base/core/address/image-size.ts'
import type { Language } from '#base/kit/language.ts'
import { calls } from '#base/core/address/urls.ts'
import { type Outgoing, OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
  type MotifMap,
} from '#base/core/article/article-gateway.ts'
import type { AnswerQuestion, AnswerToRead, ReadAnswer } from './read-answer.ts'

/** Where an HTTP provider is and how it is spoken to. */
export interface ProviderAddress {
  /** What comes before the paths of the five calls, without trailing slash. */
  url: string
  /** Bearer token; empty when the provider asks for none. */
  token: string
  /** Base of its media, without trailing slash. */
  mediaUrl: string
}

/** What reads answers. */
export interface ProviderReader {
  /** Reads an answer, where it holds nothing up: `readAnswer`, or the same in another thread. */
  readAnswer<Question extends AnswerQuestion>(
    toRead: AnswerToRead<Question>,
  ): ReadAnswer<Question> | Promise<ReadAnswer<Question>>
}

interface CallsOptions extends ProviderAddress {
  /** Language of lists; a provider that knows one language ignores it (decision 006). */
  language: Language
  outgoing: Outgoing
  clock(): Date
  /** Told how many entries of an answer could not be taken as they were. */
  dropped(call: string, count: number): void
  read: ProviderReader['readAnswer']
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
 * The five calls as one HTTP provider answers them now: each is a POST
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
export const MAX_ANSWER = 1_000_000

export function providerCalls(options: CallsOptions): ProviderCalls {
  const { url, token, mediaUrl, outgoing, clock, dropped, read } = options
  const mediaBases = [...new Set([mediaUrl, new URL(url).origin])]
  const inLanguage = options.language === 'fr' ? '' : `&lang=${options.language}`
  const headers = {
    accept: 'application/json',
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
  }

  /** Asks, checks and reads; whatever goes wrong names the endpoint. */
  async function ask<Question extends AnswerQuestion>(
    path: string,
    question: Question,
  ): Promise<ReadAnswer<Question>> {
    const [endpoint = ''] = path.split('?', 1)
    try {
      const {
        status,
        headers: received,
        body,
      } = await outgoing.send({
        url: url + path,
        method: 'POST',
        headers,
        maxBytes: MAX_ANSWER,
        timeout: TIMEOUT,
      })
      const answer = { status, headers: received, body }
      return await read({ question, answer, mediaBases, now: clock() })
    } catch (cause) {
      throw told(endpoint, cause)
    }
  }

  const askList = async (
    call: string,
    path: string,
    { start, last }: { start: number; last: ArticleList | null },
  ): Promise<ArticleList> => {
    const { value, doubted } = await ask(path + inLanguage, { call: 'list', start, last })
    if (doubted > 0) dropped(call, doubted)
    return value
  }

  return {
    motifs: async (last) => (await ask(calls.subscribed(), { call: 'motifs', last })).value,
    list: (query, last) =>
      askList('articleList', calls.articleList(query), {
        start: (query.page - 1) * query.perPage,
        last,
      }),
    offset: (query, last) =>
      askList('articleOffset', calls.articleOffset(query), { start: query.offset, last }),
    articleId: async (slug) => (await ask(calls.slugLookup({ slug }), { call: 'articleId' })).value,
    article: async (query, last) =>
      (await ask(calls.fullArticle(query), { call: 'article', id: query.id, last })).value,
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
