import { withoutEnd } from '#base/kit/text/trim-end.ts'
import { decodeEntities } from './html-entities.ts'
import type { TemplateReader } from './template-reader.ts'

interface StaticText {
  kind: 'text'
  text: string
}

/** Adds text to a list of parts, to the last one when that is text too. */
export function appendText(parts: (StaticText | { kind: string })[], text: string): void {
  if (text === '') return
  const last = parts.at(-1)
  if (last !== undefined && 'text' in last) last.text += text
  else parts.push({ kind: 'text', text })
}

/** Decodes the entities of text that was written at `at`; an unknown one is refused. */
export function decodedText(reader: TemplateReader, written: string, at: number): string {
  return decodeEntities(written, (offset, entity) =>
    reader.fail(
      at + offset,
      `l’entité ${entity} n’est pas connue : écrivez le caractère lui-même.`,
    ),
  )
}

/**
 * When the tag from `start` to the place read stands alone on its line, takes the line out, as
 * the manual does for sections and comments: its indentation from the last of `parts`, its end
 * from what is still to read. Tells whether it did.
 */
export function dropStandaloneLine(
  reader: TemplateReader,
  start: number,
  parts: (StaticText | { kind: string })[],
): boolean {
  const isAlone = beginsLine(reader.text, start) && reader.matches(/[ \t]*(?:\n|$)/y)
  if (!isAlone) return false
  reader.take(/[ \t]*\n?/y)
  const last = parts.at(-1)
  if (last !== undefined && 'text' in last) {
    last.text = withoutEnd(last.text, /[ \t]/)
    if (last.text === '') parts.pop()
  }
  return true
}

/** Whether nothing but spaces stands before a place on its line. */
function beginsLine(text: string, place: number): boolean {
  let before = place - 1
  while (text[before] === ' ' || text[before] === '\t') before -= 1
  return before < 0 || text[before] === '\n'
}
