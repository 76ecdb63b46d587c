import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import type { DraftContent, DraftFields } from '#base/core/page/page-draft.ts'
import type { PageContent } from '#features/pages/store/page-contents.ts'
import { changedFields, draftFieldsOf, draftWidget, storedWidget } from '../rules/draft-content.ts'
import type { Live } from '../service/kind.ts'
import { hashOf } from './hash.ts'

/** A page as visitors have it. */
export interface LivePage extends Live, PageContent {
  /** `hash` before it is hashed: comparing two contents takes none. */
  canonical: string
}

/** A page as it stands in its stores. */
export function livePage(page: Page, widgets: WidgetInstance[]): LivePage {
  const canonical = canonicalOf(page, widgets)
  const hash = hashOf(canonical)
  const isLive = page.is_active
  const isBlank = !isLive && widgets.length === 0
  return { page, widgets, canonical, hash, isLive, isBlank, title: page.name }
}

/** Tells contents apart: the fields that a draft may change, and every widget in its place. */
const canonicalOf = (fields: DraftFields, widgets: readonly WidgetInstance[]): string =>
  JSON.stringify([draftFieldsOf(fields), inOrder(widgets)])

/** The same of widgets alone. */
export const canonicalWidgets = (widgets: readonly WidgetInstance[]): string =>
  JSON.stringify(inOrder(widgets))

const inOrder = (widgets: readonly WidgetInstance[]): unknown[] =>
  widgets
    .map(({ id, zone, type, version, options }) => {
      const value = draftWidget({ id, zone, type, version, options, position: 0 }).options
      return [id, zone, type, version, sorted(value)]
    })
    .toSorted(byZone)

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

/** A content on its page as a revision keeps it. */
export const asRevision = (
  { page }: Pick<LivePage, 'page'>,
  { fields, widgets }: DraftContent,
): PageContent => ({ page: { ...page, ...fields }, widgets: widgets.map(storedWidget) })

/** The draft without what is as it stands live; `null` when nothing is left of it. */
export function reduced(live: LivePage, { widgets, fields }: DraftContent): DraftContent | null {
  const changed = changedFields(fields, live.page)
  const isLive =
    Object.keys(changed).length === 0 &&
    canonicalOf(live.page, widgets.map(storedWidget)) === live.canonical
  return isLive ? null : { widgets, fields: changed }
}
