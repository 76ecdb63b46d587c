import type { Composed, Entry } from './composed.ts'
import { pagesOfPlaces } from './composed.ts'
import { drawCover, drawHead } from './cover.ts'
import type { DocumentLogo } from './site-document.ts'
import { faceFor, stretchesOf } from './layout/faces.ts'
import type { Element, Mark, Row, Text } from './layout/rows.ts'
import { FRAME, PAPER, type Palette, type StyleName, type TextStyle } from './layout/styles.ts'

type Pdf = PDFKit.PDFDocument
type Structure = PDFKit.PDFStructureElement

/** What stands at the head and at the foot of every page but the cover. */
interface Running {
  firm: string
  title: string
  foot: string
  page(number: number): string
}

interface Drawing {
  logo: DocumentLogo | null
  palette: Palette
  styles: Readonly<Record<StyleName, TextStyle>>
  running: Running
}

/** Lets others have their turn: a long document must not hold the server up. */
const breath = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Draws a composed document: what is only seen as artifacts, what is read in its structure. */
export async function draw(pdf: Pdf, composed: Composed, drawing: Drawing): Promise<void> {
  for (let page = 0; page < composed.pages; page += 1) {
    pdf.addPage({ size: 'A4', margin: 0 })
    artifact(pdf, 'Layout', () => {
      if (page === 0 && composed.hasCover) drawCover(pdf, drawing.palette)
      else if (page === 0) drawHead(pdf, drawing.palette, composed.head)
      if (page === 0 && drawing.logo) drawLogo(pdf, drawing.logo, composed.logo)
      for (const row of composed.rows)
        if (row.page === page) row.marks.forEach((mark) => drawMark(pdf, mark))
    })
    if (page > 0 || !composed.hasCover) {
      artifact(pdf, 'Pagination', () => drawRunning(pdf, drawing, page, composed))
    }
    await breath()
  }
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const element of composed.elements) {
    drawElement(pdf, root, element)
    await breath()
  }
  root.end()
  const places = namedPlaces(pdf, composed.rows)
  drawOutline(pdf, pdf.outline, composed.outline, places)
}

function artifact(pdf: Pdf, type: 'Layout' | 'Pagination', work: () => void): void {
  pdf.markContent('Artifact', { type })
  work()
  pdf.endMarkedContent()
}

/** The firm's name stands beside it as text: who hears the document is not told twice. */
function drawLogo(pdf: Pdf, logo: DocumentLogo, { top, foot }: Composed['logo']): void {
  const box: [number, number] = [(FRAME.right - FRAME.left) / 2, foot - top]
  pdf.image(Buffer.from(logo.png, 'base64'), FRAME.left, top, { fit: box })
}

function drawMark(pdf: Pdf, mark: Mark): void {
  const x = FRAME.left + mark.x
  const y = mark.row.top + mark.y
  if (mark.kind === 'rule') {
    pdf
      .moveTo(x, y)
      .lineTo(x + mark.w, y)
      .lineWidth(mark.thickness)
      .stroke(mark.colour)
  } else {
    const shape =
      mark.radius > 0
        ? pdf.roundedRect(x, y, mark.w, mark.h, mark.radius)
        : pdf.rect(x, y, mark.w, mark.h)
    if (mark.kind === 'fill') shape.fill(mark.colour)
    else shape.lineWidth(0.9).stroke(mark.colour)
  }
}

function drawRunning(
  pdf: Pdf,
  { palette, styles, running }: Drawing,
  page: number,
  { pages }: Composed,
): void {
  const { size } = styles.small
  const at = (text: string, y: number, isRight: boolean) => {
    pdf.fontSize(size).fillColor(palette.soft)
    const stretches = stretchesOf(text).map((stretch) => {
      const face = faceFor(stretch, 'text')
      return { stretch, face, width: pdf.font(face).widthOfString(stretch) }
    })
    let x = isRight
      ? FRAME.right - stretches.reduce((sum, { width }) => sum + width, 0)
      : FRAME.left
    for (const { stretch, face, width } of stretches) {
      pdf.font(face).text(stretch, x, y, { lineBreak: false, baseline: 'alphabetic' })
      x += width
    }
  }
  if (page > 0) {
    at(running.firm, 52, false)
    at(running.title, 52, true)
    pdf.moveTo(FRAME.left, 61).lineTo(FRAME.right, 61).lineWidth(0.6).stroke(palette.line)
  }
  const foot = PAPER.height - 40
  at(running.foot, foot, false)
  if (pages > 1) at(running.page(page + 1), foot, true)
}

/** One element with what is in it; texts that follow each other on a page are marked at once. */
function drawElement(pdf: Pdf, parent: Structure, element: Element): void {
  const structure = pdf.struct(element.tag, element.scope ? { scope: element.scope } : {})
  parent.add(structure)
  let open: number | null = null
  const close = () => {
    if (open !== null) pdf.endMarkedContent()
    open = null
  }
  for (const child of element.children) {
    if ('tag' in child) {
      close()
      drawElement(pdf, structure, child)
      continue
    }
    if (open !== child.row.page) {
      close()
      pdf.switchToPage(child.row.page)
      structure.add(pdf.markStructureContent(element.tag))
      open = child.row.page
    }
    drawText(pdf, child)
  }
  close()
  if (element.link) drawLink(pdf, structure, element)
  structure.end()
}

function drawText(pdf: Pdf, { row, x, y, pieces }: Text): void {
  for (const piece of pieces) {
    pdf.font(piece.face).fontSize(piece.size).fillColor(piece.colour)
    pdf.text(piece.text, FRAME.left + x + piece.x, row.top + y - piece.rise, {
      lineBreak: false,
      baseline: 'alphabetic',
    })
  }
}

/** The places on the page that can be clicked: one a line. */
function drawLink(pdf: Pdf, structure: Structure, { link, children }: Element): void {
  const lines = Map.groupBy(
    children.filter((child): child is Text => 'pieces' in child),
    ({ row }) => row,
  )
  for (const [row, texts] of lines) {
    const ends = texts.flatMap(({ x, pieces }) =>
      pieces.flatMap((each) => [x + each.x, x + each.x + each.width]),
    )
    const { size = 0 } = texts[0]?.pieces[0] ?? {}
    if (!link) continue
    pdf.switchToPage(row.page)
    const left = FRAME.left + Math.min(...ends)
    const area = [
      left,
      row.top + (texts[0]?.y ?? 0) - size,
      FRAME.left + Math.max(...ends) - left,
      size * 1.3,
    ] as const
    const options: PDFKit.Mixins.AnnotationOption = { structParent: structure }
    // The library takes a primitive string for a name of PDF, and an object for a text.
    Object.assign(options, { Contents: Object(link.says) })
    if ('url' in link) pdf.link(...area, link.url, options)
    else pdf.goTo(...area, link.place, options)
  }
}

function namedPlaces(pdf: Pdf, rows: readonly Row[]): ReadonlyMap<string, number> {
  for (const { page, top, places } of rows) {
    for (const place of places) {
      pdf.switchToPage(page)
      pdf.addNamedDestination(place, 'XYZ', 0, Math.max(0, top - 24), null)
    }
  }
  return pagesOfPlaces(rows)
}

function drawOutline(
  pdf: Pdf,
  parent: PDFKit.PDFOutline,
  entries: readonly Entry[],
  places: ReadonlyMap<string, number>,
): void {
  for (const { title, place, entries: inner } of entries) {
    pdf.switchToPage(places.get(place) ?? 0)
    drawOutline(pdf, parent.addItem(title, { expanded: false }), inner, places)
  }
}
