import { times } from '../../geometry.ts'
import { cut, entries, rules } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** A desk in the lamp’s light: an open ledger, pencils, a set of folders. */
export const desk: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints, random }) {
    const page = (x: number) =>
      `<svg x="${x}" y="560" width="370" height="220">${rules(370, 220, { step: 32, top: 40, colour: tints.line })}${entries(random, tints, { x: 40, y: 52, w: 290, rows: 5, step: 32, size: 9, strong: 2 })}</svg>`
    return (
      box([60, 70, 360, 300], 'pale', 2, 6) +
      flat('M84 94H396V346H84Z', 'white', 0.55) +
      disc(300, 190, 46, 'honey', 0) +
      cut('M84 346V290C160 230 240 250 300 290C340 316 370 300 396 280V346Z', 'sage', 0) +
      thread('M240 94V346M84 220H396', tints.pale, 12) +
      box([500, 110, 300, 20], 'night', 2, 4) +
      times(5)
        .map((at) =>
          box(
            [520 + at * 46, -20, 36, 130],
            (['deep', 'honey', 'mid', 'brick', 'deep'] as const)[at]!,
            1,
            4,
          ),
        )
        .join('') +
      flat('M1000 330L1180 330L1290 800H330Z', 'honey', 0.6) +
      floor(770, 'accent', 3) +
      faint('M-40 830H1480M-40 900H1480', tints.white, 4, 0.28) +
      cut('M300 800C420 760 600 760 700 800C800 760 980 760 1100 800V836H300Z', 'night', 2) +
      cut('M320 800V580C430 540 600 540 700 580V800C600 764 430 764 320 800Z', 'white', 2) +
      cut('M1080 800V580C970 540 800 540 700 580V800C800 764 970 764 1080 800Z', 'white', 2) +
      page(330) +
      page(710) +
      cut('M690 578h22v250l-11 -16l-11 16z', 'brick', 1) +
      cut('M150 800L166 640H284L300 800Z', 'deep', 2) +
      thread('M190 640L166 500M226 640V470M262 640L290 510', tints.accent, 20, 1) +
      cut('M140 640H310V664H140Z', 'night', 1) +
      thread('M1300 800L1210 520L1330 300', tints.night, 20, 2) +
      disc(1210, 520, 26, 'accent', 1) +
      disc(1326, 306, 24, 'accent', 1) +
      box([1190, 780, 230, 34], 'night', 2, 16) +
      `<g transform="rotate(24 1180 270)">${cut('M1060 340C1064 250 1110 200 1190 200S1316 250 1320 340Z', 'deep', 3)}${box([1160, 170, 60, 40], 'night', 1, 8)}${flat('M1130 340A60 40 0 0 0 1250 340Z', 'accent')}</g>`
    )
  },
}
