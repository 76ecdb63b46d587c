import { htmlPieces } from '#base/kit/html/html-source.ts'

const IS_ONE = /\d(?:er|re|e)\b/

const ORDINAL = /(?<![\p{L}\p{N}])(1(?=er|re)|[1-9]\d?(?=e(?!r)))(er|re|e)(?![\p{L}\p{N}])/gu

/** Elements in which no other may stand, or that are read sign by sign. */
const LITERAL: ReadonlySet<string> = new Set(
  'code kbd option pre samp svg textarea title'.split(' '),
)

/** French HTML whose ordinals have their letters raised: « 1er », « 2e ». */
export function withOrdinals(html: string): string {
  if (!IS_ONE.test(html)) return html
  let literal = 0
  return htmlPieces(html)
    .map(({ kind, name, source }) => {
      if (LITERAL.has(name)) literal += kind === 'start' ? 1 : kind === 'end' ? -1 : 0
      return kind === 'text' && literal === 0
        ? source.replaceAll(ORDINAL, '$1<sup>$2</sup>')
        : source
    })
    .join('')
}
