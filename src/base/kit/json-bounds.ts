/** How much a JSON text may hold, whatever its length: what is done for each of its values adds up. */
export interface JsonBounds {
  /** Lists and objects in each other. */
  depth: number
  /** Members, entries, lists and objects together. */
  values: number
}

/** Which of its bounds a text goes beyond; `null` for none. It is read once, and need not be JSON. */
export function jsonExcess(text: string, { depth, values }: JsonBounds): keyof JsonBounds | null {
  let [open, count] = [0, 0]
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      at = endOfText(text, at)
      if (at === -1) return null
    } else if (sign === COMMA) count += 1
    else if (sign === LIST || sign === OBJECT) {
      open += 1
      count += 1
      if (open > depth) return 'depth'
    } else if (sign === END_OF_LIST || sign === END_OF_OBJECT) open -= 1
    if (count > values) return 'values'
  }
  return null
}

const [QUOTE, COMMA, LIST, OBJECT] = [0x22, 0x2c, 0x5b, 0x7b]
const [END_OF_LIST, END_OF_OBJECT, BACKSLASH] = [0x5d, 0x7d, 0x5c]

/** Place of the quote that ends the text which begins at a quote; -1 when none does. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let before = end - 1
    while (json.charCodeAt(before) === BACKSLASH) before -= 1
    if ((end - before) % 2 === 1) return end
  }
  return -1
}
