import type { MenuEntry } from '#base/core/menu.ts'
import { entryAt, type EntryPath, withSiblings } from './entry-at.ts'
import type { Moved } from './move-entry.ts'
import { removeEntry } from './remove-entry.ts'

/** Takes an entry out of the one it lies in, right after it; `null` on the first level. */
export function outdentEntry(entries: readonly MenuEntry[], path: EntryPath): Moved {
  const entry = entryAt(entries, path)
  const parent = path.slice(0, -1)
  const place = parent.at(-1)
  if (entry === null || place === undefined) return null
  return {
    entries: withSiblings(removeEntry(entries, path), parent, (siblings) =>
      siblings.toSpliced(place + 1, 0, entry),
    ),
    path: [...parent.slice(0, -1), place + 1],
  }
}
