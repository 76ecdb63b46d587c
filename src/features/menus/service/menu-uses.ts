import type { LayoutStore } from '#features/pages/store/layout-store.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { WidgetStore } from '#features/pages/store/widget-store.ts'
import { LAYOUT_PARTS, type LayoutPart, type WidgetInstance } from '#base/core/page/page.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { holdsKind, valuesWithin } from '#framework/widget-kit/values-within.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'

/** A place that draws a menu. */
export interface MenuUse {
  /** The page or the layout, as an editor knows it. */
  title: string
  /** Address below `/admin`. */
  href: string
  /** What draws it. */
  widget: Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>
}

interface UsingStores {
  layouts: LayoutStore
  pages: PageStore
  widgets: WidgetStore
}

/** Finds every place of a site that draws a menu, by the menu's id. */
export function findMenuUses(widgets: Widgets) {
  /** Types that name a menu, or that may hold another widget which does. */
  const types = [...widgets.values()]
    .filter(({ options }) => holdsKind(options.fields, 'menu', 'widgets'))
    .map(({ type }) => type)

  return async (stores: UsingStores, siteId: number): Promise<ReadonlyMap<number, MenuUse[]>> => {
    const uses = new Map<number, MenuUse[]>()
    const note = (instance: WidgetInstance, place: Omit<MenuUse, 'widget'>) => {
      for (const { menu, widget } of menusOf(widgets, instance)) {
        const known = uses.get(menu) ?? []
        uses.set(menu, [...known, { ...place, widget }])
      }
    }
    for (const layout of await stores.layouts.list(siteId)) {
      for (const [part, name] of Object.entries(LAYOUT_PARTS)) {
        for (const lang of LANGUAGES) {
          const owner = { layoutId: layout.id, part: part as LayoutPart, lang }
          for (const instance of await stores.widgets.of(siteId, owner)) {
            const language = lang === 'en' ? ', en anglais' : ''
            const href = `/layouts/${layout.id}/${part}/${lang}`
            note(instance, { title: `${layout.name} : ${name}${language}`, href })
          }
        }
      }
    }
    for (const lang of LANGUAGES) {
      const pages = new Map(
        (await stores.pages.tree(siteId, lang)).map((node) => [node.id, node.name]),
      )
      for (const { pageId, ...instance } of await stores.widgets.onPages(siteId, lang, types)) {
        const title = pages.get(pageId) ?? `Page ${pageId}`
        note(instance, { title, href: `/pages/${pageId}/${lang}/edit` })
      }
    }
    return uses
  }
}

type Stored = MenuUse['widget']

function menusOf(
  widgets: Widgets,
  { id, type, version, options }: Stored,
): { menu: number; widget: Stored }[] {
  const widget = widgets.get(type)
  const own = valuesWithin(widget?.options.fields ?? {}, recordOf(options)).flatMap(
    ({ field, value: menu }) =>
      field.kind === 'menu' && typeof menu === 'number' && menu > 0
        ? [{ menu, widget: { id, type, version, options } }]
        : [],
  )
  const inner = (widget?.nested(options, version) ?? []).flatMap((held) =>
    menusOf(widgets, { ...held, options: JSON.stringify(held.options) }),
  )
  return [...own, ...inner]
}

function recordOf(options: string): Record<string, unknown> {
  try {
    return { ...JSON.parse(options) }
  } catch {
    return {}
  }
}
