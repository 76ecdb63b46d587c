import type { ArticleOpinion } from './article-choice.ts'

/** One image of an article: `url` is a path under the media base, never a host (requirements D10). */
export interface MediaPath {
  index: string
  url: string
  copyright?: string
  /** Alternative text and focal classes, of an image of the media library; extras of ours. */
  alt?: string
  focal?: string
}

/** Whose text an article of a public feed is; shown with a link out (requirements P1, P2). */
export interface ArticleSource {
  name: string
  /** Address of the original, http or https. */
  url: string
  /** Line that the licence asks for; empty when there is none. */
  licence: string
  /** Name of a Bootstrap icon, or empty. */
  icon: string
}

/** Where an article comes from: the site's own library, the provider of a contract, a public feed. */
export type ArticleOrigin = 'own' | 'provider' | 'feed'

/**
 * Article list item (requirements D9, G3). Texts are plain: entities decoded at the border.
 * `mediasPaths` is JSON text, as on the wire.
 */
export interface ArticleListItem {
  id: number
  title: string
  summary: string
  slug: string
  motifs: string[]
  mediasPaths: string
  dateUpdate: string
  /** Instant of publication; optional extra of ours, readers do without. */
  datePublished?: string
  /** ISO 8601 duration of a video; optional extra of ours. */
  duration?: string
  /** Whose text it is, for an article of a public feed; optional extra of ours. */
  source?: ArticleSource
  /** Never on the wire; the gateways that a site is joined with say it. */
  origin?: ArticleOrigin
}

/** A page of a list, with the true count of all that match (requirements G5). */
export interface ArticleList {
  articles: ArticleListItem[]
  countArticle: number
}

/** A video file with its captions, under the media base. */
export interface ArticleVideo {
  url: string
  type: string
  poster: string
  width: number
  height: number
  captions: { url: string; language: string; label: string }[]
}

/** Full article (requirements E): the body is clean HTML. */
export interface Article {
  html: string
  id: number
  title: string
  summary: string
  slug: string
  motifs: string[]
  datePublished: string
  dateUpdate: string
  externalKey: string
  mediasPaths: MediaPath[]
  copyright_year: string
  duration?: string
  video?: ArticleVideo
  source?: ArticleSource
  /** Who signs an own article; never on the wire. */
  author?: string
  /** The same where it is somebody of the firm's team; never on the wire. */
  personId?: number
  /** Who of the team read it again; never on the wire. */
  reviewerId?: number
  /** What the firm thinks of it; never on the wire. */
  opinion?: ArticleOpinion
  /** As in a list. */
  origin?: ArticleOrigin
}
