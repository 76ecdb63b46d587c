import { inflateSync } from 'node:zlib'

const WOFF_HEADER = 44
const WOFF_ENTRY = 20
const HEADER = 12
const ENTRY = 16

/**
 * A WOFF 1.0 font as the plain font inside it, its tables decompressed by zlib: the font library
 * would do it itself, many times slower.
 */
export function plainFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_none, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY
    const [offset, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place))
    const stored = woff.subarray(offset, (offset ?? 0) + (packed ?? 0))
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      table: packed === length ? stored : inflateSync(stored),
    }
  })
  const head = Buffer.alloc(HEADER + count * ENTRY)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)
  let offset = head.length
  const tables = entries.map(({ tag, checksum, table }, index) => {
    const at = HEADER + index * ENTRY
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(table.length, at + 12)
    // Tables begin at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...tables])
}
