import { z } from 'zod'
import type { ContentStore } from '#content/store.ts'
import { draftFieldsOf, draftWidget } from '#domain/draft-content.ts'
import type { Page, WidgetInstance, PageKey } from '#domain/page.ts'
import type { DraftContent, PageDraft } from '#domain/page-draft.ts'
import { Refused } from '#domain/refused.ts'

/** A page in a language, as the addresses of its draft name it. */
export const pageParams = z.object({
  id: z.coerce.number().int().positive(),
  lang: z.enum(['fr', 'en']),
})

export const keyOf = ({ id, lang }: z.output<typeof pageParams>): PageKey => ({ pageId: id, lang })

type Reading = Pick<ContentStore, 'pages' | 'widgets' | 'drafts'>

/** @throws {Refused} `absent` */
export async function requirePage(
  store: Pick<ContentStore, 'pages'>,
  siteId: number,
  { pageId, lang }: PageKey,
): Promise<Page> {
  const page = await store.pages.find(siteId, pageId, lang)
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
  store: Reading,
  siteId: number,
  key: PageKey,
): Promise<EditedContent> {
  const page = await requirePage(store, siteId, key)
  const [live, { base, content, isBehind, last }] = await Promise.all([
    store.widgets.of(siteId, key),
    store.drafts.find(siteId, key),
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
  store: Reading,
  siteId: number,
  key: PageKey,
  now: string,
): Promise<PageDraft> {
  const { page, base, content, isDraft, isBehind, last } = await editedContent(store, siteId, key)
  const [lock, schedules, request, shares] = await Promise.all([
    store.drafts.locks.find(siteId, key, now),
    store.drafts.schedules.of(siteId, key),
    store.drafts.requests.of(siteId, key),
    store.drafts.shares.of(siteId, key, now),
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
