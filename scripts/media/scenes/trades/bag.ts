import { n, times } from '../../geometry.ts'
import { cut, entries, rules, sheet } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** A doctor’s bag on the desk, its stethoscope, a sheet from the case file, a lamp. */
export const bag: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints, random }) {
    const stitches = `M404 500V790M1036 500V790`
    const blinds = times(9)
      .map((at) => `M930 ${96 + at * 44}H1330`)
      .join('')
    return (
      box([900, 60, 460, 440], 'white', 1, 6) +
      box([930, 90, 400, 380], 'soft', 0, 2) +
      faint(blinds, tints.white, 16, 0.75) +
      sheet({
        x: 90,
        y: 190,
        w: 400,
        h: 560,
        angle: -7,
        lift: 2,
        inside:
          rules(400, 560, {
            step: 48,
            top: 120,
            colour: tints.line,
            margin: 52,
            marginColour: tints.honey,
          }) +
          entries(random, tints, { x: 86, y: 132, w: 260, rows: 9, step: 48, strong: 3 }) +
          `<circle cx="330" cy="66" r="30" fill="${tints.accent}"/>`,
      }) +
      floor(800, 'soft', 2) +
      thread('M560 420C560 250 880 250 880 420', tints.night, 40, 3) +
      cut('M330 820C316 640 330 520 400 440H1040C1110 520 1124 640 1110 820Z', 'deep', 3) +
      cut(
        'M392 440H1048C1070 470 1080 500 1080 540C880 590 560 590 360 540C360 500 370 470 392 440Z',
        'mid',
        2,
      ) +
      box([380, 408, 680, 50], 'night', 2, 14) +
      box([500, 396, 60, 74], 'accent', 1, 8) +
      box([880, 396, 60, 74], 'accent', 1, 8) +
      faint(stitches, tints.white, 4, 0.4) +
      box([670, 530, 100, 84], 'accent', 2, 12) +
      disc(720, 566, 13, 'night', 0) +
      flat(`M${n(714)} 570h12l5 26h-22z`, 'night') +
      flat(
        'M330 820C328 796 328 780 330 764C560 790 880 790 1110 764C1112 780 1112 796 1110 820Z',
        'night',
      ) +
      thread(
        'M820 470C800 690 880 720 960 690C1060 650 1010 470 940 440M960 690C980 800 1080 860 1180 830',
        tints.white,
        20,
        2,
      ) +
      disc(1226, 814, 62, 'white', 2) +
      disc(1226, 814, 44, 'mid', 0) +
      disc(1226, 814, 22, 'accent', 1) +
      disc(820, 460, 22, 'accent', 1) +
      disc(938, 440, 22, 'accent', 1)
    )
  },
}
