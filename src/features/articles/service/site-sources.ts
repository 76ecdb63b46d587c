import type { ArticleOrigin, MediaPath } from '#base/core/article/article.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { ProviderName } from '#base/core/settings/feed-source.ts'
import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { feedsEditorial } from '../providers/feeds/feeds-gateway.ts'
import type { FeedReader } from '../providers/feeds/feed-reading.ts'
import { httpEditorials } from '../providers/http/http-gateway.ts'
import { settleAddress } from '../providers/http/provider-moved.ts'
import { type ProviderReader, providerCalls } from '../providers/http/provider-calls.ts'
import { type LastGoodAnswers, scopeOfSite } from '../providers/last-good-answers.ts'
import type { OwnBody } from '../providers/library/clean-again.ts'
import { libraryEditorial } from '../providers/library/library-gateway.ts'
import type { Source } from '../providers/merge-sources.ts'
import type { ProviderAnswers } from '../providers/provider-answers.ts'
import type { ProviderObserver } from '../rules/observer.ts'
import type { ArticleStore } from '../store/article-store.ts'
import type { Audience, SourcesOf } from './gateway.ts'
import { openArticles } from './open-articles.ts'
import {
  httpAddress,
  httpName,
  orderOf,
  type ProviderDefaults,
  providerNames,
} from './provider-settings.ts'

interface SourcesOptions {
  defaults: ProviderDefaults
  stores: { articles: ArticleStore; providerAnswers: LastGoodAnswers }
  clock(): Date
  outgoing: Outgoing
  /** What reads and cleans, where it holds nothing up. */
  heavy: ProviderReader &
    Pick<FeedReader, 'readFeed'> & {
      clean(html: string): Promise<string>
      cleanAgain(article: OwnBody): Promise<string>
    }
  answers: ProviderAnswers
  observer: ProviderObserver
  /** Copies of the provider's media, by site. */
  media: {
    forget(siteId: number, medias: readonly MediaPath[]): Promise<void>
    forgetAll(siteId: number): Promise<void>
  }
  warn: Warn
}

/** Joins each site with its providers. */
export function siteSources(options: SourcesOptions): SourcesOf {
  const { defaults, stores, clock, heavy, warn } = options
  const feedsOf = weakMemoize((site: Site) => siteFeeds(site, options))
  const httpOf = weakMemoize((site: Site) => siteHttp(site, options))
  const namesOf = weakMemoize((site: Site) => {
    const names = providerNames(site, defaults)
    if (!names.includes('http') || httpOf(site) !== null) return names
    warn(
      `Site ${site.id} : le fournisseur « http » n’a pas d’adresse. Donnez-la par PROVIDER_URL ou ` +
        'par le réglage provider_url ; en attendant, il est laissé de côté.',
      undefined,
      site.id,
    )
    return names.filter((name) => name !== 'http')
  })

  return (site, language, audience) => {
    // Also for a site that has given its HTTP provider up: what it left behind goes.
    const http = httpOf(site)
    const gateways: Record<ProviderName, () => ArticleGateway | null> = {
      library: () =>
        siteLibrary(stores.articles, site, language, {
          clock,
          clean: heavy.cleanAgain,
          audience,
        }),
      http: () => http?.(language) ?? null,
      // Public feeds are in French.
      feeds: () => (language === 'fr' ? feedsOf(site) : nothing),
    }
    return namesOf(site).flatMap((name): Source[] => {
      const editorial = gateways[name]()
      const supplies = (motif: string) => orderOf(site, defaults, motif).includes(name)
      const isStored = name === 'library'
      return editorial === null
        ? []
        : [{ name, editorial, supplies, origin: ORIGINS[name], isStored }]
    })
  }
}

const ORIGINS: Record<ProviderName, ArticleOrigin> = {
  library: 'own',
  http: 'provider',
  feeds: 'feed',
}

/** The HTTP provider of a site, by language; `null` when it has none. */
function siteHttp(
  site: Site,
  { defaults, stores, clock, outgoing, heavy, answers, observer, media, warn }: SourcesOptions,
): ((language: Language) => ArticleGateway) | null {
  const uses = providerNames(site, defaults).includes('http')
  const address = uses ? httpAddress(site, defaults) : null
  const scope = scopeOfSite(site.id)
  const settled = settleAddress(address?.url ?? null, {
    scope,
    kept: stores.providerAnswers,
    answers,
    forgetMedia: () => media.forgetAll(site.id),
  }).catch((cause: unknown) =>
    warn(
      `Site ${site.id} : les réponses d’un ancien fournisseur n’ont pas pu être effacées.`,
      cause,
      site.id,
    ),
  )
  if (address === null) return null
  const provider = httpName(site, address)
  const editorials = httpEditorials({
    provider,
    scope,
    settled,
    calls: (language) =>
      providerCalls({
        ...address,
        language,
        outgoing,
        clock,
        read: heavy.readAnswer,
        dropped: (call, count) => observer.dropped({ provider, call, count, siteId: site.id }),
      }),
    clean: heavy.clean,
    answers,
    clock,
    forget: (medias) => media.forget(site.id, medias),
  })
  const inLanguage = { fr: editorials('fr'), en: editorials('en') }
  return (language) => inLanguage[language]
}

/** The public feeds of a site. */
const siteFeeds = (
  site: Site,
  { stores, outgoing, heavy, answers, clock }: SourcesOptions,
): ArticleGateway =>
  feedsEditorial(
    { sources: site.settings.feed_sources, motifs: () => stores.articles.motifs(site.id) },
    { outgoing, answers, clock, readFeed: heavy.readFeed },
  )

/** A provider without articles. */
const nothing: ArticleGateway = {
  subscribedMotifs: async () => ({}),
  listByMotifs: async () => ({ articles: [], countArticle: 0 }),
  listByOffset: async () => ({ articles: [], countArticle: 0 }),
  articleId: async () => null,
  article: async () => null,
}

/** The own articles of a site, in a page's language; reserved ones for readers with its token alone. */
export const siteLibrary = (
  articles: ArticleStore,
  site: Site,
  language: Language,
  {
    audience,
    ...options
  }: {
    clock(): Date
    clean?: (article: OwnBody) => Promise<string>
    audience?: Audience | undefined
  },
): ArticleGateway =>
  libraryEditorial(openArticles(articles, site, audience === 'token' ? [] : undefined), {
    ...options,
    language,
  })
