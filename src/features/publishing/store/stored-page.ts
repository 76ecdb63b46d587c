import { z } from 'zod'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import { draftContent as draftSchema, type DraftContent } from '#base/core/page/page-draft.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import {
  pageColumns,
  translationColumns,
  widgetColumns,
} from '#features/pages/store/page-columns.ts'
import type { PageContent } from '#features/pages/store/page-contents.ts'

const pageSchema = z.object({
  ...pageColumns,
  ...translationColumns,
  layout_id: z.number(),
  lang: z.enum(['fr', 'en']),
  is_active: z.boolean(),
  is_secure: z.boolean(),
  is_indexable: z.boolean(),
  is_visible_bread_crumb: z.boolean(),
}) satisfies z.ZodType<Page>

const revisionSchema = z.object({
  page: pageSchema,
  widgets: z.array(z.object(widgetColumns) satisfies z.ZodType<WidgetInstance>),
})

/** A stored draft as a value; `null` for none, and for one that nothing can read any more. */
export function draftContent(text: string): DraftContent | null {
  if (text === '') return null
  const stored = parseStored(draftSchema, text)
  return 'value' in stored ? stored.value : null
}

/** A stored revision of a page: the page and its widgets as they were. */
export function pageRevision(text: string): PageContent | null {
  const stored = parseStored(revisionSchema, text)
  return 'value' in stored ? stored.value : null
}

/** Why a stored draft or revision can't be read; `null` when it can. */
export const draftFault = (text: string): string | null =>
  text === '' ? null : faultOf(draftSchema, text)
export const revisionFault = (text: string): string | null => faultOf(revisionSchema, text)

function faultOf(schema: z.ZodType, text: string): string | null {
  const stored = parseStored(schema, text)
  return 'reason' in stored ? stored.reason : null
}
