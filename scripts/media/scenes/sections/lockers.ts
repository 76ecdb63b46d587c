import { times } from '../../geometry.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, thread } from '../shapes.ts'

/** A wall of deposit boxes: one is open, a folder in it, the key still in its door. */
export const lockers: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const closed = (x: number, y: number, at: number) =>
      box([x, y, 260, 260], (['mid', 'deep', 'mid', 'deep', 'night'] as const)[at % 5]!, 2, 12) +
      faint(`M${x + 18} ${y + 18}h224v224h-224z`, tints.white, 3, 0.35) +
      box([x + 70, y + 46, 120, 44], 'white', 1, 6) +
      faint(`M${x + 90} ${y + 68}h80`, tints.mid, 8, 0.8) +
      disc(x + 130, y + 172, 30, at % 3 ? 'honey' : 'accent', 2) +
      flat(`M${x + 126} ${y + 158}h8v28h-8z`, 'night')
    const doors = times(3).flatMap((row) =>
      times(5).map((at) =>
        row === 1 && (at === 2 || at === 3)
          ? ''
          : closed(50 + at * 286 - 40, 46 + row * 292, row * 3 + at * 2),
      ),
    )
    return (
      box([-60, -60, 1560, 1080], 'pale', 0, 0) +
      doors.join('') +
      box([582, 338, 260, 260], 'night', 0, 12) +
      `<g transform="rotate(-5 700 480)">${box([612, 400, 196, 198], 'honey', 1, 4)}${box([626, 380, 170, 200], 'white', 1, 4)}${faint('M652 420h110M652 452h84M652 484h110', tints.mid, 9, 0.9)}${box([604, 440, 206, 160], 'brick', 2, 6)}</g>` +
      flat('M582 586H842V598H582Z', 'night') +
      cut('M842 338L1056 296V650L842 598Z', 'deep', 3) +
      faint('M864 358L1034 326V618L864 578Z', tints.white, 3, 0.4) +
      cut('M884 400L1012 382V426L884 438Z', 'white', 1) +
      disc(952, 520, 34, 'accent', 2) +
      thread('M952 520L986 538', tints.honey, 12) +
      disc(1022, 580, 44, 'honey', 2) +
      disc(1022, 580, 22, 'deep', 0) +
      thread('M1030 622C1040 680 1000 700 1010 760', tints.accent, 7) +
      cut('M966 760H1056V850L1011 880L966 850Z', 'accent', 3) +
      disc(1011, 790, 11, 'night', 0) +
      box([-60, 918, 1560, 100], 'night', 2, 0)
    )
  },
}
