/** The great picture of the home page: a country made of sheets and ledgers, under a coin. */
import { book, spine } from './books.ts'
import { coin, pile } from './coins.ts'
import { fill, frame } from './frame.ts'
import { gauge, ticks } from './gauges.ts'
import { arc, n, smooth, through, times, type Point } from './geometry.ts'
import { leaf } from './leaf.ts'
import { cut, lifted, line, type Lift } from './paper.ts'
import { PAPER, tintsOf, type Tint } from './palette.ts'
import { randomOf } from './random.ts'

const WIDTH = 1600
const HEIGHT = 1400
const tints = tintsOf('AEF')

/** Where the sun stands; the gauge turns around it. */
const SUN = { x: 1010, y: 496, r: 176 }

/** How the left side goes out into the page. */
const FADE = [
  [0.03, '#000'],
  [0.1, '#1C1C1C'],
  [0.17, '#585858'],
  [0.24, '#A6A6A6'],
  [0.31, '#E4E4E4'],
  [0.39, '#FFF'],
]

/** A spot of ermine, the mark of the firm, around a centre. */
function ermine(x: number, y: number, size: number): string {
  const body =
    'M0 -0.62C0.1 -0.3 0.2 0.1 0.42 0.66C0.26 0.6 0.16 0.56 0.1 0.5C0.08 0.66 0.05 0.8 0 0.96C-0.05 0.8 -0.08 0.66 -0.1 0.5C-0.16 0.56 -0.26 0.6 -0.42 0.66C-0.2 0.1 -0.1 -0.3 0 -0.62Z'
  const spots = through('0,-0.86 -0.3,-0.62 0.3,-0.62')
    .map(([cx, cy]) => `<path d="M${cx} ${cy - 0.17}l0.1 0.17l-0.1 0.17l-0.1 -0.17z"/>`)
    .join('')
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" fill="#FFFFFF" fill-opacity=".82"><path d="${body}"/>${spots}</g>`
}

/** Three leaves, the mark of nobody: for firms that are made after the demo. */
function sprig(x: number, y: number, size: number): string {
  const leaves = [-46, 0, 46]
    .map(
      (turn) =>
        `<path transform="rotate(${turn} 0 0.62)" d="M0 0.62C0.3 0.2 0.3 -0.4 0 -0.94C-0.3 -0.4 -0.3 0.2 0 0.62Z"/>`,
    )
    .join('')
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size)})" fill="#FFFFFF" fill-opacity=".82">${leaves}<path d="M-0.05 0.6h0.1v0.34h-0.1z"/></g>`
}

/** What the coin bears. */
const MARKS = { ermine, sprig } as const
export type Mark = keyof typeof MARKS

/** A hill from its crest down to the bottom, several sheets thick, ruled when asked. */
function hill(
  crest: readonly Point[],
  tint: Tint,
  options: { sheets?: number; rows?: number; colour?: string; lift?: Lift; gap?: number } = {},
): string {
  const { sheets = 0, rows = 0, colour = tints.line, lift = 3, gap = 30 } = options
  const moved = (by: number) => crest.map(([x, y]) => [x, y + by] as const)
  const body = (by: number) => `${smooth(moved(by))}V${HEIGHT + 80}H${n(crest[0]![0])}Z`
  const pages = times(sheets)
    .map((at) => cut(body(at * 11), at % 2 ? 'pale' : 'white', 1))
    .join('')
  const furrows = times(rows)
    .map((row) => smooth(moved(sheets * 11 + gap * 0.8 + row * gap)))
    .join('')
  return (
    pages +
    cut(body(sheets * 11), tint, sheets ? 1 : lift) +
    (rows ? line(furrows, colour, 2, 'stroke-opacity=".75"') : '')
  )
}

