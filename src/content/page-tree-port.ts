import type { Page } from '#domain/page.ts'
import type { Language } from '#domain/language.ts'

/** A page's path in one language, before and after a write. */
export interface PathChange {
  pageId: number
  lang: Language
  from: string
  to: string
}

/** Where a page comes to stand. */
interface Place {
  /** The page above it; absent: where it was. */
  parentId?: number
  /** Place among the other children from 0; absent: where it was, or last. */
  position?: number
}

/** A rename or a move that can still be undone. */
export interface TreeChange {
  id: number
  pageId: number
  kind: 'rename' | 'move'
  /** Name that the page had before. */
  name: string
  /** Instant, ISO 8601 in UTC. */
  changedAt: string
  /** Addresses that it changed; a redirect stands at each former one. */
  paths: PathChange[]
}

/** Renames and moves, each kept until it is undone or purged. */
export interface TreeChanges {
  /** The latest of a page; `null` when there is none to undo. */
  latest(siteId: number, pageId: number): Promise<TreeChange | null>
  /**
   * Gives back name, place and paths as they were, and takes away the redirects that it made.
   * @throws PageTreeError when something stands in the way, which the message names
   */
  undo(siteId: number, id: number): Promise<TreeChange>
  /** Forgets changes made before an instant. @returns how many */
  purge(before: string): Promise<number>
}

/** What was removed at once: a page and the pages below it. */
export interface TrashEntry {
  id: number
  /** The page at its top. */
  pageId: number
  name: string
  path: string
  /** How many pages, with itself. */
  pages: number
  parentId: number
  parentName: string
  /** Instant, ISO 8601 in UTC. */
  trashedAt: string
  by: { id: string; name: string }
}

/** How something is restored. */
export interface RestoreWish extends Place {
  /** Pages whose path was taken meanwhile get the one that was proposed. */
  withFreePaths?: boolean
}

/** The bin of removed pages. */
export interface PageTrash {
  /**
   * Removes a page with those below it, kept as they are.
   * @throws PageTreeError for the root, and for a page that is not there
   */
  put(siteId: number, pageId: number, by: { id: string; name: string }): Promise<TrashEntry>
  /** Newest first. */
  list(siteId: number): Promise<TrashEntry[]>
  find(siteId: number, id: number): Promise<TrashEntry | null>
  /**
   * Puts pages back with their ids, languages, widgets and former addresses, where they were or
   * where the wish says. Paths follow a parent that has another one by now.
   * @returns the page at the top, and the paths that are not the former ones
   * @throws PathsTakenError when other pages have their paths, unless free ones are wished
   * @throws PageTreeError when the parent is gone
   */
  restore(
    siteId: number,
    id: number,
    wish?: RestoreWish,
  ): Promise<{ page: Page; paths: PathChange[] }>
  /** Removes for good; nothing happens when it is not there. */
  remove(siteId: number, id: number): Promise<void>
  /** Removes for good what was put in before an instant, on one site or on all. @returns how many */
  purge(before: string, siteId?: number): Promise<number>
}
