/** Drawn plans of the two offices: streets, water, trees, and a pin; no words. */
import { n, onCircle, smooth, through, times, type Point } from './geometry.ts'
import { line, lifted } from './paper.ts'
import { BLEED, fill, frame } from './frame.ts'
import { mix, PAPER, tintsOf } from './palette.ts'
import { randomOf, type Random } from './random.ts'

const WIDTH = 1440
const HEIGHT = 900
const tints = tintsOf('AEF')
const GROUND = '#F1EDE4'
const WATER = mix('#2F6690', PAPER, 0.26)
const GREEN = mix('#0E4A4F', PAPER, 0.2)
const STREET = '#FFFFFF'
const EDGE = mix('#16232E', '#E3DED4', 0.1)

interface Street {
  points: readonly Point[]
  width: number
}

/** Streets with their pavement, which hides what was built too near. */
function streets(all: readonly Street[]): string {
  const layer = (colour: string, more: number) =>
    all
      .map(({ points, width }) =>
        line(
          smooth(points),
          colour,
          width + more,
          'stroke-linecap="round" stroke-linejoin="round"',
        ),
      )
      .join('')
  return layer(GROUND, 20) + layer(EDGE, 4) + layer(STREET, 0)
}

/** Points along a street, evenly, each with the way it goes. */
function walk({ points }: Street, step: number): { x: number; y: number; angle: number }[] {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at]!
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    return times(Math.floor(length / step)).map((index) => {
      const share = ((index + 0.5) * step) / length
      return {
        x: from[0] + (to[0] - from[0]) * share,
        y: from[1] + (to[1] - from[1]) * share,
        angle,
      }
    })
  })
}

type Keep = (x: number, y: number) => boolean

/** Rows of buildings along the streets, none upon another, where `keep` allows them. */
function buildings(random: Random, all: readonly Street[], keep: Keep): string {
  const shades = [
    mix('#0E4A4F', GROUND, 0.1),
    mix('#BA7A20', GROUND, 0.12),
    '#E3DCCE',
    '#E8E2D6',
    mix('#0E4A4F', GROUND, 0.15),
  ]
  const taken: Point[] = []
  const rows = through('-1,0 1,0 -1,1 1,1')
  return rows
    .flatMap(([side, row]) =>
      all.flatMap((street) => walk(street, 45).map((spot) => ({ ...spot, side, row, street }))),
    )
    .map(({ x, y, angle, side, row, street }) => {
      const away = street.width / 2 + 34 + row * 52
      const [bx, by] = onCircle(x, y, away, angle + side * 90)
      const free = taken.every(([cx, cy]) => Math.hypot(bx - cx, by - cy) > 43.5)
      if (!free || !keep(bx, by)) {
        return ''
      }
      taken.push([bx, by])
      const wide = random.between(37, 43)
      const deep = random.between(33, 44)
      return `<rect x="${n(-wide / 2)}" y="${n(-deep / 2)}" width="${n(wide)}" height="${n(deep)}" rx="3" fill="${random.pick(shades)}" transform="translate(${n(bx)} ${n(by)}) rotate(${n(angle)})"/>`
    })
    .join('')
}

function trees(random: Random, spots: readonly Point[]): string {
  return spots
    .map(
      ([x, y]) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(random.between(9, 14))}" fill="${mix('#0E4A4F', PAPER, random.between(0.3, 0.44))}"/>`,
    )
    .join('')
}

function pin(x: number, y: number): string {
  const drop = `M${x} ${y}C${x - 16} ${y - 34} ${x - 50} ${y - 62} ${x - 50} ${y - 104}A50 50 0 1 1 ${x + 50} ${y - 104}C${x + 50} ${y - 62} ${x + 16} ${y - 34} ${x} ${y}Z`
  return (
    `<ellipse cx="${x}" cy="${y}" rx="66" ry="30" fill="${tints.deep}" fill-opacity=".16"/><ellipse cx="${x}" cy="${y}" rx="34" ry="15" fill="${tints.deep}" fill-opacity=".22"/>` +
    lifted(3, `<path d="${drop}" fill="${fill('deep')}"/>`) +
    `<circle cx="${x}" cy="${y - 104}" r="21" fill="#FFFFFF"/>`
  )
}

const far =
  (spots: readonly (readonly [x: number, y: number, r: number])[]): Keep =>
  (x, y) =>
    spots.every(([cx, cy, r]) => Math.hypot(x - cx, y - cy) > r)

function plan(content: string): string {
  const ground = `<rect x="${-BLEED}" y="${-BLEED}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT + 2 * BLEED}" fill="${GROUND}"/>`
  return frame({
    width: WIDTH,
    height: HEIGHT,
    tints,
    ground: 'none',
    grain: 0.16,
    content: ground + content,
  })
}

