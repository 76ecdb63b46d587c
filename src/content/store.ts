import type { HostProposal, WaitingHost } from '#domain/host-proposal.ts'
import type { Office, Site, SiteConstants, SiteSettings, ThemeTokens } from '#domain/site.ts'
import type { SiteChanges } from './site-changes.ts'
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

/** A site to make out of another one. */
export interface NewSite {
  name: string
  /** The first is the one that its addresses are made of. */
  hosts: readonly string[]
  /** Where its requests go; empty as long as nobody says. */
  email: string
  withArticles: boolean
  /** The template's version of which the files were copied. */
  templateVersion: number
}

/** How much a site holds: its pages, its own accounts, its requests and its subscribers. */
interface SiteFigures {
  version: number
  pages: number
  accounts: number
  leads: number
  subscribers: number
}

/**
 * The SQL store. Every call names its site; nothing is read or written across sites
 * (requirements A1). Writes are one transaction each and raise the site's version, so that
 * whoever keeps a copy can ask whether it still holds.
 */
export interface ContentStore {
  readonly engine: 'sqlite' | 'postgres'

  sites: {
    /** The site of a host name (lower case, without port), else the default site. */
    findByHost(host: string): Promise<Site | null>
    /** The number of that site, without reading it. */
    idOfHost(host: string): Promise<number | null>
    find(siteId: number): Promise<Site | null>
    list(): Promise<Site[]>
    create(site: {
      id?: number
      name: string
      isDefault: boolean
      hosts: string[]
      settings: SiteSettings
      constants: SiteConstants
      offices: Office[]
      theme: ThemeTokens
    }): Promise<Site>
    /**
     * Makes a site out of a template: pages, menus, media, templates, settings, under the same ids,
     * without anything of the template's people. `place` puts its files into place, as the last
     * thing before the rows are kept; what it throws undoes them.
     * @throws ContentError when it can't be; TemplateChanged when the template is of another version
     */
    copy(templateId: number, wish: NewSite, place: (siteId: number) => Promise<void>): Promise<Site>
    /**
     * Removes a site with all that belongs to it, and the accounts that nobody needs without it;
     * nothing happens when there is none. Its number is never given out again.
     */
    remove(siteId: number): Promise<void>
    /** Makes a site the one that unknown hosts get. */
    makeDefault(siteId: number): Promise<void>
    /** How much every site holds, by its id. */
    figures(): Promise<ReadonlyMap<number, SiteFigures>>
    saveSettings(siteId: number, settings: Partial<SiteSettings>): Promise<void>
    saveConstants(siteId: number, constants: Partial<SiteConstants>): Promise<void>
    /** Replaces the offices, in this order; their keys differ. */
    saveOffices(siteId: number, offices: readonly Office[]): Promise<void>
    saveTheme(siteId: number, theme: ThemeTokens): Promise<void>
    /**
     * Replaces the host names of a site; each belongs to one site. A `site_ndd` that was one of them
     * becomes the first of the new ones.
     * @throws ContentError for a name that is reserved
     */
    saveHosts(siteId: number, hosts: readonly string[]): Promise<void>
    /** Raised by every write to the site's content. */
    version(siteId: number): Promise<number>
    /** The version of every site. */
    versions(): Promise<ReadonlyMap<number, number>>
    /** What was written to a site since a version that somebody knows. */
    changesSince(siteId: number, version: number): Promise<SiteChanges>
  }

  /**
   * Names under which firms ask to be answered. Nothing leads to a name before it is confirmed.
   * Every spelling of a name is the same name.
   */
  hosts: {
    /** What waits or was refused, oldest first. */
    proposals(siteId: number): Promise<HostProposal[]>
    /** What waits on all sites, oldest first. */
    waiting(): Promise<WaitingHost[]>
    /**
     * @returns the name in its one form
     * @throws ContentError when the name is reserved, asked for already, or none
     */
    propose(
      siteId: number,
      host: string,
      by: { id: string; name: string },
      now: string,
    ): Promise<string>
    /** The firm takes back what waits; `false` when nothing did. */
    withdraw(siteId: number, host: string): Promise<boolean>
    /**
     * The name is registered as the site’s last; `false` when nobody asked for it.
     * @throws ContentError when it was reserved since
     */
    confirm(siteId: number, host: string): Promise<boolean>
    /** `false` when nobody asked for it. */
    refuse(
      siteId: number,
      host: string,
      by: { id: string; name: string },
      now: string,
    ): Promise<boolean>
  }

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
