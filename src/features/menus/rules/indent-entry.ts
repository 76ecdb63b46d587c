import type { MenuEntry } from '#base/core/menu.ts'
import { entryAt, type EntryPath } from './entry-at.ts'
import { changeEntry } from './change-entry.ts'
import type { Moved } from './move-entry.ts'
import { removeEntry } from './remove-entry.ts'

/** Levels of a menu: the site's navigation unfolds two below the first. */
export const MAX_LEVELS = 3

/** Levels that an entry takes with what lies in it. */
export const levelsOf = ({ childs }: MenuEntry): number => 1 + Math.max(0, ...childs.map(levelsOf))

/** Puts an entry into the one before it, last; `null` for a first one, or when it would lie too deep. */
export function indentEntry(entries: readonly MenuEntry[], path: EntryPath): Moved {
  const place = path.at(-1) ?? 0
  const before = [...path.slice(0, -1), place - 1]
  const entry = entryAt(entries, path)
  const into = place > 0 ? entryAt(entries, before) : null
  if (entry === null || into === null) return null
  if (path.length + levelsOf(entry) > MAX_LEVELS) return null
  const without = removeEntry(entries, path)
  return {
    entries: changeEntry(without, before, { childs: [...into.childs, entry] }),
    path: [...before, into.childs.length],
  }
}
