import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import type { Site } from '#base/core/site.ts'
import type { Remember } from '#base/core/page/site-reader.ts'
import type { Language } from '#base/kit/language.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import type { MediaStore } from '#features/media/store/media-store.ts'
import { curate } from '../providers/curation.ts'
import { around, cacheAnswers, type GatewayStep, markOrigin } from '../providers/gateway-steps.ts'
import { mergeSources, type Source } from '../providers/merge-sources.ts'
import { withTimeout } from '../providers/with-timeout.ts'
import type { ArticleChoices } from '../store/article-choices.ts'
import { describeMedia } from './described-media.ts'

/** The articles of every site, as all of Vitrine asks for them. */
export interface Gateway {
  /**
   * What visitors read. `remember` keeps answers as long as the site's content holds; without it each is
   * asked for anew. Who draws a page says so: it does not wait for long, and hears of each call.
   */
  editorialOf(site: Site, language: Language, remember?: Remember, page?: DrawnPage): ArticleGateway
  /**
   * What another site reads of this one: articles of a contract are not the firm's to hand on (requirements
   * P1), and sites that read each other would never let go of one. `null` when it has no others. What is
   * reserved is for who brought the site's token.
   */
  handedOn(site: Site, language: Language, audience: Audience): ArticleGateway | null
  /** The providers one by one, in their order, without what the firm hides. */
  articleSources(site: Site, language: Language): Source[]
  /** The providers as they are: an article that the firm hides can be found again. */
  plainSources(site: Site, language: Language): Source[]
}

interface DrawnPage {
  asked(): void
}

/** Who reads: anybody, or a reader that brought the site's token, for whom some themes are reserved. */
export type Audience = 'anybody' | 'token'

/** The providers of a site, in their order, as anybody may read them unless said. */
export type SourcesOf = (site: Site, language: Language, audience?: Audience) => Source[]

interface GatewayOptions {
  sourcesOf: SourcesOf
  stores: { articleChoices: ArticleChoices; media: MediaStore }
  clock(): Date
  /** Learns the motifs of pictures from the articles that pass. */
  noteMotifs(site: Site): GatewayStep
  /** Milliseconds for which a page waits for one call. */
  deadline: number
}

/** Everything between a provider and whoever asks for articles, in the order in which answers pass it. */
export function createGateway(options: GatewayOptions): Gateway {
  const { sourcesOf, stores, clock, noteMotifs, deadline } = options
  // A site that was read anew is another object.
  const factsOf = weakMemoize((site: Site) => stores.media.facts(site.id))

  const ofSource = (source: Source, language: Language, remember: Remember): Source => ({
    ...source,
    editorial: through(source.editorial, [
      source.origin && markOrigin(source.origin),
      source.isStored && cacheAnswers((key, read) => remember(`${language} ${key}`, read), clock),
    ]),
  })

  const plainSources = (
    site: Site,
    language: Language,
    remember: Remember = anew,
    audience?: Audience,
  ): Source[] =>
    sourcesOf(site, language, audience).map((source) => ofSource(source, language, remember))

  const curation = (site: Site, language: Language, remember: Remember): GatewayStep =>
    curate({
      choices: () => remember('article choices', () => stores.articleChoices.list(site.id)),
      clock,
      language,
      xsl: site.settings.xsl_code,
    })

  return {
    plainSources: (site, language) => plainSources(site, language),

    handedOn(site, language, audience) {
      // Never remembered, so that nobody else is given what is reserved.
      const sources = plainSources(site, language, anew, audience).filter(
        ({ origin }) => origin !== 'provider',
      )
      if (sources.length === 0) return null
      return through(merged(site, sources), [
        curation(site, language, anew),
        describeMedia(() => factsOf(site)),
      ])
    },

    articleSources: (site, language) =>
      plainSources(site, language).map((source) => ({
        ...source,
        editorial: through(source.editorial, [curation(site, language, anew)]),
      })),

    editorialOf: (site, language, remember = anew, page) =>
      through(merged(site, plainSources(site, language, remember)), [
        curation(site, language, remember),
        noteMotifs(site),
        describeMedia(() => factsOf(site)),
        page && withTimeout(deadline),
        page && tellOfCalls(page.asked),
      ]),
  }
}

const anew: Remember = (_key, read) => read()

/** One provider that supplies every motif stands for itself. */
function merged({ settings }: Site, sources: readonly Source[]): ArticleGateway {
  const [only] = sources
  const isPlain = Object.keys(settings.providers.by_motif).length === 0
  return only && sources.length === 1 && isPlain ? only.editorial : mergeSources(sources)
}

/** A gateway with steps around it, the innermost first. */
const through = (
  inner: ArticleGateway,
  steps: readonly (GatewayStep | false | undefined)[],
): ArticleGateway =>
  steps.reduce<ArticleGateway>((editorial, step) => (step ? step(editorial) : editorial), inner)

const tellOfCalls = (onCall: () => void): GatewayStep =>
  around(({ signal }, ask) => {
    onCall()
    return ask(signal)
  })
