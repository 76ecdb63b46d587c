import type { Article, ArticleListItem } from '#domain/article.ts'
import type { Lead, LeadForm, LeadStatus, NewLead } from '#domain/lead.ts'
import type { LeasedMail, MailCounts, MailDraft, MailRecord, MailState } from '#domain/mail.ts'
import type { MenuData } from '#domain/menu.ts'
import type { Subscriber, SubscriberState, Subscription } from '#domain/newsletter.ts'
import type { Page, PageNode, WidgetInstance } from '#domain/page.ts'
import type { SwitchedPage } from '#domain/page-switches.ts'
import type {
  Language,
  Office,
  Site,
  SiteConstants,
  SiteSettings,
  ThemeTokens,
} from '#domain/site.ts'
import type { SearchStore } from './search-port.ts'
import type { MotifPage } from './motif-pages.ts'

/** A layout: header, footer and the pages that stand outside the tree (requirements A2, A3). */
export interface Layout {
  id: number
  name: string
  /** Class printed on `<body>`. */
  css_class: string
}

/** What owns widgets: a page in one language, or a layout (one of its parts). */
export type WidgetOwner =
  | { pageId: number; lang: Language }
  | { layoutId: number; part: 'header' | 'footer' | 'error404' | 'signin'; lang: Language }

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

/** A redirect: `destination` is a path, an absolute URL or `page:ID`; `source` may end in `*`. */
export interface Redirect {
  source: string
  destination: string
  /** Language in which `page:ID` is meant; absent for other destinations. */
  lang?: Language
  /** `manual`: written by an editor; `moved`: left behind by a renamed or moved page. */
  kind: 'manual' | 'moved'
}

/** A kept version of a page. */
export interface Revision {
  id: number
  pageId: number
  lang: Language
  createdAt: string
  author: string
  /** The page's fields and widgets as they were. */
  content: { page: Page; widgets: WidgetInstance[] }
}

/** An own article with what only the store knows. */
export type StoredArticle = Omit<Article, 'html'> & {
  html: string
  lang: Language
  sanitiserVersion: number
}

/** A page of own articles, newest first. */
export interface StoredArticleList {
  articles: (Omit<ArticleListItem, 'mediasPaths'> &
    Pick<Article, 'mediasPaths' | 'datePublished'>)[]
  countArticle: number
}

/** A provider's last good answer: JSON text, when it came (an instant), how its HTML was cleaned. */
interface StoredAnswer {
  value: string
  fetchedAt: string
  sanitiserVersion: number
}

/** One person, by an address or by a number in E.164. */
export type Person = { email: string } | { phone: string }

/** How a lead was taken: written down, known already, or refused since its number was used. */
export type Received =
  | { outcome: 'stored' | 'same'; lead: Lead }
  /** The same use of a form was already sent with another content. */
  | { outcome: 'other' }

/** What went with leads that were removed: their number by form, and their files on disk. */
export interface RemovedLeads {
  byForm: Readonly<Partial<Record<LeadForm, number>>>
  /** Names on disk, to be removed now. */
  files: string[]
}

/** What a taken mail is named by. */
type MailLease = Pick<LeasedMail, 'siteId' | 'key' | 'lease'>

/** The mails that go with a change of a subscriber. */
type SubscriberMails = (subscriber: Subscriber) => readonly MailDraft[]

/**
 * A write that can't be done as asked: an unknown site, an id or a slug already taken, a setting
 * refused. The message is a French sentence that an editor can read.
 */
export class ContentError extends Error {
  override name = 'ContentError'
}

