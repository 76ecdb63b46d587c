import type { FileWords } from './file-messages.ts'
import { baseName } from '#base/kit/text/base-name.ts'
import { replaceParts } from '#base/kit/text/replace-parts.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'

/** Largest file that may come with a lead, in bytes. */
export const MAX_FILE = 5 * 1024 ** 2

/** What came of a file; `isWhole` is false when more than `MAX_FILE` did. */
interface ReceivedFile {
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
  { bytes, isWhole }: ReceivedFile,
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
  const isMore = ACTIVE.test(withOpenedCodes(plain)) || OTHERS.some((start) => start.test(plain))
  return isMore ? words.active : null
}

/** The last line of a PDF, with little after it: an archive appended to it is no plain PDF. */
const hasEnd = (text: string): boolean => /%%EOF\s{0,1024}$/.test(text.slice(-2048))

const HASH = 0x23

/** The signs that `#xx` codes stand for, in one pass over the bytes: millions of codes fit in a file. */
function withOpenedCodes(text: string): string {
  if (!text.includes('#')) return text
  const bytes = Buffer.from(text, 'latin1')
  let length = 0
  for (let at = 0; at < bytes.length; at += 1, length += 1) {
    const high = bytes[at] === HASH ? hexDigit(bytes[at + 1]) : -1
    const low = high < 0 ? -1 : hexDigit(bytes[at + 2])
    bytes[length] = low < 0 ? (bytes[at] ?? 0) : 16 * high + low
    if (low >= 0) at += 2
  }
  return bytes.toString('latin1', 0, length)
}

/** Value of a digit 0–9, A–F, a–f by its byte; -1 for any other sign. */
function hexDigit(sign = 0): number {
  if (sign >= 0x30 && sign <= 0x39) return sign - 0x30
  const letter = sign | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

/** What stands outside the compressed parts, whose bytes are no text and may look like anything. */
const outsideStreams = (text: string): string =>
  replaceParts(text, /\bstream\r?\n/g, /\bendstream\b/g, 'stream endstream')

/** A name that is safe in a header, in a mail and on any disk; it keeps its ending. */
export function harmlessName(name: string): string {
  const simple = baseName(name)
    .replace(/[^\p{L}\p{N} ._()-]/gu, '_')
    .replace(/\s+/g, ' ')
  const plain = withoutEnd(simple, /[. ]/)
    .replace(/\.pdf$/i, '')
    .replace(/^[. ]+/, '')
    .slice(0, 80)
    .trim()
  return `${plain === '' ? 'document' : plain}.pdf`
}
