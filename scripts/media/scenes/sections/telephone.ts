import { n, onCircle, times } from '../../geometry.ts'
import { cut, sheet } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** A telephone with its dial, a pad beside it, an envelope against the wall. */
export const telephone: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const holes = times(10).map((at) => {
      const [x, y] = onCircle(720, 590, 106, 130 + at * 29)
      return disc(x, y, 22, 'night', 0)
    })
    const cord = times(13)
      .map((at) => `a26 30 0 1 1 ${at % 2 ? 30 : 34} 6`)
      .join('')
    return (
      faint(
        times(15)
          .map((at) => `M-20 ${40 + at * 56}H1460`)
          .join(''),
        tints.soft,
        3,
        0.75,
      ) +
      disc(1180, 250, 170, 'white', 2) +
      disc(1180, 250, 140, 'soft', 0) +
      thread('M1180 250V150M1180 250L1240 290', tints.night, 14, 1) +
      disc(1180, 250, 16, 'accent', 1) +
      faint(
        times(12)
          .map((at) => {
            const [a, b] = onCircle(1180, 250, 120, at * 30)
            const [c, d] = onCircle(1180, 250, 134, at * 30)
            return `M${n(a)} ${n(b)}L${n(c)} ${n(d)}`
          })
          .join(''),
        tints.night,
        6,
        0.7,
      ) +
      `<g transform="rotate(-8 260 480)">${box([80, 330, 380, 250], 'white', 2, 6)}${thread('M86 338L270 480L454 338', tints.soft, 8)}${disc(270, 470, 44, 'accent', 2)}</g>` +
      floor(790, 'soft', 2) +
      sheet({
        x: 1080,
        y: 640,
        w: 260,
        h: 230,
        angle: 8,
        tint: 'white',
        lift: 2,
        inside: `<rect width="260" height="36" fill="url(#accent)"/><rect x="30" y="72" width="160" height="14" rx="7" fill="${tints.mid}"/><rect x="30" y="108" width="200" height="14" rx="7" fill="${tints.soft}"/><rect x="30" y="144" width="120" height="14" rx="7" fill="${tints.soft}"/>`,
      }) +
      thread(`M440 800C360 850 250 800 150 830${cord}`, tints.night, 9, 1) +
      cut(
        'M380 830C390 640 470 480 560 420H880C970 480 1050 640 1060 830C1060 850 1046 862 1026 862H414C394 862 380 850 380 830Z',
        'deep',
        3,
      ) +
      flat('M380 800H1058C1062 846 1046 862 1026 862H414C394 862 378 846 380 800Z', 'night') +
      disc(720, 590, 160, 'white', 3) +
      disc(720, 590, 140, 'mid', 0) +
      holes.join('') +
      disc(720, 590, 58, 'accent', 2) +
      faint('M700 590h40', tints.white, 8, 0.8) +
      box([600, 340, 44, 100], 'night', 2, 8) +
      box([796, 340, 44, 100], 'night', 2, 8) +
      cut(
        'M340 430C320 330 350 270 420 250C600 200 840 200 1020 250C1090 270 1120 330 1100 430C1096 454 1080 464 1050 460L960 446C936 442 928 430 926 404L922 360C800 330 640 330 518 360L514 404C512 430 504 442 480 446L390 460C360 464 344 454 340 430Z',
        'brick',
        3,
      ) +
      faint('M450 276C620 236 820 236 990 276', tints.white, 8, 0.4)
    )
  },
}
