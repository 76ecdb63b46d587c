/** Figures made of paper blocks: operations, wholes and their parts, bars. */
import { line, sheet } from '../paper.ts'
import { INK, tintsOf, type Tint } from '../palette.ts'
import { from, lines, text } from './text.ts'
import type { Bars, Split, Sum } from './types.ts'

const tints = tintsOf('EREVUEVIDEO')

/** Colour of words on a tint. */
export const onTint = (tint: Tint): string =>
  tint === 'deep' || tint === 'night' || tint === 'accent' || tint === 'mid' ? '#FFFFFF' : INK

export function sum({ blocks }: Sum): string {
  const gap = 78
  const w = Math.min(330, (1160 - gap * (blocks.length - 1)) / blocks.length)
  const start = (1160 - (w * blocks.length + gap * (blocks.length - 1))) / 2
  const longest = Math.max(...blocks.map(({ value }) => value.length))
  const size = Math.min(54, Math.floor((w - 40) / (longest * 0.54)))
  return blocks
    .map(({ value, label, tint, at, sign }, rank) => {
      const x = start + rank * (w + gap)
      const colour = onTint(tint)
      const block = sheet({ x, y: 78, w, h: 236, tint, lift: 3, radius: 14 })
      const words =
        text(x + w / 2, 180, value, { size, face: 'Fraunces', weight: 560, colour }) +
        lines(x + w / 2, 246, label, { size: 27, colour, leading: 1.2 })
      const before = sign
        ? text(x - gap / 2, 212, sign, {
            size: 56,
            face: 'Fraunces',
            weight: 400,
            colour: tints.deep,
          })
        : ''
      return from(at, before + block + words)
    })
    .join('')
}

export function split({ whole, wholeAt = 1, parts }: Split): string {
  let x = 0
  const brace = line(
    'M4 92v-16q0 -14 14 -14H1142q14 0 14 14v16',
    tints.mid,
    3,
    'stroke-linecap="round"',
  )
  const pieces = parts.map(({ share, value, label, tint, at }) => {
    const w = 1160 * share
    const colour = onTint(tint)
    const part =
      sheet({ x: x + 3, y: 116, w: w - 6, h: 210, tint, lift: 2, radius: 12 }) +
      text(x + w / 2, 224, value, {
        size: w < 220 ? 52 : 58,
        face: 'Fraunces',
        weight: 560,
        colour,
      }) +
      text(x + w / 2, 276, label, { size: w < 220 ? 26 : 28, colour })
    x += w
    return from(at, part)
  })
  return (
    from(wholeAt, text(580, 40, whole, { size: 32, weight: 600, colour: tints.deep }) + brace) +
    pieces.join('')
  )
}

export function bars({ bars: all }: Bars): string {
  const w = 190
  const gap = Math.min(150, (1160 - w * all.length) / Math.max(1, all.length))
  const start = (1160 - (w * all.length + gap * (all.length - 1))) / 2
  const floor = 326
  const ground = line(`M40 ${floor}H1120`, tints.soft, 4, 'stroke-linecap="round"')
  return (
    ground +
    all
      .map(({ size, value, label, tint, at }, rank) => {
        const x = start + rank * (w + gap)
        const tall = size * 260
        const strip = sheet({ x, y: floor - tall, w, h: tall - 2, tint, lift: 2, radius: 8 })
        return from(
          at,
          strip +
            text(x + w / 2, floor - tall - 20, value, { size: 42, face: 'Fraunces', weight: 560 }) +
            lines(x + w / 2, floor + 44, label, { size: 27, leading: 1.15 }),
        )
      })
      .join('')
  )
}
