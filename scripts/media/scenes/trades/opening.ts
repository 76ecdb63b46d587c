import { times } from '../../geometry.ts'
import { lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, sides, thread } from '../shapes.ts'

/** The day before the opening: a ladder against the shop, its sign just hung. */
export const opening: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const awning = times(8).map((at) => {
      const x = 330 + at * 100
      return `<path d="M${x} 400H${x + 100}V500A50 44 0 0 1 ${x} 500Z" fill="url(#${at % 2 ? 'white' : 'deep'})"/>`
    })
    const rungs = times(9)
      .map((at) => `M${1124 - at * 14} ${800 - at * 62}H${1244 - at * 14}`)
      .join('')
    return (
      disc(170, 210, 84, 'accent', 2) +
      box([-60, 300, 330, 600], 'soft', 2, 0) +
      sides('-60,306 -60,220 100,150 290,306', 'mid', 2) +
      box([1170, 340, 400, 560], 'soft', 2, 0) +
      sides('1150,346 1340,190 1560,346', 'mid', 2) +
      flat('M60 400h70v100h-70zM160 400h70v100h-70zM1300 430h70v100h-70z', 'white', 0.85) +
      box([300, 90, 860, 760], 'white', 3, 4) +
      box([280, 70, 900, 40], 'deep', 2, 4) +
      flat('M400 150h110v140h-110zM675 150h110v140h-110zM950 150h110v140h-110z', 'soft') +
      faint('M455 150v140M730 150v140M1005 150v140', tints.white, 6, 0.9) +
      box([330, 330, 800, 76], 'night', 2, 6) +
      disc(730, 368, 54, 'accent', 3) +
      faint('M400 368H620M840 368H1060', tints.white, 12, 0.75) +
      box([370, 500, 420, 300], 'pale', 0, 4) +
      thread('M370 500H790V800H370Z', tints.deep, 16) +
      sides('410,800 430,700 500,700 520,800', 'honey', 1) +
      disc(465, 660, 54, 'sage', 1) +
      box([570, 690, 190, 20], 'accent', 1, 4) +
      box([590, 610, 60, 80], 'brick', 1, 4) +
      disc(700, 650, 40, 'honey', 1) +
      box([560, 780, 220, 20], 'accent', 1, 4) +
      box([850, 480, 230, 370], 'deep', 1, 4) +
      box([880, 510, 170, 200], 'pale', 0, 4) +
      disc(1050, 730, 12, 'accent', 1) +
      lifted(2, awning.join('')) +
      floor(846, 'soft', 2) +
      thread(`M1120 860L990 240M1250 860L1120 240${rungs}`, tints.accent, 18, 3) +
      box([240, 770, 110, 120], 'brick', 2, 6) +
      thread('M240 776C240 700 350 700 350 776', tints.night, 7) +
      thread('M310 770L360 640', tints.honey, 18, 1) +
      box([344, 580, 44, 80], 'night', 1, 8) +
      flat('M250 770h90v24h-90z', 'white')
    )
  },
}
