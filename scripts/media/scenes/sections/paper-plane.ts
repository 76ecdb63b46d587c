import { times } from '../../geometry.ts'
import { cut, lifted, line } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, cloud, disc, flat, sides } from '../shapes.ts'

/** A paper plane above the roofs of the town. */
export const paperPlane: Composition = {
  ground: ['mid'],
  mirror: false,
  draw({ tints }) {
    const roofs = times(7).map((at) => {
      const x = -70 + at * 232
      const top = 740 + ((at * 67) % 70)
      const light = at % 2 === 0
      return (
        box([x, top, 214, 300], light ? 'white' : 'deep', 2, 0) +
        sides(
          `${x - 16},${top + 8} ${x + 107},${top - 116} ${x + 230},${top + 8}`,
          at % 3 === 1 ? 'accent' : 'brick',
          2,
        ) +
        box([x + 150, top - 108, 34, 70], light ? 'deep' : 'white', 1, 2) +
        flat(
          `M${x + 40} ${top + 50}h46v60h-46zM${x + 124} ${top + 50}h46v60h-46z`,
          light ? 'mid' : 'honey',
        )
      )
    })
    return (
      disc(1190, 240, 130, 'accent', 3) +
      cloud(280, 200, 1, 'white') +
      cloud(1220, 420, 0.9, 'pale') +
      cloud(690, 120, 0.6, 'pale') +
      lifted(
        1,
        line(
          'M-40 640C160 720 330 660 340 540C348 440 210 440 220 550C232 690 470 700 610 600',
          tints.white,
          8,
          'stroke-dasharray="4 26" stroke-linecap="round"',
        ),
      ) +
      cut('M460 420L1110 190L760 660L700 540Z', 'honey', 3) +
      cut('M460 420L1110 190L690 520Z', 'white', 2) +
      cut('M690 520L1110 190L700 650Z', 'night', 1) +
      cut('M700 650L722 556L764 600Z', 'deep', 1) +
      cut('M722 552L1110 190L900 640Z', 'white', 3) +
      roofs.join('')
    )
  },
}
