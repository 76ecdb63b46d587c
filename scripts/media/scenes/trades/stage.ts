import { times } from '../../geometry.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, slope, thread } from '../shapes.ts'

/** Heads of an audience seen from behind. */
const audience = (y: number, count: number, shift: number, tint: 'night' | 'deep') =>
  times(count)
    .map((at) => {
      const x = shift + at * (1560 / count)
      return cut(
        `M${x - 96} 1020C${x - 96} ${y + 96} ${x - 60} ${y + 70} ${x - 26} ${y + 62}C${x - 74} ${y + 20} ${x - 56} ${y - 60} ${x} ${y - 60}S${x + 74} ${y + 20} ${x + 26} ${y + 62}C${x + 60} ${y + 70} ${x + 96} ${y + 96} ${x + 96} 1020Z`,
        tint,
        2,
      )
    })
    .join('')

/** A stage on the evening of the show: curtains, a cardboard moon, the audience. */
export const stage: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const swag = times(6)
      .map((at) =>
        cut(
          `M${at * 240} -40H${at * 240 + 240}V90Q${at * 240 + 120} 220 ${at * 240} 90Z`,
          at % 2 ? 'brick' : 'deep',
          2,
        ),
      )
      .join('')
    const folds = (side: number) =>
      [0, 1, 2]
        .map(
          (at) =>
            `M${720 + side * (700 - at * 70)} 0C${720 + side * (690 - at * 80)} 300 ${720 + side * (700 - at * 60)} 520 ${720 + side * (690 - at * 60)} 720`,
        )
        .join('')
    return (
      cut('M160 120H1280V720H160Z', 'pale', 0) +
      disc(820, 300, 124, 'accent', 3) +
      flat('M800 200A104 104 0 1 0 916 344A92 92 0 1 1 800 200Z', 'honey', 0.9) +
      thread('M820 -20V176', tints.white, 3) +
      slope('100,560 400,450 640,520 900,440 1180,500 1400,440', 'mid', 2) +
      cut('M380 720V560H430V500H470V560H520V600H580V470L620 420L660 470V720Z', 'white', 2) +
      flat('M600 520h40v56h-40zM440 600h30v50h-30z', 'accent') +
      cut(
        'M860 720C800 690 800 600 850 580C840 520 940 500 960 560C1030 560 1040 660 980 690V720Z',
        'sage',
        2,
      ) +
      box([-60, 716, 1560, 60], 'honey', 3, 0) +
      faint('M0 746H1440', tints.white, 3, 0.5) +
      box([-60, 770, 1560, 240], 'night', 1, 0) +
      times(7)
        .map((at) => disc(180 + at * 180, 772, 24, 'accent', 1))
        .join('') +
      cut('M-60 -60H330C320 220 300 430 150 560C130 640 190 690 210 740H-60Z', 'brick', 3) +
      cut(
        'M1500 -60H1110C1120 220 1140 430 1290 560C1310 640 1250 690 1230 740H1500Z',
        'brick',
        3,
      ) +
      faint(folds(-1) + folds(1), tints.night, 8, 0.35) +
      thread(
        'M30 590C90 600 150 580 180 550M1410 590C1350 600 1290 580 1260 550',
        tints.accent,
        20,
        2,
      ) +
      swag +
      audience(790, 7, 60, 'deep') +
      audience(866, 6, -30, 'night')
    )
  },
}