/** A small house: wall, folded roof, two windows. */
function house(x: number, floor: number, w: number, wall: number, tint: Tint, roof: Tint): string {
  const top = floor - wall
  const peak = top - w * 0.52
  const pane = tint === 'white' ? tints.mid : tints.honey
  const windows = [0.24, 0.58]
    .map(
      (at) =>
        `<rect x="${n(x + w * at)}" y="${n(top + wall * 0.28)}" width="${n(w * 0.18)}" height="${n(w * 0.26)}" rx="2" fill="${pane}"/>`,
    )
    .join('')
  return (
    lifted(
      1,
      `<path d="M${n(x)} ${n(floor + 30)}V${n(top)}L${n(x + w / 2)} ${n(peak)}L${n(x + w)} ${n(top)}V${n(floor + 30)}Z" fill="${fill(tint)}"/>`,
    ) +
    lifted(
      1,
      `<path d="M${n(x - 7)} ${n(top + 6)}L${n(x + w / 2)} ${n(peak - 6)}L${n(x + w + 7)} ${n(top + 6)}l-9 7L${n(x + w / 2)} ${n(peak + 13)}L${n(x + 2)} ${n(top + 13)}z" fill="${fill(roof)}"/>`,
    ) +
    windows
  )
}

/** A tree: one leaf that stands on its stem. */
function tree(x: number, floor: number, tall: number, tint: Tint): string {
  return (
    line(`M${n(x)} ${n(floor)}v${n(-tall * 0.3)}`, tints.night, 4, 'stroke-linecap="round"') +
    leaf(x, floor - tall * 0.16, -90, tall, tint)
  )
}

function village(): string {
  const houses = [
    house(905, 816, 62, 58, 'white', 'accent'),
    house(1040, 802, 70, 66, 'soft', 'deep'),
    house(972, 812, 78, 78, 'white', 'deep'),
    house(1118, 800, 60, 52, 'white', 'accent'),
  ]
  const bell = `<path d="M1092 830V676L1110 612L1128 676V830Z" fill="${fill('white')}"/><path d="M1086 680L1110 596L1134 680Z" fill="${fill('deep')}"/>`
  const trees = [
    tree(872, 838, 96, 'mid'),
    tree(1204, 806, 120, 'deep'),
    tree(1240, 808, 84, 'mid'),
    tree(846, 846, 62, 'soft'),
  ]
  return (
    lifted(1, bell) +
    `<rect x="1104" y="696" width="12" height="20" rx="6" fill="${tints.mid}"/>` +
    houses.join('') +
    trees.join('')
  )
}

/** The river: a long strip of ledger that winds towards the front. */
function river(): string {
  const left: Point[] = through(
    '1700,838 1440,846 1218,884 1142,940 1180,1000 1104,1078 900,1150 700,1260 560,1440',
  )
  const right: Point[] = through(
    '760,1440 930,1270 1130,1172 1300,1090 1330,1000 1262,944 1322,896 1480,884 1700,890',
  )
  const bank = `${smooth(left)}L${smooth(right).slice(1)}Z`
  const middle = times(3)
    .map((at) =>
      smooth(
        left.map(([x, y], rank) => {
          const [ox, oy] = right[right.length - 1 - rank]!
          const share = 0.28 + at * 0.22
          return [x + (ox - x) * share, y + (oy - y) * share] as const
        }),
      ),
    )
    .join('')
  return cut(bank, 'white', 2) + line(middle, tints.soft, 2.4, 'stroke-opacity=".8"')
}

function sky(mark: Mark): string {
  const { x, y, r } = SUN
  return (
    line(arc(x, y, r * 2.74, 176, 372), tints.line, 2) +
    ticks(x, y, r * 2.5, {
      from: 180,
      to: 360,
      count: 72,
      length: 13,
      colour: tints.soft,
      strong: 6,
    }) +
    gauge({
      cx: x,
      cy: y,
      radius: r * 2.16,
      from: 186,
      to: 360,
      width: 46,
      track: tints.pale,
      colour: tints.mid,
      value: 0.66,
      lift: 1,
    }) +
    gauge({
      cx: x,
      cy: y,
      radius: r * 1.66,
      from: 192,
      to: 352,
      width: 26,
      track: tints.pale,
      colour: tints.honey,
      value: 0.46,
      lift: 1,
    }) +
    coin(x, y, r, 'accent', 3) +
    MARKS[mark](x, y - 4, r * 0.46)
  )
}

