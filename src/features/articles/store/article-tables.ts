import type { Bit } from '#base/platform/db/column-values.ts'
import type { Generated } from 'kysely'
import type { ChangeTables, SiteVersion } from '#base/platform/db/site-changes.ts'

interface MotifTable {
  site_id: number
  code: string
  description: string
  position: number
}

/** What a site counts for its own articles alone; a column of `site`. */
interface ArticleCounter {
  last_article_id: Generated<number>
}

/** An own article; `motifs`, `medias_paths` and `video` are JSON text. */
export interface ArticleTable {
  site_id: number
  id: number
  lang: string
  title: string
  summary: string
  slug: string
  html: string
  motifs: string
  date_published: string
  date_update: string
  external_key: string
  medias_paths: string
  copyright_year: string
  duration: string | null
  video: string | null
  sanitiser_version: number
  author: Generated<string>
  /** Somebody of the team who signs it; 0 for nobody. */
  person_id: Generated<number>
  /** Somebody of the team who read it again; 0 for nobody. */
  reviewer_id: Generated<number>
}

/** Articles by motif; the publication date is repeated so that one index serves a whole list. */
interface ArticleMotifTable {
  site_id: number
  article_id: number
  motif: string
  /** Of the article, so that one index gives a language's newest. */
  lang: string
  date_published: string
}

/** An address that an own article had. */
interface FormerSlugTable {
  site_id: number
  slug: string
  article_id: number
}

/** What the firm adds to an article of anybody; an opinion, a pin and a veto are empty or 0. */
export interface ArticleChoiceTable {
  site_id: number
  slug: string
  external_key: string
  lang: string
  title: string
  opinion: string
  signature: string
  opinion_at: string
  pinned_at: string
  pinned_until: string
  is_hidden: Bit
}

/** A provider's last good answer; `key_hash` is the SHA-256 of `key` in hexadecimal. */
export interface ProviderAnswerTable {
  scope: string
  key_hash: string
  key: string
  value: string
  fetched_at: string
  sanitiser_version: number
}

/** Articles: own ones, what the firm adds to those of others, what providers answered. */
export interface ArticleTables extends ChangeTables {
  site: SiteVersion & ArticleCounter
  motif: MotifTable
  article: ArticleTable
  article_motif: ArticleMotifTable
  former_slug: FormerSlugTable
  article_choice: ArticleChoiceTable
  provider_answer: ProviderAnswerTable
}
