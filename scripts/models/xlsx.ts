import { escapeHtml } from '../../src/base/kit/html/escape-html.ts'
import { frTypography } from '../../src/base/kit/text/fr-typography.ts'
import { XML, zip } from './zip.ts'

/** A row of a sheet: its title, the head of what follows, or cells to fill in. */
export interface Row {
  cells: readonly string[]
  style?: 'title' | 'head'
}

export interface Sheet {
  /** On its tab, 31 signs at most. */
  name: string
  /** Of its columns, in signs. */
  widths: readonly number[]
  rows: readonly Row[]
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Places in the list of formats of `STYLES`. */
const FORMATS = { title: 1, head: 2, cell: 3 } as const

const SIDES = ['left', 'right', 'top', 'bottom']
const EDGE = SIDES.map((side) => `<${side} style="thin"><color rgb="FF999999"/></${side}>`).join('')

/** Calibri 11, a large title, a bold head; cells with an edge, whose words wrap. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="16"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border>${EDGE}<diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>${[2, 0].map((font) => `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="1" xfId="0" applyFont="1" applyBorder="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const FIRST_LETTER = 'A'.charCodeAt(0)

/** `B4`; a sheet of more than 26 columns is none to print. */
const place = (column: number, row: number): string =>
  `${String.fromCharCode(FIRST_LETTER + column)}${row + 1}`

function cell(text: string, at: string, format: number): string {
  if (text === '') return `<c r="${at}" s="${format}"/>`
  return `<c r="${at}" s="${format}" t="inlineStr"><is><t xml:space="preserve">${escapeHtml(frTypography(text))}</t></is></c>`
}

/** A4 across, as wide as the paper. */
function sheetXml({ widths, rows }: Sheet): string {
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  )
  const lines = rows.map(({ cells, style }, row) => {
    const format = FORMATS[style ?? 'cell']
    const drawn = cells.map((text, column) => cell(text, place(column, row), format))
    return `<row r="${row + 1}">${drawn.join('')}</row>`
  })
  return `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData><pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`
}

/** An Excel workbook (ISO/IEC 29500, transitional): the same bytes for the same sheets. */
export function xlsx(sheets: readonly Sheet[]): Buffer {
  const numbered = sheets.map((sheet, at) => ({ sheet, id: at + 1 }))
  const styles = numbered.length + 1
  const parts = numbered
    .map(
      ({ id }) =>
        `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPES}.worksheet+xml"/>`,
    )
    .join('')
  const tabs = numbered
    .map(
      ({ sheet, id }) =>
        `<sheet name="${escapeHtml(frTypography(sheet.name))}" sheetId="${id}" r:id="rId${id}"/>`,
    )
    .join('')
  const relations = numbered
    .map(
      ({ id }) =>
        `<Relationship Id="rId${id}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${id}.xml"/>`,
    )
    .join('')
  return zip([
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${parts}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${tabs}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="rId${styles}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
    ...numbered.map(({ sheet, id }) => [`xl/worksheets/sheet${id}.xml`, sheetXml(sheet)] as const),
  ])
}