function library(): string {
  const stack = [
    spine(1196, 1252, 520, 124, 'night', tints.honey),
    book(1236, 1148, 470, 102, 'mid', tints.line),
    spine(1214, 1062, 460, 84, 'accent', tints.paper),
    book(1290, 986, 420, 74, 'deep', tints.line),
  ]
  const ribbon = cut('M1402 1050v196l19 -22l19 22v-196z', 'honey', 1)
  const money = pile(randomOf('accueil'), {
    x: 1476,
    floor: 986,
    count: 5,
    radius: 74,
    thick: 30,
    tints: ['accent', 'honey'],
  })
  return stack.join('') + ribbon + money + coin(1356, 934, 52, 'mid', 2)
}

function hills(): string {
  return [
    hill(through('-80,1010 230,866 470,760 700,672 900,690 1120,640 1360,560 1700,520'), 'pale'),
    hill(through('-80,1120 200,980 430,870 640,800 860,792 1080,742 1340,700 1700,620'), 'soft', {
      rows: 5,
      colour: tints.white,
      gap: 26,
    }),
  ].join('')
}

function fields(): string {
  return [
    hill(through('-80,1230 150,1100 380,960 620,880 840,852 1040,826 1280,812 1700,850'), 'mid', {
      sheets: 2,
    }),
    river(),
    hill(
      through('-80,1330 110,1200 300,1082 520,1010 700,1010 880,1080 1010,1180 1100,1480'),
      'deep',
      { sheets: 3, rows: 9, colour: tints.mid, gap: 32 },
    ),
    hill(through('860,1480 960,1290 1100,1160 1290,1092 1500,1080 1700,1040'), 'honey', {
      sheets: 2,
      rows: 5,
      colour: tints.paper,
      gap: 30,
    }),
  ].join('')
}

/** The last sheet is the page itself: the picture goes out in it without an edge. */
function foreground(): string {
  const crest = smooth(through('-80,1180 140,1180 420,1212 720,1316 1000,1366 1300,1352 1700,1300'))
  return lifted(3, `<path d="${crest}V${HEIGHT + 80}H-80Z" fill="${PAPER}"/>`)
}

/** Grain on what is drawn only: around it, the paper of the page stays exactly as it is. */
const tooth = (area: string) =>
  `<filter id="tooth" filterUnits="userSpaceOnUse" ${area} color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="0.55" numOctaves="2" seed="7"/>
<feColorMatrix values="1.6 0 0 0 -0.3  1.6 0 0 0 -0.3  1.6 0 0 0 -0.3  0 0 0 0 0.3"/>
<feComposite operator="in" in2="SourceAlpha"/><feBlend mode="soft-light" in2="SourceGraphic"/></filter>`

/** The landscape as the text of an SVG document of 1600 by 1400. @param mark what its coin bears */
export function landscape(mark: Mark): string {
  const trees = [
    tree(560, 1030, 150, 'mid'),
    tree(616, 1024, 104, 'accent'),
    tree(508, 1040, 92, 'soft'),
  ].join('')
  const area = `x="-20" y="-20" width="${WIDTH + 40}" height="${HEIGHT + 40}"`
  const stops = FADE.map(([at, grey]) => `<stop offset="${at}" stop-color="${grey}"/>`).join('')
  const fade = `<linearGradient id="fade">${stops}</linearGradient><mask id="left" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#fade)"/></mask>`
  const country = sky(mark) + hills() + village() + fields() + trees + library()
  const content = `${tooth(area)}${fade}<g mask="url(#left)"><g filter="url(#tooth)">${country}</g>${foreground()}</g>`
  return frame({ width: WIDTH, height: HEIGHT, tints, ground: 'none', grain: 0, content })
}
