import type { Stores } from '#app/stores.ts'
import type { MediaPath } from '#base/core/article/article.ts'
import type { ProviderName } from '#base/core/article/feed-source.ts'
import { memoOfObject } from '#base/kit/memo.ts'
import type { Site } from '#base/core/site.ts'
import type { Language } from '#base/kit/language.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { Editorial } from '#base/core/article/editorial.ts'
import { feedsEditorial } from '#features/articles/providers/feeds/feeds-editorial.ts'
import { httpEditorials } from '#features/articles/providers/http/http-editorial.ts'
import { settleAddress } from '#features/articles/providers/http/own-address.ts'
import { scopeOfSite } from '#features/articles/providers/kept-answers.ts'
import { providerCalls } from '#features/articles/providers/http/provider-calls.ts'
import { libraryEditorial } from '#features/articles/providers/library/library-editorial.ts'
import { mergeSources, type Part } from '#features/articles/providers/merge-sources.ts'
import type { ProviderObserver } from '#features/articles/rules/observer.ts'
import type { ProviderAnswers } from '#features/articles/providers/provider-answers.ts'
import { cachedGateway } from '#features/articles/providers/cached-gateway.ts'
import { around, type GatewayStep } from '#features/articles/providers/gateway-steps.ts'
import { withOrigin } from '#features/articles/providers/with-origin.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import type { AppDeps } from '#app/http/app-deps.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'
import {
  httpAddress,
  httpName,
  orderOf,
  type ProviderDefaults,
  providerNames,
} from './provider-settings.ts'

interface EditorialsOptions {
  defaults: ProviderDefaults
  stores: Stores
  clock(): Date
  outgoing: Outgoing
  heavy: Pick<HeavyWork, 'readAnswer' | 'readFeed' | 'clean' | 'cleanAgain'>
  answers: ProviderAnswers
  observer: ProviderObserver
  /** Copies of the provider's media, by site. */
  media: {
    forget(siteId: number, medias: readonly MediaPath[]): Promise<void>
    forgetAll(siteId: number): Promise<void>
  }
  warn: Warn
}

/** Where a site's articles come from. */
interface Editorials {
  editorialOf: AppDeps['editorialOf']
  articleSources: AppDeps['articleSources']
}

/** Joins each site with its providers. */
export function siteEditorials(options: EditorialsOptions): Editorials {
  const { defaults, stores, clock, heavy, warn } = options
  const library = libraryOf(stores, clock, heavy.cleanAgain)
  const feedsOf = memoOfObject((site: Site) => siteFeeds(site, options))
  const httpOf = memoOfObject((site: Site) => siteHttp(site, options))
  const namesOf = memoOfObject((site: Site) => {
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

  const partsOf = (...[site, language, remember]: Parameters<AppDeps['editorialOf']>): Part[] => {
    // Also for a site that has given its HTTP provider up: what it left behind goes.
    const http = httpOf(site)
    const gateways: Record<ProviderName, () => Editorial | null> = {
      library: () => library(site, language, remember),
      http: () => http?.(language) ?? null,
      // Public feeds are in French.
      feeds: () => (language === 'fr' ? feedsOf(site) : nothing),
    }
    return namesOf(site).flatMap((name): Part[] => {
      const editorial = gateways[name]()
      const supplies = (motif: string) => orderOf(site, defaults, motif).includes(name)
      return editorial === null ? [] : [{ name, editorial, supplies }]
    })
  }

  return {
    articleSources: (site, language) => partsOf(site, language, (_key, read) => read()),
    editorialOf(site, language, remember) {
      const parts = partsOf(site, language, remember)
      const [only] = parts
      return parts.length === 1 && only !== undefined && isPlain(site)
        ? only.editorial
        : mergeSources(parts)
    },
  }
}

/** Whether every motif comes from the same providers. */
const isPlain = ({ settings }: Site): boolean =>
  Object.keys(settings.providers.by_motif).length === 0

/** The HTTP provider of a site, by language; `null` when it has none. */
function siteHttp(
  site: Site,
  { defaults, stores, clock, outgoing, heavy, answers, observer, media, warn }: EditorialsOptions,
): ((language: Language) => Editorial) | null {
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
  const inLanguage = {
    fr: withOrigin('provider')(editorials('fr')),
    en: withOrigin('provider')(editorials('en')),
  }
  const waiting = after(settled)
  return (language) => waiting(inLanguage[language])
}

/** The public feeds of a site. */
const siteFeeds = (
  site: Site,
  { stores, outgoing, heavy, answers, clock }: EditorialsOptions,
): Editorial =>
  withOrigin('feed')(
    feedsEditorial(
      { sources: site.settings.feed_sources, motifs: () => stores.articles.motifs(site.id) },
      { outgoing, answers, clock, readFeed: heavy.readFeed },
    ),
  )

/** A provider without articles. */
const nothing: Editorial = {
  subscribedMotifs: async () => ({}),
  listByMotifs: async () => ({ articles: [], countArticle: 0 }),
  listByOffset: async () => ({ articles: [], countArticle: 0 }),
  articleId: async () => null,
  article: async () => null,
}

/** Each call waits until something is done. */
const after = (done: Promise<void>): GatewayStep =>
  around(({ signal }, ask) => done.then(() => ask(signal)))

/** The library of a site, in a page's language. */
export const libraryOf =
  (stores: Stores, clock: () => Date, clean?: HeavyWork['cleanAgain']): AppDeps['editorialOf'] =>
  (site, language, remember) =>
    cachedGateway(
      (key, read) => remember(`${language} ${key}`, read),
      clock,
    )(
      withOrigin('own')(
        libraryEditorial(
          {
            motifs: () => stores.articles.motifs(site.id),
            list: (query) => stores.articles.list(site.id, query),
            idOfSlug: (slug, now) => stores.articles.idOfSlug(site.id, slug, now),
            find: (id, now) => stores.articles.find(site.id, id, now),
          },
          { clock, language, ...(clean && { clean }) },
        ),
      ),
    )
