import { join } from 'node:path'
import type { Site } from '#base/core/site.ts'
import { Refused } from '#base/kit/refused.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import type { LeadStore } from '#features/leads/store/lead-store.ts'
import type { SiteLifecycle } from '../store/site-lifecycle.ts'
import { removeSiteFiles } from './site-files.ts'

interface Deleting {
  stores: {
    leads: LeadStore
    siteLifecycle: Pick<SiteLifecycle, 'remove'>
    cleanErased(): Promise<boolean>
  }
  dataDir: string
}

/** @throws {Refused} for the site that answers unknown hosts */
export function refuseDefaultSite({ id, isDefault }: Pick<Site, 'id' | 'isDefault'>): void {
  if (!isDefault) return
  throw new Refused(
    'invalid',
    `Le site ${id} est le site par défaut, celui des hôtes inconnus : donnez d’abord ce ` +
      'rôle à un autre avec « npx vitrine site default <site> ».',
  )
}

/** A firm leaves, with everything that is its own. @throws {Refused} for the default site */
export async function deleteSite({ stores, dataDir }: Deleting, site: Site): Promise<void> {
  refuseDefaultSite(site)
  const leads = await stores.leads.list(site.id)
  const files = leads.flatMap((lead) => lead.files.map(({ stored }) => stored))
  await stores.siteLifecycle.remove(site.id)
  // Rows first: a file without a row is no longer served, and a removal can be done again.
  await leadFolder(join(dataDir, 'leads')).remove(files)
  await removeSiteFiles(dataDir, site.id)
  await stores.cleanErased().catch(() => false)
}
