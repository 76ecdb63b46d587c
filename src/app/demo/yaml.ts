import { type Document, isNode, parseDocument } from 'yaml'
import type { FaultList, Path, Place } from './faults.ts'

/** A piece of text of a file, with the line it begins on. */
export interface Piece {
  file: string
  text: string
  firstLine: number
}

/** What a piece of YAML says, and where; one that can't be read says `{}`, and is a fault. */
export function readYaml(piece: Piece, faults: FaultList): { value: unknown; place: Place } {
  const { file } = piece
  const document = documentOf(piece)
  for (const { code, pos } of document.errors) {
    const line = lineAt(piece, pos[0])
    faults.add({ file, lineOf: () => line }, [], unreadable(code))
  }
  const value: unknown = document.errors.length > 0 ? {} : (document.toJS() ?? {})
  // Nearly nobody asks for a line: rather than kept, the document is read again for those who do.
  return { value, place: { file, lineOf: (path) => lineOf(piece, documentOf(piece), path) } }
}

const documentOf = ({ text }: Piece): Document.Parsed =>
  parseDocument(text, { prettyErrors: false, logLevel: 'silent' })

const lineAt = ({ text, firstLine }: Piece, offset: number): number =>
  firstLine + text.slice(0, offset).split('\n').length - 1

/** Of a value, or of the innermost one around it that is written. */
function lineOf(piece: Piece, document: Document.Parsed, path: Path): number {
  const node: unknown = document.getIn(path, true)
  if (isNode(node) && node.range) return lineAt(piece, node.range[0])
  return path.length === 0 ? piece.firstLine : lineOf(piece, document, path.slice(0, -1))
}

function unreadable(code: string): string {
  switch (code) {
    case 'DUPLICATE_KEY':
      return 'ce nom est donné deux fois'
    case 'TAB_AS_INDENT':
      return 'une ligne commence par une tabulation : mettez des espaces'
    case 'BAD_INDENT':
      return 'cette ligne n’est pas alignée avec celles qui la précèdent'
    default:
      return (
        'ceci ne peut pas être lu ; une valeur qui contient « : » ou « # », ou qui commence par un ' +
        'signe, se met entre apostrophes droites'
      )
  }
}
