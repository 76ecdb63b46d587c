import { createAccountStore } from './account-store.ts'
import { createArticleChoices } from './article-choices.ts'
import { createArticleDesk } from './article-desk.ts'
import { createArticleStore } from './article-store.ts'
import { createAuditStore } from './audit-store.ts'
import { engineOf } from './db-handle.ts'
import { createDraftStore } from './draft-store.ts'
import { cleanErased } from './erased-bytes.ts'
import { createInstallationState } from './installation-state.ts'
import { createLayoutStore } from './layout-store.ts'
import { createLeadStore } from './lead-store.ts'
import { createMediaStore } from './media-store.ts'
import { createMenuStore } from './menu-store.ts'
import { createNewsletterStore } from './newsletter-store.ts'
import { createOutbox } from './outbox.ts'
import { createPageStore } from './page-store.ts'
import { createProviderAnswers } from './provider-answers.ts'
import { createRateLimits } from './rate-limits.ts'
import { createRedirectStore } from './redirect-store.ts'
import { createRevisionStore } from './revision-store.ts'
import type { Database } from './schema.ts'
import { createSearchStore } from './search-store.ts'
import { createSecretMark } from './secret-mark.ts'
import { createHostStore, type InstallationHosts } from './host-store.ts'
import { createSiteStore } from './site-store.ts'
import { onceEach, type ReportFault } from './stored-json.ts'
import type { ContentStore } from './store.ts'
import { inTransaction } from './transaction.ts'
import { createTemplateStore } from './template-store.ts'
import { createTrashStore } from './trash-store.ts'
import { createTreeChangeStore } from './tree-change-store.ts'
import { createWidgetStore } from './widget-store.ts'
import { createSiteLifecycle } from './site-lifecycle.ts'

/** What the store may be given beside its database. */
export interface ContentStoreOptions {
  /** Told once of each stored value that can't be used; by default a warning of the process. */
  report?: ReportFault
  /** The clock of `updated_at` and of revisions. */
  now?: () => Date
  /** Names of the installation itself (`installationHosts`), which the default site alone may bear. */
  installation?: InstallationHosts
}

const warnOfProcess: ReportFault = (fault, siteId) =>
  process.emitWarning(`Site ${siteId}. ${fault}`)

/** The content store on an opened and migrated database. */
export function createContentStore(db: Database, options: ContentStoreOptions = {}): ContentStore {
  const report = onceEach(options.report ?? warnOfProcess)
  const clock = options.now ?? (() => new Date())
  const now = () => clock().toISOString()
  const installation = options.installation ?? []
  const articles = createArticleStore(db, report)
  return {
    engine: engineOf(db),
    sites: createSiteStore(db, report, installation),
    siteLifecycle: createSiteLifecycle(db, report, installation),
    hosts: createHostStore(db, installation),
    pages: createPageStore(db, now),
    treeChanges: createTreeChangeStore(db, now),
    trash: createTrashStore(db, now, report),
    layouts: createLayoutStore(db),
    widgets: createWidgetStore(db),
    menus: createMenuStore(db, report),
    media: createMediaStore(db, now),
    templates: createTemplateStore(db, now),
    redirects: createRedirectStore(db),
    revisions: createRevisionStore(db, now, report),
    drafts: createDraftStore(db, now),
    articles,
    articleDesk: createArticleDesk(db, { now, report, findLive: articles.find }),
    articleChoices: createArticleChoices(db),
    providerAnswers: createProviderAnswers(db),
    outbox: createOutbox(db),
    newsletter: createNewsletterStore(db),
    leads: createLeadStore(db),
    installation: createInstallationState(db),
    rateLimits: createRateLimits(db),
    accounts: createAccountStore(db),
    secretMark: createSecretMark(db),
    audit: createAuditStore(db, now),
    search: createSearchStore(db),
    atomically: (work) => inTransaction(db, (trx) => work(createContentStore(trx, options))),
    cleanErased: () => cleanErased(db),
    close: () => db.destroy(),
  }
}
