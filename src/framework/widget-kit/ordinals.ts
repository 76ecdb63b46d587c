import { htmlPieces } from '#base/kit/html/html-source.ts'
import { mayHaveOrdinals, ordinalParts } from '#base/kit/text/ordinals.ts'

/** Elements in which no other may stand, or that are read sign by sign. */
const LITERAL: ReadonlySet<string> = new Set(
  'code kbd option pre samp svg textarea title'.split(' '),
)

/** French HTML whose ordinals have their letters raised: « 1er », « 2e ». */
export function withOrdinals(html: string): string {
  if (!mayHaveOrdinals(html)) return html
  let literal = 0
  return htmlPieces(html)
    .map(({ kind, name, source }) => {
      if (LITERAL.has(name)) literal += kind === 'start' ? 1 : kind === 'end' ? -1 : 0
      return kind === 'text' && literal === 0 ? raised(source) : source
    })
    .join('')
}

const raised = (text: string): string =>
  ordinalParts(text)
    .map((part) => (part.isRaised ? `<sup>${part.text}</sup>` : part.text))
    .join('')
