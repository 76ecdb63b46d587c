import { transcode } from 'node:buffer'

/** Bytes of a sign in memory. */
const WIDE = 2

/**
 * A text as UTF-8. The detour by UTF-16 is a copy and one fast pass, where writing UTF-8 out of a
 * string goes sign by sign and takes three times as long (docs/decisions/019).
 */
export function utf8(text: string): Buffer {
  try {
    const wide = Buffer.allocUnsafe(text.length * WIDE)
    wide.write(text, 'utf16le')
    return transcode(wide, 'utf16le', 'utf8')
  } catch {
    // Half of a pair of surrogates, which only the slow way replaces.
    return Buffer.from(text)
  }
}
