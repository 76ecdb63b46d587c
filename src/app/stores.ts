import { findUses } from './uses/find-uses.ts'
import { createAccountStore, type AccountStore } from '#features/accounts/store/account-store.ts'
import {
  createArticleChoices,
  type ArticleChoices,
} from '#features/articles/store/article-choices.ts'
import { createArticleWrites, type ArticleWrites } from '#features/articles/store/article-writes.ts'
import { createTrashOf } from '#base/platform/db/tables/editorial-trash.ts'
import { createArticleStore, type ArticleStore } from '#features/articles/store/article-store.ts'
import { createAuditStore, type AuditStore } from '#features/audit/store/audit-store.ts'
import {
  createDocumentContents,
  type DocumentContents,
} from '#features/publishing/store/document-contents.ts'
import { createTextStore, type TextStore } from '#features/publishing/store/text-store.ts'
import { engineOf } from '#base/platform/db/db-handle.ts'
import {
  createDocumentStore,
  type DocumentStore,
} from '#features/publishing/store/document-store.ts'
import { createPageContents, type PageContents } from '#features/pages/store/page-contents.ts'
import { cleanErased } from '#base/platform/db/erased-bytes.ts'
import {
  createInstallationState,
  type InstallationState,
} from '#base/platform/installation/installation-state.ts'
import { createLayoutStore, type LayoutStore } from '#features/pages/store/layout-store.ts'
import { createLeadStore, type LeadStore } from '#features/leads/store/lead-store.ts'
import { createLinkStore, type LinkStore } from '#features/links/store/link-store.ts'
import { createMediaStore, type MediaStore } from '#features/media/store/media-store.ts'
import { createMenuStore, type MenuStore } from '#features/menus/store/menu-store.ts'
import {
  createNewsletterStore,
  type NewsletterStore,
} from '#features/newsletter/store/newsletter-store.ts'
import { createOutbox, type Outbox } from '#framework/mail/store/outbox.ts'
import { createPageStore, type PageStore } from '#features/pages/store/page-store.ts'
import {
  createProviderAnswers,
  type ProviderAnswers,
} from '#features/articles/store/provider-answers.ts'
import { createRateLimits, type RateLimits } from '#base/platform/db/tables/rate-limits.ts'
import {
  createRedirectStore,
  type RedirectStore,
} from '#features/pages/store/redirects/redirect-store.ts'
import {
  createRevisionStore,
  type RevisionStore,
} from '#features/publishing/store/revision-store.ts'
import type { Database } from '#app/tables.ts'
import { createSearchStore, type SearchStore } from '#features/search/store/search-store.ts'
import { createSecretMark, type SecretMark } from '#features/operations/store/secret-mark.ts'
import {
  createHostStore,
  type InstallationHosts,
  NO_HOSTS,
  type HostStore,
} from '#features/sites/store/host-store.ts'
import { createSiteStore, type SiteStore } from '#features/sites/store/site-store.ts'
import { onceEach, type ReportFault } from '#base/platform/db/stored-json.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { createTrashStore, type TrashStore } from '#features/pages/store/trash/trash-store.ts'
import {
  createTreeChangeStore,
  type TreeChangeStore,
} from '#features/pages/store/tree/tree-change-store.ts'
import { createWidgetStore, type WidgetStore } from '#features/pages/store/widget-store.ts'
import { createSiteLifecycle, type SiteLifecycle } from '#features/archive/store/site-lifecycle.ts'

/** What stores are given beside their database. */
export interface StoresOptions {
  /** Told once of each stored value that can't be used; by default a warning of the process. */
  report?: ReportFault
  /** The clock of `updated_at` and of revisions. */
  now?: () => Date
  /** Names of the installation itself (`installationHosts`), which no firm's site may bear. */
  installation?: InstallationHosts
}

type ArticleTrash = ReturnType<typeof createTrashOf>

const warnOfProcess: ReportFault = (fault, siteId) =>
  process.emitWarning(`Site ${siteId}. ${fault}`)

