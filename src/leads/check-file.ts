import type { FileWords } from '#domain/lead-forms/file-words.ts'

/** Largest file that may come with a lead, in bytes. */
export const MAX_FILE = 5 * 1024 ** 2

/** A file as it was posted; `isWhole` is false when more than `MAX_FILE` came. */
export interface PostedFile {
  field: string
  name: string
  bytes: Uint8Array
  isWhole: boolean
}

/**
 * What runs something or carries another file. Names of a PDF may be written with `#xx` codes:
 * those are opened first. What hides in compressed parts no reader runs without one of these.
 */
const ACTIVE = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/

/** What makes the same bytes an archive or a page of the web for another reader. */
// oxlint-disable-next-line no-control-regex -- the first bytes of an archive.
const OTHERS = [/PK\x03\x04/, /<script\b/i, /<html\b/i]

/** A PDF begins with its header; readers that look further on would take polyglots for one. */
const START = /^%PDF-[12]\.\d/

/** The sentence about a file that can't be taken, or `null` for a plain PDF. */
export async function refusalOf(
  { bytes, isWhole }: Pick<PostedFile, 'bytes' | 'isWhole'>,
  words: FileWords,
): Promise<string | null> {
  if (!isWhole) return words.tooLarge
  if (bytes.length === 0) return words.empty
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const { fileTypeFromBuffer } = await import('file-type')
  const type = await fileTypeFromBuffer(bytes)
  const isPdf = type?.mime === 'application/pdf' && START.test(text) && hasEnd(text)
  if (!isPdf) return words.notPdf
  const plain = outsideStreams(text)
  const opened = plain.replace(/#([\dA-Fa-f]{2})/g, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const isMore = ACTIVE.test(opened) || OTHERS.some((start) => start.test(plain))
  return isMore ? words.active : null
}

/** The last line of a PDF, with little after it: an archive appended to it is no plain PDF. */
const hasEnd = (text: string): boolean => /%%EOF\s{0,1024}$/.test(text.slice(-2048))

/** What stands outside the compressed parts, whose bytes are no text and may look like anything. */
const outsideStreams = (text: string): string =>
  text.replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, 'stream endstream')

/** A name that is safe in a header, in a mail and on any disk; it keeps its ending. */
export function harmlessName(name: string): string {
  const base = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = base
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/\s+/g, ' ')
    .replace(/(?:\.pdf)?[. ]*$/i, '')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .trim()
  return `${plain === '' ? 'document' : plain}.pdf`
}
