import type { DcNs, DcTermsNs, RdfFeed, RssFeed } from 'feedsmith'
import { mediaFacts } from './feed-document-media.ts'
import { firstDate, firstOf, present, type RawEntry, type RawFeed } from './feed-document-raw.ts'

type When = string | undefined

/** RSS 0.9x and 2.0 as feedsmith reads it. */
export const rssFeed = (feed: RssFeed.Feed<When>): RawFeed => ({
  title: firstOf(feed.title, ...(feed.dc?.titles ?? [])),
  home: feed.link ?? '',
  bases: present(feed.xml?.base, feed.link),
  entries: (feed.items ?? []).map(rssEntry),
})

function rssEntry(item: RssFeed.Item<When>): RawEntry {
  const { guid, atom, dc, dcterms } = item
  const media = mediaFacts(item.media, item.itunes)
  const permalink = guid?.isPermaLink !== false && /^\s*https?:/i.test(guid?.value ?? '')
  return {
    id: firstOf(guid?.value, atom?.id),
    title: firstOf(item.title, ...(dc?.titles ?? []), media.title, atom?.title?.value),
    summary: firstOf(item.description, ...described(dc, dcterms), media.description),
    content: item.content?.encoded ?? '',
    links: present(
      item.link,
      permalink ? guid?.value : undefined,
      ...(atom?.links ?? []).filter(({ rel }) => rel !== 'self').map(({ href }) => href),
      ...media.players,
      ...(item.enclosures ?? []).map(({ url }) => url),
    ),
    base: item.xml?.base ?? '',
    ...dates(item.pubDate, item),
    seconds: media.seconds,
    categories: present(
      ...(item.categories ?? []).map(({ name }) => name),
      ...(dc?.subjects ?? []),
    ),
  }
}

/** RSS 0.90 and 1.0, which are RDF. */
export const rdfFeed = (feed: RdfFeed.Feed<When>): RawFeed => ({
  title: firstOf(feed.title, ...(feed.dc?.titles ?? [])),
  home: feed.link ?? '',
  bases: present(feed.xml?.base, feed.link),
  entries: (feed.items ?? []).map(rdfEntry),
})

function rdfEntry(item: RdfFeed.Item<When>): RawEntry {
  const { dc, dcterms, rdf } = item
  const media = mediaFacts(item.media, undefined)
  return {
    id: firstOf(rdf?.about, ...(dc?.identifiers ?? [])),
    title: firstOf(item.title, ...(dc?.titles ?? [])),
    summary: firstOf(item.description, ...described(dc, dcterms), media.description),
    content: item.content?.encoded ?? '',
    links: present(item.link, rdf?.about),
    base: item.xml?.base ?? '',
    ...dates(undefined, item),
    seconds: media.seconds,
    categories: dc?.subjects ?? [],
  }
}

const described = (dc?: DcNs.ItemOrFeed<When>, dcterms?: DcTermsNs.ItemOrFeed<When>) => [
  ...(dc?.descriptions ?? []),
  ...(dcterms?.abstracts ?? []),
]

/** pubDate, else what Dublin Core or Atom (`a10:updated`) tell. */
function dates(
  pubDate: When,
  { dc, dcterms, atom }: Pick<RssFeed.Item<When>, 'dc' | 'dcterms' | 'atom'>,
): Pick<RawEntry, 'date' | 'updated'> {
  const updated = firstDate(atom?.updated, ...(dcterms?.modified ?? []))
  const published = [
    atom?.published,
    ...(dc?.dates ?? []),
    ...(dcterms?.issued ?? []),
    ...(dcterms?.available ?? []),
    ...(dcterms?.created ?? []),
    ...(dcterms?.dates ?? []),
  ]
  return { date: firstDate(pubDate, ...published) ?? updated, updated }
}
