import type { Generated, Kysely, Transaction } from 'kysely'
import type { LeadFile, LeadStatus } from '#domain/lead.ts'
import type { MailState } from '#domain/mail.ts'
import type { SearchKind } from '#domain/search.ts'
import type { Language } from '#domain/site.ts'
import type { AccountTables } from './account-schema.ts'
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

/** What a site counts for its audit log alone; a column of `site`. */
interface AuditCounter {
  last_audit_id: Generated<number>
}

/** One thing that somebody did; `before` and `after` are JSON text, empty where there is nothing. */
interface AuditTable {
  site_id: number
  id: number
  at: string
  user_id: string
  user_name: string
  action: string
  subject: string
  title: string
  before: string
  after: string
}

/** What a site counts for its bin and for the changes of its tree alone; columns of `site`. */
interface TreeCounters {
  last_trash_id: Generated<number>
  last_tree_change_id: Generated<number>
}

/** Pages that were removed at once; `content` is JSON text. */
export interface TrashTable {
  site_id: number
  id: number
  page_id: number
  name: string
  path: string
  pages: number
  parent_id: number
  parent_name: string
  trashed_at: string
  user_id: string
  user_name: string
  content: string
}

/** A rename or a move; `content` is JSON text. */
export interface TreeChangeTable {
  site_id: number
  id: number
  page_id: number
  kind: string
  name: string
  changed_at: string
  content: string
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

/** What a site counts for its media and templates; columns of `site`. */
interface MediaCounters {
  last_media_id: Generated<number>
  last_template_id: Generated<number>
}

/** A file of the media library; `removed_at` is empty unless it lies in the bin. */
export interface MediaTable {
  site_id: number
  id: number
  path: string
  folder: string
  name: string
  alt: string
  decorative: Bit
  credit: string
  caption: string
  focal_x: number
  focal_y: number
  width: number
  height: number
  kind: string
  type: string
  bytes: number
  hash: string
  created_at: string
  created_by: string
  removed_at: string
}

/** A version of one of a site's own templates; a text is empty where there is no such file. */
interface TemplateVersionTable {
  site_id: number
  id: number
  name: string
  html: string
  css: string
  js: string
  at: string
  user_id: string
  user_name: string
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
  /** What it was kept for (domain/page-history.ts), and by whom; columns of their own. */
  kind: Generated<string>
  user_id: Generated<string>
}

/** Who did something to a page in a language, and when. */
interface PageAct {
  site_id: number
  page_id: number
  lang: string
  user_id: string
  user_name: string
  at: string
}

/** A draft; `content` is JSON text, empty when nothing differs from the live page. */
export interface PageDraftTable extends PageAct {
  counter: number
  what: string
  content: string
  live_hash: string
}

interface PageLockTable extends PageAct {
  holder: string
  until: string
}

/** What is to happen to a page by itself; `error` is empty as long as it waits. */
export interface PageScheduleTable extends PageAct {
  action: string
  due: string
  counter: number
  content: string
  lease: string
  leased_until: string
  error: string
}

export interface PublishRequestTable extends PageAct {
  counter: number
  note: string
}

interface DraftShareTable extends PageAct {
  token_hash: string
  until: string
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
  author: Generated<string>
}

/** What a site counts for its own articles alone; a column of `site`. */
interface ArticleCounter {
  last_article_id: Generated<number>
}

/** An own article as it is being written; `content`, `motifs` and `removed_live` are JSON text. */
export interface ArticleWorkTable {
  site_id: number
  id: number
  lang: string
  slug: string
  title: string
  motifs: string
  content: string
  /** Whether it says something else than what is live. */
  is_draft: Bit
  version: number
  review_at: string
  updated_at: string
  updated_by: string
  removed_at: string
  /** What was live when the article went to the bin; empty for nothing. */
  removed_live: string
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
  assigned_to: Generated<string>
  assigned_name: Generated<string>
}

/** What the firm writes beside a lead; ids count per lead. */
interface LeadNoteTable {
  site_id: number
  lead_id: number
  id: number
  at: string
  author: string
  text: string
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

export interface Tables extends AccountTables {
  migration: MigrationTable
  site: SiteTable & LeadCounter & AuditCounter & ArticleCounter & TreeCounters & MediaCounters
  audit: AuditTable
  media_file: MediaTable
  template_version: TemplateVersionTable
  trash: TrashTable
  tree_change: TreeChangeTable
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
  page_draft: PageDraftTable
  page_lock: PageLockTable
  page_schedule: PageScheduleTable
  publish_request: PublishRequestTable
  draft_share: DraftShareTable
  motif: MotifTable
  article: ArticleTable
  article_motif: ArticleMotifTable
  article_work: ArticleWorkTable
  former_slug: FormerSlugTable
  article_choice: ArticleChoiceTable
  provider_answer: ProviderAnswerTable
  lead: LeadTable
  lead_note: LeadNoteTable
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
