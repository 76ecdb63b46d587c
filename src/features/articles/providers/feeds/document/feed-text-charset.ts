import { decodeBytes } from '#base/platform/outgoing/decode-bytes.ts'

/** Bytes in which an XML declaration stands. */
const HEAD_BYTES = 1024
const XML_ENCODING = /<\?xml[^<>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i
const CHARSET = /charset\s*=\s*["']?([\w.:-]{1,40})/i
const UTF8 = /^utf-?8$/i

/** C0 and DEL but for tabs and line ends, halves of characters, characters that are none. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Cs}/gu

/**
 * Text of a feed's bytes, without null and control characters. `decodeBytes` decides on the
 * encoding; the declaration that it is told is the XML one, or the content type's where that one is
 * missing or says UTF-8: it is asked for when the bytes are no UTF-8.
 */
export function feedText(bytes: Uint8Array, contentType: string | undefined): string {
  return decodeBytes(bytes, declaredCharset(bytes, contentType)).replace(NO_CHARACTER, '')
}

function declaredCharset(bytes: Uint8Array, contentType: string | undefined): string | undefined {
  if (bytes[0] === 0x3c && bytes[1] === 0) return 'utf-16le'
  if (bytes[0] === 0 && bytes[1] === 0x3c) return 'utf-16be'
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, HEAD_BYTES))
  const declared = XML_ENCODING.exec(head)?.[1]
  const sent = CHARSET.exec(contentType ?? '')?.[1]
  return declared === undefined || UTF8.test(declared) ? (sent ?? declared) : declared
}
