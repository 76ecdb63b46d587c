/**
 * Controls that no document may hold and some databases refuse, tab and line ends left out; and those
 * that turn the direction of reading, by which a text reads as another one than it is.
 */
// oxlint-disable-next-line no-control-regex -- control characters are what must not pass.
const NOT_SEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g

/** A text without what nobody can see in it; halves of a character become U+FFFD. */
export const seenText = (text: string): string => text.toWellFormed().replace(NOT_SEEN, '')

/** Makes every text within parsed JSON a `seenText`, in place, however deep it lies. @returns the same value */
export function seenTexts(value: unknown): unknown {
  if (typeof value === 'string') return seenText(value)
  const waiting = [value]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isPlain(node)) continue
    for (const [key, child] of Object.entries(node)) {
      if (typeof child === 'string') node[key] = seenText(child)
      else if (isPlain(child)) waiting.push(child)
    }
  }
  return value
}

/** What JSON is made of: neither bytes nor a stream. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const made = Object.getPrototypeOf(value)
  return Array.isArray(value) || made === Object.prototype || made === null
}
