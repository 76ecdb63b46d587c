import type { MenuEntry } from '#base/core/menu.ts'
import { type EntryPath, withSiblings } from './entry-at.ts'

/** Takes an entry away, with what lies in it. */
export const removeEntry = (entries: readonly MenuEntry[], path: EntryPath): MenuEntry[] =>
  withSiblings(entries, path, (siblings) =>
    siblings.filter((_entry, place) => place !== path.at(-1)),
  )
