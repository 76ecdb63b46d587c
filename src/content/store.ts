import type { HostProposal, WaitingHost } from '#domain/host-proposal.ts'
import type { Page, PageNode, WidgetInstance, WidgetOwner } from '#domain/page.ts'
import type { Redirect } from '#domain/redirect.ts'
import type { Office, Site, SiteConstants, SiteSettings, ThemeTokens } from '#domain/site.ts'
import type { Language } from '#domain/language.ts'
import type { PageTrash, TreeChanges } from './page-tree-port.ts'
import type { RevisionKind } from '#domain/page-history.ts'
import type { SiteChanges } from './site-changes.ts'
import type { DraftStore } from './draft-port.ts'
import type { AccountStore } from './account-store.ts'
import type { SecretMark } from './secret-mark.ts'
import type { PageOutline } from './page-outline.ts'
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

/** A widget to write: the store gives the position (its place in the list). */
export type WidgetDraft = Omit<WidgetInstance, 'position' | 'options'> & { options: unknown }

/** Fields of a new page; the store computes `lft`, `rgt`, `level` and the defaults. */
export type NewPage = Partial<Omit<Page, 'lft' | 'rgt' | 'level' | 'updated_at'>> &
  Pick<Page, 'path' | 'name'>

/** Another language of an existing page. */
export type PageTranslation = Pick<Page, 'lang' | 'path' | 'name'> &
  Partial<
    Pick<
      Page,
      | 'slug'
      | 'title'
      | 'h1'
      | 'description'
      | 'keywords'
      | 'auto_mod'
      | 'infos'
      | 'is_active'
      | 'is_secure'
      | 'is_indexable'
      | 'is_visible_bread_crumb'
    >
  >

/** What a page is in every language, as far as it can be changed. */
export type PageOfEveryLanguage = Pick<
  Page,
  | 'image'
  | 'type'
  | 'layout_id'
  | 'module'
  | 'action'
  | 'record_id'
  | 'record_model'
  | 'record_position'
  | 'modelclass'
>

/** A kept version of a page. */
export interface Revision {
  id: number
  pageId: number
  lang: Language
  createdAt: string
  author: string
  /** What it was kept for. */
  kind: RevisionKind
  /** The page's fields and widgets as they were. */
  content: { page: Page; widgets: WidgetInstance[] }
}

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

  pages: {
    findByPath(siteId: number, path: string): Promise<Page | null>
    find(siteId: number, id: number, lang: Language): Promise<Page | null>
    /** Every page of a language in tree order (`lft`). */
    tree(siteId: number, lang: Language): Promise<PageNode[]>
    /** Every page of a language with its whole record, in tree order. */
    records(siteId: number, lang: Language): Promise<Page[]>
    /** What every page view must know of all pages, as one question. */
    outline(siteId: number): Promise<PageOutline>
    /** Stored texts that may hold links: options of the pages' widgets, and the menus. */
    linkTexts(
      siteId: number,
    ): Promise<{ kind: 'page' | 'menu'; id: number; name: string; text: string }[]>
    /**
     * Adds a page as the last child of `parentId` (or at `position` from 0); `null` makes the root.
     */
    insert(siteId: number, parentId: number | null, page: NewPage, position?: number): Promise<Page>
    /**
     * Fast path for seeds: all pages at once, in tree order, with their nested set already right.
     */
    insertTree(
      siteId: number,
      pages: (NewPage & Pick<Page, 'id' | 'lft' | 'rgt' | 'level'>)[],
    ): Promise<void>
    addTranslation(siteId: number, id: number, translation: PageTranslation): Promise<void>
    /**
     * Changes fields of one language; a new `path` leaves a `moved` redirect for it and its
     * descendants.
     */
    update(
      siteId: number,
      id: number,
      lang: Language,
      changes: Partial<PageTranslation> & Partial<PageOfEveryLanguage>,
    ): Promise<Page>
    /**
     * Moves a page with its descendants under another parent, at `position` among its children
     * (default last). Paths follow; `moved` redirects are left.
     */
    move(siteId: number, id: number, parentId: number, position?: number): Promise<void>
    /**
     * Copies a page right behind it, with its languages and widgets, which get numbers of their own.
     * The copies are named « … (copie) » and are inactive, unless they are to be as their originals.
     * @returns the copy's id
     */
    duplicate(
      siteId: number,
      id: number,
      wish?: { withDescendants?: boolean; asActive?: boolean },
    ): Promise<number>
    /** Puts the children of a page in this order; the list must hold exactly those children. */
    reorder(siteId: number, parentId: number, childrenIds: number[]): Promise<void>
    /** Removes a page and its descendants with their widgets. The root can't be removed. */
    remove(siteId: number, id: number): Promise<void>
    /** Faults of the nested set, as sentences; empty when it is right. */
    check(siteId: number): Promise<string[]>
  }

  /** Renames and moves that can be undone. */
  treeChanges: TreeChanges

  /** Pages that were removed. */
  trash: PageTrash

  layouts: LayoutStore

  widgets: {
    /** Instances of an owner in zone and position order. */
    of(siteId: number, owner: WidgetOwner): Promise<WidgetInstance[]>
    find(siteId: number, id: number): Promise<WidgetInstance | null>
    /** Instances of these types on pages of a language, in the order of their ids. */
    onPages(
      siteId: number,
      lang: Language,
      types: readonly string[],
    ): Promise<(WidgetInstance & { pageId: number })[]>
    /**
     * Replaces all widgets of an owner. Ids are unique per site; absent ids are given. A `text` stands
     * in place of options that can’t be read: it is stored as it is.
     */
    replace(
      siteId: number,
      owner: WidgetOwner,
      widgets: (Omit<WidgetDraft, 'id'> & { id?: number; text?: string })[],
    ): Promise<WidgetInstance[]>
    /** Numbers that no widget of the site will ever get otherwise, for widgets still being drafted. */
    reserveIds(siteId: number, count: number): Promise<number[]>
    /** Changes one instance's options and version, nothing else. */
    saveOptions(siteId: number, id: number, version: number, options: unknown): Promise<void>
  }

  menus: MenuStore

  media: MediaStore
  templates: TemplateStore

  redirects: {
    /** Exact source first, then the longest `*` prefix; manual before moved. */
    match(siteId: number, path: string): Promise<Redirect | null>
    save(siteId: number, redirect: Redirect): Promise<void>
    find(siteId: number, redirect: Pick<Redirect, 'source' | 'kind'>): Promise<Redirect | null>
    list(siteId: number): Promise<Redirect[]>
    /** Nothing happens when there is none. */
    remove(siteId: number, redirect: Pick<Redirect, 'source' | 'kind'>): Promise<void>
    /**
     * Saves many as one: each that can't be is left out.
     * @returns for each why it was refused, or `null`
     */
    saveAll(siteId: number, redirects: readonly Redirect[]): Promise<(string | null)[]>
  }

  revisions: {
    /** Keeps the page as it stands now. */
    keep(
      siteId: number,
      pageId: number,
      lang: Language,
      author: string,
      kind?: RevisionKind,
    ): Promise<number>
    list(siteId: number, pageId: number, lang: Language): Promise<Omit<Revision, 'content'>[]>
    find(siteId: number, id: number): Promise<Revision | null>
    /** Forgets those that the rule of domain/page-history.ts lets go. @returns how many */
    purge(now: Date): Promise<number>
  }

  /** Drafts of pages: what visitors don't see yet. */
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
