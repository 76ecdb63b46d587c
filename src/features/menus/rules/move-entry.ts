import type { MenuEntry } from '#base/core/menu.ts'
import { type EntryPath, siblingsOf, withSiblings, entryAt } from './entry-at.ts'
import { removeEntry } from './remove-entry.ts'

/** An edit that may not be possible: what came out, and where the entry stands now. */
export type Moved = { entries: MenuEntry[]; path: EntryPath } | null

/** Moves an entry before or after its neighbour; `null` at the ends. */
export function moveEntry(entries: readonly MenuEntry[], path: EntryPath, step: 1 | -1): Moved {
  const place = path.at(-1) ?? -1
  const siblings = siblingsOf(entries, path)
  const [entry, neighbour] = [siblings[place], siblings[place + step]]
  if (entry === undefined || neighbour === undefined) return null
  return {
    entries: withSiblings(entries, path, (list) =>
      list.with(place, neighbour).with(place + step, entry),
    ),
    path: [...path.slice(0, -1), place + step],
  }
}

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
