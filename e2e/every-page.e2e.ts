/** @module-tag exhaustive */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoPaths } from './demo-paths.ts'
import { at, newVisitor, until, useBrowser, watch } from './visit.ts'

useBrowser()

/** Pages open at once: more gain nothing on two cores. */
const HANDS = 4

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

const ENTRY = 'src/app/client/entry.ts'

const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync('dist/client/.vite/manifest.json', 'utf8'),
)

/** The file of a chunk and of all that it imports at once, or also of what it may import later. */
function filesOf(sources: string[], later = false, seen = new Set<string>()): string[] {
  for (const source of sources) {
    const chunk = manifest[source]
    const file = `/${chunk?.file}`
    if (!chunk || seen.has(file)) continue
    seen.add(file)
    // The entry may import every island; which of them it does is what the page says.
    const dynamic = later && source !== ENTRY ? (chunk.dynamicImports ?? []) : []
    filesOf([...(chunk.imports ?? []), ...dynamic], later, seen)
  }
  return [...seen]
}

const sourcesOf = (island: string): string[] =>
  Object.keys(manifest).filter((source) => source.includes(`/widgets/${island}/island.ts`))

/** What the entry asks for where links have a week or a client to take from the address. */
const LINK_TOKENS = 'src/framework/ui/browser/link-tokens.ts'

/** Scripts that a page with these islands needs, and those that may follow. */
function scriptsOf(
  islands: string[],
  hasTokens: boolean,
): { needed: string[]; allowed: Set<string> } {
  if (islands.length === 0) return { needed: [], allowed: new Set() }
  const sources = [ENTRY, ...(hasTokens ? [LINK_TOKENS] : []), ...islands.flatMap(sourcesOf)]
  return { needed: filesOf(sources), allowed: new Set(filesOf(sources, true)) }
}

interface Seen {
  path: string
  status: number
  title: string
  mainHeadings: number
  said: string[]
  /** Scripts that the page needs and did not ask for, or asked for without need. */
  wrongScripts: string[]
}

/** What the pages said, and what they left behind in the browser that read them all. */
async function seenOn(
  paths: readonly string[],
): Promise<{ seen: Seen[]; left: { cookies: object[]; origins: object[] } }> {
  const queue = [...paths]
  const seen: Seen[] = []
  const context = await newVisitor()
  const work = async () => {
    const page = await context.newPage()
    const watched = watch(page, new URL(at('/')).origin)
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      // What the former page still asks for is no business of the next one.
      await page.goto('about:blank')
      watched.reset()
      const response = await page.goto(at(path), { waitUntil: 'load' })
      const { title, islands, hasTokens, mainHeadings } = await page.evaluate(() => ({
        title: document.title,
        hasTokens: document.querySelector('[data-token-href]') !== null,
        mainHeadings: document.querySelectorAll('h1').length,
        islands: [...document.querySelectorAll<HTMLElement>('[data-island]')].map(
          ({ dataset }) => dataset['island'] ?? '',
        ),
      }))
      const { needed, allowed } = scriptsOf(islands, hasTokens)
      const missing = () => needed.filter((file) => !watched.scripts.has(file))
      await until(async () => missing().length === 0)
      seen.push({
        path,
        status: response?.status() ?? 0,
        title,
        mainHeadings,
        said: [...watched.console, ...watched.foreign],
        wrongScripts: [
          ...missing().map((file) => `without ${file}`),
          ...[...watched.scripts]
            .filter((file) => !allowed.has(file))
            .map((file) => `with ${file}`),
        ],
      })
    }
  }
  await Promise.all(Array.from({ length: HANDS }, work))
  const left = await context.storageState()
  await context.close()
  return { seen, left }
}

test('A2 each page has its own title, one h1, its islands alone, a silent console, and leaves no trace', async () => {
  const { seen, left } = await seenOn(demoPaths)
  expect(left).toEqual({ cookies: [], origins: [] })
  expect(seen).toHaveLength(220)
  const faults = seen.flatMap(({ path, status, said, mainHeadings }) =>
    status === 200 && said.length === 0 && mainHeadings === 1
      ? []
      : [`${path}: ${status}, ${mainHeadings} h1, ${said.join(' | ')}`],
  )
  expect(faults).toEqual([])

  const byTitle = Map.groupBy(seen, ({ title }) => title)
  const shared = [...byTitle].filter(([, pages]) => pages.length > 1)
  expect(shared.map(([title, pages]) => [title, pages.map(({ path }) => path)])).toEqual([])

  const wrong = seen.flatMap(({ path, wrongScripts }) =>
    wrongScripts.map((file) => `${path} ${file}`),
  )
  expect(wrong).toEqual([])
})
