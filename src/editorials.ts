import type { ContentStore } from '#content/store.ts'
import type { MediaPath } from '#domain/article.ts'
import type { ProviderName } from '#domain/feed-source.ts'
import { memoOfObject } from '#domain/memo.ts'
import type { Site } from '#domain/site.ts'
import type { Language } from '#domain/language.ts'
import { withoutEnd } from '#domain/trim-end.ts'
import type { Warn } from '#domain/warn.ts'
import type { Editorial } from '#editorial/editorial.ts'
import { feedsEditorial } from '#editorial/feeds/feeds-editorial.ts'
import { httpEditorials } from '#editorial/http/http-editorial.ts'
import { settleAddress } from '#editorial/http/own-address.ts'
import { scopeOfSite } from '#editorial/kept-answers.ts'
import { type ProviderAddress, providerCalls } from '#editorial/http/provider-calls.ts'
import { libraryEditorial } from '#editorial/library/library-editorial.ts'
import { mergeSources, type Part } from '#editorial/merge-sources.ts'
import type { ProviderObserver } from '#editorial/observer.ts'
import type { ProviderAnswers } from '#editorial/provider-answers.ts'
import { cachedGateway } from '#editorial/cached-gateway.ts'
import { around, type GatewayStep } from '#editorial/gateway-steps.ts'
import { withOrigin } from '#editorial/with-origin.ts'
import type { Outgoing } from '#outgoing/outgoing.ts'
import type { AppDeps } from '#server/app-deps.ts'
import type { Env } from './env.ts'
import type { HeavyWork } from './heavy-work.ts'

/** The server's own providers, for sites that name none. */
export type ProviderDefaults = Pick<
  Env,
  'PROVIDER' | 'PROVIDER_URL' | 'PROVIDER_TOKEN' | 'PROVIDER_MEDIA_URL'
>

interface EditorialsOptions {
  defaults: ProviderDefaults
  store: ContentStore
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
  /** Base of the media of a site's HTTP provider; `null` when it has none. */
  mediaBaseOf(site: Site): string | null
}

/** Joins each site with its providers. */
export function siteEditorials(options: EditorialsOptions): Editorials {
  const { defaults, store, clock, heavy, warn } = options
  const library = libraryOf(store, clock, heavy.cleanAgain)
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
    mediaBaseOf: (site) =>
      providerNames(site, defaults).includes('http')
        ? (httpAddress(site, defaults)?.mediaUrl ?? null)
        : null,
  }
}

/** Whether every motif comes from the same providers. */
const isPlain = ({ settings }: Site): boolean =>
  Object.keys(settings.providers.by_motif).length === 0

/** Providers of a motif, in order. */
export function orderOf(site: Site, { PROVIDER }: ProviderDefaults, motif: string): ProviderName[] {
  const { order, by_motif } = site.settings.providers
  return by_motif[motif] ?? (order.length > 0 ? order : PROVIDER)
}

/** Every provider that a site uses, in order: those of single motifs after the others. */
export function providerNames(site: Site, { PROVIDER }: ProviderDefaults): ProviderName[] {
  const { order, by_motif } = site.settings.providers
  const all = [order.length > 0 ? order : PROVIDER, ...Object.values(by_motif)]
  return [...new Set(all.flat())]
}

/**
 * Address of a site's HTTP provider: its own, else the server's. Token and media address of the
 * server are for the server's provider alone.
 */
export function httpAddress(site: Site, defaults: ProviderDefaults): ProviderAddress | null {
  const { provider_url, provider_token, provider_media_url } = site.settings
  const own = withoutEnd(provider_url, /\//)
  const url = own || defaults.PROVIDER_URL
  if (!url) return null
  const isServers = url === defaults.PROVIDER_URL
  const mediaUrl = provider_media_url || (isServers ? defaults.PROVIDER_MEDIA_URL : '')
  return {
    url,
    token: provider_token || (isServers ? (defaults.PROVIDER_TOKEN ?? '') : ''),
    mediaUrl: withoutEnd(mediaUrl || new URL(url).origin, /\//),
  }
}

/**
 * Name of a site's HTTP provider for its breaker, log and metrics. Who asks with an address or a token of
 * their own has one of their own: a wrong one leaves the other firms of the same provider alone.
 */
export function httpName({ id, settings }: Site, { url }: Pick<ProviderAddress, 'url'>): string {
  const isOwn = settings.provider_url !== '' || settings.provider_token !== ''
  return `http ${new URL(url).host}${isOwn ? ` site ${id}` : ''}`
}

/** The HTTP provider of a site, by language; `null` when it has none. */
function siteHttp(
  site: Site,
  { defaults, store, clock, outgoing, heavy, answers, observer, media, warn }: EditorialsOptions,
): ((language: Language) => Editorial) | null {
  const uses = providerNames(site, defaults).includes('http')
  const address = uses ? httpAddress(site, defaults) : null
  const scope = scopeOfSite(site.id)
  const settled = settleAddress(address?.url ?? null, {
    scope,
    kept: store.providerAnswers,
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
  { store, outgoing, heavy, answers, clock }: EditorialsOptions,
): Editorial =>
  withOrigin('feed')(
    feedsEditorial(
      { sources: site.settings.feed_sources, motifs: () => store.articles.motifs(site.id) },
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
  (
    store: ContentStore,
    clock: () => Date,
    clean?: HeavyWork['cleanAgain'],
  ): AppDeps['editorialOf'] =>
  (site, language, remember) =>
    cachedGateway(
      (key, read) => remember(`${language} ${key}`, read),
      clock,
    )(
      withOrigin('own')(
        libraryEditorial(
          {
            motifs: () => store.articles.motifs(site.id),
            list: (query) => store.articles.list(site.id, query),
            idOfSlug: (slug, now) => store.articles.idOfSlug(site.id, slug, now),
            find: (id, now) => store.articles.find(site.id, id, now),
          },
          { clock, language, ...(clean && { clean }) },
        ),
      ),
    )
