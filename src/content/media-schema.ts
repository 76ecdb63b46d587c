import type { Generated } from 'kysely'
import type { Bit } from './column-values.ts'

/** What a site counts for its media and templates; columns of `site`. */
export interface MediaCounters {
  last_media_id: Generated<number>
  last_template_id: Generated<number>
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

/** A version of one of a site's own templates; a text is empty where there is no such file. */
interface TemplateVersionTable {
  site_id: number
  id: number
  name: string
  html: string
  css: string
  js: string
  at: string
  user_id: string
  user_name: string
}

/** A site's files: its media library and its own templates. */
export interface MediaTables {
  media_file: MediaTable
  template_version: TemplateVersionTable
}
