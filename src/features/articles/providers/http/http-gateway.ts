import type { Article, ArticleList, MediaPath } from '#base/core/article/article.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import type { Language } from '#base/kit/language.ts'
import {
  type ArticleGateway,
  EditorialContractBroken,
  type MotifMap,
} from '#base/core/article/article-gateway.ts'
import { fromWireMotifs } from '../../rules/from-wire.ts'
import type { ProviderAnswers, Question } from '../provider-answers.ts'
import { withTimeout } from '../with-timeout.ts'
import { SANITISER_VERSION } from '../../rules/sanitise.ts'
import { toWireMotifs } from '../../rules/wire.ts'
import {
  articleText,
  KEYS,
  withdrawnOf,
  listText,
  readArticleText,
  readListText,
} from './withdrawn.ts'
import type { ArticleQuery, ProviderCalls } from './provider-calls.ts'

const MINUTE = 60_000

/** Milliseconds for which each kind of answer is believed. */
const FRESH = {
  motifs: 10 * MINUTE,
  list: 5 * MINUTE,
  slug: 30 * MINUTE,
  article: 15 * MINUTE,
  /** Of an unknown slug: it may be published any time. */
  unknown: MINUTE,
} as const

/** Motifs that one list may name (requirements G4). */
const MOST_MOTIFS = 50

/** Milliseconds for which an article waits for a list that says what it doesn't say itself. */
const NAMING = 1500

/** A list that was full and comes back empty is believed only when it stays so, in milliseconds. */
const DOUBT = 60 * MINUTE

interface HttpOptions {
  /** Name for the breaker and the metrics. */
  provider: string
  /** Whose answers they are: `site 1 http`. */
  scope: string
  /** Done once what a former provider left behind is gone: nothing is asked before. */
  settled?: Promise<void>
  /** The calls in a language: lists differ by it. */
  calls(language: Language): ProviderCalls
  /** Cleans an article that was kept under former rules. */
  clean(html: string): Promise<string>
  answers: ProviderAnswers
  clock(): Date
  /** Paths of media whose articles left: their copies go too (requirements P1). */
  forget(medias: readonly MediaPath[]): Promise<void>
}

/**
 * The gateways to an HTTP provider, by language: its last good answers
 * stand in while it fails, and what it withdraws or no longer lends leaves them.
 */
export function httpEditorials(options: HttpOptions): (language: Language) => ArticleGateway {
  const { scope, answers, forget } = options
  const seen = knownArticles()
  const doubts = new Map<string, number>()

  /** Takes articles out of everything that is kept. */
  async function remove(goes: (article: Pick<Article, 'id' | 'slug' | 'motifs'>) => boolean) {
    const slugs = new Set<string>()
    const medias: MediaPath[] = []
    const gone = ({ slug, mediasPaths }: Pick<Article, 'slug' | 'mediasPaths'>) => {
      slugs.add(slug)
      medias.push(...mediasPaths)
    }
    await answers.change(scope, (key, text) => withdrawnOf(key, text, goes, gone))
    if (slugs.size === 0) return
    await answers.change(scope, (key, text) =>
      key.startsWith(KEYS.slug) && slugs.has(key.slice(KEYS.slug.length)) ? null : text,
    )
    await forget(medias)
  }

  return (language) => editorialIn(language, { ...options, seen, doubts, remove })
}

/** What the gateways of one provider share. */
type Shared = HttpOptions & {
  /** Articles that visitors may know of. */
  seen: KnownArticles
  /** Lists that came back empty, by key, with the instant in milliseconds. */
  doubts: Map<string, number>
  remove(goes: (article: Pick<Article, 'id' | 'slug' | 'motifs'>) => boolean): Promise<void>
}

