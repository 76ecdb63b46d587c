import { createHash } from 'node:crypto'
import { describedDates } from './feed-date-described.ts'
import { webAddress, withoutHash, withoutTracking } from './feed-document-links.ts'
import type { RawEntry } from './feed-document-raw.ts'
import { plainText } from './feed-text.ts'

/** An entry that has a name, an address and, when the feed says it, a date. */
export interface NamedEntry {
  raw: RawEntry
  guid: string
  url: string
  /** Its address is that of the whole site: it tells nothing of this entry. */
  isAtHome: boolean
  /** Plain, of any length. */
  title: string
  date: string | null
  updated: string | null
}

/** Where a document stands. */
export interface DocumentPlace {
  /** Absolute address that links are relative to. */
  base: string | undefined
  /** Absolute address of the site, or empty. */
  home: string
  now: Date
}

/** `null` for an entry without any http or https address to read it at. */
export function namedEntry(raw: RawEntry, { base, home, now }: DocumentPlace): NamedEntry | null {
  const url = addressOf(raw, base)
  if (url === null) return null
  // JSON may escape any character.
  const id = raw.id.replace(/\p{Cc}+/gu, ' ').trim()
  const own = described({ ...raw, id }, now)
  const date = raw.date ?? own.date
  const title = plainText(raw.title)
  const isAtHome = home !== '' && withoutHash(url) === withoutHash(home)
  const guid = id || own.identifier || (isAtHome ? `${title} ${date ?? ''}` : withoutHash(url))
  const updated = raw.updated ?? own.updated
  return { raw, guid: bounded(guid), url, isAtHome, title, date, updated }
}

function addressOf({ links, base: written }: RawEntry, base: string | undefined): string | null {
  const here = written === '' ? base : (webAddress(written, base) ?? base)
  const address = links.map((link) => webAddress(link, here)).find((found) => found !== null)
  return address === undefined ? null : withoutTracking(address)
}

const IDENTIFIERS = [/\bACTU-\d{4}-\d{3,6}\b/i, /\bBOI(?:-[A-Z\d]+)+\b/i]

/** Characters of a description in which its dates stand. */
const DESCRIPTION_HEAD = 5000

/**
 * What the description alone tells, for want of elements: BOFiP's entries write their date and
 * their identifier there (domain, section 5). Another entry's mention of a text of BOFiP is not its
 * name: only an entry that says there when it was published is named there.
 */
function described({ id, date, summary }: RawEntry, now: Date) {
  if (id !== '' && date !== null) return { date: null, updated: null, identifier: '' }
  const text = plainText(summary.slice(0, DESCRIPTION_HEAD))
  const { isDated, ...dates } = describedDates(text, now)
  const [identifier = ''] = IDENTIFIERS.flatMap((form) => form.exec(text)?.[0] ?? [])
  return { ...dates, identifier: isDated ? identifier.toUpperCase() : '' }
}

const MAX_GUID = 500

/** A guid may be of any length; what is kept of it names it as well. */
const bounded = (guid: string): string => {
  const wellFormed = guid.toWellFormed()
  if (wellFormed.length <= MAX_GUID) return wellFormed
  return `sha256:${createHash('sha256').update(wellFormed).digest('hex')}`
}
