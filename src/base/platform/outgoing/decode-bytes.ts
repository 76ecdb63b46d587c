/** Byte order marks and the encoding that each one announces. */
const MARKS: readonly { bytes: readonly number[]; encoding: string }[] = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
]

/**
 * Text of an answer. Declarations lie more often than bytes do: a byte order mark decides first, then
 * UTF-8 when the bytes are valid UTF-8, then the declared charset when it is a known one, then
 * windows-1252. Bytes that are UTF-8 but for a few broken characters, and not declared to be anything
 * else, stay UTF-8 with U+FFFD in the holes. U+FEFF is dropped wherever it stands. Never throws.
 * @param declared name of a charset, as in `charset="…"` or `encoding="…"`
 */
export function decodeBytes(bytes: Uint8Array, declared?: string): string {
  return text(bytes, declared).replaceAll('\ufeff', '')
}

function text(bytes: Uint8Array, declared: string | undefined): string {
  const mark = MARKS.find((known) => known.bytes.every((byte, at) => bytes[at] === byte))
  if (mark) return new TextDecoder(mark.encoding).decode(bytes)

  const charset = decoder(declared)
  // ASCII written in UTF-16 is valid UTF-8 too, full of null characters.
  if (charset?.encoding.startsWith('utf-16') && bytes.includes(0)) return charset.decode(bytes)

  const utf8 = strictUtf8(bytes)
  if (utf8 !== null) return utf8
  if (charset && charset.encoding !== 'utf-8') return charset.decode(bytes)
  return mostlyUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Decoder of a charset's name; `null` when there is none. */
function decoder(declared: string | undefined): TextDecoder | null {
  const label = declared?.replaceAll(/["']/g, '').trim()
  if (!label) return null
  try {
    return new TextDecoder(label)
  } catch {
    return null
  }
}

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * UTF-8 in which whole characters outnumber the broken ones: feeds cut a summary in the middle of a
 * character. French in windows-1252 hardly ever spells a whole UTF-8 character.
 */
function mostlyUtf8(bytes: Uint8Array): string | null {
  const lossy = new TextDecoder().decode(bytes)
  const broken = lossy.match(/\ufffd/g)?.length ?? 0
  const beyondAscii = lossy.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return beyondAscii - broken > broken ? lossy : null
}
