/** Figures made of written paper: lists, letters, a balance sheet, a choice. */
import { coin } from '../coins.ts'
import { n } from '../geometry.ts'
import { lifted, line, sheet } from '../paper.ts'
import { tintsOf } from '../palette.ts'
import { onTint } from './blocks.ts'
import { from, lines, text } from './text.ts'
import type { BalanceRow, BalanceSheet, Choice, List, Message } from './types.ts'

const tints = tintsOf('EREVUEVIDEO')
const round = 'stroke-linecap="round" stroke-linejoin="round"'

const check = (x: number, y: number, size: number) =>
  line(
    `M${n(x - size)} ${n(y)}l${n(size * 0.7)} ${n(size * 0.7)}l${n(size * 1.3)} ${n(-size * 1.45)}`,
    '#FFFFFF',
    size * 0.4,
    round,
  )
const cross = (x: number, y: number, size: number) =>
  line(
    `M${n(x - size)} ${n(y - size)}l${n(size * 2)} ${n(size * 2)}m0 ${n(-size * 2)}l${n(-size * 2)} ${n(size * 2)}`,
    '#FFFFFF',
    size * 0.5,
    round,
  )
const alert = (x: number, y: number, size: number) =>
  line(
    `M${n(x)} ${n(y - size)}v${n(size * 1.1)}m0 ${n(size * 0.8)}v1`,
    '#FFFFFF',
    size * 0.46,
    round,
  )

export function list({ mark, first = 1, items }: List): string {
  const step = Math.min(132, 396 / items.length)
  const top = (396 - step * items.length) / 2
  return items
    .map(({ text: words, at }, rank) => {
      const y = top + step * (rank + 0.5)
      const tint = mark === 'alert' ? 'accent' : 'deep'
      const sign =
        mark === 'number'
          ? text(62, y + 13, String(first + rank), {
              size: 38,
              face: 'Fraunces',
              weight: 600,
              colour: '#FFFFFF',
            })
          : mark === 'check'
            ? check(62, y, 15)
            : alert(62, y, 18)
      const strip = sheet({
        x: 14,
        y: y - step * 0.41,
        w: 1130,
        h: step * 0.82,
        tint: 'white',
        lift: 1,
        radius: 14,
      })
      return from(
        at,
        strip +
          lifted(1, `<circle cx="62" cy="${n(y)}" r="30" fill="url(#${tint})"/>`) +
          sign +
          text(122, y + 12, words, { size: 34, anchor: 'start' }),
      )
    })
    .join('')
}

export function message({ when, subject, words, tint, seal }: Message): string {
  const paper = sheet({ x: 330, y: 10, w: 800, h: 372, tint: 'white', lift: 3, radius: 12 })
  const head =
    `<circle cx="392" cy="72" r="30" fill="${tints.soft}"/>` +
    text(444, 83, subject, { size: 32, weight: 650, anchor: 'start' }) +
    line('M362 122H1098', tints.line, 2.5)
  const body = words
    .map((sentence, rank) => text(366, 184 + rank * 52, sentence, { size: 34, anchor: 'start' }))
    .join('')
  const sign =
    seal === 'letter'
      ? coin(1098, 350, 42, 'accent', 2)
      : lifted(2, `<circle cx="1098" cy="350" r="42" fill="url(#accent)"/>`) + alert(1098, 348, 22)
  const day = sheet({ x: 30, y: 96, w: 250, h: 200, tint, angle: -3, lift: 3, radius: 14 })
  const [above, below] = when.split('|')
  const colour = onTint(tint)
  return (
    day +
    `<g transform="rotate(-3 155 196)">${text(155, 176, above ?? '', { size: 30, colour })}${text(155, 242, below ?? '', { size: 46, face: 'Fraunces', weight: 560, colour })}</g>` +
    paper +
    head +
    body +
    sign
  )
}

function column(rows: readonly BalanceRow[], x: number, title: string): string {
  const whole = rows.reduce((total, { amount }) => total + amount, 0)
  let y = 42
  const stack = rows.map(({ label, amount, value, tint, at }) => {
    const h = (amount / whole) * 352
    const colour = onTint(tint)
    const part =
      sheet({ x: x - 3, y, w: 506, h: h - 5, tint, lift: 1, radius: 8 }) +
      text(x + 26, y + h / 2 + 8, label, { size: 27, anchor: 'start', colour }) +
      text(x + 474, y + h / 2 + 9, value, {
        size: 30,
        face: 'Fraunces',
        weight: 560,
        anchor: 'end',
        colour,
      })
    y += h
    return from(at, part)
  })
  return (
    text(x + 250, 24, title, { size: 30, weight: 650, colour: tints.deep }) +
    `<rect x="${x}" y="44" width="500" height="342" rx="8" fill="none" stroke="${tints.soft}" stroke-width="3" stroke-dasharray="3 10" stroke-linecap="round"/>` +
    stack.join('')
  )
}

export function balanceSheet({ left, right }: BalanceSheet): string {
  return (
    column(left, 40, 'Actif') +
    text(580, 232, '=', { size: 56, face: 'Fraunces', colour: tints.deep }) +
    column(right, 620, 'Passif')
  )
}

export function choice({ no, yes }: Choice): string {
  const card = (x: number, words: readonly string[], good: boolean) =>
    sheet({ x, y: 40, w: 520, h: 300, tint: good ? 'deep' : 'white', lift: 3, radius: 16 }) +
    lifted(2, `<circle cx="${x + 260}" cy="116" r="46" fill="url(#${good ? 'accent' : 'mid'})"/>`) +
    (good ? check(x + 260, 117, 20) : cross(x + 260, 116, 16)) +
    lines(x + 260, 244, words, { size: 33, colour: good ? '#FFFFFF' : '#16232E', weight: 500 })
  return from(1, card(30, no, false)) + from(2, card(610, yes, true))
}
