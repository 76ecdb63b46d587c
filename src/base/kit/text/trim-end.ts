/**
 * A text without the signs at its end that `sign` matches, one UTF-16 code unit each. A pattern that
 * ends with `+$` says the same and takes the square of a run of them that stands anywhere else.
 */
export function withoutEnd(text: string, sign: RegExp): string {
  let end = text.length
  while (end > 0 && sign.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
