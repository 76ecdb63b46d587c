import { blocksWithin, SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import { LAYOUT_PARTS, type LayoutPart, type WidgetInstance } from '#base/core/page/page.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { holdsKind } from '#framework/widget-kit/values-within.ts'
import type { TextUse } from '../contract/texts.ts'
import type { KindStores } from './kind.ts'

/** Every place of a site that shows a shared block, by the number of the block; each place once. */
export function usesOfBlocks(widgets: Widgets) {
  /** Types that name a block, or that may hold another widget which does. */
  const types = [...widgets.values()]
    .filter(({ type, options }) => type === SHARED_BLOCK || holdsKind(options.fields, 'widgets'))
    .map(({ type }) => type)

  return async (
    stores: Pick<KindStores, 'layouts' | 'pages' | 'widgets'>,
    siteId: number,
  ): Promise<ReadonlyMap<number, readonly TextUse[]>> => {
    const uses = new Map<number, Map<string, TextUse>>()
    const note = (instance: WidgetInstance, use: TextUse) => {
      for (const id of blocksWithin(instance)) {
        const known = uses.get(id) ?? new Map<string, TextUse>()
        uses.set(id, known.set(use.href, use))
      }
    }
    for (const { id: layoutId, name } of await stores.layouts.list(siteId)) {
      for (const part of Object.keys(LAYOUT_PARTS) as LayoutPart[]) {
        for (const lang of LANGUAGES) {
          const inEnglish = lang === 'en' ? ', en anglais' : ''
          const title = `${name} : ${LAYOUT_PARTS[part]}${inEnglish}`
          const href = `/layouts/${layoutId}/${part}/${lang}`
          const held = await stores.widgets.of(siteId, { layoutId, part, lang })
          for (const instance of held) note(instance, { title, href })
        }
      }
    }
    for (const lang of LANGUAGES) {
      const tree = await stores.pages.tree(siteId, lang)
      const names = new Map(tree.map(({ id, name }) => [id, name]))
      for (const { pageId, ...instance } of await stores.widgets.onPages(siteId, lang, types)) {
        await giveWay()
        const title = names.get(pageId) ?? `Page ${pageId}`
        note(instance, { title, href: `/pages/${pageId}/${lang}/edit` })
      }
    }
    return new Map([...uses].map(([id, places]) => [id, [...places.values()]]))
  }
}
