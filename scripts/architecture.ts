import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FEATURES, TESTS } from './arrow-rules.ts'

/**
 * Draws the rooms of `src/`, and which feature imports which: an importer stands above what it imports, so that
 * arrows lead down. Checks that the drawing is true; `--write` draws it anew.
 */
const FILE = 'docs/architecture.svg'

const WIDTH = 1200
const MARGIN = 24
const PITCH = { x: 45, y: 31 }
const BOX = { width: 88, height: 22 }
const CHIP = { height: 24, gap: 8, letter: 7.9 }
const CORNER = 7

const STYLE = `
  svg { --ground: #ffffff; --room: #f4f6f8; --edge: #d5dce3; --box: #ffffff; --text: #1f2a35; --quiet: #5b6875; --arrow: #7b93ab }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #12171d; --room: #1a212a; --edge: #323d49; --box: #232c37; --text: #e4e9ee; --quiet: #9aa7b4; --arrow: #6d8399 }
  }
  text { font: 13px system-ui, sans-serif; fill: var(--text) }
  .room { font-weight: 600; font-size: 15px }
  .about { fill: var(--quiet) }
  .name { text-anchor: middle }
  .ground { fill: var(--ground) }
  .band { fill: var(--room) }
  .box { fill: var(--box); stroke: var(--edge) }
  .line { fill: none; stroke: var(--arrow); stroke-width: 1.5 }
  .head { fill: var(--arrow); stroke: none }
`

type Arrow = readonly [from: string, to: string]

/** Pairs of features of which the first imports the second, in the order of their names. */
async function arrows(): Promise<Arrow[]> {
  const found = new Set<string>()
  for (const feature of Object.keys(FEATURES)) {
    const folder = join('src/features', feature)
    const files = await readdir(folder, { recursive: true })
    for (const file of files.map((name) => join(folder, name))) {
      if (!/\.tsx?$/.test(file) || new RegExp(TESTS).test(file)) continue
      const text = await readFile(file, 'utf8')
      for (const [, other = ''] of text.matchAll(/'#features\/([\w-]+)\//g)) {
        if (other !== feature) found.add(`${feature} ${other}`)
      }
    }
  }
  return [...found].toSorted().map((pair): Arrow => {
    const [from = '', to = ''] = pair.split(' ')
    return [from, to]
  })
}

async function foldersOf(room: string): Promise<string[]> {
  const entries = await readdir(join('src', room), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

const label = (x: number, y: number, kind: string, text: string): string =>
  `<text class="${kind}" x="${x}" y="${y}">${text}</text>`

const box = (x: number, y: number, width: number, height: number, text: string): string =>
  `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="5"/>` +
  label(x + width / 2, y + height / 2 + 4.5, 'name', text)

/** A room with its name, and the height of what stands in it. */
const band = (y: number, height: number, name: string, about: string): string =>
  `<rect class="band" x="${MARGIN}" y="${y}" width="${WIDTH - 2 * MARGIN}" height="${height}" rx="8"/>` +
  label(MARGIN + 16, y + 26, 'room', name) +
  label(MARGIN + 112, y + 26, 'about', about)

/** Folders side by side, as a room of its own. */
function roomOfFolders(y: number, name: string, about: string, folders: readonly string[]) {
  let x = MARGIN + 16
  const chips = folders.map((folder) => {
    const width = Math.round(folder.length * CHIP.letter + 18)
    const chip = box(x, y + 40, width, CHIP.height, folder)
    x += width + CHIP.gap
    return chip
  })
  return [band(y, 78, name, about), ...chips]
}

/** All lines as one path, whose common stretches are drawn once, and their heads as another. */
const linesWithHeads = (all: readonly { line: string; head: string }[]): string[] => [
  `<path class="line" d="${all.map(({ line }) => line).join(' ')}"/>`,
  `<path class="head" d="${all.map(({ head }) => head).join(' ')}"/>`,
]

/** A staircase: each feature has a row and a column of its own, so that no arrow crosses a name. */
function stairs(top: number, features: readonly string[], drawn: readonly Arrow[]): string[] {
  const column = (at: number) => MARGIN + 16 + BOX.width + at * PITCH.x
  const row = (at: number) => top + at * PITCH.y
  const routes = drawn.map(([from, to]) => {
    const [start, end] = [features.indexOf(from), features.indexOf(to)]
    const [left, y] = [column(start), row(start) + BOX.height / 2]
    const [x, tip] = [column(end) - 9, row(end)]
    return {
      line: `M${left},${y} H${x - CORNER} Q${x},${y} ${x},${y + CORNER} V${tip - 5}`,
      head: `M${x - 4},${tip - 7} h8 l-4,7 z`,
    }
  })
  return [
    ...linesWithHeads(routes),
    ...features.map((feature, at) =>
      box(column(at) - BOX.width, row(at), BOX.width, BOX.height, feature),
    ),
  ]
}

async function drawing(): Promise<string> {
  const features = Object.keys(FEATURES).toReversed()
  const stairsHeight = 56 + features.length * PITCH.y
  const tops = { app: 16, features: 114, framework: 134 + stairsHeight, base: 232 + stairsHeight }
  const height = tops.base + 94
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="The four rooms of src, and which feature imports which">`,
    `<style>${STYLE}</style>`,
    `<rect class="ground" width="${WIDTH}" height="${height}"/>`,
    ...roomOfFolders(
      tops.app,
      'app',
      'joins all that follows; nobody imports it',
      await foldersOf('app'),
    ),
    band(
      tops.features,
      stairsHeight,
      'features',
      'a folder a subject; each imports those that its arrows lead to',
    ),
    ...stairs(tops.features + 46, features, await arrows()),
    ...roomOfFolders(
      tops.framework,
      'framework',
      'ways of doing things, which every feature may import',
      await foldersOf('framework'),
    ),
    ...roomOfFolders(
      tops.base,
      'base',
      'knows no subject; everybody may import it',
      await foldersOf('base'),
    ),
    ...linesWithHeads(
      [tops.features, tops.framework, tops.base].map((top) => ({
        line: `M${WIDTH / 2},${top - 20} V${top - 5}`,
        head: `M${WIDTH / 2 - 4},${top - 7} h8 l-4,7 z`,
      })),
    ),
    '</svg>',
  ].join('\n')}\n`
}

const fresh = await drawing()
if (process.argv.includes('--write')) await writeFile(FILE, fresh)
else if (fresh !== (await readFile(FILE, 'utf8').catch(() => ''))) {
  process.stderr.write(`${FILE} is not true any more: npm run architecture -- --write\n`)
  process.exitCode = 1
}
