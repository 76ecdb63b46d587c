import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { describeWidget } from '#framework/widget-kit/describe-widget.ts'
import type { ComparedPages } from '../rules/page-diff.ts'
import type { KindStores } from '../service/kind.ts'

/** Every type of widget by name, as a comparison tells of it; described when somebody first compares. */
export function describedTypes(widgets: Widgets): () => ComparedPages['types'] {
  let described: ComparedPages['types'] | undefined
  return () =>
    (described ??= Object.fromEntries(
      [...widgets].map(([type, widget]) => {
        const { title, fields, nests } = describeWidget(widget)
        return [type, { title, fields, nests }]
      }),
    ))
}

/** Widgets whose numbers stand elsewhere by now get new ones; `here` are those of the document. */
export async function ownIds(
  stores: Pick<KindStores, 'widgets'>,
  siteId: number,
  here: ReadonlySet<number>,
  widgets: DraftWidget[],
): Promise<DraftWidget[]> {
  const elsewhere = new Set<number>()
  for (const { id } of widgets) {
    if (!here.has(id) && (await stores.widgets.find(siteId, id)) !== null) elsewhere.add(id)
  }
  if (elsewhere.size === 0) return widgets
  const fresh = await stores.widgets.reserveIds(siteId, elsewhere.size)
  const ids = new Map([...elsewhere].map((id, index) => [id, fresh[index] ?? id]))
  return widgets.map((widget) => ({ ...widget, id: ids.get(widget.id) ?? widget.id }))
}
