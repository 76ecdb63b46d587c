import type { MenuEntry } from '#base/core/menu.ts'
import { addEntry } from './add-entry.ts'
import { entryAt, type EntryPath, withSiblings } from './entry-at.ts'
import { levelsOf, MAX_LEVELS } from './indent-entry.ts'
import type { Moved } from './move-entry.ts'
import { removeEntry } from './remove-entry.ts'

/** Where an entry is dropped, seen from another one. */
export type Zone = 'before' | 'inside' | 'after'

const isWithin = (path: EntryPath, outer: EntryPath): boolean =>
  outer.every((place, level) => path[level] === place)

/** Puts an entry beside another one, or into it, last; `null` for itself, what lies in it, and what would lie too deep. */
export function placeEntry(
  entries: readonly MenuEntry[],
  from: EntryPath,
  target: EntryPath,
  zone: Zone,
): Moved {
  const entry = entryAt(entries, from)
  if (entry === null || entryAt(entries, target) === null || isWithin(target, from)) return null
  const level = target.length + (zone === 'inside' ? 1 : 0)
  if (level - 1 + levelsOf(entry) > MAX_LEVELS) return null
  const without = removeEntry(entries, from)
  const there = afterRemoval(target, from)
  if (zone === 'inside') return addEntry(without, there, entry)
  const place = (there.at(-1) ?? 0) + (zone === 'after' ? 1 : 0)
  return {
    entries: withSiblings(without, there, (siblings) => siblings.toSpliced(place, 0, entry)),
    path: [...there.slice(0, -1), place],
  }
}

/** The path of an entry once another one is gone. */
function afterRemoval(path: EntryPath, gone: EntryPath): EntryPath {
  const level = gone.length - 1
  const isBehind =
    isWithin(path, gone.slice(0, -1)) && (path[level] ?? -1) > (gone[level] ?? Infinity)
  return isBehind ? path.with(level, (path[level] ?? 0) - 1) : path
}
