import type { MenuEntry } from '#base/core/menu.ts'
import { writtenLink } from '#base/core/address/written-link.ts'
import { changeEntry } from './change-entry.ts'
import { entryAt, type EntryPath } from './entry-at.ts'
import { freeId } from './add-entry.ts'

/**
 * Changes where an entry leads. One that leads to a page has the page's number, by which it is known
 * as the current one (requirements C4).
 */
export function linkEntry(
  entries: readonly MenuEntry[],
  path: EntryPath,
  link: string,
): MenuEntry[] {
  const entry = entryAt(entries, path)
  if (entry === null) return [...entries]
  const page = pageOf(link)
  const wasPage = pageOf(entry.link)
  const id = page ?? (wasPage !== null && wasPage === entry.id ? freeId(entries) : entry.id)
  return changeEntry(entries, path, { link, id })
}

function pageOf(link: string): number | null {
  const { kind, page } = writtenLink(link)
  return kind === 'page' ? page : null
}
