import { crc32 } from 'node:zlib'
import { escapeHtml } from '../../src/base/kit/html/escape-html.ts'
import { frTypography } from '../../src/base/kit/text/fr-typography.ts'

/** A piece of a text document: a paragraph, or a table of plain cells with its first row as head. */
export type Block = { text: string; style?: 'title' | 'heading' } | { rows: readonly string[][] }

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORDS = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** Sizes are half points, distances twentieths of a point. */
const STYLES = {
  title: { size: 36, after: 240, bold: true },
  heading: { size: 26, after: 120, bold: true },
  text: { size: 22, after: 120, bold: false },
} as const

/** As French is set, and as XML says it. */
const words = (text: string): string => escapeHtml(frTypography(text))

const paragraph = (text: string, style: keyof typeof STYLES): string => {
  const { size, after, bold } = STYLES[style]
  const run = `<w:rPr>${bold ? '<w:b/>' : ''}<w:sz w:val="${size}"/></w:rPr>`
  return `<w:p><w:pPr><w:spacing w:after="${after}"/></w:pPr><w:r>${run}<w:t xml:space="preserve">${words(text)}</w:t></w:r></w:p>`
}

const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="999999"/>`)
  .join('')

function table(rows: readonly string[][]): string {
  const lines = rows.map((cells, index) => {
    const drawn = cells.map((text) => {
      const bold = index === 0 ? '<w:rPr><w:b/></w:rPr>' : ''
      return `<w:tc><w:tcPr><w:tcW w:w="0" w:type="auto"/></w:tcPr><w:p><w:r>${bold}<w:t xml:space="preserve">${words(text)}</w:t></w:r></w:p></w:tc>`
    })
    return `<w:tr>${drawn.join('')}</w:tr>`
  })
  return `<w:tbl><w:tblPr><w:tblW w:w="5000" w:type="pct"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr>${lines.join('')}</w:tbl>${paragraph('', 'text')}`
}

/** A4 with margins of 2.5 cm, in French. */
const documentXml = (blocks: readonly Block[]): string =>
  `${DECLARATION}<w:document xmlns:w="${WORDS}"><w:body>${blocks
    .map((block) =>
      'rows' in block ? table(block.rows) : paragraph(block.text, block.style ?? 'text'),
    )
    .join(
      '',
    )}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1417" w:right="1417" w:bottom="1417" w:left="1417" w:header="708" w:footer="708" w:gutter="0"/></w:sectPr></w:body></w:document>`

/** A Word document (ISO/IEC 29500, transitional): the same bytes for the same blocks. */
export const docx = (blocks: readonly Block[]): Buffer =>
  zip([
    [
      '[Content_Types].xml',
      `${DECLARATION}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${DECLARATION}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', documentXml(blocks)],
  ])

/** 1 January 1980, the first day that a ZIP knows. */
const FIRST_DAY = 0x21
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** Version 2.0, names in UTF-8. */
const VERSION = 20
const UTF8 = 0x0800

/** Files stored without compression (PKWARE APPNOTE 6.3), all of the same day. */
function zip(files: readonly (readonly [name: string, text: string])[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const path = Buffer.from(name)
    const data = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(VERSION, 0)
    facts.writeUInt16LE(UTF8, 2)
    facts.writeUInt16LE(FIRST_DAY, 8)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(path.length, 22)
    local.push(signature(LOCAL), facts, path, data)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    central.push(signature(CENTRAL), Buffer.from([VERSION, 0]), facts, place, path)
    offset += 4 + facts.length + path.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, signature(END), end])
}

function signature(value: number): Buffer {
  const four = Buffer.alloc(4)
  four.writeUInt32LE(value)
  return four
}
