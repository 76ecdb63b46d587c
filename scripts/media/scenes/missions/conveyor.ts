import { n, times } from '../../geometry.ts'
import { cut, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** Invoices on a belt: they go in as paper, and come out as ordered data. */
export const conveyor: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const invoice = (x: number, turn: number) =>
      `<g transform="rotate(${turn} ${x + 90} 500)">${box([x, 400, 176, 222], 'white', 2, 6)}${box([x + 22, 428, 74, 16], 'deep', 0, 8)}${faint(`M${x + 24} 474h128M${x + 24} 506h100M${x + 24} 538h118`, tints.mid, 9, 0.85)}${flat(`M${x + 100} 572h52v22h-52z`, 'accent')}</g>`
    const data = times(3).map((column) =>
      times(3)
        .map((row) =>
          box(
            [1046 + column * 108, 316 + row * 104, 88, 84],
            (['deep', 'white', 'honey', 'mid', 'accent', 'deep', 'white', 'mid', 'deep'] as const)[
              column * 3 + row
            ]!,
            2,
            12,
          ),
        )
        .join(''),
    )
    const cogs = (x: number) => disc(x, 712, 44, 'night', 1) + disc(x, 712, 18, 'honey', 0)
    return (
      faint(
        'M60 120H420M60 120V260M420 120V80M900 90H1360M1360 90V240M900 90V140M180 120V70',
        tints.soft,
        10,
        1,
      ) +
      disc(60, 268, 16, 'soft', 0) +
      disc(1360, 248, 16, 'soft', 0) +
      disc(180, 62, 16, 'accent', 1) +
      cut(
        'M960 300a96 96 0 0 1 40 -176a150 150 0 0 1 280 -34a120 120 0 0 1 190 110a90 90 0 0 1 -20 100z',
        'white',
        2,
      ) +
      faint('M1100 240V300M1208 240V300M1316 240V300', tints.mid, 8, 0.9) +
      floor(826, 'soft', 2) +
      box([-60, 640, 1560, 40], 'deep', 2, 4) +
      cut('M-60 664H1500V752C1500 760 1490 764 1480 764H-60Z', 'mid', 3) +
      times(9)
        .map((at) => cogs(60 + at * 170))
        .join('') +
      thread('M160 764V880M760 764V880M1300 764V880', tints.night, 24) +
      invoice(40, -7) +
      invoice(280, 3) +
      flat('M470 380H860V640H470Z', 'night', 0.85) +
      lifted(
        1,
        `<svg x="470" y="380" width="390" height="260" viewBox="470 380 390 260">${box([430, 400, 176, 222], 'white', 1, 6)}${faint('M520 420V620', tints.accent, 10, 1)}</svg>`,
      ) +
      cut(
        'M440 680V300C440 250 480 214 530 214H800C850 214 890 250 890 300V680H826V380H504V680Z',
        'deep',
        3,
      ) +
      box([540, 262, 250, 64], 'night', 0, 12) +
      times(3)
        .map((at) => disc(592 + at * 74, 294, 17, at === 1 ? 'accent' : 'honey', 0))
        .join('') +
      flat('M520 386L640 636H760L800 386Z', 'honey', 0.35) +
      data.join('') +
      thread('M1070 358L1086 376L1112 340', tints.white, 9) +
      thread(`M${n(1286)} 360L1302 378L1328 342`, tints.white, 9)
    )
  },
}
