import { MAX_QUERY, searchPages } from '#domain/page-search.ts'
import { defineWidget } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { SearchResultsView, type SearchResultsModel } from './view.tsx'

/** The search form, and the pages that answer `query`. */
export const searchResults = defineWidget({
  type: 'search-results',
  title: 'Recherche',
  options,
  root: 'section',
  load({ nb_items }, { tree, request, page, href }) {
    const asked = request.query['query']
    const query = typeof asked === 'string' ? asked.trim().slice(0, MAX_QUERY) : ''
    const pages = searchPages(tree, query).filter(({ id }) => id !== page.id)
    const model: SearchResultsModel = {
      action: href(page.path) ?? page.path,
      query,
      count: pages.length,
      results: pages.slice(0, nb_items).map(({ id, name, path, description }) => ({
        id,
        name,
        description,
        href: href(path) ?? path,
      })),
    }
    return { state: 'ready', model }
  },
  View: SearchResultsView,
  examples,
})
