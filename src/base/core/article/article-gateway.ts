import type { Article, ArticleList } from './article.ts'
import type { ImageSize } from '../address/image-size.ts'

/** Subscribed motifs: code → « CODE : description » (requirements G1). */
export type MotifMap = Record<string, string>

/**
 * The port to whatever supplies articles to one site; the five calls (requirements G1).
 * Adapters hand out clean data: plain texts without entities, HTML already sanitised,
 * `mediasPaths[].url` as a path without host. Failures are `EditorialUnavailable` (nobody
 * answered) or `EditorialContractBroken` (the answer made no sense); absence is `null` or an
 * empty list, never an error.
 */
export interface ArticleGateway {
  /** Call 1. */
  subscribedMotifs(): Promise<MotifMap>
  /** Call 2: newest first; `page` from 1; items after the 120th are never given (requirements G5). */
  listByMotifs(query: {
    motifs: string[]
    perPage: number
    page: number
    size: ImageSize
    signal?: AbortSignal
  }): Promise<ArticleList>
  /** Call 3: newest first, from `offset`; the same cap. */
  listByOffset(query: {
    motifs: string[]
    limit: number
    offset: number
    size: ImageSize
    signal?: AbortSignal
  }): Promise<ArticleList>
  /** Call 4: id of a slug, `null` when unknown. */
  articleId(slug: string, signal?: AbortSignal): Promise<number | null>
  /** Call 5: `null` when unknown. `xsl` is the transform code. */
  article(query: {
    id: number
    xsl: string
    size: ImageSize
    signal?: AbortSignal
  }): Promise<Article | null>
}

/** The provider did not answer, and nothing was kept (requirements G4: 503). */
export class EditorialUnavailable extends Error {
  override name = 'EditorialUnavailable'
  /** Milliseconds for which the provider asks to be left alone; `null` when it doesn't say. */
  readonly retryAfter: number | null

  constructor(message: string, options: ErrorOptions & { retryAfter?: number | null } = {}) {
    super(message, options)
    this.retryAfter = options.retryAfter ?? null
  }
}

/** The provider answered something that is not in the shapes of the calls (requirements E6: 502). */
export class EditorialContractBroken extends Error {
  override name = 'EditorialContractBroken'
}
