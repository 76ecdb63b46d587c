import type { MenuEntry } from '#base/core/menu.ts'
import { writtenLink } from '#base/core/address/written-link.ts'
import { addEntry, newEntry } from './add-entry.ts'
import { entryAt, type EntryPath } from './entry-at.ts'
import { MAX_LEVELS } from './indent-entry.ts'
import { linkEntry } from './link-entry.ts'

interface Page {
  id: number
  name: string
  path: string
}

/** Where an entry for a page goes: into that of the nearest page above it that has one, or to the end of the menu. */
export const MENU_PLACES = ['below', 'end'] as const
export type MenuPlace = (typeof MENU_PLACES)[number]

/**
 * A menu with an entry for a page, in that of the nearest page above it that has one, else at the end; where it
 * stands already when the menu has it.
 */
export function addPage(
  entries: readonly MenuEntry[],
  page: Page,
  pages: readonly Page[],
  place: MenuPlace = 'below',
): { entries: MenuEntry[]; path: EntryPath } {
  const own = pathToPage(entries, page.id)
  if (own) return { entries: [...entries], path: own }
  const above = place === 'below' ? pathAbove(entries, page, pages) : null
  const added = addEntry(entries, above ?? [], { ...newEntry(entries), label: page.name })
  return { ...added, entries: linkEntry(added.entries, added.path, `page:${page.id}`) }
}

/** The first entry that leads to a page; `null` for none. */
export function pathToPage(
  entries: readonly MenuEntry[],
  pageId: number,
  above: EntryPath = [],
): EntryPath | null {
  for (const [place, { link, childs }] of entries.entries()) {
    const path = [...above, place]
    const { kind, page } = writtenLink(link)
    if (kind === 'page' && page === pageId) return path
    const below = pathToPage(childs, pageId, path)
    if (below) return below
  }
  return null
}

/** The entry of the nearest page above one that has an entry which may hold others; `null` for none. */
function pathAbove(
  entries: readonly MenuEntry[],
  page: Page,
  pages: readonly Page[],
): EntryPath | null {
  const found = pagesAbove(page, pages)
    .map(({ id }) => pathToPage(entries, id))
    .find((path) => path !== null && path.length < MAX_LEVELS)
  return found ?? null
}

/** Pages above one, the nearest first; home is above none. */
const pagesAbove = (page: Page, pages: readonly Page[]): Page[] =>
  pages
    .filter(({ path }) => path !== '/' && page.path.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)

/** What a menu has to do with a page that is not in it. */
export interface PlacesOfPage {
  /** Label of the entry into which it would go; empty where the end of the menu is the only place. */
  above: string
  /** The page right above has an entry, and pages beside this one stand in it. */
  holdsSiblings: boolean
}

export function placesOfPage(
  entries: readonly MenuEntry[],
  page: Page,
  pages: readonly Page[],
): PlacesOfPage {
  const path = pathAbove(entries, page, pages)
  const above = path && entryAt(entries, path)
  if (!above) return { above: '', holdsSiblings: false }
  const parent = pagesAbove(page, pages)[0]?.id
  const isBeside = ({ link }: MenuEntry): boolean => {
    const one = pages.find(({ id }) => id === writtenLink(link).page)
    return one !== undefined && pagesAbove(one, pages)[0]?.id === parent
  }
  const holdsSiblings =
    writtenLink(above.link).page === parent && above.childs.some((entry) => isBeside(entry))
  return { above: above.label, holdsSiblings }
}
