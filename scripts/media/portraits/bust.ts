/** Somebody’s head and shoulders as layers of cut paper, in a frame of 960 by 960. */
import { frame } from '../frame.ts'
import { gauge, ticks } from '../gauges.ts'
import { lifted, line, type Lift } from '../paper.ts'
import { type Motif, tintsOf } from '../palette.ts'
import { HEIGHT } from '../scene.ts'

/** A shape in a colour of its own. */
export const piece = (path: string, colour: string, lift: Lift = 0): string =>
  lifted(lift, `<path d="${path}" fill="${colour}"/>`)

/** A line with round ends. */
export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  line(
    path,
    colour,
    width,
    `stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"`,
  )

export interface Bust {
  motif: Motif
  skin: string
  /** Of brows, lashes and whatever shades the skin. */
  shade: string
  lips: string
  brows: string
  /** How much the face is wider than the middle one. */
  wide?: number
  /** How far the head turns its fold: above 0 to the right of who looks. */
  turn?: number
  /** Drawn behind the neck, then over the face, then what is worn over all. */
  hairBehind?: string
  clothes: string
  hair: string
  over?: string
  /** Share of the ring behind that is filled. */
  ring: number
}

/** Height of the brows, of the eyes and of the mouth. */
const AT = { brows: 366, eyes: 404, mouth: 512 }

const FACE =
  'M362 376C360 272 416 226 480 226S600 272 598 376C600 470 556 566 480 572C404 566 360 470 362 376Z'

function features({ shade, lips, brows, turn = 0 }: Bust): string {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="${AT.eyes}" rx="10" ry="11.5" fill="#2A2220"/>` +
    stroke(`M${x - 22} ${AT.eyes - 4}Q${x} ${AT.eyes - 22} ${x + 22} ${AT.eyes - 4}`, '#2A2220', 5)
  const brow = (x: number, side: number) =>
    stroke(
      `M${x - side * 28} ${AT.brows + 2}Q${x + side * 2} ${AT.brows - 16} ${x + side * 32} ${AT.brows + 4}`,
      brows,
      10,
    )
  const nose = stroke(
    `M${480 + turn * 6} 398C${474 + turn * 14} 430 ${466 + turn * 20} 450 ${468 + turn * 14} 462Q${480 + turn * 6} 474 ${496 + turn * 2} 464`,
    shade,
    6,
    0.85,
  )
  const mouth =
    stroke(`M438 ${AT.mouth - 4}Q480 ${AT.mouth + 24} 522 ${AT.mouth - 4}`, lips, 9) +
    stroke(`M462 ${AT.mouth + 28}Q480 ${AT.mouth + 34} 498 ${AT.mouth + 28}`, shade, 5, 0.5)
  return eye(432) + eye(528) + brow(432, -1) + brow(528, 1) + nose + mouth
}

/** The picture as the text of an SVG document. */
export function portrait(bust: Bust): string {
  const { motif, skin, shade, wide = 1, turn = 0, hairBehind = '', clothes, hair, over = '' } = bust
  const tints = tintsOf(motif)
  const ears = [362, 598].map((x) => `<ellipse cx="${x}" cy="414" rx="24" ry="36" fill="${skin}"/>`)
  const neck = piece('M412 500H548V716C548 790 412 790 412 716Z', skin)
  const underChin = piece('M412 540C440 590 520 590 548 540V610C520 650 440 650 412 610Z', shade)
  const fold = piece(
    `M${480 + turn * 30} 226C${500 + turn * 30} 300 ${486 + turn * 20} 480 480 572C556 566 600 470 598 376C600 272 544 226 480 226Z`,
    shade,
  ).replace('<path', '<path fill-opacity=".22"')
  const head = lifted(
    2,
    `<g transform="translate(480 0) scale(${wide} 1) translate(-480 0)">${ears.join('')}<path d="${FACE}" fill="${skin}"/></g>`,
  )
  // The head is drawn around the middle of the frame and sits lower, on a shorter neck.
  const lowered = (elements: string) => `<g transform="translate(0 62)">${elements}</g>`
  const body =
    lowered(hairBehind && lifted(2, hairBehind)) +
    lifted(2, neck) +
    lowered(underChin.replace('<path', '<path fill-opacity=".55"')) +
    clothes +
    lowered(
      head +
        `<g transform="translate(480 0) scale(${wide} 1) translate(-480 0)">${fold}</g>` +
        features(bust) +
        lifted(2, hair) +
        over,
    )
  const behind =
    gauge({
      cx: 480,
      cy: 470,
      radius: 372,
      from: 130,
      to: 410,
      width: 40,
      track: tints.pale,
      colour: tints.mid,
      value: bust.ring,
      lift: 1,
    }) + ticks(480, 470, 412, { from: 130, to: 410, count: 70, length: 12, colour: tints.mid })
  return frame({
    width: HEIGHT,
    height: HEIGHT,
    tints,
    ground: 'soft',
    grain: 0.22,
    content:
      behind + `<g transform="translate(480 960) scale(1.14) translate(-480 -960)">${body}</g>`,
  })
}
