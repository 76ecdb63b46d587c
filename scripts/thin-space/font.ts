import { brotliCompressSync, constants } from 'node:zlib'

/** Font units of an em. */
export const UNITS = 1000

/** Width of the space in font units: the eye sees it between « 12 » and « 867 », and no hole. */
export const ADVANCE = 190

const THIN_SPACE = 0x202f
const NAME = 'Vitrine Fine'

/** Integers of `bytes` bytes each, one after the other, the most significant byte first. */
const words = (bytes: 1 | 2 | 4, ...values: number[]): Buffer => {
  const buffer = Buffer.alloc(bytes * values.length)
  values.forEach((value, index) =>
    buffer.writeUIntBE(value < 0 ? value + 2 ** (8 * bytes) : value, index * bytes, bytes),
  )
  return buffer
}

/** Seconds from 1904 to 2026: the font is the same whenever it is made. */
const MADE = [0, 0xe5_83_58_00]

function head(): Buffer {
  return Buffer.concat([
    words(4, 0x0001_0000, 0x0001_0000, 0, 0x5f0f_3cf5),
    words(2, 0x0003, UNITS),
    words(4, ...MADE, ...MADE),
    words(2, 20, 0, ADVANCE - 20, 700, 0, 6, 2, 0, 0),
  ])
}

/** Names by their numbers, in the table's order: family, style, name of this font, whole name, version, PostScript. */
function name(): Buffer {
  const names = [NAME, 'Regular', NAME, NAME, 'Version 1.0', NAME.replaceAll(' ', '')]
  const texts = names.map((text) => Buffer.from(text, 'utf16le').swap16())
  let offset = 0
  const records = texts.map((text, index) => {
    const record = words(2, 3, 1, 0x0409, index + 1, text.length, offset)
    offset += text.length
    return record
  })
  return Buffer.concat([words(2, 0, names.length, 6 + 12 * names.length), ...records, ...texts])
}

function os2(): Buffer {
  return Buffer.concat([
    words(2, 4, ADVANCE, 400, 5, 0),
    words(2, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    words(4, 1 << 31, 0, 0, 0),
    Buffer.from('VTRN'),
    words(2, 0x40, THIN_SPACE, THIN_SPACE, 700, -200, 0, 700, 200),
    words(4, 1, 0),
    words(2, 500, 700, 0, THIN_SPACE, 1),
  ])
}

/** One segment for the sign, and the last one that the format asks for. */
function cmap(): Buffer {
  const segments = [4, 4, 1, 0, THIN_SPACE, 0xffff, 0, THIN_SPACE, 0xffff, 1 - THIN_SPACE, 1, 0, 0]
  const body = words(2, ...segments)
  return Buffer.concat([words(2, 0, 1, 3, 1), words(4, 12), words(2, 4, 6 + body.length, 0), body])
}

/**
 * A box for any other sign: one outline of four points (OpenType 1.9, “glyf”). Without an outline in it the table
 * would be empty, which readers refuse.
 */
function box(): Buffer {
  const [left, right, top] = [20, ADVANCE - 20, 700]
  return Buffer.concat([
    words(2, 1, left, 0, right, top),
    words(2, 3, 0),
    // Four points on the outline, each given by two bytes from the one before it on both axes.
    words(1, 1, 1, 1, 1),
    words(2, left, 0, right - left, 0),
    words(2, 0, top, 0, -top),
  ])
}

/** A font of two glyphs: what is drawn for any other sign, and the space, which has no outline. */
function tables(): [tag: string, table: Buffer][] {
  const glyphs = padded(box())
  return [
    ['OS/2', os2()],
    ['cmap', cmap()],
    // Readers look for the head of an outline where that of the space would be.
    ['glyf', Buffer.concat([glyphs, Buffer.alloc(10)])],
    ['head', head()],
    [
      'hhea',
      words(2, 1, 0, 700, -200, 0, ADVANCE, 20, 20, ADVANCE - 20, 1, 0, 0, 0, 0, 0, 0, 0, 2),
    ],
    ['hmtx', words(2, ADVANCE, 20, ADVANCE, 0)],
    ['loca', words(2, 0, glyphs.length / 2, glyphs.length / 2)],
    ['maxp', words(2, 1, 0, 2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['name', name()],
    ['post', Buffer.concat([words(4, 0x0003_0000, 0), words(2, -75, 50), words(4, 0, 0, 0, 0, 0)])],
  ]
}

const padded = (table: Buffer): Buffer =>
  Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])

function checksum(table: Buffer): number {
  let sum = 0
  const whole = padded(table)
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}

/** The font as a plain file of TrueType, which a PDF embeds (OpenType 1.9, “otff”). */
export function plainThinSpace(): Buffer {
  const all = tables()
  const power = 2 ** Math.floor(Math.log2(all.length))
  let offset = 12 + 16 * all.length
  const entries = all.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag), words(4, checksum(table), offset, table.length)])
    offset += padded(table).length
    return entry
  })
  const font = Buffer.concat([
    words(4, 0x0001_0000),
    words(2, all.length, power * 16, Math.log2(power), (all.length - power) * 16),
    ...entries,
    ...all.map(([, table]) => padded(table)),
  ])
  const start = font.indexOf(words(4, 0x5f0f_3cf5)) - 4
  words(4, (0xb1b0_afba - checksum(font)) >>> 0).copy(font, start)
  return font
}

/** Places of the tables in the list of names that the format knows (WOFF 2.0, 4.1). */
const KNOWN = [
  'cmap',
  'head',
  'hhea',
  'hmtx',
  'maxp',
  'name',
  'OS/2',
  'post',
  '',
  '',
  'glyf',
  'loca',
]

/** Glyphs and their places as they are, without the transformation that outlines are worth. */
const UNTOUCHED = 3 << 6

/** The font as pages load it (WOFF 2.0); making it again gives the same bytes. */
export function thinSpaceFont(): Buffer {
  const plain = plainThinSpace()
  const all = KNOWN.flatMap((tag, index) => {
    const table = tables().find(([own]) => own === tag)?.[1]
    return table ? [{ index, tag, table }] : []
  })
  const directory = all.map(({ index, tag, table }) => {
    const flags = index | (tag === 'glyf' || tag === 'loca' ? UNTOUCHED : 0)
    // A length in groups of seven bits.
    const length =
      table.length < 128 ? [table.length] : [0x80 | (table.length >> 7), table.length & 127]
    return words(1, flags, ...length)
  })
  const packed = brotliCompressSync(Buffer.concat(all.map(({ table }) => table)), {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      [constants.BROTLI_PARAM_QUALITY]: 11,
    },
  })
  const rest = padded(Buffer.concat([...directory, packed]))
  return Buffer.concat([
    Buffer.from('wOF2'),
    words(4, 0x0001_0000, 48 + rest.length),
    words(2, all.length, 0),
    words(4, plain.length, packed.length),
    words(2, 1, 0),
    words(4, 0, 0, 0, 0, 0),
    rest,
  ])
}
