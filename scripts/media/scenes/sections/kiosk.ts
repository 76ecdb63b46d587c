import { n, times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, slope, thread } from '../shapes.ts'

/** A poster column on the avenue, its posters fresh, a bench beside it. */
export const kiosk: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const houses = times(6).map((at) => {
      const x = -40 + at * 260
      const top = 250 + ((at * 53) % 90)
      return (
        box([x, top, 240, 640], at % 2 ? 'soft' : 'white', 1, 2) +
        flat(`M${x} ${top}l30 -70h180l30 70z`, 'mid') +
        times(6)
          .map((cell) =>
            flat(
              `M${x + 34 + (cell % 3) * 66} ${top + 50 + Math.floor(cell / 3) * 130}h40v76h-40z`,
              at % 2 ? 'white' : 'soft',
            ),
          )
          .join('')
      )
    })
    const bush = (x: number, y: number, r: number) =>
      disc(x, y, r, 'sage', 2) +
      disc(x - r * 0.5, y + r * 0.4, r * 0.7, 'mid', 1) +
      disc(x + r * 0.52, y + r * 0.3, r * 0.66, 'deep', 1)
    return (
      houses.join('') +
      thread('M250 880V470M1250 880V450', tints.brick, 26, 1) +
      bush(250, 380, 150) +
      bush(1250, 350, 160) +
      floor(850, 'honey', 2) +
      faint('M-40 900H1480', tints.white, 4, 0.6) +
      cut('M520 860V330H860V860Z', 'deep', 3) +
      `<svg x="520" y="330" width="340" height="500" viewBox="520 330 340 500">${box([540, 366, 190, 260], 'white', 1, 3)}${disc(635, 470, 58, 'brick', 0)}${faint('M572 566H698M572 596H660', tints.mid, 10, 0.9)}${box([746, 366, 160, 200], 'accent', 1, 3)}${slope('700,500 780,450 840,490 920,440', 'night', 0).replace('1000', '600')}${box([746, 586, 150, 220], 'white', 1, 3)}${faint('M770 620H850M770 650H850M770 680H830', tints.mid, 10, 0.9)}${box([540, 646, 190, 160], 'honey', 1, 3)}${leaf(590, 770, -60, 110, 'deep')}${leaf(590, 770, -20, 110, 'sage')}</svg>` +
      flat('M520 330H590V860H520Z', 'night', 0.16) +
      flat('M816 330H860V860H816Z', 'night', 0.24) +
      cut('M486 826H894L910 886H470Z', 'night', 2) +
      cut('M480 290H900V338H480Z', 'night', 2) +
      times(8)
        .map((at) =>
          cut(`M${n(484 + at * 52)} 336h48a24 26 0 0 1 -48 0z`, at % 2 ? 'honey' : 'accent', 1),
        )
        .join('') +
      cut('M510 290C520 180 600 130 690 124C780 130 860 180 870 290Z', 'deep', 3) +
      faint(
        'M600 280C610 210 640 160 690 134C740 160 770 210 780 280M690 134V280',
        tints.white,
        4,
        0.35,
      ) +
      cut('M660 126C664 96 676 80 690 50C704 80 716 96 720 126Z', 'accent', 2) +
      box([980, 690, 360, 30], 'brick', 2, 6) +
      box([980, 640, 360, 30], 'brick', 2, 6) +
      box([966, 750, 390, 30], 'brick', 3, 6) +
      thread('M1010 640V880M1310 640V880', tints.night, 16) +
      cut('M1100 750L1110 700H1230L1240 750Z', 'white', 2) +
      faint('M1130 716H1200M1130 734H1180', tints.mid, 6, 0.9)
    )
  },
}
