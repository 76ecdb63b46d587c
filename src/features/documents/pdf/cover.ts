import { PAPER, type Palette, FRAME } from './layout/styles.ts'

type Pdf = PDFKit.PDFDocument

/** Sheets of paper, ledger rules, a coin: the family of the site's pictures. */
export function drawCover(pdf: Pdf, palette: Palette): void {
  pdf.rect(0, 0, PAPER.width, PAPER.height).fill(palette.paper)
  // The landscape of sheets, one behind the other.
  const hills: readonly [number, string][] = [
    [560, palette.tint],
    [604, mixed(palette.primary, palette.tint, 0.22)],
    [652, mixed(palette.primary, palette.tint, 0.5)],
    [706, palette.primary],
    [770, palette.strong],
  ]
  pdf.circle(432, 538, 46).fill(mixed(palette.accent, palette.paper, 0.85))
  pdf.circle(432, 538, 35).lineWidth(1.1).stroke(palette.paper)
  hills.forEach(([top, colour], index) => {
    const lift = index % 2 === 0 ? 46 : -34
    pdf
      .moveTo(0, top + lift * 0.4)
      .bezierCurveTo(170, top - lift, 330, top + lift * 1.25, PAPER.width, top - lift * 0.55)
      .lineTo(PAPER.width, PAPER.height)
      .lineTo(0, PAPER.height)
      .closePath()
      .fill(colour)
  })
  pdf
    .moveTo(FRAME.left, 112)
    .lineTo(FRAME.left + 44, 112)
    .lineWidth(2)
    .stroke(palette.accent)
}

/** The head of a sheet or a letter: a tinted strip with a rule in the accent. */
export function drawHead(pdf: Pdf, palette: Palette, height: number): void {
  pdf.rect(0, 0, PAPER.width, height).fill(palette.tint)
  pdf.rect(0, 0, PAPER.width, 6).fill(palette.primary)
  pdf.rect(FRAME.left, 40, 36, 2).fill(palette.accent)
}

/** So much of one colour over another; both `#rrggbb`. */
function mixed(one: string, other: string, share: number): string {
  const channel = (colour: string, place: number) =>
    Number.parseInt(colour.slice(place, place + 2), 16)
  const mix = (place: number) =>
    Math.round(channel(one, place) * share + channel(other, place) * (1 - share))
      .toString(16)
      .padStart(2, '0')
  return `#${mix(1)}${mix(3)}${mix(5)}`
}
