import { createHash } from 'node:crypto'
import { z } from 'zod'
import { changedFields, draftFieldsOf, draftWidget, storedWidget } from '../rules/draft-content.ts'
import type { Page, WidgetInstance, PageKey } from '#base/core/page/page.ts'
import type { DraftContent, DraftFields, DraftWidget } from '#base/core/page/page-draft.ts'
import { findPage } from '#features/pages/store/page-rows.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { ContentError } from '#base/core/content-error.ts'
import { widgetsOfPage } from '#features/pages/store/widget-store.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'

const widgetSchema = z.object({
  id: z.number(),
  zone: z.string(),
  type: z.string(),
  version: z.number(),
  options: z.union([z.string(), z.record(z.string(), z.unknown())]),
}) satisfies z.ZodType<DraftWidget>

export const draftSchema = z.object({
  widgets: z.array(widgetSchema),
  fields: z.object({
    title: z.string().optional(),
    h1: z.string().optional(),
    description: z.string().optional(),
    keywords: z.string().optional(),
  }),
})

/** A draft's column as a value; `null` for none, and for one that nothing can read any more. */
export function draftContent(text: string): DraftContent | null {
  if (text === '') return null
  const stored = parseStored(draftSchema, text)
  if ('reason' in stored) return null
  const { widgets, fields } = stored.value
  const { title, h1, description, keywords } = fields
  return {
    widgets,
    fields: {
      ...(title === undefined ? {} : { title }),
      ...(h1 === undefined ? {} : { h1 }),
      ...(description === undefined ? {} : { description }),
      ...(keywords === undefined ? {} : { keywords }),
    },
  }
}

/** A page as visitors have it. */
export interface LivePage {
  page: Page
  widgets: WidgetInstance[]
  /** Of all that a draft can change. */
  hash: string
}

/** @throws ContentError when the page does not exist */
export async function livePage(
  db: Db<PageTables>,
  siteId: number,
  { pageId, lang }: PageKey,
): Promise<LivePage> {
  const page = await findPage(db, siteId, pageId, lang)
  if (page === null) {
    throw new ContentError(
      `La page ${pageId} n’existe plus en langue « ${lang} » : elle est peut-être dans la corbeille.`,
    )
  }
  const widgets = await widgetsOfPage(db, siteId, pageId, lang)
  return { page, widgets, hash: hashOf(page, widgets) }
}

/** Tells contents apart: the fields that a draft may change, and every widget in its place. */
export function hashOf(fields: DraftFields, widgets: readonly WidgetInstance[]): string {
  const inOrder = widgets.map(({ id, zone, type, version, options }) => {
    const value = draftWidget({ id, zone, type, version, options, position: 0 }).options
    return [id, zone, type, version, sorted(value)]
  })
  return createHash('sha256')
    .update(JSON.stringify([draftFieldsOf(fields), inOrder.toSorted(byZone)]))
    .digest('hex')
}

/** Zones have no order among themselves; within one, the order of the list counts. */
const byZone = ([, one]: unknown[], [, other]: unknown[]): number =>
  String(one) < String(other) ? -1 : one === other ? 0 : 1

/** A value with the members of its objects in one order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  )
}

/** A draft on its page as a version of the history keeps it. */
export const asVersion = (
  { page }: Pick<LivePage, 'page'>,
  { fields, widgets }: DraftContent,
): { page: Page; widgets: WidgetInstance[] } => ({
  page: { ...page, ...fields },
  widgets: widgets.map(storedWidget),
})

/** The draft without what is as it stands live; `null` when nothing is left of it. */
export function reduced(live: LivePage, { widgets, fields }: DraftContent): DraftContent | null {
  const changed = changedFields(fields, live.page)
  const isLive = hashOf(live.page, widgets.map(storedWidget)) === live.hash
  return isLive && Object.keys(changed).length === 0 ? null : { widgets, fields: changed }
}
