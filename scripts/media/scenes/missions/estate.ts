import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, furrow, sides, slope, thread } from '../shapes.ts'

/** Two rows of cypress up to a house, seen through its open gate. */
export const estate: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const windows = times(5)
      .flatMap((at) =>
        [0, 1].map((row) =>
          row && at === 2
            ? ''
            : flat(`M${536 + at * 80} ${302 + row * 96}h36v56h-36z`, 'mid') +
              flat(
                `M${522 + at * 80} ${302 + row * 96}h14v56h-14zM${572 + at * 80} ${302 + row * 96}h14v56h-14z`,
                'sage',
              ),
        ),
      )
      .join('')
    const trees = times(4).map((at) => {
      const tall = 170 + at * 74
      const out = 90 + at * 108
      const foot = 560 + at * 78
      return (
        leaf(720 - out - 60, foot, -90, tall, 'sage') +
        leaf(720 + out + 60, foot, -90, tall, 'sage')
      )
    })
    const bars = (x: number, turn: number) =>
      times(6)
        .map((at) => `M${x + turn * at * 44} 880V${600 - at * 22}`)
        .join('')
    const wall = (x: number) =>
      box([x, 690, 330, 300], 'white', 2, 0) +
      box([x - 10, 668, 350, 34], 'brick', 2, 6) +
      faint(
        `M${x + 20} 760h90m60 0h110M${x + 60} 820h120m50 0h70M${x + 10} 880h80m60 0h130`,
        tints.honey,
        8,
        0.7,
      )
    const pillar = (x: number) =>
      box([x, 560, 100, 440], 'white', 3, 2) +
      box([x - 14, 536, 128, 36], 'deep', 2, 4) +
      disc(x + 50, 500, 42, 'accent', 2)
    return (
      disc(1130, 180, 84, 'accent', 2) +
      slope('-60,460 300,360 720,430 1140,350 1500,420', 'pale', 2) +
      slope('-60,560 340,470 720,500 1100,460 1500,540', 'honey', 2) +
      faint(
        times(3)
          .map((at) => furrow('-60,560 340,470 720,500 1100,460 1500,540', 26 + at * 26))
          .join(''),
        tints.white,
        4,
        0.6,
      ) +
      box([510, 270, 420, 230], 'white', 3, 0) +
      sides('490,276 550,180 890,180 950,276', 'brick', 2) +
      box([600, 150, 40, 60], 'white', 1, 2) +
      box([800, 150, 40, 60], 'white', 1, 2) +
      windows +
      flat('M692 500V420a28 28 0 0 1 56 0V500Z', 'deep') +
      slope('-60,620 300,540 720,500 1140,540 1500,620', 'sage', 2) +
      cut('M400 1000C560 800 680 640 696 500H744C760 640 880 800 1040 1000Z', 'white', 1) +
      trees.join('') +
      wall(-60) +
      wall(1170) +
      thread(`M310 880V480M310 640H90M310 870H90${bars(310, -1)}`, tints.night, 10, 2) +
      thread(`M1130 880V480M1130 640H1350M1130 870H1350${bars(1130, 1)}`, tints.night, 10, 2) +
      pillar(270) +
      pillar(1070)
    )
  },
}
