/** Bytes, and signs that begin a tag, an entity or an escape, up to which a text costs a few milliseconds. */
const LIGHT = { bytes: 64 * 1024, signs: 1000 }

const SIGNS: ReadonlySet<number> = new Set(Buffer.from('<&\\'))

/**
 * Whether a text is read and cleaned in less time than the loop may be held for: within 10 ms on a small
 * server, where the way to a thread and back takes one, or a hundred when the thread has to begin
 * (docs/decisions/023).
 */
export function isLight(text: string | Uint8Array): boolean {
  if (text.length > LIGHT.bytes) return false
  let signs = 0
  for (const byte of typeof text === 'string' ? Buffer.from(text) : text) {
    if (SIGNS.has(byte)) signs += 1
    if (signs > LIGHT.signs) return false
  }
  return true
}
