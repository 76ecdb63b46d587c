import type { MenuEntry } from '#base/core/menu.ts'
import { entryAt, type EntryPath } from './entry-at.ts'
import { changeEntry } from './change-entry.ts'

/** Adds an entry at the end of the menu, or of what lies in the entry at a path. */
export function addEntry(
  entries: readonly MenuEntry[],
  parent: EntryPath,
  entry: MenuEntry,
): { entries: MenuEntry[]; path: EntryPath } {
  if (parent.length === 0) return { entries: [...entries, entry], path: [entries.length] }
  const childs = entryAt(entries, parent)?.childs ?? []
  return {
    entries: changeEntry(entries, parent, { childs: [...childs, entry] }),
    path: [...parent, childs.length],
  }
}

/** Entries that lead nowhere yet begin here: no page of a site has such a number. */
const FIRST_OWN_ID = 1_000_000

/** An entry without words, under a number that none of the menu has. */
export function newEntry(entries: readonly MenuEntry[]): MenuEntry {
  const blank = { link: '', label: '', childs: [], mediaPage: '', mediaLinkedObject: '', infos: '' }
  return { ...blank, id: freeId(entries) }
}

/** A number that no entry has and that is no page's. */
export const freeId = (entries: readonly MenuEntry[]): number =>
  Math.max(FIRST_OWN_ID - 1, ...idsOf(entries)) + 1

const idsOf = (entries: readonly MenuEntry[]): number[] =>
  entries.flatMap(({ id, childs }) => [id, ...idsOf(childs)])
