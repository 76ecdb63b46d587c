import type { FaultList } from './faults.ts'
import type { Piece } from './yaml.ts'

/**
 * A widget of a text, with its options as YAML: « ```widget:feed zone=bottom », options, « ``` ».
 * HTML is one too, of type `rich-text`, with the options of such a widget right before it.
 */
export interface Block extends Piece {
  type: string
  /** Words `name=value` of the opening line. */
  attributes: Readonly<Record<string, string>>
  html?: string
}

/** A file of prose: YAML between two lines « --- », then HTML with widgets between its paragraphs. */
export interface TextFile {
  front: Piece
  blocks: Block[]
}

const EDGE = '---'
const FENCE = '```'
const FENCE_START = /^```widget:([a-z-]+)((?: [a-z]+=[a-z0-9]+)*)$/
const RICH_TEXT = 'rich-text'

const ODD = 'un widget commence par « ```widget: » et son nom, par exemple « ```widget:heading »'
const OPEN = 'ce widget n’est pas fermé : il manque une ligne « ``` » après ses options'

/** Splits a file of prose; blank lines around HTML are not part of it. */
export function readText(file: string, text: string, faults: FaultList): TextFile {
  const lines = text.split('\n')
  const piece = (from: number, to: number): Piece => ({
    file,
    text: lines.slice(from, to).join('\n'),
    firstLine: from + 1,
  })
  const edge = lines[0] === EDGE ? lines.indexOf(EDGE, 1) : -1
  const blocks: Block[] = []
  const addHtml = (from: number, to: number): void => {
    const inner = Array.from({ length: to - from }, (_, index) => from + index).filter(
      (index) => lines[index]?.trim() !== '',
    )
    const [first, last = first] = [inner[0], inner.at(-1)]
    if (first === undefined || last === undefined) return
    const html = lines.slice(first, last + 1).join('\n')
    const before = blocks.at(-1)
    if (before?.type === RICH_TEXT && before.html === undefined) before.html = html
    else
      blocks.push({ file, text: '', firstLine: first + 1, type: RICH_TEXT, attributes: {}, html })
  }

  let from = edge + 1
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (!line.startsWith(FENCE)) continue
    const [, type, attributes = ''] = FENCE_START.exec(line) ?? []
    const end = lines.indexOf(FENCE, index + 1)
    if (type === undefined || end === -1) {
      faults.add({ file, lineOf: () => index + 1 }, [], type === undefined ? ODD : OPEN)
      break
    }
    addHtml(from, index)
    blocks.push({ ...piece(index + 1, end), type, attributes: named(attributes) })
    from = end + 1
    index = end
  }
  addHtml(from, lines.length)
  return { front: piece(1, Math.max(edge, 1)), blocks }
}

const named = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    attributes
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => {
        const [name = '', value = ''] = word.split('=')
        return [name, value]
      }),
  )
