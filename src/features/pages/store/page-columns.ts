import { z } from 'zod'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import type { AutoFields } from './path-patterns.ts'
import type { PageTable, PageTranslationTable } from './page-tables.ts'

/** Columns of a page that say the same in every language, as JSON keeps them. */
export const pageColumns = {
  id: z.int(),
  module: z.string(),
  action: z.string(),
  record_id: z.int(),
  record_model: z.string(),
  record_position: z.int().nullable(),
  modelclass: z.string(),
  lft: z.int(),
  rgt: z.int(),
  level: z.int(),
  type: z.string(),
  image: z.string(),
} satisfies { [Column in keyof (Page | PageTable)]?: z.ZodType }

/** Columns that can follow the page's name by themselves (requirements A2). */
export const autoColumns = {
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  h1: z.string(),
  description: z.string(),
  keywords: z.string(),
  auto_mod: z.string(),
} satisfies Record<keyof AutoFields, z.ZodType>

/** Columns of a page in one language, without the language and the truth values. */
export const translationColumns = {
  ...autoColumns,
  path: z.string(),
  infos: z.string(),
  updated_at: z.string(),
} satisfies { [Column in keyof (Page | PageTranslationTable)]?: z.ZodType }

/** Columns of a widget, without whose it is. */
export const widgetColumns = {
  id: z.int(),
  zone: z.string(),
  position: z.int(),
  type: z.string(),
  version: z.int(),
  options: z.string(),
} satisfies Record<keyof WidgetInstance, z.ZodType>
