/** Plain shapes of cut paper, for pictures that are drawn in a frame of 1440 by 960. */
import { fill } from '../frame.ts'
import { n, smooth, through } from '../geometry.ts'
import { cut, lifted, line, type Lift } from '../paper.ts'
import type { Tint } from '../palette.ts'

const WIDTH = 1440
const HEIGHT = 960
/** Beyond the frame and its bleed. */
const OUT = 60

/** A shape without a shadow of its own, to lay on another. */
export const flat = (path: string, tint: Tint, opacity = 1): string =>
  `<path d="${path}" fill="${fill(tint)}" fill-rule="evenodd"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`

/** A rectangle. */
export const box = (
  [x, y, w, h]: readonly [x: number, y: number, w: number, h: number],
  tint: Tint,
  lift: Lift = 2,
  radius = 6,
): string =>
  lifted(
    lift,
    `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill(tint)}"/>`,
  )

/** A disc, or an ellipse when `tall` is another radius. */
export const disc = (
  x: number,
  y: number,
  radius: number,
  tint: Tint,
  lift: Lift = 2,
  tall = radius,
): string =>
  lifted(
    lift,
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(radius)}" ry="${n(tall)}" fill="${fill(tint)}"/>`,
  )

/** A shape with straight sides, its corners written as « 0,0 120,40 ». */
export const sides = (corners: string, tint: Tint, lift: Lift = 2): string =>
  cut(`M${corners.replaceAll(' ', 'L').replaceAll(',', ' ')}Z`, tint, lift)

/** All that lies below a height. */
export const floor = (y: number, tint: Tint, lift: Lift = 2): string =>
  cut(`M${-OUT} ${n(y)}H${WIDTH + OUT}V${HEIGHT + OUT}H${-OUT}Z`, tint, lift)

/** All that lies below a crest, written as its points from left to right. */
export const slope = (crest: string, tint: Tint, lift: Lift = 3): string =>
  cut(
    `${smooth(through(crest))}L${WIDTH + OUT} ${HEIGHT + OUT}L${-OUT} ${HEIGHT + OUT}Z`,
    tint,
    lift,
  )

/** The same crest some way further down, as a line. */
export const furrow = (crest: string, by: number): string =>
  smooth(through(crest).map(([x, y]) => [x, y + by] as const))

/** A line with round ends. */
export const thread = (path: string, colour: string, width: number, lift: Lift = 0): string =>
  lifted(lift, line(path, colour, width, 'stroke-linecap="round" stroke-linejoin="round"'))

/** Thin light lines on a dark sheet, or dark ones on a light sheet. */
export const faint = (path: string, colour: string, width = 3, opacity = 0.5): string =>
  line(path, colour, width, `stroke-opacity="${opacity}" stroke-linecap="round"`)

/** Flat elements drawn around a point of their own, then placed, turned and sized, under one shadow. */
export const placed = (
  [x, y, size, turn = 0]: readonly [x: number, y: number, size: number, turn?: number],
  elements: string,
  lift: Lift = 2,
): string =>
  lifted(
    lift,
    `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${size})">${elements}</g>`,
  )

/** A cloud around its middle. */
export const cloud = (x: number, y: number, size: number, tint: Tint = 'white'): string =>
  placed(
    [x, y, size],
    flat(
      'M-170 50a50 50 0 0 1 16 -98a80 80 0 0 1 150 -30a66 66 0 0 1 116 40a46 46 0 0 1 14 88z',
      tint,
    ),
  )
