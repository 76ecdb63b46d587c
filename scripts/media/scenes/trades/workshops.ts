import { times } from '../../geometry.ts'
import { cut, lifted } from '../../paper.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, slope, thread } from '../shapes.ts'

const shed = (x: number, tint: 'deep' | 'mid') =>
  cut(`M${x} 780V430L${x + 236} 300V780Z`, tint, 2) +
  flat(`M${x + 206} 334L${x + 226} 324V470H${x + 206}Z`, 'honey') +
  times(2)
    .map((row) =>
      times(3)
        .map((at) =>
          flat(
            `M${x + 34 + at * 58} ${520 + row * 100}h40v60h-40z`,
            (at + row) % 3 ? 'honey' : 'white',
            0.9,
          ),
        )
        .join(''),
    )
    .join('')

const wheel = (x: number) => disc(x, 850, 52, 'night', 2) + disc(x, 850, 22, 'white', 0)

/** Workshops under their saw-tooth roof; a lorry leaves the yard. */
export const workshops: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    return (
      disc(210, 220, 90, 'accent', 2) +
      lifted(
        1,
        '<path d="M470 170a60 60 0 0 1 108 -34a74 74 0 0 1 136 20a52 52 0 0 1 60 84H490a42 42 0 0 1 -20 -70z" fill="url(#white)"/>',
      ) +
      slope('-60,640 240,560 600,620 1000,540 1500,600', 'soft', 2) +
      cut('M330 780L348 210H416L434 780Z', 'brick', 2) +
      flat('M346 250H418L420 300H345ZM343 350H421L423 400H341Z', 'white', 0.85) +
      shed(470, 'mid') +
      shed(706, 'deep') +
      shed(942, 'mid') +
      shed(1178, 'deep') +
      box([440, 770, 1060, 40], 'night', 2, 2) +
      floor(806, 'soft', 2) +
      faint('M-40 914H120M220 914H420M520 914H720M820 914H1020M1120 914H1320', tints.soft, 10, 1) +
      box([150, 560, 470, 270], 'white', 3, 14) +
      thread('M150 640H620M150 668H620', tints.accent, 14) +
      cut(
        'M634 830V620H760C790 620 806 640 824 690L850 740C858 752 862 764 862 780V830Z',
        'accent',
        3,
      ) +
      flat('M672 656H750C768 656 778 668 790 700L804 730H672Z', 'pale') +
      box([130, 812, 740, 28], 'night', 1, 8) +
      wheel(250) +
      wheel(380) +
      wheel(756)
    )
  },
}
