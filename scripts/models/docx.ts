import { escapeHtml } from '../../src/base/kit/html/escape-html.ts'
import { frTypography } from '../../src/base/kit/text/fr-typography.ts'
import { XML, zip } from './zip.ts'

/** A piece of a text document: a paragraph, or a table of plain cells with its first row as head. */
export type Block = { text: string; style?: 'title' | 'heading' } | { rows: readonly string[][] }

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
  `${XML}<w:document xmlns:w="${WORDS}"><w:body>${blocks
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
      `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ],
    ['word/document.xml', documentXml(blocks)],
  ])
