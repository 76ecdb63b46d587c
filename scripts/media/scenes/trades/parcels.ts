import { n, times } from '../../geometry.ts'
import { lifted, sheet } from '../../paper.ts'
import type { Tint } from '../../palette.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, sides, thread } from '../shapes.ts'

const parcel = ([x, y, w, h]: readonly [number, number, number, number], tint: Tint, tape: Tint) =>
  box([x, y, w, h], tint, 3, 6) +
  flat(`M${n(x + w * 0.42)} ${y}h${n(w * 0.16)}v${n(h * 0.34)}h${n(-w * 0.16)}z`, tape) +
  flat(
    `M${n(x + w * 0.62)} ${n(y + h * 0.56)}h${n(w * 0.28)}v${n(h * 0.28)}h${n(-w * 0.28)}z`,
    'white',
    0.9,
  )

/** Parcels ready to go; the telephone they were ordered on, its basket full. */
export const parcels: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const wares = times(4).map((at) => {
      const [x, y] = [40 + (at % 2) * 138, 92 + Math.floor(at / 2) * 168]
      return `<rect x="${x}" y="${y}" width="122" height="120" rx="12" fill="url(#${['soft', 'honey', 'mid', 'pale'][at]})"/><rect x="${x}" y="${y + 130}" width="74" height="12" rx="6" fill="${tints.soft}"/>`
    })
    const screen = `${wares.join('')}<path d="M78 184c-20 0 -20 -50 0 -60c14 -6 34 -6 46 0c20 10 20 60 0 60z" fill="${tints.accent}"/><path d="M212 190v-40l26 -26l26 26v40z" fill="${tints.deep}"/><rect x="40" y="440" width="260" height="64" rx="32" fill="url(#deep)"/><circle cx="170" cy="472" r="12" fill="${tints.accent}"/>`
    return (
      disc(1180, 250, 150, 'pale', 1) +
      disc(1180, 250, 86, 'accent', 2) +
      thread('M-60 560C160 420 330 640 520 470S820 260 1010 330', tints.white, 6) +
      faint('M-60 620C160 480 340 700 560 540', tints.white, 4, 0.6) +
      floor(770, 'pale', 2) +
      parcel([640, 520, 400, 270], 'honey', 'accent') +
      parcel([1010, 590, 330, 200], 'mid', 'white') +
      parcel([720, 320, 260, 200], 'brick', 'honey') +
      parcel([1070, 440, 210, 150], 'honey', 'accent') +
      lifted(
        3,
        `<g transform="rotate(-8 370 520)"><rect x="180" y="170" width="380" height="700" rx="54" fill="url(#night)"/></g>`,
      ) +
      sheet({
        x: 200,
        y: 224,
        w: 340,
        h: 560,
        angle: -8,
        tint: 'white',
        lift: 0,
        radius: 26,
        inside: screen,
      }) +
      parcel([500, 770, 220, 130], 'honey', 'accent') +
      sides('900,790 900,900 1240,900 1240,790', 'deep', 3) +
      faint('M930 826H1080M930 858H1040', tints.white, 8, 0.7) +
      disc(1172, 846, 26, 'accent', 1)
    )
  },
}
