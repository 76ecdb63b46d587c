import { transcode } from 'node:buffer'

/** Bytes of a sign in memory. */
const WIDE = 2

/**
 * Texts one after the other as UTF-8. The detour by UTF-16 is a copy and one fast pass, where
 * writing UTF-8 out of a string goes sign by sign and takes three times as long (docs/decisions/019).
 */
export function utf8(...texts: string[]): Buffer {
  const wide = Buffer.allocUnsafe(texts.reduce((sum, text) => sum + text.length, 0) * WIDE)
  let at = 0
  for (const text of texts) at += wide.write(text, at, 'utf16le')
  try {
    return transcode(wide, 'utf16le', 'utf8')
  } catch {
    // Half of a pair of surrogates, which only the slow way replaces.
    return Buffer.from(texts.join(''))
  }
}