function editorialIn(language: Language, shared: Shared): ArticleGateway {
  const { provider, scope, settled, clean, answers, clock, seen, doubts, remove } = shared
  const calls = shared.calls(language)
  const ask = async <T>(question: Omit<Question<T>, 'scope'>): Promise<T> => {
    await settled
    return answers.answer(provider, { ...question, scope })
  }

  const subscribedMotifs = (): Promise<MotifMap> =>
    ask({
      key: KEYS.motifs,
      call: 'subscribed',
      freshFor: () => FRESH.motifs,
      async ask(last) {
        const motifs = await calls.motifs(last)
        const before = Object.keys(last ?? {})
        if (before.length > 0 && !before.some((code) => Object.hasOwn(motifs, code))) {
          throw new EditorialContractBroken(
            'Aucun des motifs abonnés jusqu’ici n’est plus annoncé : la réponse n’est pas crue.',
          )
        }
        return motifs
      },
      write: (motifs) => JSON.stringify(toWireMotifs(motifs)),
      read: (text) => fromWireMotifs(JSON.parse(text)),
      async renewed(motifs, last) {
        const ended = Object.keys(last ?? {}).filter((code) => !Object.hasOwn(motifs, code))
        if (ended.length === 0) return
        await remove(
          ({ motifs: codes }) =>
            codes.some((code) => ended.includes(code)) &&
            !codes.some((code) => Object.hasOwn(motifs, code)),
        )
      },
    })

  /**
   * The motifs of a query that are subscribed to, in one order, so that equal questions have one
   * key and nothing that a visitor types reaches the provider; all of them when it doesn't say.
   */
  async function known(motifs: readonly string[]): Promise<string[]> {
    const subscribed = await subscribedMotifs().catch(() => null)
    const codes = [...new Set(motifs)].toSorted()
    return subscribed === null ? codes : codes.filter((code) => Object.hasOwn(subscribed, code))
  }

  async function list(
    name: string,
    call: string,
    fetch: (last: ArticleList | null) => Promise<ArticleList>,
  ): Promise<ArticleList> {
    const key = `${KEYS.list}${language} ${name}`
    const answer = await ask<ArticleList>({
      key,
      call,
      freshFor: () => FRESH.list,
      async ask(last) {
        const renewed = await fetch(last)
        if (renewed.articles.length > 0 || !last?.articles.length) doubts.delete(key)
        else doubt(key)
        return renewed
      },
      write: listText,
      read: readListText,
    })
    answer.articles.forEach(seen.listed)
    return answer
  }

  function doubt(key: string): void {
    const now = clock().getTime()
    const since = doubts.get(key) ?? now
    doubts.set(key, since)
    if (now - since >= DOUBT) return
    throw new EditorialContractBroken('La liste, qui avait des articles, revient vide.')
  }

  /** How many there are, for a page on which there is nothing to show. */
  const emptyPage = async (motifs: string[], size: 'xbig' | 'xxbig'): Promise<ArticleList> => {
    const { countArticle } = await listByMotifs({ motifs, perPage: 1, page: 1, size })
    return { articles: [], countArticle }
  }

  const listByMotifs: ArticleGateway['listByMotifs'] = async ({ motifs, perPage, page, size }) => {
    const codes = await known(motifs)
    if (codes.length === 0) return NOTHING
    const start = (page - 1) * perPage
    if (start >= PAGINATION_CAP) return emptyPage(codes, size)
    const query = { motifs: codes, perPage, page, size }
    const answer = await list(`${codes.join()} ${perPage} ${page} ${size}`, 'articleList', (last) =>
      calls.list(query, last),
    )
    return cut(answer, Math.min(perPage, PAGINATION_CAP - start))
  }

  const listByOffset: ArticleGateway['listByOffset'] = async ({ motifs, limit, offset, size }) => {
    const codes = await known(motifs)
    if (codes.length === 0) return NOTHING
    if (offset >= PAGINATION_CAP) return emptyPage(codes, size)
    const query = { motifs: codes, limit, offset, size }
    const answer = await list(
      `${codes.join()} from ${offset} ${limit} ${size}`,
      'articleOffset',
      (last) => calls.offset(query, last),
    )
    return cut(answer, Math.min(limit, PAGINATION_CAP - offset))
  }

  /**
   * The slug and motifs of an article, which call 5 needs not say (requirements G1), as a list of today has them, or had
   * them before; else none. By them it is found among the firm's choices, and leaves when it is withdrawn.
   */
  async function named(found: Article | null, last: Article | null): Promise<Article | null> {
    if (found === null || (found.slug !== '' && found.motifs.length > 0)) return found
    const listed = await listedAs(found.id).catch(() => undefined)
    const { slug, motifs } = listed ?? last ?? { slug: '', motifs: [] }
    return {
      ...found,
      slug: found.slug || slug,
      motifs: found.motifs.length > 0 ? found.motifs : motifs,
    }
  }

  async function listedAs(id: number) {
    const motifs = Object.keys(await hurried.subscribedMotifs()).slice(0, MOST_MOTIFS)
    const query = { motifs, perPage: PAGINATION_CAP, page: 1, size: 'xbig' as const }
    const { articles } = await hurried.listByMotifs(query)
    return articles.find((item) => item.id === id)
  }

  async function articleId(slug: string): Promise<number | null> {
    const id = isSlug(slug) ? await askedId(slug) : null
    if (id !== null) seen.named({ id, slug })
    return id
  }

  const askedId = (slug: string): Promise<number | null> =>
    ask<number | null>({
      key: `${KEYS.slug}${slug}`,
      call: 'slugLookup',
      freshFor: (id) => (id === null ? FRESH.unknown : FRESH.slug),
      ask: () => calls.articleId(slug),
      write: (id) => (id === null ? null : String(id)),
      read: (text) => Number(text),
      async renewed(id, last) {
        if (id !== null || (last === null && !seen.hasSlug(slug))) return
        await remove((item) => item.slug === slug || (item.slug === '' && item.id === last))
      },
    })

  async function article({ id, xsl, size }: ArticleQuery): Promise<Article | null> {
    const answer = await ask<Article | null>({
      key: `${KEYS.article}${id} ${xsl} ${size}`,
      call: 'fullArticle',
      freshFor: articleFreshFor,
      ask: async (last) => named(await calls.article({ id, xsl, size }, last), last),
      write: (value) => (value === null ? null : articleText(value)),
      async read(text, sanitiserVersion) {
        const value = readArticleText(text)
        if (sanitiserVersion === SANITISER_VERSION) return value
        return { ...value, html: await clean(value.html) }
      },
      async renewed(value, last) {
        if (value !== null || (last === null && !seen.hasId(id))) return
        await remove((item) => item.id === id)
      },
    })
    if (answer === null) return null
    seen.named(answer)
    // Not kept: whoever asks chooses it, and it may be a former one.
    return answer.slug === '' ? { ...answer, slug: seen.slugOf(id) } : answer
  }

  const gateway: ArticleGateway = {
    subscribedMotifs,
    listByMotifs,
    listByOffset,
    articleId: (slug) => articleId(slug),
    article: ({ id, xsl, size }) => article({ id, xsl, size }),
  }
  const hurried = withTimeout(NAMING)(gateway)
  return gateway
}

