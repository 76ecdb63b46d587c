import type { FeedSource, ProviderName } from '#base/core/settings/feed-source.ts'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import { entryMotifs } from '../providers/feeds/entry-motifs.ts'
import { feedProvider } from '../providers/feeds/feed-names.ts'
import { type FeedReader, FEEDS_SCOPE, feedQuestion } from '../providers/feeds/feed-reading.ts'
import { ADDRESS_KEY } from '../providers/http/provider-moved.ts'
import { type ProviderReader, providerCalls } from '../providers/http/provider-calls.ts'
import { scopeOfSite } from '../providers/last-good-answers.ts'
import type { ProviderAnswers } from '../providers/provider-answers.ts'
import type { FeedTrial, ProviderState } from '../rules/provider-state.ts'
import { SANITISER_VERSION } from '../rules/sanitise.ts'
import type { ProviderAnswers as ProviderAnswerStore } from '../store/provider-answers.ts'
import type { SourcesOf } from './gateway.ts'
import { cleanReason } from './provider-log.ts'
import type { ProviderRecords } from './provider-records.ts'
import { httpAddress, httpName, type ProviderDefaults, providerNames } from './provider-settings.ts'

interface HealthOptions {
  defaults: ProviderDefaults
  stores: { providerAnswers: ProviderAnswerStore }
  clock(): Date
  outgoing: Outgoing
  heavy: ProviderReader & Pick<FeedReader, 'readFeed'>
  answers: ProviderAnswers
  records: ProviderRecords
  /** The providers of a site, to read again what was let go of. */
  sourcesOf: SourcesOf
}

/** Motifs of the list that is read again first. */
const FIRST_MOTIFS = 5

/** Entries that a trial shows. */
const SHOWN = 10

/** How the providers of each site do, and asking them anew. */
export function providerHealth(options: HealthOptions) {
  const { defaults, stores, records } = options

  /** A provider with what this server and the database know of it. */
  const stateOf = (
    provider: string | null,
    kept: readonly { fetchedAt: string }[],
    about: Pick<ProviderState, 'id' | 'kind' | 'name' | 'address' | 'problem'>,
  ): ProviderState => {
    const { lastGood, breaker, errors } = records.of(provider ?? '')
    const newest =
      kept
        .map(({ fetchedAt }) => fetchedAt)
        .toSorted()
        .at(-1) ?? null
    return {
      ...about,
      lastGood: lastGood ?? newest,
      breaker,
      errors,
      kept: { count: kept.length, newest },
    }
  }

  async function http(site: Site): Promise<ProviderState> {
    const address = httpAddress(site, defaults)
    const kept = (await stores.providerAnswers.standing(scopeOfSite(site.id))).filter(
      ({ key }) => key !== ADDRESS_KEY,
    )
    const host = address === null ? null : new URL(address.url).host
    return stateOf(address === null ? null : httpName(site, address), kept, {
      id: 'http',
      kind: 'http',
      name: host ?? 'Fournisseur d’articles',
      address: address === null ? '' : withoutQuery(address.url),
      problem: address === null ? 'Il n’a pas d’adresse : donnez-la ci-dessous.' : null,
    })
  }

  async function feeds(site: Site): Promise<ProviderState[]> {
    const active = site.settings.feed_sources.filter(({ is_active }) => is_active)
    const kept = active.length === 0 ? [] : await stores.providerAnswers.standing(FEEDS_SCOPE)
    return active.map(({ key, name, url }) =>
      stateOf(
        feedProvider(url),
        kept.filter((answer) => answer.key === url),
        {
          id: `feed ${key}`,
          kind: 'feeds',
          name,
          address: withoutQuery(url),
          problem: null,
        },
      ),
    )
  }

  async function states(site: Site): Promise<ProviderState[]> {
    const byName: Record<ProviderName, () => Promise<ProviderState[]>> = {
      library: async () => [stateOf(null, [], OWN_ARTICLES)],
      http: async () => [await http(site)],
      feeds: () => feeds(site),
    }
    const all = await Promise.all(providerNames(site, defaults).map((name) => byName[name]()))
    return all.flat()
  }

  return {
    /** The order of a site that names none (`PROVIDER`). */
    order: defaults.PROVIDER as readonly ProviderName[],

    /** Each provider that the site uses, in order. */
    states,

    /**
     * Asks a provider anew, and only when it answers lets go of what is kept of it.
     * @throws {Refused} when it does not answer, or there is none of that id
     */
    async reread(site: Site, id: string): Promise<ProviderState> {
      const before = (await states(site)).find((state) => state.id === id)
      if (!before) throw new Refused('absent', 'Ce fournisseur n’est pas ou plus celui du site.')
      // Whoever is left alone is not asked: to let go of what is kept would empty the pages.
      if (before.breaker.state !== 'closed') throw new Refused('invalid', LEFT_ALONE)
      const source = site.settings.feed_sources.find(({ key }) => id === `feed ${key}`)
      if (source) await rereadFeed(options, source)
      else if (before.kind === 'http') await rereadHttp(options, site)
      return (await states(site)).find((state) => state.id === id) ?? before
    },

    /** Reads a feed once and keeps nothing. @throws {Refused} with why it can't be read */
    tryFeed: (source: FeedSource): Promise<FeedTrial> => tryFeed(options, source),
  }
}

