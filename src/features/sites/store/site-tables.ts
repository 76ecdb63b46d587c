import type { Bit } from '#base/platform/db/column-values.ts'
import type { ChangeTables } from '#base/platform/db/site-changes.ts'

/** A site; `offices` and `theme` are JSON text, `last_*_id` the highest id ever given out. */
export interface SiteTable {
  id: number
  name: string
  is_default: Bit
  version: number
  offices: string
  theme: string
  last_page_id: number
  last_widget_id: number
  last_revision_id: number
}

/** Host names of a site, lower case and without port. */
interface SiteHostTable {
  host: string
  site_id: number
  position: number
}

/** A host that a firm asks for; what is confirmed stands in `site_host`. */
interface HostProposalTable {
  site_id: number
  /** As `site_host` has them. */
  host: string
  state: 'proposed' | 'refused'
  /** When it was asked for or refused, and by whom; ISO 8601 in UTC. */
  at: string
  user_id: string
  user_name: string
}

/** A named value of a site: a setting or a constant. */
interface NamedValueTable {
  site_id: number
  name: string
  value: string
}

/** The number of a site that was, so that no other gets it. */
interface RemovedSiteTable {
  id: number
  removed_at: string
}

/** What a site is beside its pages: addresses, settings and constants. */
export interface SiteTables extends ChangeTables {
  site: SiteTable
  site_host: SiteHostTable
  host_proposal: HostProposalTable
  setting: NamedValueTable
  constant: NamedValueTable
  removed_site: RemovedSiteTable
}
