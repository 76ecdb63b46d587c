/** The SVG document around a composition: light, shadows, ground and grain. */
import { n } from './geometry.ts'
import { mix, PAPER, type Tint, type Tints } from './palette.ts'

export interface Frame {
  width: number
  height: number
  tints: Tints
  /** Tint of the ground; `none` is the flat paper of the site, which grain leaves alone. */
  ground: Tint | 'none'
  mirror?: boolean
  /** Strength of the grain; 0 leaves flat colour. */
  grain?: number | undefined
  content: string
}

const FILLS: readonly Tint[] = [
  'night',
  'deep',
  'mid',
  'soft',
  'pale',
  'paper',
  'white',
  'accent',
  'honey',
  'sage',
  'sand',
  'brick',
]

/** What is drawn beyond each edge and then trimmed, as printers do: light stops at no edge. */
export const BLEED = 12

/** Fill of a tint, a little lighter at the top than at the bottom. */
export const fill = (tint: Tint): string => `url(#${tint})`

function gradient(tint: Tint, tints: Tints): string {
  const light = tint === 'white' || tint === 'paper'
  const top = light ? tints[tint] : mix('#FFFFFF', tints[tint], 0.09)
  const bottom = mix(tints.shadow, tints[tint], light ? 0.045 : 0.1)
  return `<linearGradient id="${tint}" x1="0.2" y1="0" x2="0.4" y2="1">
<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
}

/** A shadow in two parts, one close that says paper and one wide that says air, and a lit upper edge. */
function shadow(level: number, tints: Tints, size: string): string {
  const wide = [0, 9, 20, 36][level]!
  const close = [0, 2, 3.5, 5][level]!
  return `<filter id="lift${level}" filterUnits="userSpaceOnUse" ${size} color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${wide}"/><feOffset dy="${n(wide * 0.9)}" result="air"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${close}"/><feOffset dy="${n(close * 1.1)}" result="paper"/>
<feFlood flood-color="${tints.shadow}" flood-opacity="0.3"/><feComposite operator="in" in2="air" result="wide"/>
<feFlood flood-color="${tints.shadow}" flood-opacity="0.22"/><feComposite operator="in" in2="paper" result="close"/>
<feOffset in="SourceAlpha" dy="2" result="lower"/><feComposite operator="out" in="SourceAlpha" in2="lower" result="edge"/>
<feFlood flood-color="#FFFFFF" flood-opacity="0.26"/><feComposite operator="in" in2="edge" result="rim"/>
<feMerge><feMergeNode in="wide"/><feMergeNode in="close"/><feMergeNode in="SourceGraphic"/><feMergeNode in="rim"/></feMerge></filter>`
}

/** Grey noise; blended as soft light it leaves white paper clean and gives tooth to the tints. */
function grainFilter(size: string): string {
  return `<filter id="grain" filterUnits="userSpaceOnUse" ${size} color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/>
<feColorMatrix values="1.6 0 0 0 -0.3  1.6 0 0 0 -0.3  1.6 0 0 0 -0.3  0 0 0 0 1"/></filter>`
}

/** Gradients and shadows that fills and lifted elements refer to; filters act within `area`. */
export function definitions(tints: Tints, area: string): string {
  return (
    FILLS.map((tint) => gradient(tint, tints)).join('') +
    [1, 2, 3].map((level) => shadow(level, tints, area)).join('')
  )
}

/** The whole SVG document of a picture. */
export function frame(options: Frame): string {
  const { width, height, tints, ground, mirror = false, grain = 0.3, content } = options
  const around = [-BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED].map(n)
  const size = `x="${around[0]}" y="${around[1]}" width="${around[2]}" height="${around[3]}"`
  const turned = mirror
    ? `<g transform="translate(${n(width)} 0) scale(-1 1)">${content}</g>`
    : content
  const noise =
    grain > 0
      ? `<g opacity="${grain}" style="mix-blend-mode:soft-light"><rect ${size} filter="url(#grain)"/></g>`
      : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${around.join(' ')}">
<defs>${definitions(tints, size)}${grain > 0 ? grainFilter(size) : ''}</defs>
<rect ${size} fill="${ground === 'none' ? PAPER : fill(ground)}"/>${turned}${noise}</svg>`
}
