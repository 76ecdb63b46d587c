import { coin } from '../../coins.ts'
import { times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, faint, flat, floor, sides, slope, thread } from '../shapes.ts'

const cypress = (x: number, foot: number, tall: number, tint: 'deep' | 'sage' | 'mid') =>
  leaf(x, foot, -90, tall, tint)

/** The portico where taxes are paid: steps, columns, a coin in the pediment. */
export const portico: Composition = {
  ground: ['soft'],
  mirror: false,
  draw({ tints }) {
    const columns = times(6).map((at) => {
      const x = 372 + at * 130
      return (
        cut(`M${x + 8} 730L${x + 14} 400H${x + 60}L${x + 66} 730Z`, 'white', 2) +
        faint(`M${x + 26} 412V720M${x + 37} 412V720M${x + 48} 412V720`, tints.mid, 4, 0.5) +
        box([x - 2, 376, 78, 26], 'white', 1, 6) +
        box([x - 2, 716, 78, 26], 'white', 1, 4)
      )
    })
    return (
      slope('-60,560 300,430 700,520 1100,420 1500,500', 'pale', 2) +
      slope('-60,700 260,600 640,650 1100,590 1500,640', 'mid', 2) +
      cypress(180, 800, 420, 'deep') +
      cypress(270, 810, 280, 'sage') +
      cypress(1270, 800, 440, 'deep') +
      cypress(1180, 800, 250, 'sage') +
      cypress(1370, 820, 260, 'sage') +
      box([350, 380, 790, 370], 'deep', 2, 0) +
      box([640, 500, 160, 250], 'night', 0, 0) +
      flat('M640 500A80 80 0 0 1 800 500Z', 'night') +
      flat('M716 470h8v280h-8z', 'deep') +
      columns.join('') +
      box([316, 322, 808, 58], 'white', 3, 2) +
      faint('M340 352H1100', tints.mid, 5, 0.5) +
      sides('290,322 720,110 1150,322', 'white', 3) +
      sides('404,300 720,146 1036,300', 'soft', 0) +
      coin(720, 244, 58, 'accent', 2) +
      box([290, 740, 860, 38], 'white', 2, 2) +
      box([250, 776, 940, 40], 'white', 2, 2) +
      box([206, 814, 1028, 44], 'white', 2, 2) +
      floor(856, 'honey', 2) +
      cut('M560 1000C580 940 620 880 650 856H790C820 880 860 940 880 1000Z', 'white', 1) +
      faint('M-40 900H540M900 900H1480M-40 936H520M920 936H1480', tints.white, 4, 0.6) +
      thread('M150 858V800M1310 858V800', tints.night, 10)
    )
  },
}
