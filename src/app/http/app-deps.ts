import type { FastifyBaseLogger } from 'fastify'
import type { AccountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import type { Stores } from '#app/stores.ts'
import type { ComparedPages, PageChange } from '#features/drafts/rules/page-diff.ts'
import type { LeadFolder } from '#features/leads/service/lead-folder.ts'
import type { FormLimits } from '#base/platform/security/rate-limit.ts'
import type { ClientFiles } from '#app/website/client-assets.ts'
import type { KeptDocuments } from '#features/documents/service/kept-documents.ts'
import type { CleanSvg } from '#features/media/service/clean-svg.ts'
import type { Limits } from './limits.ts'
import type { Metrics } from '#features/operations/service/metrics.ts'
import type { FirmFigures } from '#features/operations/service/firm-metrics.ts'
import type { HttpFigures } from '#features/operations/service/http-metrics.ts'
import type { PageCacheDeps } from '#app/page-cache/page-cache.ts'
import type { ProviderHealth } from '#features/articles/service/provider-health.ts'
import type { ProviderMedia } from '#features/articles/service/media/provider-media.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import type { MediaMotifs } from '#app/website/media-motifs.ts'
import type { ProxyTrust } from '#base/platform/security/proxy-trust.ts'
import type { TrafficLimits } from '#base/platform/security/traffic-limits.ts'
import type { SharingDrawing } from '#features/seo/service/sharing-pictures.ts'
import type { SessionPort } from '#base/core/session.ts'
import type { TemplateFiles } from '#features/templates/service/template-files.ts'

/** Everything the server needs from outside; tests pass their own. */
export interface AppDeps extends ClientFiles, Gateway {
  mode: 'production' | 'development' | 'test'
  stores: Stores
  /** Motifs of pictures, as far as articles that passed the gateway said. */
  motifs: MediaMotifs
  session: SessionPort
  /** Passwords, sessions and second factors, loaded when first needed. */
  accounts: AccountsOnDemand
  templates: TemplateFiles
  /** Folder of `/media/…`. */
  mediaDir: string
  /** Folder of the sharing pictures that were made. */
  sharingDir: string
  sharingDrawing: SharingDrawing
  /** What of `/media/provider` is no file of ours. */
  providerMedia: ProviderMedia
  /** How the providers do, for whoever looks after them. */
  providerHealth: ProviderHealth
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
  limits: Limits
  /** `{provider}` of the five calls for a site whose own setting is empty. */
  providerSegment: string
  /** What `/metrics` shows, and the token that opens it; `null` opens it to this machine alone. */
  metrics: Metrics
  metricsToken: string | null
  /** Counts requests for `/metrics`. */
  figures: HttpFigures
  /** Counts what happens to a firm; nobody does unless given. */
  firms?: FirmFigures
  /** Requests of one network. */
  traffic: TrafficLimits
  /** Whether the server is about to stop. */
  isDraining(): boolean
  /** How pages are kept; `null`: none is. */
  pageCache: PageCacheDeps | null
  logger: FastifyBaseLogger
}
