import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPaths } from './demo-paths.ts'
import { at, newVisitor, useBrowser, watch } from './visit.ts'

useBrowser()

/** Pages open at once: more gain nothing on two cores. */
const HANDS = 4

interface Chunk {
  file: string
  imports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)

/** The file of a chunk and of all that it imports. */
function filesOf(source: string): string[] {
  const chunk = manifest[source]
  if (!chunk) return []
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(filesOf)]
}

const fileOfIsland = (name: string): string[] => [
  ...filesOf(`src/widgets/${name}/island.ts`),
  ...filesOf(`src/widgets/${name}/island.tsx`),
]

interface Seen {
  path: string
  status: number
  title: string
  mainHeadings: number
  said: string[]
  scripts: string[]
  expectedScripts: string[]
}

async function seenBy(hands: number): Promise<Seen[]> {
  const queue = [...demoPaths]
  const seen: Seen[] = []
  const context = await newVisitor()
  const work = async () => {
    const page = await context.newPage()
    const watched = watch(page, new URL(at('/')).origin)
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      watched.reset()
      const response = await page.goto(at(path), { waitUntil: 'load' })
      const { title, islands, mainHeadings } = await page.evaluate(() => ({
        title: document.title,
        mainHeadings: document.querySelectorAll('h1').length,
        islands: [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
          ({ dataset }) => dataset['island'] ?? '',
        ),
      }))
      seen.push({
        path,
        status: response?.status() ?? 0,
        title,
        mainHeadings,
        said: [...watched.console, ...watched.foreign],
        scripts: [...watched.scripts].toSorted(),
        expectedScripts: [
          ...new Set(
            islands.length > 0
              ? [...filesOf('src/client/entry.ts'), ...islands.flatMap(fileOfIsland)]
              : [],
          ),
        ].toSorted(),
      })
    }
  }
  await Promise.all(Array.from({ length: hands }, work))
  await context.close()
  return seen
}

test('A2 every demo page answers 200 with its own title, one main heading and a silent console', async () => {
  const seen = await seenBy(HANDS)
  expect(seen).toHaveLength(188)
  const faults = seen.flatMap(({ path, status, said, mainHeadings }) =>
    status === 200 && said.length === 0 && mainHeadings === 1
      ? []
      : [`${path}: ${status}, ${mainHeadings} h1, ${said.join(' | ')}`],
  )
  expect(faults).toEqual([])

  const byTitle = Map.groupBy(seen, ({ title }) => title)
  const shared = [...byTitle].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([title, pages]) => [title, pages.map(({ path }) => path)])).toEqual([])

  const scripts = seen.map(({ path, scripts: asked }) => [path, asked])
  expect(scripts).toEqual(seen.map(({ path, expectedScripts }) => [path, expectedScripts]))
}, 120_000)
