import { pageDocument } from '#base/core/document.ts'
import type { Language } from '#base/kit/language.ts'
import { PAGES, pageKind } from '#features/publishing/kinds/page-kind.ts'
import type { Stores } from '#app/stores.ts'

const kind = pageKind({ widgets: new Map(), comparePages: async () => [] })

/** Keeps a page as it stands in the history, as a publication does. @returns the revision's number */
export async function keepRevision(
  stores: Stores,
  siteId: number,
  pageId: number,
  lang: Language,
  name: string,
): Promise<number> {
  const key = pageDocument(pageId, lang)
  const live = await PAGES.live(stores, siteId, key)
  return stores.revisions.add(siteId, key, {
    reason: 'kept',
    by: { id: '', name },
    at: '2026-11-20T08:00:00.000Z',
    content: kind.revision(live, null),
  })
}
