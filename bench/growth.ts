import { build } from 'vite'
import { createOwnDatabase, startPostgres } from '../tests/postgres.ts'
import type { Curve } from './curve.ts'
import { atMost, figure, median, type Figure } from './figure.ts'
import { printedBy } from './processes.ts'

/** Processes for each size; each gives medians of its own. */
const ROUNDS = 3
/** Milliseconds of an insertion and of a move (issue « Production », « Speed »). */
const WRITE = 50
const FOLDER = 'dist/growth'
const UNIT = 'ms de processeur'

/** What grows, by the name that `bench/growth-inside.ts` knows it by. */
const SIZES = {
  menu: { of: 'entrées du menu', sizes: [40, 400, 4000] },
  pages: { of: 'pages', sizes: [187, 10_000] },
  articles: { of: 'articles', sizes: [38, 50_000] },
} as const

const TREE = [187, 10_000]

/** How the home page and writes to the tree of pages grow with what a site holds. */
export async function growth(): Promise<{ figures: Figure[]; curves: Curve[] }> {
  await buildGrowth()
  const curves: Curve[] = []
  for (const [kind, { of, sizes }] of Object.entries(SIZES)) {
    const again: Curve['points'] = []
    const first: Curve['points'] = []
    for (const size of sizes) {
      const drawn = await rounds(() => measured<Drawings>(kind, size))
      again.push({ size, value: median(drawn.map((round) => round.again)) })
      first.push({ size, value: median(drawn.map((round) => round.first)) })
    }
    curves.push(
      { name: `accueil sans cache de page, par ${of}`, unit: UNIT, size: of, points: again },
      {
        name: `premier accueil après une écriture, par ${of}`,
        unit: UNIT,
        size: of,
        points: first,
      },
    )
  }
  const figures = curves.flatMap(figuresOf)
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    figures.push(...(await onEngine(engine, treeFigures)))
  }
  return { figures, curves }
}

/** Milliseconds that a process printed: the home page. */
interface Drawings {
  again: number
  first: number
}

/** Milliseconds that a process printed: writes to the tree. */
interface Writes {
  insert: number
  move: number
  moveSection: number
}

/** The largest size against the smallest. */
function figuresOf({ name, unit, points }: Curve): Figure[] {
  const [small, large] = [points[0], points.at(-1)]
  if (small === undefined || large === undefined) return []
  return [
    figure({
      name: `${name} (${counted(large.size)} contre ${small.size})`,
      value: large.value,
      unit,
      baseline: small.value,
    }),
  ]
}

async function treeFigures(engine: string, url: () => Promise<string>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const size of TREE) {
    const all = await rounds(async () => measured<Writes>('tree', size, await url()))
    const of = (what: keyof Writes) => median(all.map((round) => round[what]))
    const where = `arbre de ${counted(size)} pages, ${engine}`
    figures.push(
      figure({
        name: `${where} : insérer`,
        value: of('insert'),
        unit: 'ms',
        target: atMost(WRITE),
      }),
      figure({ name: `${where} : déplacer`, value: of('move'), unit: 'ms', target: atMost(WRITE) }),
      figure({ name: `${where} : déplacer une rubrique`, value: of('moveSection'), unit: 'ms' }),
    )
  }
  return figures
}

const counted = (size: number): string => size.toLocaleString('fr-FR')

/** Gives each process a database of its own: a URL of PostgreSQL, or nothing for SQLite. */
async function onEngine(
  engine: 'SQLite' | 'PostgreSQL',
  work: (engine: string, url: () => Promise<string>) => Promise<Figure[]>,
): Promise<Figure[]> {
  if (engine === 'SQLite') return work(engine, async () => '')
  const server = await startPostgres()
  try {
    return await work(engine, () => createOwnDatabase(server.url('postgres')))
  } finally {
    await server.stop()
  }
}

async function rounds<T>(work: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await work())
  return all
}

async function measured<T>(kind: string, size: number, databaseUrl = ''): Promise<T> {
  const printed = await printedBy([`${FOLDER}/inside.js`, kind, String(size), databaseUrl])
  // What `bench/growth-inside.ts` prints for this kind.
  return JSON.parse(printed) as T
}

/** Builds `bench/growth-inside.ts` as the server is built. */
async function buildGrowth(): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  await build({
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: FOLDER,
      rollupOptions: { input: { inside: 'bench/growth-inside.ts' } },
    },
  })
}
