import { cut } from '../../paper.ts'
import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, furrow, sides, slope, thread } from '../shapes.ts'

/** A signpost where paths part, a rucksack at its foot, mountains ahead. */
export const signpost: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const near = '-60,790 300,740 700,770 1080,730 1500,790'
    const word = (x: number, y: number, w: number) =>
      faint(`M${x} ${y}h${w}`, tints.white, 14, 0.85)
    return (
      disc(1080, 230, 92, 'accent', 2) +
      sides('-60,680 180,330 330,520 520,230 800,620 1000,700', 'soft', 2) +
      sides('520,230 584,320 540,350 500,322 456,330', 'white', 0) +
      sides('180,330 226,388 186,404 142,392', 'white', 0) +
      sides('640,700 980,380 1180,560 1340,430 1500,600 1500,720', 'mid', 2) +
      sides('980,380 1032,428 986,446 932,428', 'white', 0) +
      slope('-60,700 260,620 640,660 1040,610 1500,680', 'honey', 2) +
      faint(
        times(3)
          .map((at) => furrow('-60,700 260,620 640,660 1040,610 1500,680', 26 + at * 26))
          .join(''),
        tints.white,
        4,
        0.6,
      ) +
      leaf(160, 730, -90, 170, 'sage') +
      leaf(236, 736, -90, 120, 'sage') +
      leaf(1300, 720, -90, 190, 'sage') +
      leaf(1380, 730, -90, 130, 'sage') +
      slope(near, 'sage', 3) +
      cut(
        'M420 1000C560 900 620 860 640 770C800 770 800 770 760 770C820 860 960 880 1060 1000Z',
        'white',
        1,
      ) +
      cut('M690 770C560 720 420 690 300 690C420 676 600 690 730 752Z', 'white', 0) +
      box([686, 120, 50, 760], 'brick', 3, 10) +
      disc(711, 116, 40, 'accent', 2) +
      sides('700,180 1060,180 1120,230 1060,280 700,280', 'deep', 3) +
      word(760, 230, 240) +
      sides('740,310 400,310 336,360 400,410 740,410', 'accent', 3) +
      word(430, 360, 230) +
      sides('690,440 980,440 1040,490 980,540 690,540', 'brick', 3) +
      word(750, 490, 170) +
      sides('740,566 500,566 440,612 500,658 740,658', 'white', 3) +
      faint('M530 612h150', tints.mid, 14, 0.9) +
      cut(
        'M880 880V700C880 630 930 600 990 600S1100 630 1100 700V880C1100 896 1090 904 1076 904H904C890 904 880 896 880 880Z',
        'deep',
        3,
      ) +
      cut('M880 716C900 640 1080 640 1100 716V760H880Z', 'night', 1) +
      box([914, 780, 152, 96], 'mid', 1, 16) +
      box([970, 740, 40, 48], 'accent', 1, 6) +
      thread('M960 604C960 560 1020 560 1020 604', tints.night, 12) +
      box([866, 566, 248, 52], 'brick', 2, 26) +
      flat('M910 566h22v52h-22zM1050 566h22v52h-22z', 'honey')
    )
  },
}
