import { parseArticleParam } from '#base/core/article/article-link.ts'
import { articleTarget } from '#features/articles/rules/article-redirect.ts'
import { resolveLink } from '#base/core/address/link.ts'
import type { Page } from '#base/core/page/page.ts'
import { type Redirect, redirectTarget } from '#base/core/address/redirect.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'

/** An address of the site, with its development front path taken off. */
export interface SiteUrl {
  path: string
  /** `/`, or `/dev.php/`. */
  scriptName: string
  /** `?…` with its mark, or empty. */
  search: string
  query: Readonly<Record<string, unknown>>
}

/** What the site knows of an address. */
export interface AddressFacts {
  page: Page | null
  /** Row of the redirect table that catches the path. */
  redirect: Redirect | null
  /** Paths of pages, in the language of the page or of the redirect. */
  paths: ReadonlyMap<number, string>
  /** Motifs of the page's feeds in article mode; `null` when it has none. */
  servedMotifs: readonly string[] | null
  /** What the article of `?title=` is called now, when that is a former slug of it. */
  slugNow: string | null
}

/** Numbers of the pages on which articles are read. */
type ArticlePages = Pick<SiteSettings, 'news_page' | 'videos_page'>

/** Where an address leads. */
export type Resolution =
  | { kind: 'page'; page: Page }
  | { kind: 'redirect'; location: string }
  | { kind: 'gone' }

/** Address → page, in the order of requirements A4. */
export function resolve(
  { settings }: { settings: ArticlePages },
  url: SiteUrl,
  facts: AddressFacts,
): Resolution {
  const { path, scriptName, search, query } = url
  const prefix = scriptName.slice(0, -1)
  if (hasTrailingSlash(path)) return redirectTo(prefix + encodedPath(path.slice(0, -1)) + search)
  const { page, slugNow } = facts
  if (!page?.is_active) return formerPage(url, facts)
  if (query['article'] !== undefined) {
    return redirectTo(prefix + articleLocation(settings, url, facts))
  }
  if (slugNow !== null) return redirectTo(`${prefix}${encodedPath(path)}?title=${slugNow}`)
  return { kind: 'page', page }
}

export const hasTrailingSlash = (path: string): boolean => path !== '/' && path.endsWith('/')

/** A decoded path as an address: `?` and `#` in it don't end it. */
export const encodedPath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/')

/**
 * A location never begins with two slashes, which would name another host, and holds nothing that
 * a header can't.
 */
const redirectTo = (location: string): Resolution => ({
  kind: 'redirect',
  location: location
    .replace(/^\/{2,}/, '/')
    .toWellFormed()
    .replace(/[^\u0021-\u007E]/gu, encodeURIComponent),
})

/** Redirect table, which also knows the former address of a moved page. */
export function formerPage(
  { path, scriptName, search }: Pick<SiteUrl, 'path' | 'scriptName' | 'search'>,
  { redirect, paths }: Pick<AddressFacts, 'redirect' | 'paths'>,
): Resolution {
  if (redirect === null) return { kind: 'gone' }
  const destination = redirectTarget(redirect, path)
  const target = resolveLink(destination, (id) => paths.get(id) ?? null, scriptName)
  return target === null || target === path
    ? { kind: 'gone' }
    : redirectTo(withQuery(target, search))
}

/** A moved page keeps its query, `?title=` for one; an address of its own or of elsewhere does not. */
const withQuery = (target: string, search: string): string =>
  target.startsWith('/') && !/[?#]/.test(target) ? target + search : target

/** `?article=` of a list link → the page that shows the article (requirements D11). */
function articleLocation(
  { news_page, videos_page }: ArticlePages,
  { path, query }: SiteUrl,
  { paths, servedMotifs }: AddressFacts,
): string {
  const wanted = parseArticleParam(query['article'])
  if (!wanted) return encodedPath(path)
  return articleTarget(wanted, {
    videosPath: paths.get(videos_page) ?? '/',
    newsPath: paths.get(news_page) ?? '/',
    currentPath: path,
    currentServes: servedMotifs,
  })
}
