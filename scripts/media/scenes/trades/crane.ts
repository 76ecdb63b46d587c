import { n, times } from '../../geometry.ts'
import { cut, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, sides, slope, thread } from '../shapes.ts'

/** Lattice of a mast or a jib between two heights or two sides. */
const lattice = (
  from: number,
  to: number,
  step: number,
  draw: (at: number, turn: number) => string,
) =>
  times(Math.floor((to - from) / step))
    .map((at) => draw(from + at * step, at % 2))
    .join('')

const bricks = (x: number, y: number, rows: number, counts: (row: number) => number) =>
  lifted(
    2,
    times(rows)
      .map((row) =>
        times(counts(row))
          .map((at) => {
            const left = x + at * 104 + (row % 2) * 52
            return `<rect x="${left}" y="${y - row * 50}" width="98" height="44" rx="4" fill="url(#${['brick', 'brick', 'accent', 'brick', 'honey'][(at * 3 + row * 2) % 5]})"/>`
          })
          .join(''),
      )
      .join(''),
  )

/** A crane that lifts a beam over a house of which the wall is half built. */
export const crane: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const mast = lattice(
      250,
      820,
      57,
      (y, turn) => `M${turn ? 1086 : 1026} ${y}L${turn ? 1026 : 1086} ${y + 57}`,
    )
    const jib = lattice(
      250,
      1010,
      60,
      (x, turn) => `M${x} ${turn ? 232 : 186}L${x + 60} ${turn ? 186 : 232}`,
    )
    const frame = 'M250 830V470H790V830M430 470V830M610 470V830M250 650H790'
    return (
      disc(290, 250, 96, 'accent', 2) +
      slope('-60,700 200,640 480,690 760,610 1040,660 1280,590 1500,620', 'soft', 2) +
      thread(`M1026 250V830M1086 250V830${mast}`, tints.night, 9, 2) +
      thread(
        `M232 232H1250M250 186H1020L1056 120L1250 186M1020 186H1250${jib}`,
        tints.night,
        9,
        2,
      ) +
      sides('1018,120 1056,60 1094,120 1094,250 1018,250', 'deep', 2) +
      box([1180, 226, 84, 92], 'mid', 2, 6) +
      box([1096, 252, 76, 92], 'white', 2, 8) +
      flat('M1108 266H1158V306H1108Z', 'mid') +
      thread('M420 236V372M420 372L330 424M420 372L510 424', tints.night, 5) +
      box([396, 222, 48, 30], 'accent', 1, 6) +
      box([300, 420, 240, 34], 'honey', 3, 4) +
      thread(frame, tints.mid, 14, 2) +
      box([262, 660, 516, 26], 'white', 2, 3) +
      bricks(640, 786, 5, (row) => [6, 6, 5, 3, 2][row]!) +
      floor(836, 'soft', 2) +
      cut('M-60 1000V800C40 760 150 770 220 836C250 870 260 940 260 1000Z', 'honey', 2) +
      faint('M30 820C70 800 130 806 170 846M10 860C60 840 130 850 190 892', tints.white, 4, 0.6) +
      bricks(1130, 868, 2, (row) => 2 - row) +
      sides('250,900 440,900 410,840 280,840', 'deep', 2) +
      flat(`M${n(280)} 840H410L404 826H286Z`, 'night')
    )
  },
}
