import type { FastifyBaseLogger } from 'fastify'
import type { AccountsOnDemand } from '#accounts/accounts-on-demand.ts'
import type { ContentStore } from '#content/store.ts'
import type { ComparedPages, PageChange } from '#domain/page-diff.ts'
import type { Site } from '#domain/site.ts'
import type { Language } from '#domain/language.ts'
import type { Editorial } from '#editorial/editorial.ts'
import type { Remember } from '#domain/site-reader.ts'
import type { LeadFolder } from '#leads/lead-folder.ts'
import type { FormLimits } from '#leads/rate-limit.ts'
import type { ClientAssets } from '#site/render-page.ts'
import type { KeptDocuments } from './documents/kept-documents.ts'
import type { CleanSvg } from './media/clean-svg.ts'
import type { Metrics } from './metrics.ts'
import type { FirmFigures } from './operations/firm-metrics.ts'
import type { HttpFigures } from './operations/http-metrics.ts'
import type { PageCacheDeps } from './page-cache/page-cache.ts'
import type { ProviderDesk } from './provider-desk.ts'
import type { ProviderMedia } from './provider-media/provider-media.ts'
import type { ArticleSource } from './search/article-documents.ts'
import type { BodyLimits } from './security/bodies-under-way.ts'
import type { ConnectionLimits } from './security/connection-limits.ts'
import type { ProxyTrust } from './security/proxy-trust.ts'
import type { TrafficLimits } from './security/traffic-limits.ts'
import type { SharingDrawing } from './sharing-pictures.ts'
import type { SessionPort } from './session.ts'
import type { TemplateFiles } from './template-files.ts'

/** What the document of the back office loads, and the folder it lies in: `null` as above. */
export interface AdminFiles {
  entry: string
  stylesheets: string[]
  folder: string | null
}

/** Everything the server needs from outside; tests pass their own. */
export interface AppDeps {
  mode: 'production' | 'development' | 'test'
  store: ContentStore
  /** Articles of a site in a language; `remember` keeps answers as long as the site's content holds. */
  editorialOf(site: Site, language: Language, remember: Remember): Editorial
  /** The same providers one by one, in their order, for the search index. */
  articleSources(site: Site, language: Language): ArticleSource[]
  session: SessionPort
  /** Passwords, sessions and second factors, loaded when first needed. */
  accounts: AccountsOnDemand
  templates: TemplateFiles
  assets: ClientAssets
  /** Folder of the built client files; `null` when something else serves them. */
  assetsDir: string | null
  /** The back office's own bundle. */
  admin: AdminFiles
  /** Folder of `/media/…`. */
  mediaDir: string
  /** Folder of the sharing pictures that were made. */
  sharingDir: string
  sharingDrawing: SharingDrawing
  /** What of `/media/provider` is no file of ours. */
  providerMedia: ProviderMedia
  /** How the providers do, for whoever looks after them. */
  providerDesk: ProviderDesk
  /** Whether a mail server is there: without one mails are only written down. */
  sendsMail: boolean
  /** Finished PDF documents. */
  documents: KeptDocuments
  /** Symbol of an icon for the document, or `null` when there is none of that name. */
  icon(name: string): string | null
  /** Cleans an editor's HTML by the allow-list; what is long in another thread. */
  clean(html: string): string | Promise<string>
  /** Keeps of a drawing what draws. @throws {BadSvg} {Busy} */
  cleanSvg(text: string): Promise<CleanSvg>
  /** What became of a page between two versions. @throws {Busy} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
  clock(): Date
  /** `PUBLIC_URL`, without trailing slash. */
  publicUrl: string | null
  /** The proxies whose forwarding headers are believed. */
  trustProxy: ProxyTrust
  /** Signs tokens, receipts and links, and hides addresses. */
  secret: string
  /** How often forms may be sent. */
  formLimits: FormLimits
  /** Files that come with leads, outside of what is served. */
  leadFolder: LeadFolder
  /** Where mails are written while there is no mail server. */
  outboxDir: string
  /** Folder of backups, with the stamp of the last one. */
  backupDir: string
  /** Mails were written down: whoever sends them may begin. */
  mailed(): void
  /** Milliseconds: a widget's loader, one provider call while a page waits, belief in a version. */
  limits: { widget: number; providerCall: number; recheck: number }
  /** Addresses in one file of the sitemap; 10,000 unless said. */
  sitemapUrls?: number
  /** `{provider}` of the five calls for a site whose own setting is empty. */
  providerSegment: string
  /** What `/metrics` shows, and the token that opens it; `null` opens it to this machine alone. */
  metrics: Metrics
  metricsToken: string | null
  /** Counts requests for `/metrics`; nobody does unless given. */
  figures?: HttpFigures
  /** Counts what happens to a firm; nobody does unless given. */
  firms?: FirmFigures
  /** Requests of one network; not limited unless given. */
  traffic?: TrafficLimits
  /** Bounds of connections other than the usual ones. */
  connectionLimits?: Partial<ConnectionLimits>
  /** Bounds of bodies under way other than the usual ones. */
  bodyLimits?: Partial<BodyLimits>
  /** Whether the server is about to stop; never unless given. */
  isDraining?(): boolean
  /** Milliseconds that requests under way have when the server closes; 20 s unless said. */
  drainLimit?: number
  /** Milliseconds in which database and templates answer `/readyz`; 1 s unless said. */
  readyLimit?: number
  /** Milliseconds beyond which each answer has a line in the log; 200 unless said. */
  slowAfter?: number
  /** How pages are kept; none is unless given. */
  pageCache?: PageCacheDeps
  logger: FastifyBaseLogger
}
