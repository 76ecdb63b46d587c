import { layoutDocument } from '#base/core/document.ts'
import { LAYOUT_PARTS, type Layout, type LayoutPart } from '#base/core/page/page.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import type { Serve } from '#framework/api/serve.ts'
import { layouts } from '../contract/layouts.ts'
import type { KindStores } from '../service/kind.ts'

/** What stands around the pages, and how far its changes are. */
export function layoutRoutes(serve: Serve<KindStores>, { stores }: { stores: KindStores }): void {
  serve(layouts.list, async ({ siteId, reader }) => {
    const { documents } = stores
    const [all, pages, drafts, requests, schedules, english] = await Promise.all([
      stores.layouts.list(siteId),
      stores.layouts.pageCounts(siteId),
      documents.list(siteId, 'layout'),
      documents.requests.list(siteId),
      documents.tasks.list(siteId),
      reader.tree('en'),
    ])
    const languages = LANGUAGES.filter((lang) => lang === 'fr' || english.length > 0)
    const stateOf = async (layoutId: number, part: LayoutPart, lang: 'fr' | 'en') => {
      const { ref } = layoutDocument({ layoutId, part, lang })
      const isThis = (entry: { kind: string; ref: string; lang: string }) =>
        entry.kind === 'layout' && entry.ref === ref && entry.lang === lang
      const live = await stores.widgets.of(siteId, { layoutId, part, lang })
      return {
        part,
        lang,
        isLive: live.length > 0,
        isDraft: drafts.some(({ key }) => isThis(key)),
        isRequested: requests.some((entry) => isThis(entry) && entry.rejected === null),
        schedules: schedules
          .filter((entry) => isThis(entry) && entry.error === '')
          .map(({ action, due }) => ({ action, due })),
      }
    }
    const partsOf = ({ id }: Layout) =>
      Promise.all(
        (Object.keys(LAYOUT_PARTS) as LayoutPart[]).flatMap((part) =>
          languages.map((lang) => stateOf(id, part, lang)),
        ),
      )
    return {
      layouts: await Promise.all(
        all.map(async (layout) => ({
          id: layout.id,
          name: layout.name,
          pages: pages.get(layout.id) ?? 0,
          parts: await partsOf(layout),
        })),
      ),
    }
  })
}
