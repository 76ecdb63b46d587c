import type { MenuEntry } from '#base/core/menu.ts'
import { type EntryPath, withSiblings } from './entry-at.ts'

/** Changes members of one entry; its others, known or not, stay as they are. */
export const changeEntry = (
  entries: readonly MenuEntry[],
  path: EntryPath,
  changes: Partial<MenuEntry>,
): MenuEntry[] =>
  withSiblings(entries, path, (siblings) =>
    siblings.map((entry, place) => (place === path.at(-1) ? { ...entry, ...changes } : entry)),
  )
