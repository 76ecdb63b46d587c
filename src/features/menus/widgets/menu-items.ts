import { isCurrentLink } from '#base/core/address/current-link.ts'
import { labels } from '#base/core/article/labels.ts'
import { renderedItem, visibleEntries } from '#base/core/address/menu-current.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { MenuItemValues } from '#features/templates/engine/template-values.ts'
import { iconHref } from '#framework/widget-kit/icon.tsx'
import type { HeadParts, LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'

/** An entry of a source menu as menu widgets draw it. */
export interface MenuItem extends MenuItemValues {
  id: number
  /** Classes of the media's focal point. */
  focal: string
  /** Where the entry leads; `null` for one that leads nowhere, the title of a column for one. */
  href: string | null
  childs: MenuItem[]
}

/** A source menu, with what the page carries for it. */
export interface LoadedMenu {
  items: MenuItem[]
  head: HeadParts
  notes: string[]
}

/** Reads a source menu (requirements C1 to C4, C7); `null` when the site has none of that id. */
export async function loadMenu(menuId: number, context: WidgetContext): Promise<LoadedMenu | null> {
  const data = await context.menu(menuId)
  return (
    data && {
      items: visibleEntries(data).map((entry) => menuItem(entry, context)),
      head: { menus: { [menuId]: data } },
      notes: [labels(context.culture).menuUsed(menuId, context.widgetId)],
    }
  )
}

/** A menu that is not there costs two console messages and nothing else (requirements C6). */
export function menuMissing(menuId: number, { culture, widgetId }: WidgetContext) {
  const say = labels(culture)
  return {
    state: 'error',
    console: [say.menuImpossible(widgetId), say.menuMissing(menuId)],
  } satisfies LoadResult<never>
}

/** Beside the prescribed fields (requirements C3): what the tile is for, its motif, its icon's address. */
function menuItem(entry: MenuEntry, context: WidgetContext): MenuItem {
  const { page, request, href, media, culture } = context
  const type = typography(culture)
  const item = renderedItem(entry, page.id)
  const infos = entryInfos(entry.infos)
  const shown = media(item.media)
  const target = href(entry.link)
  const pagelink = target ?? entry.link
  return {
    ...item,
    title: type.text(item.title),
    media: shown.src,
    focal: shown.focal,
    id: entry.id,
    pagelink,
    href: target,
    isCurrent: item.isCurrent || isCurrentLink(pagelink, request.path),
    icon_href: item.icon ? iconHref(item.icon) : '',
    description: type.text(infos.text),
    motif_code: infos.motif,
    childs: entry.childs.map((child) => menuItem(child, context)),
  }
}

function entryInfos(infos: string): { text: string; motif: string } {
  try {
    const { text, motif } = { ...JSON.parse(infos) }
    return {
      text: typeof text === 'string' ? text : '',
      motif: typeof motif === 'string' ? motif : '',
    }
  } catch {
    return { text: '', motif: '' }
  }
}
