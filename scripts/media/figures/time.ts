/** Figures with an axis: a line of time, and the point where sales pass costs. */
import { coin } from '../coins.ts'
import { n } from '../geometry.ts'
import { lifted, line } from '../paper.ts'
import { INK, tintsOf } from '../palette.ts'
import { from, lines, text } from './text.ts'
import type { BreakEven, Timeline } from './types.ts'

const tints = tintsOf('EREVUEVIDEO')
const round = 'stroke-linecap="round" stroke-linejoin="round"'

export function timeline({ marks, span }: Timeline): string {
  const at = (where: number) => 90 + where * 980
  const y = 210
  const axis = line(`M20 ${y}H1140`, tints.soft, 8, round)
  const middle = span ? (at(span.from) + at(span.to)) / 2 : 0
  const band = span
    ? from(
        span.at,
        lifted(1, line(`M${n(at(span.from))} ${y}H${n(at(span.to))}`, tints.accent, 22, round)) +
          lifted(
            1,
            `<rect x="${n(middle - 150)}" y="40" width="300" height="64" rx="32" fill="url(#accent)"/>`,
          ) +
          line(
            `M${n(middle)} 104v82`,
            tints.accent,
            3,
            'stroke-dasharray="2 9" stroke-linecap="round"',
          ) +
          text(middle, 83, span.label, { size: 32, weight: 650, colour: '#FFFFFF' }),
      )
    : ''
  const events = marks.map(({ where, when, label, tint, at: step }) =>
    from(
      step,
      coin(at(where), y, 34, tint, 2) +
        text(at(where), y + 84, when, {
          size: 32,
          face: 'Fraunces',
          weight: 560,
          colour: tints.deep,
        }) +
        lines(at(where), y + 132, label, { size: 27, leading: 1.15 }),
    ),
  )
  return axis + band + events.join('')
}

export function breakEven({ threshold }: BreakEven): string {
  const [left, floor, right, top] = [150, 356, 1010, 16]
  const x = (share: number) => left + (right - left) * share
  const y = (share: number) => floor - (floor - top) * share
  // Sales 0 to 150, costs 60 + 40 % of sales: they cross at 100 out of 150.
  const costs = (sales: number) => (60 + 0.4 * sales) / 150
  const meet = 100 / 150
  const loss = `<path d="M${n(x(0))} ${n(y(0))}L${n(x(meet))} ${n(y(meet))}L${n(x(0))} ${n(y(costs(0)))}Z" fill="${tints.soft}" fill-opacity=".55"/>`
  const gain = `<path d="M${n(x(meet))} ${n(y(meet))}L${n(x(1))} ${n(y(1))}V${n(y(costs(150)))}Z" fill="${tints.honey}" fill-opacity=".7"/>`
  return (
    from(1, loss + text(x(0.16), y(0.3), 'Perte', { size: 30, weight: 650, colour: tints.deep })) +
    from(
      2,
      gain +
        text(x(0.9), y(0.985), 'Bénéfice', {
          size: 30,
          weight: 650,
          colour: '#8A5A12',
          anchor: 'end',
        }),
    ) +
    line(`M${left} ${top}V${floor}H${right + 20}`, tints.mid, 4, round) +
    line(`M${n(x(0))} ${n(y(costs(0)))}L${n(x(1))} ${n(y(costs(150)))}`, tints.deep, 7, round) +
    line(`M${n(x(0))} ${n(y(0))}L${n(x(1))} ${n(y(1))}`, tints.accent, 7, round) +
    text(x(1) + 18, y(1) + 10, 'Ventes', {
      size: 28,
      weight: 650,
      colour: '#8A5A12',
      anchor: 'start',
    }) +
    text(x(1) + 18, y(costs(150)) + 10, 'Charges', {
      size: 28,
      weight: 650,
      colour: tints.deep,
      anchor: 'start',
    }) +
    line(
      `M${n(x(meet))} ${n(y(meet))}V${floor}`,
      INK,
      3,
      'stroke-dasharray="2 9" stroke-linecap="round"',
    ) +
    coin(x(meet), y(meet), 25, 'accent', 2) +
    text(x(meet), floor + 40, threshold, { size: 32, face: 'Fraunces', weight: 560 })
  )
}