/** Tree faults are the caller's: unknown page, move under itself, path taken. */
export class PageTreeError extends ContentError {
  override name = 'PageTreeError'
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
    /** Removes a site with all that belongs to it; nothing happens when there is none. */
    remove(siteId: number): Promise<void>
    saveSettings(siteId: number, settings: Partial<SiteSettings>): Promise<void>
    saveConstants(siteId: number, constants: Partial<SiteConstants>): Promise<void>
    /** Raised by every write to the site's content. */
    version(siteId: number): Promise<number>
  }

  pages: {
    findByPath(siteId: number, path: string): Promise<Page | null>
    find(siteId: number, id: number, lang: Language): Promise<Page | null>
    /** Every page of a language in tree order (`lft`). */
    tree(siteId: number, lang: Language): Promise<PageNode[]>
    /** Pages that hang on settings of the site, by the French `infos` (requirements L1). */
    switched(siteId: number): Promise<SwitchedPage[]>
    /** Pages whose `infos` name exactly one motif, in tree order. */
    ofOneMotif(siteId: number): Promise<MotifPage[]>
    /** Languages in which a page exists, with their paths. */
    translations(siteId: number, id: number): Promise<{ lang: Language; path: string }[]>
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
      changes: Partial<PageTranslation> & Partial<Pick<Page, 'image' | 'type' | 'layout_id'>>,
    ): Promise<Page>
    /**
     * Moves a page with its descendants under another parent, at `position` among its children
     * (default last). Paths follow; `moved` redirects are left.
     */
    move(siteId: number, id: number, parentId: number, position?: number): Promise<void>
    /** Puts the children of a page in this order; the list must hold exactly those children. */
    reorder(siteId: number, parentId: number, childrenIds: number[]): Promise<void>
    /** Removes a page and its descendants with their widgets. The root can't be removed. */
    remove(siteId: number, id: number): Promise<void>
    /** Faults of the nested set, as sentences; empty when it is right. */
    check(siteId: number): Promise<string[]>
  }

  layouts: {
    find(siteId: number, id: number): Promise<Layout | null>
    list(siteId: number): Promise<Layout[]>
    create(siteId: number, layout: Layout): Promise<void>
  }

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
    /** Replaces all widgets of an owner. Ids are unique per site; absent ids are given. */
    replace(
      siteId: number,
      owner: WidgetOwner,
      widgets: (Omit<WidgetDraft, 'id'> & { id?: number })[],
    ): Promise<WidgetInstance[]>
    /** Changes one instance's options and version, nothing else. */
    saveOptions(siteId: number, id: number, version: number, options: unknown): Promise<void>
  }

  menus: {
    find(siteId: number, id: number): Promise<MenuData | null>
    save(siteId: number, id: number, name: string, data: MenuData): Promise<void>
  }

  redirects: {
    /** Exact source first, then the longest `*` prefix; manual before moved. */
    match(siteId: number, path: string): Promise<Redirect | null>
    save(siteId: number, redirect: Redirect): Promise<void>
    list(siteId: number): Promise<Redirect[]>
  }

  revisions: {
    /** Keeps the page as it stands now. */
    keep(siteId: number, pageId: number, lang: Language, author: string): Promise<number>
    list(siteId: number, pageId: number, lang: Language): Promise<Omit<Revision, 'content'>[]>
    find(siteId: number, id: number): Promise<Revision | null>
  }

  /** Own articles, read by the library adapter. */
  articles: {
    motifs(siteId: number): Promise<{ code: string; description: string }[]>
    saveMotifs(siteId: number, motifs: { code: string; description: string }[]): Promise<void>
    /**
     * Newest publication first, then highest id; `motifs` matches any of them. Published at `now`
     * or before.
     */
    list(
      siteId: number,
      query: { motifs: string[]; lang: Language; limit: number; offset: number; now: string },
    ): Promise<StoredArticleList>
    idOfSlug(siteId: number, slug: string, now: string): Promise<number | null>
    find(siteId: number, id: number, now: string): Promise<StoredArticle | null>
    save(siteId: number, article: StoredArticle): Promise<void>
  }

  /**
   * Last good answers of editorial providers. They belong to a scope, `site 1 http` or the public
   * feeds that all sites share, and are no content: writing one leaves every site's version alone.
   */
  providerAnswers: {
    find(scope: string, key: string): Promise<StoredAnswer | null>
    /** Replaces the answer of that key; of one scope the 500 newest stay. */
    save(scope: string, key: string, answer: StoredAnswer): Promise<void>
    list(scope: string): Promise<(StoredAnswer & { key: string })[]>
    remove(scope: string, keys: readonly string[]): Promise<void>
  }

  /**
   * Mails of all sites that wait to be sent. Each is taken by one sender at a time, in whatever
   * process; a lease that ran out, as after a kill, makes the mail due again.
   */
  outbox: {
    /** Writes mails down that have no other cause in the store; a known key is dropped. */
    add(siteId: number, drafts: readonly MailDraft[], now: string): Promise<void>
    /** Takes the due ones that have waited longest; they are ours until `until`. */
    take(asked: { now: string; until: string; limit: number }): Promise<LeasedMail[]>
    /** When a mail may next be taken, or `null` when none waits. */
    nextDue(): Promise<string | null>
    /** The three ends of a lease; `false` when it is no longer ours. */
    sent(mail: MailLease, at: string): Promise<boolean>
    retry(mail: MailLease, next: { at: string; error: string }): Promise<boolean>
    failed(mail: MailLease, end: { at: string; error: string }): Promise<boolean>
    /** The newest of a state. */
    list(state: MailState, limit: number): Promise<MailRecord[]>
    counts(): Promise<MailCounts>
    /** Forgets mails that ended before an instant. @returns how many */
    purge(before: string): Promise<number>
    /** Removes what a person is told, or what is said of them to the firm. @returns how many */
    forget(siteId: number, address: string): Promise<number>
  }

  /** Subscribers of the letter; their mails are written in the same transaction as the change. */
  newsletter: {
    /** Someone asks for the letter: pending from now on, or confirmed as before. */
    subscribe(
      siteId: number,
      wish: Subscription,
      now: string,
      mails: SubscriberMails,
    ): Promise<Subscriber>
    /** The link of that round was followed; `null` when it is void. No mail when it was before. */
    confirm(
      siteId: number,
      addressHash: string,
      round: number,
      now: string,
      mails: SubscriberMails,
    ): Promise<Subscriber | null>
    /** `false` when nobody of that address received the letter. */
    unsubscribe(siteId: number, addressHash: string, now: string): Promise<boolean>
    find(siteId: number, email: string): Promise<Subscriber | null>
    /** In the order in which they asked. */
    list(siteId: number, state?: SubscriberState): Promise<Subscriber[]>
    /**
     * Removes who never confirmed, and the addresses of who left long ago: the hash and the proof
     * of consent stay. @returns how many
     */
    purge(before: { pendingBefore: string; unsubscribedBefore: string }): Promise<number>
    /** Erases one person: unsubscribed, without address and name. */
    forget(siteId: number, email: string, now: string): Promise<boolean>
  }

  /** Requests of visitors. No write here raises the site's version: none changes a page. */
  leads: {
    /**
     * Writes a lead with its mails, all or nothing. The same nonce is the same lead: a second
     * sending writes nothing. A lead in quarantine gets no mails.
     * @throws ContentError when the site does not exist
     */
    receive(
      siteId: number,
      lead: NewLead,
      mails: (lead: Lead) => readonly MailDraft[],
    ): Promise<Received>
    /** How a lead would be taken by its nonce; `null` for one that nobody sent yet. */
    known(siteId: number, lead: NewLead): Promise<Received | null>
    /** Newest first. */
    list(siteId: number, asked?: { form?: LeadForm; status?: LeadStatus }): Promise<Lead[]>
    find(siteId: number, id: number): Promise<Lead | null>
    /** Newest first. */
    findByPerson(siteId: number, person: Person): Promise<Lead[]>
    /** Takes a lead out of quarantine, with its mails; `null` when it is not there. */
    release(
      siteId: number,
      id: number,
      mails: (lead: Lead) => readonly MailDraft[],
      now: string,
    ): Promise<Lead | null>
    /** There was contact with a person: what is kept from the last contact is kept from `at`. */
    touched(siteId: number, person: Person, at: string): Promise<number>
    eraseByPerson(siteId: number, person: Person): Promise<RemovedLeads>
    /** Removes what is past its retention, and consent texts that nothing refers to. */
    purgeExpired(siteId: number, now: string): Promise<RemovedLeads>
    /** Names on disk of the files of all leads of all sites. */
    files(): Promise<ReadonlySet<string>>
  }

  /** How often something was done lately, of all servers together. */
  rateLimits: {
    /**
     * Adds points to a key until its window ends; a window that is over begins anew.
     * @returns all points of the window, and when it ends
     */
    add(
      key: string,
      points: number,
      window: { now: Date; milliseconds: number },
    ): Promise<{ points: number; expiresAt: Date }>
    /** Forgets windows that are over. */
    purge(now: Date): Promise<void>
  }

  /** The search index and what was looked for. */
  search: SearchStore

  /** Runs when the store is idle or at the end of the process. */
  close(): Promise<void>
}
