import { pageNumber } from './page-number.ts'

/** Items that a list shows at most (requirements D5). */
export const PAGINATION_CAP = 120

/** Items a page of the video widget, whatever its `nb_items` (requirements D1, D5). */
export const VIDEO_PER_PAGE = 3

/** Pages drawn on either side of the current one. */
const NEIGHBOURS = 2

/** A pagination as views draw it: page numbers to link to, `null` where there is no link. */
export interface PaginationModel {
  /** The page shown; `null` when the page asked for is beyond the last one. */
  current: number | null
  pages: number
  first: number | null
  previous: number | null
  next: number | null
  last: number | null
  /** Pages to draw in order, with `'gap'` where some are left out; empty for a single page. */
  window: (number | 'gap')[]
}

/** The count of a list answer, at most 120; absent or not a count is 0 (requirements D5). */
export const cappedCount = (countArticle: unknown): number => capped(countArticle, PAGINATION_CAP)

const capped = (count: unknown, cap: number): number =>
  typeof count === 'number' && Number.isInteger(count) && count > 0 ? Math.min(cap, count) : 0

/**
 * Number of pages = ceil(min(120, countArticle) / items per page) (requirements D5).
 * @throws RangeError when `perPage` isn't an integer from 1: options are validated, so it's a bug
 */
export function pageCount(countArticle: unknown, perPage: number, cap = PAGINATION_CAP): number {
  if (!Number.isInteger(perPage) || perPage < 1) {
    throw new RangeError(
      `A page can't hold ${perPage} items: give an integer from 1 as the items per page.`,
    )
  }
  return Math.ceil(capped(countArticle, cap) / perPage)
}

/**
 * The pagination of a list (requirements D5). A page beyond the last one has no `current`, and
 * `last` leads back to the list. The first page always exists, even when the list is empty: an
 * empty feed mustn't hide its page from search engines.
 */
export function paginate(
  requested: number,
  countArticle: unknown,
  perPage: number,
  cap = PAGINATION_CAP,
): PaginationModel {
  const pages = pageCount(countArticle, perPage, cap)
  const page = pageNumber(requested)
  const current = page <= Math.max(1, pages) ? page : null
  return {
    current,
    pages,
    first: pages > 1 && current !== 1 ? 1 : null,
    previous: current !== null && current > 1 ? current - 1 : null,
    next: current !== null && current < pages ? current + 1 : null,
    last: pages > 0 && current !== pages ? pages : null,
    window: pageWindow(current ?? pages, pages),
  }
}

function pageWindow(around: number, pages: number): (number | 'gap')[] {
  if (pages <= 1) return []
  const window: (number | 'gap')[] = []
  let before = 0
  for (let page = 1; page <= pages; page += 1) {
    const shown = page === 1 || page === pages || Math.abs(page - around) <= NEIGHBOURS
    if (!shown) continue
    if (page > before + 1) window.push('gap')
    window.push(page)
    before = page
  }
  return window
}
