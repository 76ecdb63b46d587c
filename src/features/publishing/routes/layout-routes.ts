import { layoutDocument } from '#base/core/document.ts'
import { LAYOUT_PARTS, type Layout, type LayoutPart } from '#base/core/page/page.ts'
import { type Language, LANGUAGES } from '#base/kit/language.ts'
import type { Serve } from '#framework/api/serve.ts'
import { layouts } from '../contract/layouts.ts'
import type { KindStores } from '../service/kind.ts'
import { listedStates } from '../service/listed-states.ts'

/** What stands around the pages, and how far its changes are. */
export function layoutRoutes(serve: Serve<KindStores>, { stores }: { stores: KindStores }): void {
  serve(layouts.list, async ({ siteId, reader }) => {
    const [all, pages, stateOf, english] = await Promise.all([
      stores.layouts.list(siteId),
      stores.layouts.pageCounts(siteId),
      listedStates(stores.documents, siteId, 'layout'),
      reader.tree('en'),
    ])
    const languages = LANGUAGES.filter((lang) => lang === 'fr' || english.length > 0)
    const shown = async (layoutId: number, part: LayoutPart, lang: Language) => {
      const key = { layoutId, part, lang }
      const live = await stores.widgets.of(siteId, key)
      return { part, lang, isLive: live.length > 0, ...stateOf(layoutDocument(key)) }
    }
    const partsOf = ({ id }: Layout) =>
      Promise.all(
        (Object.keys(LAYOUT_PARTS) as LayoutPart[]).flatMap((part) =>
          languages.map((lang) => shown(id, part, lang)),
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
