import type { AccountStore } from './account-store.ts'
import type { SecretMark } from './secret-mark.ts'
import type { Outbox } from './outbox.ts'
import type { NewsletterStore } from './newsletter-store.ts'
import type { LeadStore } from './lead-store.ts'
import type { RateLimits } from './rate-limits.ts'
import type { InstallationState } from './installation-state.ts'
import type { AuditStore } from './audit-store.ts'
import type { MenuStore } from './menu-store.ts'
import type { LayoutStore } from './layout-store.ts'
import type { TemplateStore } from './template-store.ts'
import type { MediaStore } from './media-store.ts'
import type { SearchStore } from './search-store.ts'
import type { ArticleStore } from './article-store.ts'
import type { ArticleDesk } from './article-desk.ts'
import type { ArticleChoices } from './article-choices.ts'
import type { ProviderAnswers } from './provider-answers.ts'
import type { PageStore } from './page-store.ts'
import type { WidgetStore } from './widget-store.ts'
import type { RedirectStore } from './redirect-store.ts'
import type { RevisionStore } from './revision-store.ts'
import type { TreeChangeStore } from './tree-change-store.ts'
import type { TrashStore } from './trash-store.ts'
import type { DraftStore } from './draft-store.ts'
import type { SiteStore } from './site-store.ts'
import type { HostStore } from './host-store.ts'
import type { SiteLifecycle } from './site-lifecycle.ts'

/**
 * The SQL store. Every call names its site; nothing is read or written across sites
 * (requirements A1). Writes are one transaction each and raise the site's version, so that
 * whoever keeps a copy can ask whether it still holds.
 */
export interface ContentStore {
  readonly engine: 'sqlite' | 'postgres'

  sites: SiteStore

  hosts: HostStore

  siteLifecycle: SiteLifecycle

  pages: PageStore

  treeChanges: TreeChangeStore

  trash: TrashStore

  layouts: LayoutStore

  widgets: WidgetStore

  menus: MenuStore

  media: MediaStore
  templates: TemplateStore

  redirects: RedirectStore

  revisions: RevisionStore

  drafts: DraftStore

  articles: ArticleStore

  /** Own articles as their editors see them: live, being written, in the bin. */
  articleDesk: ArticleDesk

  articleChoices: ArticleChoices

  providerAnswers: ProviderAnswers

  outbox: Outbox

  newsletter: NewsletterStore

  leads: LeadStore

  rateLimits: RateLimits

  installation: InstallationState

  accounts: AccountStore

  audit: AuditStore

  /**
   * Several writes as one: `work` gets a store whose writes are kept together or not at all. Only
   * that store may be asked inside.
   */
  atomically<T>(work: (store: ContentStore) => Promise<T>): Promise<T>

  /** The search index and what was looked for. */
  search: SearchStore

  /** What the database knows of the installation's secret. */
  secretMark: SecretMark

  /** Runs when the store is idle or at the end of the process. */
  /**
   * Takes the bytes of what was erased out of the database's own files, outside of any transaction.
   * @returns whether it could be done at once
   */
  cleanErased(): Promise<boolean>
  close(): Promise<void>
}
