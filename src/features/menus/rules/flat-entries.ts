import type { MenuEntry } from '#base/core/menu.ts'

/** An entry where it stands in its menu. */
export interface FlatEntry {
  entry: MenuEntry
  /** Dotted: `menu.0.childs.1`. */
  place: string
  /** The entry that it stands under; `null` for the first level. */
  parent: MenuEntry | null
}

/** Every entry of a menu, those under it right behind it. */
export const flatEntries = (
  entries: readonly MenuEntry[],
  above = 'menu',
  parent: MenuEntry | null = null,
): FlatEntry[] =>
  entries.flatMap((entry, index) => {
    const place = `${above}.${index}`
    return [{ entry, place, parent }, ...flatEntries(entry.childs, `${place}.childs`, entry)]
  })
