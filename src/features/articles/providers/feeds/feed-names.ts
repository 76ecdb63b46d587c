import { createHash } from 'node:crypto'
import { slugOf } from '#base/kit/text/slug.ts'

/** Ids of entries begin here, far above those of the library, and stay whole numbers of JavaScript. */
const FIRST_ID = 4_000_000_000_000_000

/** Characters of a slug that the title may take: the key takes 40, the mark 8, of 200. */
const TITLE_LENGTH = 120

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** What an entry is known by in its source. */
interface EntryName {
  /** Key of its source. */
  key: string
  guid: string
}

const ofEntry = ({ key, guid }: EntryName): Buffer => digest(`${key}\n${guid}`)

/** Stable id of an entry, from 4·10¹⁵ to 4·10¹⁵ + 2⁴⁸. */
export const entryId = (name: EntryName): number => FIRST_ID + ofEntry(name).readUIntBE(0, 6)

/**
 * Slug of an entry: the words of its title, the key of its source, a mark of its own. `title` is
 * the one under which it was first read, so that links hold when the source changes it.
 */
export function entrySlug(name: EntryName, title: string): string {
  const mark = ofEntry(name).readUIntBE(6, 5).toString(36).padStart(8, '0')
  return [slugOf(title, TITLE_LENGTH), name.key, mark].filter(Boolean).join('-')
}

/** Whether a slug may be that of an entry of this source, read or not. */
export const mayBeSlugOf = (slug: string, key: string): boolean =>
  /^[0-9a-z]{8}$/.test(slug.slice(-8)) && `-${slug.slice(0, -8)}`.endsWith(`-${key}-`)

/** A number from 0 to 1 that an address always gives. */
export const shareOf = (url: string): number => digest(url).readUInt32BE(0) / 0xffff_ffff

/**
 * Name of the provider behind an address, for its breaker and its metrics: `feeds bofip.impots.gouv.fr
 * 3f9a`. The mark tells two feeds of one server apart, so that a dead one does not silence the
 * other; paths and parameters, which may hold a key, are left out.
 */
export function feedProvider(url: string): string {
  return `feeds ${new URL(url).hostname} ${digest(url).toString('hex', 4, 6)}`
}
