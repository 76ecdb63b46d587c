import type { Generated } from 'kysely'
import type { Bit } from '#base/platform/db/column-values.ts'
import type { ChangeTables, SiteVersion } from '#base/platform/db/site-changes.ts'

/** What a site counts for its media alone; a column of `site`. */
interface MediaCounter {
  last_media_id: Generated<number>
}

/** A file of the media library; `removed_at` is empty unless it lies in the bin. */
export interface MediaTable {
  site_id: number
  id: number
  path: string
  folder: string
  name: string
  alt: string
  decorative: Bit
  credit: string
  caption: string
  focal_x: number
  focal_y: number
  width: number
  height: number
  kind: string
  type: string
  bytes: number
  hash: string
  created_at: string
  created_by: string
  removed_at: string
}

/** The media library. */
export interface MediaTables extends ChangeTables {
  site: SiteVersion & MediaCounter
  media_file: MediaTable
}
