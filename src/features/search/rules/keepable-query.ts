import { normalForm } from '#base/kit/text/normal-form.ts'

/** Longer queries are a text that somebody pasted. */
const MAX_KEPT = 80

const MAIL = /@|\barobase\b/i
/** Six digits or more, however grouped: a telephone, an account, a SIREN or a social security number. */
const NUMBER = /(?:\d[\s.\-/()\u00a0\u202f]*){6,}/

/**
 * A query as the editor may read it, or `null` for one that may say who asked: a mail address, a
 * number of a person, a whole text.
 */
export function keepableQuery(query: string): string | null {
  const kept = normalForm(query.toLowerCase(), 'NFC').replace(/\s+/g, ' ').trim()
  if (kept === '' || kept.length > MAX_KEPT) return null
  if (MAIL.test(kept) || NUMBER.test(kept) || !/\p{L}/u.test(kept)) return null
  return kept
}