/** The old town: lanes around a square, the river below, one bridge. */
export function planOfCentre(): string {
  const random = randomOf('bureau-du-centre')
  const river: Point[] = through('-60,690 180,740 420,800 700,790 940,730 1180,720 1500,790')
  const all: Street[] = [
    { points: through('-60,400 240,420 480,452 720,470 980,452 1240,420 1500,430'), width: 34 },
    { points: through('560,-60 590,160 640,320 720,470 760,620 770,780 800,980'), width: 34 },
    { points: through('-60,590 200,630 430,686 700,676 950,612 1190,604 1500,670'), width: 24 },
    { points: through('300,-60 310,120 350,280 300,430 310,640'), width: 20 },
    { points: through('-60,210 160,200 350,280 640,320 880,260 1100,250 1500,180'), width: 20 },
    { points: through('900,258 984,360 1012,450 960,612'), width: 18 },
    { points: through('1160,-60 1130,120 1100,250 1180,430 1190,604'), width: 20 },
    { points: through('120,200 90,320 100,408'), width: 16 },
    { points: through('590,160 780,120 1000,60 1130,120'), width: 16 },
    { points: through('490,300 470,452 480,680'), width: 16 },
    { points: through('1300,210 1330,424'), width: 16 },
    { points: through('-60,860 200,880 440,960'), width: 20 },
    { points: through('794,900 1010,850 1240,850 1500,930'), width: 20 },
  ]
  const wet = walk({ points: river, width: 0 }, 20).map(({ x, y }) => [x, y, 84] as const)
  const dry = far(wet)
  const garden = far([
    [140, 520, 104],
    [874, 380, 82],
  ])
  const houses = buildings(random, all, (x, y) => dry(x, y) && garden(x, y))
  const bank = walk({ points: river, width: 0 }, 62)
    .map(({ x, y }, at) => [x + random.between(-9, 9), y + (at % 2 ? 62 : -62)] as const)
    .filter(([x]) => Math.abs(x - 772) > 44)
  const church = `<g fill="${tints.mid}"><path d="M838 342h34v-20l17 -22l17 22v20h34v46h-34v44h-34v-44h-34z" transform="translate(-14 0) rotate(8 889 372)"/></g>`
  return plan(
    line(smooth(river), mix('#2F6690', PAPER, 0.34), 100) +
      line(smooth(river), WATER, 92) +
      line(
        times(2)
          .map((at) => smooth(river.map(([x, y]) => [x, y - 14 + at * 26] as const)))
          .join(''),
        '#FFFFFF',
        2.4,
        'stroke-opacity=".55" stroke-dasharray="46 30"',
      ) +
      `<path d="M64 470h168q12 0 12 12l-8 100q-90 -26 -190 -30l6 -70q2 -12 12 -12z" fill="${GREEN}"/>` +
      houses +
      streets(all) +
      trees(random, [
        ...bank,
        [90, 500],
        [128, 540],
        [170, 500],
        [206, 556],
        [148, 484],
        [80, 548],
      ]) +
      church +
      pin(720, 474),
  )
}

/** The quarter of the station: rails, platforms, a square with trees, straight streets. */
export function planOfStation(): string {
  const random = randomOf('bureau-de-la-gare')
  const rails: Point[] = through('-60,190 240,176 620,150 1000,150 1300,176 1500,206')
  const all: Street[] = [
    { points: through('-60,360 300,346 720,330 1120,336 1500,370'), width: 30 },
    { points: through('720,540 724,640 740,960'), width: 38 },
    { points: through('-60,560 300,548 560,540 880,540 1160,546 1500,580'), width: 26 },
    { points: through('-60,740 320,730 734,736 1100,744 1500,770'), width: 20 },
    { points: through('560,336 560,540'), width: 24 },
    { points: through('880,330 880,540'), width: 24 },
    { points: through('300,346 300,548 320,730 330,960'), width: 20 },
    { points: through('1160,338 1160,546 1100,744 1110,960'), width: 20 },
    { points: through('80,356 90,556 96,738 90,960'), width: 16 },
    { points: through('1360,354 1370,566 1360,760 1370,960'), width: 16 },
    { points: through('724,560 900,690 1000,742'), width: 16 },
    { points: through('530,548 520,734 530,960'), width: 16 },
    { points: through('930,-60 940,60 1180,70 1500,50'), width: 18 },
    { points: through('-60,60 300,50 560,20 580,-60'), width: 18 },
  ]
  const track = walk({ points: rails, width: 0 }, 20).map(({ x, y }) => [x, y, 92] as const)
  const off = far(track)
  const houses = buildings(
    random,
    all,
    (x, y) => off(x, y) && !(x > 570 && x < 870 && y > 330 && y < 540),
  )
  const lanes = times(4).map((at) => rails.map(([x, y]) => [x, y - 33 + at * 22] as const))
  const sleepers = lanes
    .map((lane) => line(smooth(lane), tints.soft, 13, 'stroke-dasharray="3 10"'))
    .join('')
  const steel = lanes.map((lane) => line(smooth(lane), tints.mid, 3)).join('')
  const hall =
    lifted(1, `<path d="M520 236h400v58h-400z" fill="${fill('mid')}"/>`) +
    `<path d="M660 228h120v74h-120z" fill="${tints.deep}" fill-opacity=".55"/>` +
    line(
      times(9)
        .map((at) => `M${545 + at * 44} 242v46`)
        .join(''),
      '#FFFFFF',
      3,
      'stroke-opacity=".4"',
    )
  const platform = line(
    'M430 208C620 196 900 196 1060 208',
    '#FFFFFF',
    16,
    'stroke-linecap="round"',
  )
  const alley: Point[] = [
    ...times(6).map((at) => [596 + at * 50, 372] as const),
    ...times(6).map((at) => [596 + at * 50, 510] as const),
    [594, 418],
    [594, 464],
    [846, 418],
    [846, 464],
  ]
  const rows = times(9).flatMap(
    (at) =>
      [
        [694, 600 + at * 40],
        [762, 600 + at * 40],
      ] as Point[],
  )
  return plan(
    line(smooth(rails), mix('#16232E', GROUND, 0.06), 122) +
      sleepers +
      steel +
      platform +
      houses +
      streets(all) +
      `<path d="M574 350h292v172h-292z" fill="#FFFFFF"/><rect x="586" y="362" width="268" height="158" rx="20" fill="${GREEN}" fill-opacity=".65"/><circle cx="720" cy="440" r="46" fill="#FFFFFF"/>` +
      trees(random, [...alley, ...rows]) +
      hall +
      pin(720, 446),
  )
}
