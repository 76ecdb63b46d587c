/** Bytes of the engine's own around a value, roughly. */
const OBJECT = 48
const SLOT = 16
const TEXT = 24
/** One apostrophe « ’ » makes every letter of a text two bytes. */
const A_LETTER = 2

/**
 * Roughly how many bytes a value occupies: what it holds counted once for each way to it. Good enough
 * to share memory fairly between sites, and quick.
 */
export function estimateBytes(value: unknown): number {
  let size = 0
  // No recursion: a text of JSON may be deeper than the stack.
  const waiting = [value]
  while (waiting.length > 0) {
    const each = waiting.pop()
    if (typeof each === 'string') size += TEXT + A_LETTER * each.length
    else if (typeof each !== 'object' || each === null) size += SLOT
    else if (ArrayBuffer.isView(each)) size += OBJECT + each.byteLength
    else {
      size += OBJECT
      for (const held of heldBy(each)) {
        size += SLOT
        waiting.push(held)
      }
    }
  }
  return size
}

function heldBy(value: object): Iterable<unknown> {
  if (value instanceof Map) return [...value].flat()
  // Names of members are shared by all objects of a shape.
  return value instanceof Set || Array.isArray(value) ? value : Object.values(value)
}
