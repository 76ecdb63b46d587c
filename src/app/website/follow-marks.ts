import { changeAttributes, htmlPieces } from '#base/kit/html/html-source.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { REDIRECTS } from '#base/platform/db/site-changes.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { formerFacts } from './address-facts.ts'
import type { CacheTags } from './cache-tags.ts'
import { formerPage } from './resolve.ts'

/** Names the page that an element stands for. */
const MARK = 'data-url'

/** Addresses of one text that are looked at: more than anybody writes, few enough for a stranger's article. */
const MOST = 50

/** Addresses of one text without a page that are looked up among the redirects, of which no answer is kept. */
const MOST_MOVED = 10

/** What stands for a variable of a template. */
const VARIABLE = '{{'

/** Redirects that are followed one after the other: one that an editor wrote, and one that a page left behind. */
const LONGEST_WAY = 2

type Reader = Pick<SiteReader, 'page' | 'paths' | 'redirect'>

/**
 * HTML, or the text of a template, whose `data-url` name their pages by the addresses of today: a page that was
 * moved is found where a link to its former address leads (requirements A4, B6).
 * @param tags learn that the page changes with the redirects
 */
export async function followedMarks(
  html: string,
  reader: Reader,
  tags: CacheTags | undefined,
): Promise<string> {
  if (!html.includes(MARK)) return html
  const pieces = htmlPieces(html)
  const written = new Set<string>()
  for (const { kind, source } of pieces) {
    if (kind === 'start') changeMark(source, (url) => (written.add(url), null))
  }
  const urls = [...written].filter((url) => !url.includes(VARIABLE)).slice(0, MOST)
  const isAway = await Promise.all(urls.map(async (url) => (await pathAway(url, reader)) !== null))
  const away = urls.filter((_url, place) => isAway[place]).slice(0, MOST_MOVED)
  const found = await Promise.all(
    away.map(async (url) => [url, await addressNow(url, reader, tags)] as const),
  )
  const moved = new Map(found.filter(([url, now]) => now !== url))
  if (moved.size === 0) return html
  return pieces
    .map(({ kind, source }) =>
      kind === 'start' ? changeMark(source, (url) => moved.get(url) ?? null) : source,
    )
    .join('')
}

const changeMark = (tag: string, change: (url: string) => string | null): string =>
  tag.includes(MARK)
    ? changeAttributes(tag, (name, value) => (name === MARK ? change(value) : null))
    : tag

/** Where an address leads; itself when a page is there, or none of the site's. */
async function addressNow(
  written: string,
  reader: Reader,
  tags: CacheTags | undefined,
): Promise<string> {
  let url = written
  for (let count = 0; count < LONGEST_WAY; count += 1) {
    const path = await pathAway(url, reader)
    if (path === null) return url
    tags?.tags.add(REDIRECTS)
    const { search, hash } = afterPath(url)
    const way = formerPage({ path, search, scriptName: '/' }, await formerFacts(reader, path))
    if (way.kind !== 'redirect' || !way.location.startsWith('/')) return url
    // As a browser does with a link.
    const location = way.location.includes('#') ? way.location : way.location + hash
    if (location.includes(VARIABLE)) return written
    url = location
  }
  return url
}

/** The path of an address at which the site has no page; `null` when it has one, or it is none of the site's. */
async function pathAway(url: string, reader: Reader): Promise<string | null> {
  const { path: received } = requestUrl(url.replace(/[?#].*$/s, ''))
  if (received === null) return null
  const path = received.replace(/(?<=.)\/$/, '')
  return (await reader.page(path))?.is_active ? null : path
}

/** Query and hash of an address, with their marks. */
function afterPath(url: string): { search: string; hash: string } {
  const [, search = '', hash = ''] = /^[^?#]*(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return { search, hash }
}
