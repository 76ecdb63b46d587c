import { times } from '../../geometry.ts'
import { cut } from '../../paper.ts'
import type { Tint } from '../../palette.ts'
import type { Composition } from '../../scene.ts'
import { box, disc, faint, flat, floor, thread } from '../shapes.ts'

/** Box files side by side on a shelf; one of the row may be missing. */
function files(y: number, tall: number, tints: readonly Tint[], gap = -1): string {
  return tints
    .map((tint, at) => {
      if (at === gap) return ''
      const x = 150 + at * 94
      return (
        box([x, y - tall, 82, tall], tint, 1, 6) +
        flat(
          `M${x + 20} ${y - tall + 34}h42v${tall * 0.34}h-42z`,
          tint === 'white' ? 'soft' : 'white',
          0.92,
        ) +
        disc(x + 41, y - 36, 13, tint === 'white' ? 'mid' : 'white', 0)
      )
    })
    .join('')
}

/** Shelves of box files from floor to ceiling; one is out, looked through and ticked. */
export const archive: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const shelves = [50, 308, 566, 824].map((y) => box([90, y, 1250, 24], 'night', 2, 3)).join('')
    const rungs = times(9)
      .map((at) => `M${992 - at * 17} ${850 - at * 98}h132`)
      .join('')
    return (
      box([90, -40, 1250, 940], 'soft', 2, 4) +
      files(308, 212, [
        'mid',
        'deep',
        'deep',
        'white',
        'mid',
        'honey',
        'deep',
        'mid',
        'white',
        'deep',
        'mid',
        'mid',
      ]) +
      files(
        566,
        212,
        [
          'deep',
          'white',
          'mid',
          'mid',
          'deep',
          'night',
          'night',
          'white',
          'mid',
          'deep',
          'deep',
          'honey',
        ],
        3,
      ) +
      files(824, 212, [
        'white',
        'mid',
        'deep',
        'brick',
        'deep',
        'mid',
        'white',
        'deep',
        'mid',
        'honey',
        'deep',
        'mid',
      ]) +
      shelves +
      box([90, -40, 24, 940], 'night', 1, 0) +
      box([1316, -40, 24, 940], 'night', 1, 0) +
      flat('M432 354h82v212h-82z', 'night', 0.75) +
      floor(866, 'honey', 2) +
      faint('M-40 910H1480', tints.white, 4, 0.5) +
      thread('M90 120H1340', tints.accent, 10, 1) +
      thread(`M980 900L820 90M1130 900L970 90${rungs}`, tints.honey, 18, 3) +
      `<g transform="rotate(-9 470 600)">${box([300, 430, 330, 390], 'brick', 3, 10)}${box([330, 470, 270, 350], 'white', 2, 4)}${box([356, 504, 150, 18], 'deep', 0, 9)}${faint('M358 566H570M358 610H540M358 654H570M358 698H520', tints.mid, 12, 0.9)}</g>` +
      disc(620, 720, 84, 'accent', 3) +
      thread('M582 722L610 750L662 692', tints.white, 18) +
      cut('M1180 866L1196 740H1300L1316 866Z', 'deep', 2) +
      flat('M1196 740h104l3 24h-110z', 'night')
    )
  },
}
