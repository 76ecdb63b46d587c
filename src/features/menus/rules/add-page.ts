import type { MenuEntry } from '#base/core/menu.ts'
import { writtenLink } from '#base/core/address/written-link.ts'
import { addEntry, newEntry } from './add-entry.ts'
import type { EntryPath } from './entry-at.ts'
import { MAX_LEVELS } from './indent-entry.ts'
import { linkEntry } from './link-entry.ts'

interface Page {
  id: number
  name: string
  path: string
}

/**
 * A menu with an entry for a page, in that of the nearest page above it that has one, else at the end; where it
 * stands already when the menu has it.
 */
export function addPage(
  entries: readonly MenuEntry[],
  page: Page,
  pages: readonly Page[],
): { entries: MenuEntry[]; path: EntryPath } {
  const own = pathTo(entries, page.id)
  if (own) return { entries: [...entries], path: own }
  const above = pages
    .filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)
    .map(({ id }) => pathTo(entries, id))
    .find((path) => path !== null && path.length < MAX_LEVELS)
  const added = addEntry(entries, above ?? [], { ...newEntry(entries), label: page.name })
  return { ...added, entries: linkEntry(added.entries, added.path, `page:${page.id}`) }
}

/** The first entry that leads to a page; `null` for none. */
function pathTo(
  entries: readonly MenuEntry[],
  pageId: number,
  above: EntryPath = [],
): EntryPath | null {
  for (const [place, { link, childs }] of entries.entries()) {
    const path = [...above, place]
    const { kind, page } = writtenLink(link)
    if (kind === 'page' && page === pageId) return path
    const below = pathTo(childs, pageId, path)
    if (below) return below
  }
  return null
}
