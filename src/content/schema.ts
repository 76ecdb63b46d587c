import type { Generated, Kysely, Transaction } from 'kysely'
import type { LeadFile, LeadStatus } from '#domain/lead.ts'
import type { MailState } from '#domain/mail.ts'
import type { SearchKind } from '#domain/search.ts'
import type { Language } from '#domain/site.ts'
import type { SearchOrigin } from './search-port.ts'

/** A truth value as both engines store it. */
export type Bit = 0 | 1

/** Applied migrations, one row each. */
interface MigrationTable {
  number: number
  name: string
  applied_at: string
}

/** A site; `offices` and `theme` are JSON text, `last_*_id` the highest id ever given out. */
export interface SiteTable {
  id: number
  name: string
  is_default: Bit
  version: number
  offices: string
  theme: string
  last_page_id: number
  last_widget_id: number
  last_revision_id: number
}

/** Host names of a site, lower case and without port. */
interface SiteHostTable {
  host: string
  site_id: number
  position: number
}

/** What a site counts for its leads alone; a column of `site`. */
interface LeadCounter {
  last_lead_id: Generated<number>
}

/** A named value of a site: a setting or a constant. */
interface NamedValueTable {
  site_id: number
  name: string
  value: string
}

/** What a page is in every language. */
export interface PageTable {
  site_id: number
  id: number
  module: string
  action: string
  record_id: number
  record_model: string
  record_position: number | null
  modelclass: string
  lft: number
  rgt: number
  level: number
  type: string
  image: string
  layout_id: number | null
}

/** What a page is in one language. */
export interface PageTranslationTable {
  site_id: number
  page_id: number
  lang: string
  path: string
  slug: string
  name: string
  title: string
  h1: string
  description: string
  keywords: string
  auto_mod: string
  infos: string
  is_active: Bit
  is_secure: Bit
  is_indexable: Bit
  is_visible_bread_crumb: Bit
  updated_at: string
}

interface LayoutTable {
  site_id: number
  id: number
  name: string
  css_class: string
}

/** A widget of a page in one language, or of one part of a layout. */
export interface WidgetTable {
  site_id: number
  id: number
  page_id: number | null
  layout_id: number | null
  part: string
  lang: string
  zone: string
  position: number
  type: string
  version: number
  options: string
}

interface MenuTable {
  site_id: number
  id: number
  name: string
  data: string
}

/** A redirect; `is_wildcard` says that `source` ends in `*`. */
export interface RedirectTable {
  site_id: number
  source: string
  kind: string
  destination: string
  lang: string | null
  is_wildcard: Bit
}

interface RevisionTable {
  site_id: number
  id: number
  page_id: number
  lang: string
  created_at: string
  author: string
  content: string
}

interface MotifTable {
  site_id: number
  code: string
  description: string
  position: number
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

/** A provider's last good answer; `key_hash` is the SHA-256 of `key` in hexadecimal. */
export interface ProviderAnswerTable {
  scope: string
  key_hash: string
  key: string
  value: string
  fetched_at: string
  sanitiser_version: number
}

/** A mail that waits, was sent or was given up; `draft` is JSON text, instants are empty until they come. */
export interface MailTable {
  site_id: number
  key: string
  kind: string
  recipient: string
  reply_to: string
  draft: string
  state: MailState
  attempts: number
  created_at: string
  /** When it may be taken: the next attempt, or the end of the lease under which it is being sent. */
  due_at: string
  lease: string
  ended_at: string
  error: string
}

/** A subscriber of the letter; `address_hash` is the SHA-256 of the folded address in hexadecimal. */
export interface SubscriberTable {
  site_id: number
  address_hash: string
  email: string
  name: string
  lang: string
  state: string
  round: number
  consent_version: string
  consent_text: string
  form: string
  asked_at: string
  confirmed_at: string
  unsubscribed_at: string
}

/** A lead; `fields` and `spam_reasons` are JSON text, `email_key` is the folded address. */
export interface LeadTable {
  site_id: number
  id: number
  form: string
  nonce: string
  fingerprint: string
  status: LeadStatus
  lang: string
  page_path: string
  name: string
  email: string
  email_key: string
  phone: string
  fields: string
  consent_version: string
  purpose: string
  received_at: string
  expires_at: string
  spam_score: number
  spam_reasons: string
}

/** A text that visitors agreed to, by its hash. */
interface ConsentTextTable {
  version: string
  text: string
}

interface LeadFileTable extends LeadFile {
  site_id: number
  lead_id: number
  position: number
}

/** How often something was done within a window that ends at `expires_at`. */
interface RateLimitTable {
  key: string
  points: number
  expires_at: string
}

/** A document that can be found; `terms` is PostgreSQL's. */
interface SearchDocumentTable {
  site_id: number
  id: Generated<number>
  key: string
  origin: SearchOrigin
  kind: SearchKind
  lang: Language
  hash: string
  terms?: string
}

/** What is shown of a document; `words` are its different ones, folded. */
interface SearchContentTable {
  document_id: number
  title: string
  path: string
  description: string
  body: string
  words: string
}

/** A word of a site's documents, and how many hold it. */
interface SearchWordTable {
  site_id: number
  lang: string
  word: string
  shown: string
  documents: number
}

/** How far a site's index is, and who writes it until when. */
interface SearchStateTable {
  site_id: number
  site_version: number
  index_version: number
  articles_at: string
  lease: string
  leased_until: string
}

/** What visitors looked for on a day. */
interface SearchQueryTable {
  site_id: number
  day: string
  query: string
  askings: number
  results: number
}

export interface Tables {
  migration: MigrationTable
  site: SiteTable & LeadCounter
  site_host: SiteHostTable
  setting: NamedValueTable
  constant: NamedValueTable
  page: PageTable
  page_translation: PageTranslationTable
  layout: LayoutTable
  widget: WidgetTable
  menu: MenuTable
  redirect: RedirectTable
  revision: RevisionTable
  motif: MotifTable
  article: ArticleTable
  article_motif: ArticleMotifTable
  provider_answer: ProviderAnswerTable
  lead: LeadTable
  lead_file: LeadFileTable
  consent_text: ConsentTextTable
  rate_limit: RateLimitTable
  mail: MailTable
  subscriber: SubscriberTable
  search_document: SearchDocumentTable
  search_content: SearchContentTable
  search_word: SearchWordTable
  search_state: SearchStateTable
  search_query: SearchQueryTable
}

/** The database, outside of any transaction. */
export type Database = Kysely<Tables>

/** The handle of one open transaction. */
export type DatabaseTransaction = Transaction<Tables>

/** Either of them: what a query can be run on. */
export type DatabaseHandle = Database | DatabaseTransaction

/** Highest number that an `integer` column of PostgreSQL holds. */
export const MAX_INTEGER = 2_147_483_647

/** Whether a number can be an id; asking for another one has no row as its answer, not an error. */
export const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_INTEGER

/** Whether a text can be stored: PostgreSQL refuses the null character, even in a question. */
export const isStorableText = (text: string): boolean => !text.includes('\0')

export const bit = (value: boolean): Bit => (value ? 1 : 0)
