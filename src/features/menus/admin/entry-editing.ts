import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import type { EntryPath } from '../rules/entry-at.ts'

/** The entries of a menu as they are being written. */
export interface EntryEditing {
  data: MenuData
  /** Path of the entry that is being written; `null` for none. */
  selected: EntryPath | null
  /** Why entries are refused, by dotted name below `data`. */
  faults: Readonly<Record<string, string>>
  select(path: EntryPath | null): void
  /** Takes entries over; without a path the chosen one stays chosen. */
  edit(entries: MenuEntry[], path?: EntryPath | null): void
}
