/** XML that feedsmith can be given. */
export interface TidyXml {
  xml: string
  /** Name of the document's element in lower case, without prefix; empty when there is none. */
  root: string
  entries: number
  /** The end of the document is missing; `xml` ends after the last whole entry. */
  isCut: boolean
}

const ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf'])
const ENTRIES: ReadonlySet<string> = new Set(['item', 'entry'])

/**
 * Elements that feedsmith 3 must not see, and nothing here needs: an item with a `length` is taken
 * for an array of that many, however many; `author` and the like are scanned anew from each open
 * bracket; of an RDF feed only the items are read that its `Seq` names.
 */
const SHUNNED: ReadonlySet<string> = new Set([
  'length',
  'seq',
  'author',
  'managingeditor',
  'webmaster',
])

const TAG_NAME = /<(\/?)([a-z_\u00c0-\uffff][^\s<>/"'=]*)/iy
const BARE_AMPERSAND = /&(?!(?:#\d{1,8}|#x[\da-f]{1,8}|[a-z][a-z\d]{1,31});)/gi

/** Longer tags carry images or attacks; their attributes are left out. */
const MAX_TAG = 8192

/** Tags that are read; what a parser makes of one takes a hundred times its bytes. */
const MAX_TAGS = 400_000

/**
 * A feed's XML without what real feeds trip a parser with, and attackers: document types and their
 * entities, comments, bare ampersands and angle brackets, a cut-off end. One pass.
 */
export function tidyXml(source: string): TidyXml {
  const parts: string[] = []
  const escaped = (text: string) => text.replace(BARE_AMPERSAND, '&amp;')
  let [root, rootName, prefix] = ['', '', '']
  let isBase64 = false
  let [entries, tags, partsOfWholeEntries] = [0, 0, 0]
  let isClosed = false
  let at = 0

  while (at < source.length && !isClosed && tags < MAX_TAGS) {
    const open = source.indexOf('<', at)
    if (open === -1) break
    const text = source.slice(at, open)
    if (rootName) parts.push(isBase64 ? decoded(text) : escaped(text))
    const end = sectionEnd(source, open)
    if (end === -1) break
    if (end !== null) {
      if (rootName && source.startsWith('<![CDATA[', open)) parts.push(source.slice(open, end))
      at = end
      continue
    }
    TAG_NAME.lastIndex = open
    const [start, slash = '', name = ''] = TAG_NAME.exec(source) ?? []
    const close = start === undefined ? -1 : tagEnd(source, open + start.length)
    if (start === undefined || close === -1) {
      if (rootName) parts.push('&lt;')
      at = open + 1
      continue
    }
    const local = name.slice(name.lastIndexOf(':') + 1).toLowerCase()
    if (!rootName && !slash) {
      ;[root, rootName] = [local, name]
      if (!ROOTS.has(root)) break
      // feedsmith knows the elements of RSS without a prefix alone.
      if (root === 'rss') prefix = name.slice(0, name.lastIndexOf(':') + 1)
    }
    const attributes = escaped(source.slice(open + start.length, close - 1))
    const isAlone = attributes.endsWith('/')
    const known = prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name
    isBase64 = !slash && !isAlone && root === 'feed' && BASE64.test(attributes)
    parts.push(`<${slash}${SHUNNED.has(local) ? `x-${local}` : known}`)
    parts.push(`${attributes.length > MAX_TAG ? (isAlone ? '/' : '') : attributes}>`)
    at = close
    tags += 1
    if (ENTRIES.has(local) && (slash || isAlone)) {
      entries += 1
      partsOfWholeEntries = parts.length
    }
    isClosed = name === rootName && (slash !== '' || isAlone)
  }
  if (!isClosed) parts.length = partsOfWholeEntries
  return { xml: parts.join(''), root, entries, isCut: !isClosed }
}

/** How Atom 0.3 may write a text. */
const BASE64 = /(?:^|\s)mode\s*=\s*(?:"base64"|'base64')/i

/** The text that base64 stands for, as XML; what is none stays as it is. */
function decoded(text: string): string {
  const bytes = /^[A-Za-z0-9+/=\s]*$/.test(text) ? Buffer.from(text, 'base64') : Buffer.from(text)
  return bytes.toString('utf8').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** End of the comment, CDATA or declaration there; `null` for none, -1 when cut off. */
function sectionEnd(source: string, open: number): number | null {
  const after = (mark: string, from: number) => {
    const at = source.indexOf(mark, from)
    return at === -1 ? -1 : at + mark.length
  }
  if (source.startsWith('<![CDATA[', open)) return after(']]>', open)
  if (source.startsWith('<!--', open)) return after('-->', open + 4)
  return source.startsWith('<!', open) ? declarationEnd(source, open) : null
}

/**
 * The declarations that a document type may hold are taken one by one: each ends at a `>` that is
 * not quoted, or where the next begins.
 */
function declarationEnd(source: string, open: number): number {
  let quote = ''
  for (let at = open + 2; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '<') return at
    else if (character === '>') return at + 1
  }
  return -1
}

/** Place after the `>` of a tag; -1 when another tag begins before. */
function tagEnd(source: string, from: number): number {
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const character = source.charAt(at)
    if (character === '<') return -1
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return -1
}