/** One that no list named is asked for again when a list is: it may have failed, or have the article by then. */
function articleFreshFor(value: Article | null): number {
  if (value === null) return FRESH.unknown
  return value.slug === '' || value.motifs.length === 0 ? FRESH.list : FRESH.article
}

const NOTHING: ArticleList = { articles: [], countArticle: 0 }

/** The same list when it is short enough: what is made of a list is remembered by it. */
const cut = (list: ArticleList, most: number): ArticleList =>
  list.articles.length <= most ? list : { ...list, articles: list.articles.slice(0, most) }

/** Articles noticed at once; a provider has some hundreds. */
const MOST = 10_000

/** By what names articles went out, so that the end of none but these is looked for. */
interface KnownArticles {
  /** Names it as a list does, whatever it went by before. */
  listed(article: Pick<Article, 'id' | 'slug'>): void
  /** Names it as it was asked for, where it has no name yet. */
  named(article: Pick<Article, 'id' | 'slug'>): void
  hasSlug(slug: string): boolean
  hasId(id: number): boolean
  /** The slug of an article: that of a list, else the first under which it was asked for; empty for none. */
  slugOf(id: number): string
}

function knownArticles(): KnownArticles {
  const slugs = new Set<string>()
  const slugById = new Map<number, string>()
  const note = (id: number, slug: string, before: string): void => {
    if (slugs.size > MOST) slugs.clear()
    if (slugById.size > MOST) slugById.clear()
    slugs.add(slug)
    slugById.set(id, before || slug)
  }
  return {
    listed: ({ id, slug }) => note(id, slug, ''),
    named: ({ id, slug }) => note(id, slug, slugById.get(id) ?? ''),
    hasSlug: (slug) => slugs.has(slug),
    hasId: (id) => slugById.has(id),
    slugOf: (id) => slugById.get(id) ?? '',
  }
}
