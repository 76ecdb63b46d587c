import { parseAtomFeed, parseJsonFeed, parseRdfFeed, parseRssFeed } from 'feedsmith'
import { atomFeed } from './feed-document-atom.ts'
import { jsonFeed } from './feed-document-json.ts'
import { MAX_ENTRIES, type RawFeed, type ReadDate } from './feed-document-raw.ts'
import { rdfFeed, rssFeed } from './feed-document-rss.ts'
import { FeedUnreadable } from './unreadable-feed.ts'
import { tidyXml } from './feed-document-xml.ts'

const CHECK_ADDRESS = 'Vérifiez l’adresse du flux.'

/**
 * Reads a feed's text by its first characters and its document element, not by its content type:
 * servers send feeds as anything. The title of a feed that breaks off is kept, with its whole
 * entries.
 * @throws {FeedUnreadable}
 */
export function parseFeedText(source: string, parseDateFn: ReadDate): RawFeed {
  const text = source.trimStart()
  if (text === '') {
    throw new FeedUnreadable(`La réponse est vide : elle ne contient pas de flux. ${CHECK_ADDRESS}`)
  }
  if (text.startsWith('{') || text.startsWith('[')) return parseJson(text, parseDateFn)
  if (text.startsWith('<')) return parseXml(text, parseDateFn)
  throw new FeedUnreadable(
    `La réponse n’est ni du XML ni du JSON : ce n’est pas un flux. ${CHECK_ADDRESS}`,
  )
}

function parseXml(text: string, parseDateFn: ReadDate): RawFeed {
  const { xml, root, entries, isCut } = tidyXml(text)
  const options = { parseDateFn, maxItems: MAX_ENTRIES }
  const readers: Partial<Record<string, () => RawFeed>> = {
    rss: () => rssFeed(parseRssFeed(xml, options)),
    feed: () => atomFeed(parseAtomFeed(xml, options)),
    rdf: () => rdfFeed(parseRdfFeed(xml, options)),
  }
  const read = readers[root]
  if (!read) throw new FeedUnreadable(noFeed(root))
  if (isCut && entries === 0) {
    throw new FeedUnreadable('Le flux est coupé avant la fin de son premier article.')
  }
  try {
    return read()
  } catch (cause) {
    // feedsmith refuses a channel that holds nothing.
    if (entries === 0) return { title: '', home: '', bases: [], entries: [] }
    if (root === 'rss' && !/<channel[\s>/]/i.test(xml)) {
      throw new FeedUnreadable(
        'Le flux RSS n’a pas d’élément « channel » autour de ses articles : ils ne peuvent pas être lus. Signalez-le à l’éditeur du flux.',
        { cause },
      )
    }
    throw new FeedUnreadable(
      'Le document n’a pas la forme d’un flux que l’on sache lire. Signalez-le à l’éditeur du flux.',
      { cause },
    )
  }
}

function noFeed(root: string): string {
  if (root === 'html') {
    return `La réponse est une page HTML, pas un flux RSS, Atom ou JSON Feed. ${CHECK_ADDRESS}`
  }
  return root === ''
    ? `La réponse ne contient aucun élément XML : ce n’est pas un flux. ${CHECK_ADDRESS}`
    : `La réponse est un document XML « ${root.slice(0, 40)} », pas un flux RSS, Atom ou RDF. ${CHECK_ADDRESS}`
}

// oxlint-disable-next-line no-control-regex -- JSON has none, feeds do
const CONTROL = /[\u0000-\u001f]/g

function parseJson(text: string, parseDateFn: ReadDate): RawFeed {
  let json: unknown
  try {
    // feedsmith takes an object with a `length` for an array of that many elements.
    json = JSON.parse(text.replace(CONTROL, ' '), (key, value: unknown) =>
      key === 'length' ? undefined : value,
    )
  } catch (cause) {
    throw new FeedUnreadable('Le JSON de la réponse est coupé ou mal formé.', { cause })
  }
  try {
    return jsonFeed(parseJsonFeed(json, { parseDateFn, maxItems: MAX_ENTRIES }))
  } catch (cause) {
    throw new FeedUnreadable(`La réponse est du JSON, mais pas un JSON Feed. ${CHECK_ADDRESS}`, {
      cause,
    })
  }
}