/**
 * The stores of an opened and migrated database, or of a transaction. Every call names its site; nothing is
 * read or written across sites (requirements A1). Writes are one transaction each and raise the site's
 * version, so that whoever keeps a copy can ask whether it still holds.
 */
export function createStores(db: Database, options: StoresOptions = {}) {
  const report = onceEach(options.report ?? warnOfProcess)
  const clock = options.now ?? (() => new Date())
  const now = () => clock().toISOString()
  const installation = options.installation ?? NO_HOSTS
  // The types are named because `tsc` is a quarter slower where it finds them in the calls.
  const stores = lazily({
    sites: (): SiteStore => createSiteStore(db, report, installation),
    siteLifecycle: (): SiteLifecycle => createSiteLifecycle(db, report, installation),
    hosts: (): HostStore => createHostStore(db, installation),
    pages: (): PageStore => createPageStore(db, now),
    treeChanges: (): TreeChangeStore => createTreeChangeStore(db, now),
    trash: (): TrashStore => createTrashStore(db, now, report),
    layouts: (): LayoutStore => createLayoutStore(db),
    widgets: (): WidgetStore => createWidgetStore(db),
    texts: (): TextStore => createTextStore(db),
    documentContents: (): DocumentContents => createDocumentContents(db),
    menus: (): MenuStore => createMenuStore(db, report),
    media: (): MediaStore => createMediaStore(db, now),
    redirects: (): RedirectStore => createRedirectStore(db),
    revisions: (): RevisionStore => createRevisionStore(db),
    documents: (): DocumentStore => createDocumentStore(db),
    pageContents: (): PageContents => createPageContents(db, now),
    articles: (): ArticleStore => createArticleStore(db, report),
    articleWrites: (): ArticleWrites => createArticleWrites(db, report),
    articleTrash: (): ArticleTrash => createTrashOf(db, 'article'),
    articleChoices: (): ArticleChoices => createArticleChoices(db),
    providerAnswers: (): ProviderAnswers => createProviderAnswers(db),
    outbox: (): Outbox => createOutbox(db),
    newsletter: (): NewsletterStore => createNewsletterStore(db),
    leads: (): LeadStore => createLeadStore(db),
    links: (): LinkStore => createLinkStore(db),
    installation: (): InstallationState => createInstallationState(db),
    rateLimits: (): RateLimits => createRateLimits(db),
    accounts: (): AccountStore => createAccountStore(db),
    secretMark: (): SecretMark => createSecretMark(db),
    audit: (): AuditStore => createAuditStore(db, now),
    search: (): SearchStore => createSearchStore(db),
  })
  return Object.assign(stores, {
    engine: engineOf(db),

    /**
     * Several writes as one: `work` gets stores whose writes are kept together or not at all. Only those
     * may be asked inside.
     */
    atomically: <T>(work: (stores: Stores) => Promise<T>): Promise<T> =>
      inTransaction(db, (trx) => work(createStores(trx, options))),

    /**
     * Takes the bytes of what was erased out of the database's own files, outside of any transaction.
     * @returns whether it could be done at once
     */
    cleanErased: () => cleanErased(db),

    /** Where things of sites are used; widgets of these types say what they name. */
    usesBy: (widgets: Widgets) => findUses(db, widgets),

    /** For when no call is under way, or the process ends. */
    close: () => db.destroy(),
  })
}

export type Stores = ReturnType<typeof createStores>

/** An object whose members are made when they are first asked for. */
function lazily<Makers extends Record<string, () => object>>(makers: Makers) {
  const members = {}
  for (const [name, make] of Object.entries(makers)) {
    const property = { configurable: true, enumerable: true }
    const get = () => {
      const value = make()
      Object.defineProperty(members, name, { ...property, writable: true, value })
      return value
    }
    Object.defineProperty(members, name, { ...property, get })
  }
  return members as { [Name in keyof Makers]: ReturnType<Makers[Name]> }
}
