import { monogram, type NamedFirm } from './monogram.ts'

/** Units of an icon's side. */
export const SIDE = 44

/** Colours that the firm's marks are made of. */
export interface MarkColours {
  ground: string
  mark: string
}

/** What an icon shows. `isTile`: the picture is square and brings a ground of its own. */
export type IconContent =
  | ({ kind: 'monogram' } & NamedFirm)
  | { kind: 'picture'; png: Buffer; isTile: boolean }

/** Room around a picture within its icon; telephones cut the corners of a square one. */
const ROOM = { round: 5, square: 8 } as const

/** A firm's icon as SVG. */
export function iconSvg(
  content: IconContent,
  { ground, mark }: MarkColours,
  shape: 'round' | 'square',
): string {
  const corner = shape === 'round' ? 10 : 0
  const clip = `<clipPath id="c"><rect width="${SIDE}" height="${SIDE}" rx="${corner}"/></clipPath>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${clip}<g clip-path="url(#c)">` +
    `<rect width="${SIDE}" height="${SIDE}" fill="${ground}"/>${inside(content, mark, shape)}</g></svg>`
  )
}

function inside(content: IconContent, mark: string, shape: 'round' | 'square'): string {
  if (content.kind === 'monogram') {
    const drawn = monogram(content, mark)
    return shape === 'round' ? drawn : `<g transform="translate(4.4 4.4) scale(.8)">${drawn}</g>`
  }
  const room = content.isTile ? 0 : ROOM[shape]
  const side = SIDE - 2 * room
  return (
    `<image x="${room}" y="${room}" width="${side}" height="${side}" ` +
    `href="data:image/png;base64,${content.png.toString('base64')}"/>`
  )
}
