import { n, times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { cut, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, furrow, sides, slope, thread } from '../shapes.ts'

/** Rows that climb a slope towards one point. */
const rows = (top: number) =>
  times(9)
    .map((at) => {
      const foot = -260 + at * 230
      const head = 560 + at * 52
      return `M${foot} 1000Q${n((foot + head) / 2 + 30)} 820 ${head} ${top + Math.abs(at - 4) * 5}`
    })
    .join('')

const bunch = (x: number, y: number) =>
  lifted(
    2,
    [5, 6, 5, 4, 3, 2, 1]
      .flatMap((count, row) =>
        times(count).map(
          (at) =>
            `<circle cx="${n(x + (at - (count - 1) / 2) * 58)}" cy="${y + row * 47}" r="33" fill="url(#${(at + row) % 4 === 0 ? 'mid' : (at * 2 + row) % 3 ? 'deep' : 'night'})"/>`,
        ),
      )
      .join(''),
  )

/** Rows of vine up to a farm and its barn, a bunch of grapes in front. */
export const vines: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const near = '-60,700 240,610 560,560 900,566 1200,620 1500,720'
    const field = '-60,560 300,500 700,420 1100,440 1500,520'
    return (
      disc(1120, 220, 104, 'accent', 3) +
      slope('-60,480 260,380 620,330 980,390 1500,340', 'soft', 2) +
      slope(field, 'honey', 2) +
      faint(
        times(4)
          .map((at) => furrow(field, 30 + at * 30))
          .join(''),
        tints.white,
        4,
        0.7,
      ) +
      sides('650,560 650,430 730,370 810,430 810,560', 'white', 2) +
      sides('636,440 730,356 824,440 808,452 730,384 652,452', 'brick', 2) +
      box([806, 456, 190, 110], 'white', 2, 0) +
      sides('796,462 826,404 976,404 1006,462', 'brick', 2) +
      flat('M706 560V478H754V560ZM840 500H872V536H840ZM916 500H948V536H916Z', 'mid') +
      cut('M560 566V400A36 36 0 0 1 632 400V566Z', 'mid', 2) +
      flat('M560 404A36 36 0 0 1 632 404Z', 'night') +
      leaf(1060, 580, -90, 150, 'sage') +
      leaf(1112, 590, -90, 104, 'deep') +
      slope(near, 'sage', 3) +
      thread(rows(590), tints.deep, 44, 2) +
      faint(rows(584), tints.white, 7, 0.35) +
      thread('M-60 330C80 290 220 330 320 250C350 226 380 220 420 224', tints.brick, 26, 2) +
      leaf(110, 320, -60, 250, 'sage') +
      leaf(330, 260, -10, 230, 'mid') +
      leaf(60, 330, 70, 230, 'sage') +
      thread('M214 300V400', tints.brick, 16) +
      bunch(214, 420) +
      leaf(240, 320, 40, 200, 'deep')
    )
  },
}
