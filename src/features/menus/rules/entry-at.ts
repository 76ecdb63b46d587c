import type { MenuEntry } from '#base/core/menu.ts'

/** Where an entry stands: its place among its siblings, after those of what it lies in. */
export type EntryPath = readonly number[]

/** The entry at a path; `null` when there is none. */
export function entryAt(entries: readonly MenuEntry[], path: EntryPath): MenuEntry | null {
  const [place, ...rest] = path
  const entry = place === undefined ? undefined : entries[place]
  if (entry === undefined) return null
  return rest.length === 0 ? entry : entryAt(entry.childs, rest)
}

/** The entries among which a path leads: those of its parent, or the menu's own. */
export function siblingsOf(entries: readonly MenuEntry[], path: EntryPath): readonly MenuEntry[] {
  const parent = path.slice(0, -1)
  return parent.length === 0 ? entries : (entryAt(entries, parent)?.childs ?? [])
}

/** Entries with one list of siblings changed: those among which a path leads. */
export function withSiblings(
  entries: readonly MenuEntry[],
  path: EntryPath,
  change: (siblings: readonly MenuEntry[]) => readonly MenuEntry[],
): MenuEntry[] {
  const [place, ...rest] = path
  const entry = place === undefined ? undefined : entries[place]
  if (rest.length === 0) return [...change(entries)]
  if (place === undefined || entry === undefined) return [...entries]
  return entries.with(place, { ...entry, childs: withSiblings(entry.childs, rest, change) })
}
