import { n, times } from '../../geometry.ts'
import { leaf } from '../../leaf.ts'
import { lifted } from '../../paper.ts'
import type { Tint } from '../../palette.ts'
import type { Composition } from '../../scene.ts'
import { box, cloud, faint, furrow, flat, sides, slope, thread } from '../shapes.ts'

/** Gores of a balloon around its middle. */
function gores(x: number, y: number, r: number, tints: readonly Tint[]): string {
  const at = (share: number) => x + r * share
  const edges = [-1, -0.66, -0.24, 0.24, 0.66, 1]
  const side = (share: number) =>
    `C${n(at(share))} ${n(y - r * 0.95)} ${n(at(share))} ${n(y - r * 0.6)} ${n(at(share))} ${n(y)}C${n(at(share))} ${n(y + r * 0.62)} ${n(at(share * 0.5))} ${n(y + r * 0.9)} ${n(at(share * 0.24))} ${n(y + r * 1.26)}`
  const back = (share: number) =>
    `C${n(at(share * 0.5))} ${n(y + r * 0.9)} ${n(at(share))} ${n(y + r * 0.62)} ${n(at(share))} ${n(y)}C${n(at(share))} ${n(y - r * 0.6)} ${n(at(share))} ${n(y - r * 0.95)} ${n(x)} ${n(y - r * 1.02)}`
  return lifted(
    3,
    tints
      .map((tint, index) => {
        const [from, to] = [edges[index]!, edges[index + 1]!]
        return `<path d="M${n(x)} ${n(y - r * 1.02)}${side(from)}L${n(at(to * 0.24))} ${n(y + r * 1.26)}${back(to)}Z" fill="url(#${tint})"/>`
      })
      .join(''),
  )
}

/** A balloon that has just left the ground. */
export const balloon: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const field = '-60,760 300,690 680,740 1060,700 1500,770'
    return (
      cloud(230, 210, 1) +
      cloud(1250, 330, 1.2) +
      cloud(1080, 120, 0.6) +
      slope('-60,640 260,560 560,610 900,540 1200,590 1500,540', 'soft', 2) +
      sides('1080,650 1080,570 1130,530 1180,570 1180,650', 'white', 1) +
      sides('1066,576 1130,520 1194,576 1184,586 1130,540 1076,586', 'brick', 1) +
      flat('M1112 600h36v50h-36z', 'mid') +
      leaf(1240, 680, -90, 130, 'sage') +
      leaf(1040, 680, -90, 90, 'sage') +
      leaf(180, 720, -90, 120, 'sage') +
      leaf(240, 720, -90, 80, 'mid') +
      slope(field, 'honey', 2) +
      faint(
        times(3)
          .map((at) => furrow(field, 28 + at * 28))
          .join(''),
        tints.white,
        4,
        0.6,
      ) +
      gores(640, 330, 236, ['night', 'deep', 'accent', 'deep', 'night']) +
      thread('M584 630L610 706M696 630L670 706M640 630V706', tints.night, 5) +
      box([592, 700, 96, 82], 'accent', 2, 12) +
      faint('M600 726H680M600 752H680', tints.white, 5, 0.5) +
      box([584, 692, 112, 20], 'brick', 1, 10) +
      flat('M624 640C612 612 640 604 640 578C662 604 668 618 656 640Z', 'brick') +
      gores(1010, 330, 62, ['honey', 'white', 'mid', 'white', 'honey']) +
      box([998, 420, 24, 22], 'night', 1, 4) +
      slope('-60,880 260,820 640,860 1000,830 1500,900', 'deep', 3) +
      faint(furrow('-60,880 260,820 640,860 1000,830 1500,900', 36), tints.white, 4, 0.3) +
      thread('M600 782C560 820 520 830 470 850M680 782C730 820 780 830 830 846', tints.honey, 5) +
      box([458, 838, 24, 44], 'accent', 1, 4) +
      box([820, 834, 24, 44], 'accent', 1, 4)
    )
  },
}
