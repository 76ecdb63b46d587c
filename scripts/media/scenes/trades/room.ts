import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, slope, thread } from '../shapes.ts'

/** A furnished room: armchair, lamp, a window on the hills, the key on its hook. */
export const room: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const stripes = times(18)
      .map((at) => `M${at * 84 + 20} -20V740`)
      .join('')
    return (
      faint(stripes, tints.soft, 5, 0.55) +
      box([180, 120, 420, 460], 'white', 2, 6) +
      box([212, 152, 356, 396], 'soft', 0, 2) +
      `<svg x="212" y="152" width="356" height="396" viewBox="212 152 356 396">${disc(468, 260, 54, 'accent', 0)}${slope('150,420 300,360 440,420 620,350', 'sage', 1)}${slope('150,490 320,450 480,490 620,440', 'mid', 1)}</svg>` +
      box([382, 140, 16, 420], 'white', 1, 2) +
      box([200, 340, 380, 16], 'white', 1, 2) +
      cut('M120 96H270C270 300 230 470 130 600H96V96Z', 'deep', 2) +
      cut('M660 96H510C510 300 550 470 650 600H684V96Z', 'deep', 2) +
      box([80, 80, 620, 28], 'night', 2, 14) +
      floor(740, 'soft', 2) +
      cut(
        'M120 900C300 840 1140 840 1320 900C1360 920 1360 1000 1320 1020H120C80 1000 80 920 120 900Z',
        'honey',
        1,
      ) +
      thread('M1180 850V330', tints.night, 14, 1) +
      disc(1180, 856, 76, 'night', 1, 16) +
      cut('M1090 380L1130 190H1230L1270 380Z', 'accent', 3) +
      flat('M1090 380L1094 360H1266L1270 380Z', 'honey') +
      cut('M590 700V470C590 390 640 350 710 350H870C940 350 990 390 990 470V700Z', 'deep', 3) +
      faint('M690 400V620M790 390V620M890 400V620', tints.night, 6, 0.55) +
      cut(
        'M540 850V600C540 548 630 548 640 600V720H940V600C950 548 1040 548 1040 600V850Z',
        'mid',
        2,
      ) +
      box([628, 650, 324, 96], 'brick', 2, 30) +
      thread('M580 850L566 900M1000 850L1014 900', tints.night, 22) +
      cut('M300 760H420L400 880H320Z', 'brick', 2) +
      leaf(360, 770, -90, 210, 'sage') +
      leaf(356, 770, -132, 180, 'mid') +
      leaf(364, 770, -48, 180, 'sage') +
      leaf(360, 770, -158, 120, 'deep')
    )
  },
}
