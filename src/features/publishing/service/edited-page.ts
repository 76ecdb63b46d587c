import { z } from 'zod'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { DraftStore } from '../store/draft-store.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { WidgetStore } from '#features/pages/store/widget-store.ts'
import { draftFieldsOf, draftWidget } from '../rules/draft-content.ts'
import type { Page, WidgetInstance, PageKey } from '#base/core/page/page.ts'
import type { DraftContent, PageDraft } from '#base/core/page/page-draft.ts'
import { Refused } from '#base/kit/refused.ts'

/** A page in a language, as the addresses of its draft name it. */
export const pageParams = z.object({
  id: z.coerce.number().int().positive(),
  lang: z.enum(['fr', 'en']),
})

export const keyOf = ({ id, lang }: z.output<typeof pageParams>): PageKey => ({ pageId: id, lang })

export interface EditedPageStores {
  pages: PageStore
  widgets: WidgetStore
  drafts: DraftStore
}

/** What publishing and checking a draft need. */
export interface DraftParts {
  stores: EditedPageStores
  widgets: Widgets
  clock(): Date
}

/** @throws {Refused} `absent` */
export async function requirePage(
  stores: { pages: PageStore },
  siteId: number,
  { pageId, lang }: PageKey,
): Promise<Page> {
  const page = await stores.pages.find(siteId, pageId, lang)
  if (page) return page
  throw new Refused(
    'absent',
    'Cette page n’existe plus dans cette langue : elle est peut-être dans la corbeille.',
  )
}

/** The page as its editor has it, draft or not. */
export interface EditedContent {
  page: Page
  live: WidgetInstance[]
  base: number
  content: DraftContent
  isDraft: boolean
  isBehind: boolean
  last: PageDraft['saved']
}

export async function editedContent(
  stores: EditedPageStores,
  siteId: number,
  key: PageKey,
): Promise<EditedContent> {
  const page = await requirePage(stores, siteId, key)
  const [live, { base, content, isBehind, last }] = await Promise.all([
    stores.widgets.of(siteId, key),
    stores.drafts.find(siteId, key),
  ])
  return {
    page,
    live,
    base,
    content: content ?? { widgets: live.map(draftWidget), fields: {} },
    isDraft: content !== null,
    isBehind,
    last: last && { by: last.by, at: last.at },
  }
}

/** All that an editor is shown of a page when it is opened. */
export async function pageDraft(
  stores: EditedPageStores,
  siteId: number,
  key: PageKey,
  now: string,
): Promise<PageDraft> {
  const { page, base, content, isDraft, isBehind, last } = await editedContent(stores, siteId, key)
  const [lock, schedules, request, shares] = await Promise.all([
    stores.drafts.locks.find(siteId, key, now),
    stores.drafts.schedules.of(siteId, key),
    stores.drafts.requests.of(siteId, key),
    stores.drafts.shares.of(siteId, key, now),
  ])
  const { id, lang, path, name, layout_id, is_active, is_secure, is_indexable } = page
  return {
    page: { id, lang, path, name, layout_id, is_active, is_secure, is_indexable },
    fields: { ...draftFieldsOf(page), ...content.fields },
    widgets: content.widgets,
    base,
    isDraft,
    isBehind,
    saved: last,
    lock,
    schedules,
    request,
    shares,
  }
}
