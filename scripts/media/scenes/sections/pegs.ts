import { times } from '../../geometry.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** What each of four trades hangs up in the evening: helmet, apron, toque, straw hat. */
export const pegs: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const panels = times(13)
      .map((at) => `M${at * 120} 300V800`)
      .join('')
    const peg = (x: number) => disc(x, 238, 30, 'accent', 2)
    const boot = (x: number) =>
      cut(
        `M${x} 720H${x + 76}V820C${x + 110} 826 ${x + 136} 836 ${x + 140} 872H${x}Z`,
        'night',
        2,
      ) + flat(`M${x} 720h76v22h-76z`, 'honey')
    return (
      box([-60, 280, 1560, 560], 'soft', 1, 0) +
      faint(panels, tints.white, 4, 0.6) +
      box([-60, 196, 1560, 84], 'deep', 2, 0) +
      [190, 540, 880, 1230].map(peg).join('') +
      cut('M70 420C66 320 120 262 190 262S314 320 310 420Z', 'accent', 3) +
      cut('M40 412H340C350 412 350 444 340 444H40C30 444 30 412 40 412Z', 'accent', 2) +
      faint(
        'M190 270V404M130 290C116 330 112 370 112 404M250 290C264 330 268 370 268 404',
        tints.white,
        8,
        0.5,
      ) +
      thread('M470 400C490 300 520 262 540 250C560 262 590 300 610 400', tints.night, 10, 1) +
      cut('M476 390H604L640 520C652 640 650 690 640 730H440C430 690 428 640 440 520Z', 'white', 3) +
      cut('M462 560H618V640C618 664 602 676 580 676H500C478 676 462 664 462 640Z', 'honey', 1) +
      faint('M540 560V676', tints.accent, 4, 0.8) +
      thread('M444 512C400 520 392 560 410 600M636 512C680 520 690 560 672 600', tints.brick, 10) +
      cut(
        'M790 470V380C740 380 730 310 790 300C800 246 860 240 884 270C920 236 980 256 976 306C1030 316 1020 384 970 384V470Z',
        'white',
        3,
      ) +
      cut('M784 450H978V500H784Z', 'white', 1) +
      faint('M830 390V440M880 380V440M930 390V440', tints.mid, 5, 0.6) +
      cut(
        'M1060 400C1100 380 1130 380 1140 370C1146 300 1180 262 1230 262S1314 300 1320 370C1330 380 1360 380 1400 400C1420 420 1380 440 1230 440S1040 420 1060 400Z',
        'honey',
        3,
      ) +
      cut('M1142 350C1200 372 1260 372 1318 350L1322 384C1260 404 1200 404 1138 384Z', 'brick', 1) +
      faint('M1170 320C1210 332 1250 332 1290 320', tints.accent, 4, 0.7) +
      floor(872, 'honey', 2) +
      box([760, 700, 640, 36], 'accent', 3, 4) +
      box([800, 736, 34, 150], 'accent', 1, 2) +
      box([1326, 736, 34, 150], 'accent', 1, 2) +
      box([860, 610, 220, 90], 'brick', 2, 8) +
      thread('M920 610V570H1020V610', tints.night, 14) +
      box([950, 640, 40, 26], 'honey', 1, 4) +
      cut('M1150 700V560C1150 520 1180 500 1220 500S1290 520 1290 560V700Z', 'deep', 2) +
      box([1180, 600, 80, 70], 'mid', 1, 10) +
      thread('M1196 504C1196 470 1244 470 1244 504', tints.night, 10) +
      boot(130) +
      boot(250)
    )
  },
}
