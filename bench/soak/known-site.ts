import { mustBe, newVisitor } from './visitor.ts'

/** What a site shows while all is well: what it must show all along. */
export interface KnownSite {
  /** Paths of pages with what stands in each. */
  pages: Map<string, string>
  /** Paths of feeds and of what machines read, with their content types. */
  feeds: Map<string, string>
  /** Bytes of each picture. */
  pictures: Map<string, number>
  /** A film, for a part of it. */
  film: string
  /** Calls under `/ajax` with the articles that each answers. */
  calls: Map<string, string>
}

export const HOME = '/'
export const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const CONTACT = '/contact'
const FILM = '/media/provider/demo/videos/la-tva-en-une-minute.webm'
const MACHINES = ['/sitemap.xml', '/robots.txt', '/llms.txt', '/agenda.ics']
const CALLS = [
  `/ajax/testa/article/motifs/${encodeURIComponent('["AEF"]')}/nbperpage/8/idpage/1/size/xbig`,
  '/ajax/testa/motifs/subscribed',
]

/**
 * Walks through a healthy site once.
 * @param articles paths of articles of the provider
 * @param count of other pages that are looked at
 * @throws when something is not as it should be
 */
export async function knownSite(
  origin: string,
  articles: readonly string[],
  count: number,
): Promise<KnownSite> {
  const visitor = newVisitor(origin)
  const get = async (path: string) => {
    const answer = await visitor.get(path)
    mustBe(200, answer, path)
    return answer
  }
  const sitemap = (await get('/sitemap.xml')).body
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname),
  )
  const step = Math.max(1, Math.floor(listed.length / count))
  const some = listed.filter((_, index) => index % step === 0)
  const pages = new Map<string, string>()
  const pictures = new Map<string, number>()
  for (const path of new Set([HOME, NEWS, CONTACT, ...some, ...articles])) {
    const { body } = await get(encodeURI(path))
    pages.set(path, markOf(body))
    for (const picture of picturesOf(body).slice(0, 3)) {
      const { answer, length } = await visitor.bytes(picture)
      mustBe(200, answer, picture)
      pictures.set(picture, length)
    }
  }
  const feeds = new Map<string, string>()
  const news = (await get(NEWS)).body
  const alternates = [
    ...news.matchAll(/<link rel="alternate" type="application\/(?:rss|feed)[^>]*>/g),
  ]
  for (const path of [...MACHINES, ...alternates.map(([link]) => hrefOf(link))]) {
    feeds.set(path, (await get(path)).headers.get('content-type') ?? '')
  }
  const calls = new Map<string, string>()
  for (const path of CALLS) {
    const answer = await visitor.post(path, '', 'application/json')
    mustBe(200, answer, path)
    calls.set(path, answeredIds(answer.body))
  }
  mustBe(206, (await visitor.bytes(FILM, { range: 'bytes=0-99' })).answer, FILM)
  return { pages, feeds, pictures, film: FILM, calls }
}

/** Looks at everything that shows what a provider says. @throws when it is not as it was */
export async function mustBeAsKnown(
  origin: string,
  { pages, calls }: Pick<KnownSite, 'pages' | 'calls'>,
): Promise<void> {
  for (const path of pages.keys()) await mustShow(origin, pages, path)
  for (const path of calls.keys()) await mustAnswer(origin, calls, path)
}

/** @throws when a page is not as it was */
export async function mustShow(
  origin: string,
  pages: KnownSite['pages'],
  path: string,
): Promise<void> {
  const answer = await newVisitor(origin).get(encodeURI(path))
  mustBe(200, answer, path)
  const [shown, mark] = [markOf(answer.body), pages.get(path)]
  if (shown !== mark) throw new Error(`${path} montre « ${shown} » au lieu de « ${mark} ».`)
}

/** @throws when a call does not list what it listed */
export async function mustAnswer(
  origin: string,
  calls: KnownSite['calls'],
  path: string,
): Promise<void> {
  const answer = await newVisitor(origin).post(path, '', 'application/json')
  mustBe(200, answer, path)
  const [shown, ids] = [answeredIds(answer.body), calls.get(path)]
  if (shown !== ids) throw new Error(`${path} répond ${shown.slice(0, 100)}, pas ${ids}.`)
}

/**
 * What faults of a provider must not change in a page: its articles, and its title unless that is the
 * provider's. Texts of an attack may stand in it as harmless text.
 * @throws when the page is cut short, or holds an attack that would run
 */
export function markOf(html: string): string {
  if (!html.trimEnd().endsWith('</html>')) throw new Error('une page coupée')
  if (/<script[^>]*>\s*window\.__pwned/.test(html)) throw new Error('une attaque dans la page')
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''
  const links = html.matchAll(/<a class="[^"]*stretched-link[^"]*" href="[^"]*\|([a-z0-9-]+)"/g)
  const article = /data-article-id="(\d+)"/.exec(html)?.[1]
  return [article ?? title, ...[...links].map(([, slug = '']) => slug)].join(' · ')
}

/** Ids of the articles of an answer, in order; codes of the motifs when it lists none. */
function answeredIds(body: string): string {
  const ids = [...body.matchAll(/"id":(\d+)/g)].map(([, id = '']) => id)
  const codes = [...body.matchAll(/"([A-Z]+)":"/g)].map(([, code = '']) => code)
  return (ids.length > 0 ? ids : codes).join(' ')
}

const picturesOf = (html: string): string[] => {
  const found = [...html.matchAll(/ (?:data-)?src="(\/(?:media|illustrations)\/[^"]+)"/g)]
  return [...new Set(found.map(([, src = '']) => src.replaceAll('&amp;', '&')))]
}

const hrefOf = (link: string): string => {
  const href = /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const { pathname, search } = new URL(href, 'http://site.invalid')
  return pathname + search
}
