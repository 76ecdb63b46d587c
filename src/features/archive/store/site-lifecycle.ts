import type { Transaction } from 'kysely'
import type { Site } from '#base/core/site.ts'
import type { SiteConstants, SiteSettings } from '#base/core/settings/settings.ts'
import { NO_LEGAL } from '#base/core/settings/legal.ts'
import type { AccountTables } from '#features/accounts/store/account-tables.ts'
import { createAccountStore } from '#features/accounts/store/account-store.ts'
import type { ArticleTables } from '#features/articles/store/article-tables.ts'
import { isId } from '#base/platform/db/column-values.ts'
import { ContentError } from '#base/core/content-error.ts'
import { type Db, engineOf } from '#base/platform/db/db-handle.ts'
import { fold } from '#base/kit/text/fold.ts'
import { hostName } from '#base/core/address/host-name.ts'
import type { LeadTables } from '#features/leads/store/lead-tables.ts'
import type { MediaTables } from '#features/media/store/media-tables.ts'
import type { NewsletterTables } from '#features/newsletter/store/newsletter-store.ts'
import { createPageStore } from '#features/pages/store/page-store.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import { holdsOwn } from '../rules/own-words.ts'
import { UNFINISHED_SEED } from './unfinished-seed.ts'
import type { InstallationHosts } from '#features/sites/store/host-store.ts'
import { copyRows } from './rows/content-site-rows.ts'
import { takeOwnOut } from './rows/without-own-rows.ts'
import type { TextTables } from '#features/publishing/store/text-store.ts'
import type { SiteTables } from '#features/sites/store/site-tables.ts'
import { createSiteStore } from '#features/sites/store/site-store.ts'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import type { ReportFault } from '#base/platform/db/stored-json.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'

type Tables = SiteTables &
  AccountTables &
  PageTables &
  Pick<ArticleTables, 'provider_answer' | 'site'> &
  Pick<MediaTables, 'site'> &
  Pick<TextTables, 'site'> &
  Pick<LeadTables, 'lead'> &
  Pick<NewsletterTables, 'subscriber'>

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
  /** Paths of media that stay with the template: its clients' files, and what shows its people alone. */
  leftMedia?: readonly string[]
}

/** How much a site holds: its pages, its own accounts, its requests and its subscribers. */
interface SiteFigures {
  version: number
  pages: number
  accounts: number
  leads: number
  subscribers: number
}

/** What a firm shows its clients alone is no other firm's: its secure pages, with all below them. */
async function removeSecurePages(trx: Transaction<PageTables>, siteId: number): Promise<void> {
  const pages = createPageStore(trx, () => new Date().toISOString())
  for (;;) {
    const first = await trx
      .selectFrom('page')
      .innerJoin('page_translation', (join) =>
        join
          .onRef('page_translation.site_id', '=', 'page.site_id')
          .onRef('page_translation.page_id', '=', 'page.id'),
      )
      .select('page.id')
      .where('page.site_id', '=', siteId)
      .where('page_translation.is_secure', '=', 1)
      .where('page.lft', '>', 1)
      .orderBy('page.lft')
      .executeTakeFirst()
    if (first === undefined) return
    await pages.remove(siteId, first.id)
  }
}