async function rereadHttp(options: HealthOptions, site: Site): Promise<void> {
  const { defaults, outgoing, clock, heavy, answers } = options
  const address = httpAddress(site, defaults)
  if (address === null) throw new Refused('invalid', 'Ce fournisseur n’a pas d’adresse.')
  const { motifs } = providerCalls({
    ...address,
    language: 'fr',
    outgoing,
    clock,
    read: heavy.readAnswer,
    dropped: () => {},
  })
  await motifs(null).catch(refuse)
  await answers.change(scopeOfSite(site.id), (key, text) => (key === ADDRESS_KEY ? text : null))
  // It has just answered; should it fail now, its state says so, and pages ask it again.
  await firstReading(options, site).catch(() => {})
}

/** Motifs and a first list; pages read the rest as they are asked for. */
async function firstReading(
  { sourcesOf }: Pick<HealthOptions, 'sourcesOf'>,
  site: Site,
): Promise<void> {
  const source = sourcesOf(site, 'fr').find(({ name }) => name === 'http')
  if (!source) return
  const motifs = Object.keys(await source.editorial.subscribedMotifs()).slice(0, FIRST_MOTIFS)
  const size = site.settings.image_size_list === 'xxbig' ? 'xxbig' : 'xbig'
  if (motifs.length > 0) await source.editorial.listByMotifs({ motifs, perPage: 5, page: 1, size })
}

async function rereadFeed(
  { stores, clock, outgoing, heavy, answers }: HealthOptions,
  source: FeedSource,
): Promise<void> {
  const question = feedQuestion(source, { outgoing, clock, readFeed: heavy.readFeed })
  const { scope, key } = question
  const reading = await question.ask(null).catch(refuse)
  await answers.change(scope, (other, text) => (other === key ? null : text))
  await stores.providerAnswers.save(scope, key, {
    value: JSON.stringify(reading),
    fetchedAt: clock().toISOString(),
    sanitiserVersion: SANITISER_VERSION,
  })
}

async function tryFeed(
  { outgoing, clock, heavy }: Pick<HealthOptions, 'outgoing' | 'clock' | 'heavy'>,
  source: FeedSource,
): Promise<FeedTrial> {
  const { entries, movedTo } = await feedQuestion(source, {
    outgoing,
    clock,
    readFeed: heavy.readFeed,
  })
    .ask(null)
    .catch((cause: unknown) => {
      throw new Refused('invalid', reasonOf(cause))
    })
  const articles = entries.slice(0, SHOWN).map((entry) => ({
    title: entry.title,
    date: entry.date,
    url: entry.url,
    motifs: entryMotifs(entry, source),
  }))
  return { count: entries.length, movedTo, articles }
}

export type ProviderHealth = ReturnType<typeof providerHealth>

const OWN_ARTICLES = {
  id: 'library',
  kind: 'library',
  name: 'Articles du cabinet',
  address: '',
  problem: null,
} as const

const LEFT_ALONE =
  'Ce fournisseur a trop échoué et n’est pas appelé pour l’instant : rien n’a été vidé, son dernier ' +
  'contenu reste en ligne. Réessayez quand il répondra de nouveau.'

/** A query may hold a key. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '')

const reasonOf = (cause: unknown): string =>
  cleanReason(cause instanceof Error ? cause.message : String(cause))

function refuse(cause: unknown): never {
  throw new Refused(
    'invalid',
    `${reasonOf(cause)} Rien n’a été vidé : le dernier contenu reste en ligne.`,
  )
}
