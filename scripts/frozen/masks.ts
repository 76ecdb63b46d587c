/** What differs between two recordings of one program, and why. */
interface Mask {
  /** Why it varies. */
  reason: string
  found: RegExp
  shown: string | ((found: string, ...groups: string[]) => string)
}

/** The text in something signed, without what was drawn for it and stands at its end. */
const signedText = (_found: string, encoded: string): string => {
  const text = Buffer.from(encoded, 'base64url').toString()
  return `<signed ${text.replace(/[\w-]{22,43}$/, '*')}>`
}

const MASKS: readonly Mask[] = [
  {
    reason: 'a built file is named by its content, which any change of its modules changes',
    found: /(\/assets\/[\w.~-]+?)-[\w-]{6,8}(\.[a-z\d]+)/g,
    shown: '$1-*$2',
  },
  {
    reason: 'a nonce is drawn for each answer',
    found: /(nonce-|nonce" content="|nonce=")[\w+/]{22}==/g,
    shown: '$1*',
  },
  {
    reason: 'a signature is shown as what was signed; a form’s token holds a number used once',
    found: /([\w-]{8,})\.[\w-]{43}(?![\w-])/g,
    shown: signedText,
  },
  {
    reason: 'the boundary in a mail is drawn when it is sent',
    found: /--_NmP-[\da-f]{16}-/g,
    shown: '--_NmP-*-',
  },
  {
    reason: 'the disk under the data folder is the machine’s',
    found: /[\d,]+ [MGT]i?o libres/g,
    shown: '* libres',
  },
]

/** A text without what varies. */
export function masked(text: string): string {
  let rest = text
  for (const { found, shown } of MASKS) {
    rest = typeof shown === 'string' ? rest.replace(found, shown) : rest.replace(found, shown)
  }
  return rest
}

/** Headers that are not written down, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  date: 'the clock of Node itself',
  'content-length': 'follows from the body, whose masked parts vary in length',
  connection: 'of the connection, not of the answer',
  'keep-alive': 'of the connection, not of the answer',
  'transfer-encoding': 'of the connection, not of the answer',
}

/** Headers of which only the presence, or the shape, is written down. */
const SHAPES: Readonly<Record<string, (value: string) => string>> = {
  // Drawn with each start of the server.
  'x-request-id': () => '*',
  // Made of the body as it is, hashes of built files included.
  etag: (value) => (value.startsWith('W/') ? 'W/"*"' : '"*"'),
  // When a file was copied into place.
  'last-modified': () => '*',
  // Measured.
  'server-timing': (value) => value.replace(/dur=[\d.]+/g, 'dur=*'),
}

/** The headers of an answer, a line each, in the order of their names. */
export function headerLines(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): string[] {
  return Object.entries(headers)
    .filter(([name]) => !(name in LEFT_OUT))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => `${name}: ${masked(SHAPES[name]?.(value) ?? value)}`),
    )
}

type Row = Readonly<Record<string, unknown>>

/** Columns that a server fills in by itself, at a time of its own: why, and in which rows. */
const CELLS: Readonly<Record<string, { reason: string; of?(row: Row): boolean }>> = {
  'mail.ended_at': { reason: 'the clock when a mail was sent, while other requests went on' },
  'mail.due_at': {
    reason: 'until when whoever sends a mail has it for himself',
    of: ({ state }) => state !== 'waiting',
  },
  'search_document.id': { reason: 'counted in the order in which changes reached the index' },
  'search_content.document_id': { reason: 'the same' },
}

/** A value of a row, as text, without what varies. */
export function maskedCell(table: string, row: Row, column: string, text: string): string {
  const cell = CELLS[`${table}.${column}`]
  return cell !== undefined && (cell.of?.(row) ?? true) ? '*' : masked(text)
}