/** The life of a whole site: its making out of another one, its end, and how much it holds meanwhile. */
export function createSiteLifecycle(
  db: Db<Tables>,
  report: ReportFault,
  installation: InstallationHosts,
) {
  return {
    /**
     * Makes a site out of a template: pages, menus, media, templates, settings, under the same ids,
     * since they count per site: every link of the copy leads where it led. Nothing of the template's
     * people goes along. `place` puts its files into place, as the last thing before the rows are kept;
     * what it throws undoes them.
     * @throws ContentError when it can't be; TemplateChanged when the template is of another version
     */
    copy: (
      templateId: number,
      wish: NewSite,
      place: (siteId: number) => Promise<void>,
    ): Promise<Site> =>
      inTransaction(db, async (trx) => {
        const sites = createSiteStore(trx, report, installation)
        const counters = await unchangedTemplate(trx, templateId, wish.templateVersion)
        const template = await sites.find(templateId)
        if (template === null) throw noSite(templateId)
        if (template.constants.version_dump === UNFINISHED_SEED) throw unfinished(templateId)
        const site = await sites.create({
          name: wish.name,
          isDefault: false,
          hosts: [...wish.hosts],
          settings: ownSettings(template, wish),
          constants: ownConstants(template, wish),
          offices: [],
          theme: template.theme,
        })
        await trx.updateTable('site').set(counters).where('id', '=', site.id).execute()
        await copyRows(trx, templateId, site.id, wish)
        await removeSecurePages(trx, site.id)
        await takeOwnOut(trx, template, site)
        await gatherStatistics(trx)
        await place(site.id)
        return site
      }),

    /**
     * Removes a site with all that belongs to it, and the accounts that nobody needs without it;
     * nothing happens when there is none. Its number is never given out again.
     */
    async remove(siteId: number): Promise<void> {
      if (!isId(siteId)) return
      await inTransaction(db, async (trx) => {
        await dismiss(trx, siteId)
        const { numDeletedRows } = await trx
          .deleteFrom('site')
          .where('id', '=', siteId)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return
        await trx.deleteFrom('provider_answer').where('scope', 'like', `site ${siteId} %`).execute()
        await trx
          .insertInto('removed_site')
          .values({ id: siteId, removed_at: new Date().toISOString() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute()
      })
    },

    /** How much every site holds, by its id. */
    async figures(): Promise<ReadonlyMap<number, SiteFigures>> {
      const count = db.fn.countAll<number | string>().as('count')
      const [sites, pages, accounts, leads, subscribers] = await Promise.all([
        db.selectFrom('site').select(['id', 'version']).execute(),
        db.selectFrom('page').select(['site_id', count]).groupBy('site_id').execute(),
        db.selectFrom('account_membership').select(['site_id', count]).groupBy('site_id').execute(),
        db.selectFrom('lead').select(['site_id', count]).groupBy('site_id').execute(),
        db.selectFrom('subscriber').select(['site_id', count]).groupBy('site_id').execute(),
      ])
      const of = (rows: { site_id: number; count: number | string }[], id: number) =>
        Number(rows.find(({ site_id }) => site_id === id)?.count ?? 0)
      return new Map(
        sites.map(({ id, version }) => [
          id,
          {
            version,
            pages: of(pages, id),
            accounts: of(accounts, id),
            leads: of(leads, id),
            subscribers: of(subscribers, id),
          },
        ]),
      )
    },
  }
}

export type SiteLifecycle = ReturnType<typeof createSiteLifecycle>

/** Whoever had an account on this site alone has none any more: nothing personal is kept of them. */
async function dismiss(trx: Transaction<AccountTables>, siteId: number): Promise<void> {
  const accounts = createAccountStore(trx)
  const members = await trx
    .selectFrom('account_membership')
    .innerJoin('account_user', 'account_user.id', 'account_membership.user_id')
    .select('user_id')
    .where('site_id', '=', siteId)
    .where('is_super_admin', '=', 0)
    .execute()
  for (const { user_id } of members) await accounts.leave(siteId, user_id)
}

/** Neither number nor town is the new firm's. */
const ownConstants = ({ constants }: Site, { name }: NewSite): SiteConstants => ({
  ...constants,
  nomcabinet: name,
  phonetotext: '',
  phonetolink: '',
  localite: '',
})

/**
 * What names the template's firm, or is a secret between it and somebody, is not the new firm's. Who
 * hosts and stores the site stays.
 */
const ownSettings = (template: Site, { name, hosts, email }: NewSite): SiteSettings => ({
  ...template.settings,
  site_name: name,
  site_email: email,
  lead_recipients: [],
  absences: [],
  deadline_notes: [],
  own_deadlines: [],
  logo: '',
  logo_dark: '',
  logo_square: '',
  logo_name: 'auto',
  mail_name: '',
  mail_from: '',
  mail_reply_to: '',
  mail_signature: '',
  firm_article: 'auto',
  site_ndd: hosts[0] === undefined ? '' : hostName(hosts[0]),
  first_time: '1',
  client_im: '',
  id_client: '',
  gmap_key: '',
  own_words: [],
  provider_token: '',
  reader_token: '',
  legal: {
    ...NO_LEGAL,
    host: hostOf(template, template.settings.legal.host),
    storage: hostOf(template, template.settings.legal.storage),
  },
})

/** Whoever hosts the template hosts the copy too, but for a host that the template's firm made up. */
const hostOf = ({ settings }: Site, host: SiteSettings['legal']['host']) =>
  holdsOwn({ folded: settings.own_words.map(fold), proper: [] }, Object.values(host).join('\n'))
    ? NO_LEGAL.host
    : host

const unfinished = (id: number): ContentError =>
  new ContentError(
    `Le remplissage du site ${id} a été interrompu : lancez « npm start », qui le reprend, puis recommencez.`,
  )

const noSite = (id: number): ContentError => new ContentError(`Le site ${id} n’existe pas.`)

/**
 * The ids that a template has given out. Its row is held until the end, so that nobody writes to it
 * between the copying of two tables.
 */
async function unchangedTemplate(trx: Transaction<Tables>, id: number, version: number) {
  const asked = trx
    .selectFrom('site')
    .select([
      'version',
      'last_page_id',
      'last_widget_id',
      'last_media_id',
      'last_article_id',
      'last_text_id',
    ])
    .where('id', '=', id)
  const row = await (engineOf(trx) === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst()
  if (row === undefined) throw noSite(id)
  const { version: now, ...counters } = row
  if (now !== version) {
    throw new TemplateChanged(`Le site ${id} vient d’être modifié : recommencez.`)
  }
  return counters
}

/** The template was written to since its files were copied: whoever copies begins again. */
export class TemplateChanged extends ContentError {
  override name = 'TemplateChanged'
}
