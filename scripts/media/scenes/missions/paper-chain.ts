import { arc, n, times } from '../../geometry.ts'
import { gauge, ticks } from '../../gauges.ts'
import { cut } from '../../paper.ts'
import type { Tint } from '../../palette.ts'
import type { Composition } from '../../scene.ts'
import { disc, faint, flat, floor, thread } from '../shapes.ts'

type Dress = 'trousers' | 'skirt' | 'apron' | 'helmet' | 'jacket'

/** Somebody cut out of folded paper, arms out to both neighbours. */
function somebody(x: number, foot: number, tint: Tint, dress: Dress): string {
  const top = foot - 470
  const legs =
    dress === 'skirt'
      ? `M${x - 64} ${top + 150}H${x + 64}L${x + 104} ${top + 340}H${x + 52}V${foot}H${x + 12}V${top + 340}H${x - 12}V${foot}H${x - 52}V${top + 340}H${x - 104}Z`
      : `M${x - 66} ${top + 150}H${x + 66}L${x + 72} ${foot}H${x + 18}L${x} ${top + 330}L${x - 18} ${foot}H${x - 72}Z`
  const arms = `M${x - 126} ${top + 250}L${x - 62} ${top + 132}Q${x} ${top + 110} ${x + 62} ${top + 132}L${x + 126} ${top + 250}L${x + 96} ${top + 268}L${x + 60} ${top + 216}V${top + 270}H${x - 60}V${top + 216}L${x - 96} ${top + 268}Z`
  const light = tint === 'white' || tint === 'honey'
  const over: Record<Dress, string> = {
    trousers: flat(`M${x - 62} ${top + 262}h124v16h-124z`, light ? 'deep' : 'honey'),
    skirt: flat(`M${x - 26} ${top + 124}h52l-26 44z`, light ? 'brick' : 'white'),
    apron: flat(`M${x - 42} ${top + 170}h84l14 200h-112z`, light ? 'mid' : 'white'),
    helmet: flat(
      `M${x - 62} ${top + 26}A62 62 0 0 1 ${x + 62} ${top + 26}h18v12h-160v-12z`,
      'accent',
    ),
    jacket: flat(`M${x} ${top + 126}l30 20l-24 120h-12l-24 -120z`, light ? 'deep' : 'white'),
  }
  const hair: Record<Dress, string> = {
    apron:
      flat(
        `M${x - 60} ${top + 44}C${x - 60} ${top - 30} ${x + 60} ${top - 30} ${x + 60} ${top + 44}C${x + 20} ${top + 10} ${x - 20} ${top + 10} ${x - 60} ${top + 44}Z`,
        'night',
      ) + disc(x, top - 18, 24, 'night', 0),
    jacket: flat(
      `M${x - 59} ${top + 40}C${x - 56} ${top - 26} ${x + 50} ${top - 30} ${x + 59} ${top + 30}C${x + 20} ${top + 26} ${x - 10} ${top + 18} ${x - 20} ${top + 6}C${x - 26} ${top + 24} ${x - 44} ${top + 34} ${x - 59} ${top + 40}Z`,
      'honey',
    ),
    skirt: flat(
      `M${x - 64} ${top + 112}V${top + 44}C${x - 64} ${top - 30} ${x + 64} ${top - 30} ${x + 64} ${top + 44}V${top + 112}C${x + 40} ${top + 116} ${x + 40} ${top + 50} ${x + 34} ${top + 34}C${x} ${top + 40} ${x - 30} ${top + 30} ${x - 38} ${top + 40}C${x - 40} ${top + 60} ${x - 40} ${top + 114} ${x - 64} ${top + 112}Z`,
      light ? 'accent' : 'night',
    ),
    helmet: '',
    trousers: flat(
      `M${x - 58} ${top + 52}C${x - 50} ${top + 74} ${x + 50} ${top + 74} ${x + 58} ${top + 52}C${x + 60} ${top + 136} ${x - 60} ${top + 136} ${x - 58} ${top + 52}Z`,
      'brick',
    ),
  }
  return (
    cut(`${legs}${arms}`, tint, 2).replace('evenodd', 'nonzero') +
    disc(x, top + 52, 58, tint, 2) +
    hair[dress] +
    over[dress]
  )
}

/** Colleagues in a chain of cut paper, under the dial of the month. */
export const paperChain: Composition = {
  ground: ['pale'],
  mirror: false,
  draw({ tints }) {
    const team: [Tint, Dress][] = [
      ['mid', 'apron'],
      ['deep', 'jacket'],
      ['white', 'skirt'],
      ['night', 'helmet'],
      ['honey', 'trousers'],
      ['brick', 'skirt'],
    ]
    return (
      gauge({
        cx: 720,
        cy: 760,
        radius: 560,
        from: 184,
        to: 356,
        width: 52,
        track: tints.soft,
        colour: tints.mid,
        value: 0.64,
        lift: 1,
      }) +
      gauge({
        cx: 720,
        cy: 760,
        radius: 460,
        from: 190,
        to: 350,
        width: 26,
        track: tints.soft,
        colour: tints.honey,
        value: 0.4,
        lift: 1,
      }) +
      ticks(720, 760, 612, {
        from: 180,
        to: 360,
        count: 60,
        length: 14,
        colour: tints.mid,
        strong: 5,
      }) +
      disc(720, 250, 70, 'accent', 2) +
      floor(800, 'soft', 2) +
      team.map(([tint, dress], at) => somebody(120 + at * 240, 836, tint, dress)).join('') +
      times(5)
        .map((at) => disc(240 + at * 240, 622, 17, 'accent', 1))
        .join('') +
      faint(
        times(6)
          .map((at) => `M${120 + at * 240} 488V690`)
          .join(''),
        tints.shadow,
        3,
        0.14,
      ) +
      thread(`M-40 892H1480`, tints.honey, 6) +
      faint(arc(720, 1300, 420, 220, 320), tints.honey, 4, 0.5) +
      faint(`M${n(-40)} 912H1480`, tints.honey, 4, 0.6)
    )
  },
}
