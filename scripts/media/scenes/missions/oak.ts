import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { disc, faint, flat, furrow, placed, slope, thread } from '../shapes.ts'

const acorn = (x: number, y: number, turn: number, size = 1) =>
  placed(
    [x, y, size, turn],
    `${flat('M-30 0C-30 50 -12 70 0 84C12 70 30 50 30 0Z', 'accent')}${flat('M-38 6C-40 -28 -20 -40 0 -40S40 -28 38 6Z', 'brick')}${flat('M-5 -38h10v-22h-10z', 'brick')}`,
    1,
  )

/** An old oak and the young one that came of its acorn. */
export const oak: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const near = '-60,800 240,760 560,776 860,830 1160,780 1500,800'
    const posts = times(6)
      .map((at) => cut(`M${900 + at * 104} 780V650a14 14 0 0 1 28 0V780Z`, 'white', 1))
      .join('')
    return (
      disc(1150, 250, 104, 'accent', 3) +
      slope('-60,620 240,560 640,600 1000,520 1500,590', 'soft', 2) +
      slope('-60,720 400,660 800,690 1200,640 1500,690', 'honey', 1) +
      faint(
        times(3)
          .map((at) => furrow('-60,720 400,660 800,690 1200,640 1500,690', 26 + at * 24))
          .join(''),
        tints.white,
        4,
        0.6,
      ) +
      thread('M880 690H1500M880 740H1500', tints.white, 12, 1) +
      posts +
      cut(
        'M330 820C400 740 400 620 380 480H520C500 620 510 740 590 820C520 800 500 806 460 850C430 806 390 806 330 820Z',
        'brick',
        3,
      ) +
      thread(
        'M420 560C380 500 330 480 280 470M490 540C540 480 590 470 640 450',
        tints.brick,
        34,
        1,
      ) +
      cut(
        'M60 420C10 320 90 230 180 240C180 130 330 70 430 120C520 50 670 90 690 190C800 190 850 320 780 400C790 480 690 540 610 500C560 560 450 560 410 510C350 570 240 560 210 500C140 520 80 490 60 420Z',
        'deep',
        3,
      ) +
      cut(
        'M130 370C110 290 190 240 250 270C280 190 400 180 440 240C500 190 610 210 620 290C700 300 720 390 650 420C600 460 540 440 520 410C470 460 390 450 370 410C320 450 250 440 240 400C200 410 150 410 130 370Z',
        'mid',
        2,
      ) +
      cut(
        'M250 310C250 260 310 240 350 270C390 230 460 250 470 300C500 340 460 370 420 356C390 380 340 370 330 346C290 360 250 350 250 310Z',
        'sage',
        2,
      ) +
      faint(
        'M360 600C380 680 380 720 366 780M470 600C470 680 480 720 500 770',
        tints.white,
        4,
        0.3,
      ) +
      acorn(250, 470, 12, 0.62) +
      acorn(600, 470, -10, 0.62) +
      acorn(700, 380, -16, 0.62) +
      acorn(130, 420, 10, 0.62) +
      acorn(760, 610, 28, 0.8) +
      slope(near, 'sage', 3) +
      faint(furrow(near, 40) + furrow(near, 84), tints.white, 4, 0.3) +
      acorn(640, 846, 74, 1) +
      cut('M960 852C1000 800 1160 800 1200 852Z', 'brick', 2) +
      thread('M1080 826C1074 740 1086 680 1080 610', tints.brick, 16, 1) +
      leaf(1080, 700, -30, 150, 'deep') +
      leaf(1080, 720, -150, 140, 'deep') +
      leaf(1080, 650, -48, 120, 'mid') +
      leaf(1080, 660, -132, 116, 'mid') +
      leaf(1080, 620, -90, 120, 'sage')
    )
  },
}
