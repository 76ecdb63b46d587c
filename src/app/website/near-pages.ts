import { escapeHtml } from '#base/kit/html/escape-html.ts'
import { suggestPages } from '#features/pages/rules/suggest-pages.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { MAX_QUERY, type SearchDocument } from '#base/core/search/search.ts'
import type { Culture } from '#base/kit/language.ts'

const WORDS = {
  'fr-FR': {
    near: 'Ces pages s’en approchent',
    label: 'Chercher dans le site',
    submit: 'Chercher',
  },
  'en-GB': { near: 'These pages come close', label: 'Search the site', submit: 'Search' },
}

/** Links under the title, in full rows of three. */
const SHOWN = 3
const SHOWN_WITH_FOUND = 6

/** What the 404 page offers beside its own words (requirements A4). */
interface Offered {
  /** What the search finds for the words of the path. */
  found: readonly Pick<SearchDocument, 'title' | 'path' | 'description'>[]
  /** Words of the path, for the field of the form. */
  words: string
  /** Address of the search page, or `null` when the site has none. */
  searchHref: string | null
}

type Near = Pick<SearchDocument, 'title' | 'path' | 'description'>

/**
 * Pages near an address that leads nowhere (requirements A4), those of a like name first, then those
 * that say its words; the first pages of the site when nothing does. With the search form.
 */
export function suggestedPagesHtml(
  tree: readonly PageNode[],
  path: string,
  culture: Culture,
  href: (path: string) => string | null,
  offered: Offered,
): string {
  const say = WORDS[culture]
  const items = near(tree, path, offered.found).map(
    ({ path: target, title, description }) =>
      `<li class="child-page"><a class="child-page-link" href="${escapeHtml(href(target) ?? target)}">${escapeHtml(title)}</a>` +
      `<p>${escapeHtml(description)}</p></li>`,
  )
  const list =
    items.length === 0
      ? ''
      : `<h2>${say.near}</h2><ul class="child-pages child-pages-cards">${items.join('')}</ul>`
  return `<div class="container near-pages">${form(offered, say)}${list}</div>`
}

function near(tree: readonly PageNode[], path: string, found: readonly Near[]): Near[] {
  const named = (pages: PageNode[]): Near[] =>
    pages.map(({ name, ...page }) => ({ ...page, title: name }))
  const alike = named(suggestPages([...tree], path, SHOWN, { alike: true }))
  const others = found.filter((one) => alike.every((page) => page.path !== one.path))
  const all = [...alike, ...others]
  if (all.length < SHOWN) return named(suggestPages([...tree], path, SHOWN))
  return all.slice(0, all.length >= SHOWN_WITH_FOUND ? SHOWN_WITH_FOUND : SHOWN)
}

function form({ searchHref, words }: Offered, say: (typeof WORDS)[Culture]): string {
  if (searchHref === null) return ''
  return (
    `<search><form class="search-form" action="${escapeHtml(searchHref)}" method="get">` +
    `<label for="near-query">${say.label}</label><div class="search-form-row">` +
    `<input id="near-query" type="search" name="query" value="${escapeHtml(words)}" maxlength="${MAX_QUERY}" autocomplete="off">` +
    `<button class="btn btn-primary" type="submit">${say.submit}</button></div></form></search>`
  )
}
