import type { Site, SiteSettings } from '#domain/site.ts'
import { NO_LEGAL } from '#domain/legal-setting.ts'
import { engineOf } from './db-handle.ts'
import { hostName } from './host-name.ts'
import type { Database, DatabaseTransaction } from './schema.ts'
import { UNFINISHED_SEED } from './seed/unfinished-seed.ts'
import { copyRows } from './site-rows.ts'
import { gatherStatistics } from './statistics.ts'
import type { ContentStore, NewSite } from './store.ts'
import { ContentError } from './content-error.ts'
import { inTransaction } from './transaction.ts'

type Sites = ContentStore['sites']

/**
 * Makes a site out of another one. Ids stay, since they count per site: every link
 * of the copy leads where it led.
 * @param sitesOn the sites on the handle of a transaction
 */
export const siteCopy =
  (
    db: Database,
    sitesOn: (trx: DatabaseTransaction) => Pick<Sites, 'find' | 'create'>,
  ): Sites['copy'] =>
  (templateId, wish, place) =>
    inTransaction(db, async (trx) => {
      const sites = sitesOn(trx)
      const counters = await unchangedTemplate(trx, templateId, wish.templateVersion)
      const template = await sites.find(templateId)
      if (template === null) throw noSite(templateId)
      if (template.constants.version_dump === UNFINISHED_SEED) {
        throw new ContentError(
          `Le remplissage du site ${templateId} a été interrompu : lancez « npm start », qui le ` +
            'reprend, puis recommencez.',
        )
      }
      const site = await sites.create({
        name: wish.name,
        isDefault: false,
        hosts: [...wish.hosts],
        settings: ownSettings(template, wish),
        constants: { ...template.constants, nomcabinet: wish.name },
        offices: template.offices,
        theme: template.theme,
      })
      await trx.updateTable('site').set(counters).where('id', '=', site.id).execute()
      await copyRows(trx, templateId, site.id, wish)
      await gatherStatistics(trx)
      await place(site.id)
      return site
    })

/**
 * What names the template's firm, or is a secret between it and somebody, is not the new firm's. Who
 * hosts and stores the site stays.
 */
const ownSettings = ({ settings }: Site, { name, hosts, email }: NewSite): SiteSettings => ({
  ...settings,
  site_name: name,
  site_email: email,
  site_ndd: hosts[0] === undefined ? '' : hostName(hosts[0]),
  first_time: '1',
  client_im: '',
  id_client: '',
  gmap_key: '',
  provider_token: '',
  legal: { ...NO_LEGAL, host: settings.legal.host, storage: settings.legal.storage },
})

const noSite = (id: number): ContentError => new ContentError(`Le site ${id} n’existe pas.`)

/**
 * The ids that a template has given out. Its row is held until the end, so that nobody writes to it
 * between the copying of two tables.
 */
async function unchangedTemplate(trx: DatabaseTransaction, id: number, version: number) {
  const asked = trx
    .selectFrom('site')
    .select([
      'version',
      'last_page_id',
      'last_widget_id',
      'last_media_id',
      'last_template_id',
      'last_article_id',
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
