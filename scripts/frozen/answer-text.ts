import { createHash } from 'node:crypto'
import { headerLines, masked } from './masks.ts'
import type { Answer } from './visitor.ts'

/** Headers that differ from route to route; the others stand in the part `pages`. */
const TELLING =
  /^(?:allow|cache-control|content-disposition|content-type|location|retry-after|set-cookie|vary|x-robots-tag):/

const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.+-]*json|[\w.+-]*xml|javascript|manifest))/

/** Whether the body of an answer is text. */
export const isText = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  TEXT.test(headers['content-type'] ?? '')

/** Ends the lines that were in the text, so that those that are added here tell themselves apart. */
const LINE_END = '↵\n'

/** A body in lines that `diff` can show: none is lost, every other byte is as it was. */
export function bodyLines(answer: Answer): string {
  if (answer.body.length === 0) return ''
  if (!isText(answer)) {
    const hash = createHash('sha256').update(answer.body).digest('hex')
    return `${answer.body.length} bytes, sha256 ${hash}\n`
  }
  const type = answer.headers['content-type'] ?? ''
  if (type.includes('javascript')) return 'a script: see the part `chunks`\n'
  const text = masked(answer.body.toString()).replaceAll('\n', LINE_END)
  if (/html|xml|svg/.test(type)) return `${text.replaceAll('><', '>\n<')}\n`
  if (/json/.test(type)) return `${text.replace(/([,{[])(?=["{])/g, '$1\n')}\n`
  if (/css/.test(type)) return `${text.replaceAll('}', '}\n')}\n`
  return `${text}\n`
}

/** An answer as it is written down. */
export const answerText = (answer: Answer): string =>
  [`${answer.status}`, ...headerLines(answer.headers), '', bodyLines(answer)].join('\n')

/** The same in short: with the headers that differ from route to route. */
export const shortText = (answer: Answer): string => {
  const telling = headerLines(answer.headers).filter((line) => TELLING.test(line))
  return [`${answer.status}`, ...telling, bodyLines(answer)].join('\n')
}
