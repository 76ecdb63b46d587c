import type { MenuData, MenuEntry, RenderedMenuItem } from '../menu.ts'

/**
 * An entry is current when its id is the page's, or when any entry below it is (requirements C4).
 * Page 0 means no page, so nothing is current.
 */
export function isCurrentEntry(entry: MenuEntry, pageId: number): boolean {
  if (pageId <= 0) return false
  return entry.id === pageId || entry.childs.some((child) => isCurrentEntry(child, pageId))
}

/** Entries that a menu draws: with `onlyLevelChoice` "1" the children only (requirements C2). */
export function visibleEntries(data: MenuData): MenuEntry[] {
  return data.paramsMenu.onlyLevelChoice === '1'
    ? data.menu.flatMap((entry) => entry.childs)
    : data.menu
}

/** An entry as templates draw it (requirements C3). */
export function renderedItem(entry: MenuEntry, pageId: number): RenderedMenuItem {
  return {
    pagelink: entry.link,
    title: entry.label,
    isCurrent: isCurrentEntry(entry, pageId),
    media: entry.mediaPage || entry.mediaLinkedObject,
    icon: iconOf(entry.infos),
  }
}

/** `infos` is JSON text that an editor may have broken: that costs the icon, not the menu. */
function iconOf(infos: string): string {
  try {
    const value: unknown = JSON.parse(infos)
    const hasIcon = typeof value === 'object' && value !== null && 'icon' in value
    return hasIcon && typeof value.icon === 'string' ? value.icon.trim() : ''
  } catch {
    return ''
  }
}
