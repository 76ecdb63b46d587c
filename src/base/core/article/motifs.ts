import { withoutEnd } from '#base/kit/text/trim-end.ts'

/** A motif (topic) code (requirements G4). */
export const MOTIF_CODE = /^[A-Z0-9_]{1,40}$/

/** Codes that one list may hold (requirements G4). */
export const MAX_MOTIFS = 50

/** The motif of short videos (requirements D11). */
export const VIDEO_MOTIF = 'EREVUEVIDEO'

const isMotifCode = (value: unknown): value is string =>
  typeof value === 'string' && MOTIF_CODE.test(value)

/**
 * Codes of a JSON text such as `["AEF","AES"]`, duplicates removed; `null` unless it is an array of
 * 1 to 50 codes (requirements D3, G4). A repeated query parameter arrives as an array and is
 * `null` too.
 */
export function parseMotifList(text: unknown): string[] | null {
  if (typeof text !== 'string') return null
  const value = parsed(text)
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_MOTIFS) return null
  return value.every(isMotifCode) ? [...new Set(value)] : null
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/**
 * The codes among what a page or a widget stores, duplicates removed, 50 at most: `infos` of a
 * page is free JSON, so `testamotifs` may be anything (requirements D3).
 */
export function validMotifs(value: unknown): string[] {
  return Array.isArray(value) ? [...new Set(value.filter(isMotifCode))].slice(0, MAX_MOTIFS) : []
}

const SPACE = /[\s\u0085\u180e\u200b-\u200d\u2060]/
const FIRST_SPACES = /^[\s\u0085\u180e\u200b-\u200d\u2060]+/

/**
 * The description in « CODE : description »: what follows the
 * first colon, or everything when there is none. Every kind of space is trimmed, for French
 * typography sets a no-break one before the colon. `code` stands in for an empty description.
 */
export function motifLabel(value: string, code = ''): string {
  const described = value.slice(value.indexOf(':') + 1).replace(FIRST_SPACES, '')
  return withoutEnd(described, SPACE) || code
}

/** Where the motifs of a list come from, and what they are. */
export interface MotifsInForce {
  motifs: string[]
  /** Neither page nor widget gives a motif: the « no motif » alert (requirements D3). */
  missing: boolean
  /** The visitor's `mo` parameter decides. */
  fromMo: boolean
  /** No code of `mo` is subscribed: an empty list with a sentence. */
  noneLeft: boolean
}

/**
 * The motifs a widget shows: those of `mo`, else of the page in page-auto mode, else of the widget
 * (requirements D3). `mo` is what `parseMotifList` made of the parameter; `subscribed` is `null`
 * when the provider didn't say, and then nothing is dropped.
 */
export function motifsInForce(sources: {
  mo: readonly string[] | null
  pageMotifs: readonly string[]
  widgetMotifs: readonly string[]
  pageAuto: boolean
  /** The widget's filters or pagination are on. */
  readsMo: boolean
  subscribed: Readonly<Record<string, string>> | null
}): MotifsInForce {
  const { mo, readsMo, subscribed } = sources
  if (readsMo && mo !== null) {
    const motifs = validMotifs(mo).filter(
      (code) => subscribed === null || Object.hasOwn(subscribed, code),
    )
    return { motifs, missing: false, fromMo: true, noneLeft: motifs.length === 0 }
  }
  const pageMotifs = sources.pageAuto ? validMotifs(sources.pageMotifs) : []
  const motifs = pageMotifs.length > 0 ? pageMotifs : validMotifs(sources.widgetMotifs)
  return { motifs, missing: motifs.length === 0, fromMo: false, noneLeft: false }
}
