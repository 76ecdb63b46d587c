import { isSlug } from '../article/article-link.ts'
import { parseMotifList } from '../article/motifs.ts'
import { pageNumber } from '#base/kit/page-number.ts'

/**
 * How a parameter of a page's address is read, for whoever keeps pages:
 * `motifs` a list of topics, `page` a page number, `slug` an article that is a 404 when it is
 * unknown; with any value of `once` the page is made for one answer alone.
 */
type ParamKind = 'motifs' | 'page' | 'slug' | 'once'

/** Parameters by name. */
export type Params = Readonly<Record<string, ParamKind>>

/** What the server itself reads on every page: redirects to articles, receipts of forms. */
export const PARAMS_OF_EVERY_PAGE: Params = { article: 'once', title: 'once', recu: 'once' }

/**
 * The parameters that a page reads, of all its widgets. Who answers an unknown slug with a 404
 * vouches for it; else the stricter reading of a name counts.
 */
export function joinedParams(all: readonly Params[]): Params {
  const joined: Record<string, ParamKind> = {}
  for (const params of all) {
    for (const [name, kind] of Object.entries(params)) {
      const known = Object.hasOwn(joined, name) ? joined[name] : undefined
      joined[name] = known === undefined || known === kind ? kind : stricter(known, kind)
    }
  }
  return joined
}

const stricter = (a: ParamKind, b: ParamKind): ParamKind =>
  a === 'slug' || b === 'slug' ? 'slug' : 'once'

/** One spelling of an address's parameters. */
export interface CanonicalQuery {
  /** What the page reads, in order of the names; nothing that it doesn't. */
  query: Readonly<Record<string, string>>
  /** The same as a text, empty without parameters. */
  key: string
}

/**
 * The one spelling of what an address asks of a page: parameters that it doesn't read dropped,
 * topics known and sorted, the page number clamped to 1. `null` when its answer is for one visitor
 * alone, or when it asks for what is not there.
 * @param known codes of the topics there are; `null` when nobody knows
 */
export function canonicalQuery(
  params: Params,
  query: Readonly<Record<string, unknown>>,
  known: ReadonlySet<string> | null,
): CanonicalQuery | null {
  const spelt: Record<string, string> = {}
  for (const name of Object.keys(params).toSorted()) {
    const value = Object.hasOwn(query, name) ? query[name] : undefined
    if (value === undefined) continue
    const kind = params[name]
    if (kind === 'page') {
      const page = pageNumber(value)
      if (page > 1) spelt[name] = String(page)
    } else if (kind === 'slug') {
      if (!isSlug(value)) return null
      spelt[name] = value
    } else if (kind === 'motifs') {
      const codes = parseMotifList(value)
      if (codes === null) continue
      const there = known && codes.filter((code) => known.has(code))
      if (there === null || there.length === 0) return null
      spelt[name] = JSON.stringify(there.toSorted())
    } else {
      return null
    }
  }
  return { query: spelt, key: new URLSearchParams(spelt).toString() }
}

/** What of an address a page may see: the parameters that it reads, as they were received. */
export const readParams = (
  params: Params,
  query: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(params, name)))
