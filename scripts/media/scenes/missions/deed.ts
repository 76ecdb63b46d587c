import { times } from '../../geometry.ts'
import { cut, entries, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** A deed on its roll, sealed with wax, and the quill that signed it. */
export const deed: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints, random }) {
    const barbs = times(9)
      .map(
        (at) =>
          `M${1066 + at * 26} ${540 - at * 46}l${70 + at * 2} -${4 + at * 2}M${1062 + at * 26} ${540 - at * 46}l-${30 + at * 4} -${58 + at * 2}`,
      )
      .join('')
    return (
      box([980, -40, 520, 700], 'mid', 2, 4) +
      faint(
        times(9)
          .map((row) => `M1000 ${30 + row * 66}H1480`)
          .join(''),
        tints.white,
        3,
        0.25,
      ) +
      box([-60, -40, 330, 660], 'pale', 1, 4) +
      floor(760, 'deep', 2) +
      faint('M-20 812H1460M-20 900H1460', tints.white, 3, 0.15) +
      box([250, 120, 620, 660], 'white', 3, 2) +
      lifted(
        0,
        `<svg x="250" y="120" width="620" height="660">${entries(random, tints, { x: 90, y: 130, w: 440, rows: 8, step: 50, size: 13, strong: -1 })}<rect x="180" y="70" width="260" height="22" rx="11" fill="${tints.deep}"/></svg>`,
      ) +
      cut('M196 84H924C960 84 960 172 924 172H196C160 172 160 84 196 84Z', 'honey', 3) +
      disc(196, 128, 44, 'accent', 1) +
      disc(196, 128, 20, 'honey', 0) +
      disc(924, 128, 44, 'accent', 1) +
      disc(924, 128, 20, 'honey', 0) +
      cut('M196 720H924C970 720 970 832 924 832H196C150 832 150 720 196 720Z', 'honey', 3) +
      disc(196, 776, 56, 'accent', 1) +
      disc(196, 776, 26, 'honey', 0) +
      disc(924, 776, 56, 'accent', 1) +
      disc(924, 776, 26, 'honey', 0) +
      cut(
        'M660 610L600 860L650 836L684 880L714 620ZM740 610L800 850L748 836L716 880L690 620Z',
        'deep',
        2,
      ).replace('evenodd', 'nonzero') +
      cut(
        'M700 506C740 486 772 510 784 540C820 556 824 604 800 628C796 668 754 690 720 678C690 700 640 690 626 656C588 640 584 596 606 570C608 530 660 494 700 506Z',
        'brick',
        3,
      ) +
      disc(702, 594, 62, 'brick', 1) +
      faint('M702 552l14 42h-28zM702 632v-30M668 610l34 -16l34 16', tints.white, 7, 0.75) +
      cut(
        'M1000 580C1060 420 1120 190 1330 70C1350 260 1260 430 1090 560C1060 584 1030 590 1000 580Z',
        'white',
        3,
      ) +
      faint(barbs, tints.mid, 3, 0.55) +
      thread('M966 800C1010 640 1090 420 1300 130', tints.accent, 9, 1) +
      cut(
        'M1010 840C990 760 1030 730 1070 716V680H1190V716C1230 730 1270 760 1250 840C1246 866 1230 880 1200 880H1060C1030 880 1014 866 1010 840Z',
        'night',
        3,
      ) +
      box([1056, 664, 148, 30], 'accent', 1, 8) +
      flat('M1040 790C1050 770 1070 762 1090 760V780C1070 784 1056 796 1052 812Z', 'white', 0.35)
    )
  },
}
