import { withoutEnd } from '#base/kit/text/trim-end.ts'

/**
 * Anybody can write anybody's address into a form: the mail that goes there carries no link that
 * the sender chose. What a mail reader makes a link of by itself is `placeholder`, to the next space.
 */
export const withoutLinks = (text: string, placeholder: string): string =>
  text.replace(/\S+/g, (word) => {
    const starts = [schemeStart(word), word.search(/www\./i), hostStart(word)]
    const start = Math.min(...starts.filter((at) => at >= 0))
    return start === Infinity ? word : word.slice(0, start) + placeholder
  })

/** Where the first `scheme://` begins; -1 without one. */
function schemeStart(word: string): number {
  let from = 0
  for (let at = word.indexOf('://'); at >= 0; at = word.indexOf('://', from)) {
    const run = word.slice(from, at)
    const scheme = run.slice(withoutEnd(run, /[a-z0-9+.-]/i).length)
    const letter = scheme.search(/[a-z]/i)
    if (letter >= 0) return at - scheme.length + letter
    from = at + 3
  }
  return -1
}

/** Where the first `name.tld/` begins; -1 without one. */
function hostStart(word: string): number {
  let from = 0
  for (let at = word.indexOf('/'); at >= 0; at = word.indexOf('/', from)) {
    const run = word.slice(from, at)
    const host = hostAtEnd(run.slice(withoutEnd(run, /[\w.-]/).length))
    if (host > 0) return at - host
    from = at + 1
  }
  return -1
}

/** Length of the host name that a run of its signs ends with, 0 for none: labels, the last of letters. */
function hostAtEnd(run: string): number {
  const labels = run.split('.')
  const last = labels.at(-1) ?? ''
  if (!/^[a-z]{2,}$/i.test(last)) return 0
  const named = labels.slice(labels.lastIndexOf('') + 1)
  return named.length < 2 ? 0 : named.join('.').length
}
