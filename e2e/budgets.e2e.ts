import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { builtAssets } from '#app/website/client-assets.ts'
import { FONT_PAIR_IDS } from '#base/core/look.ts'
import { LOOKS } from '#features/sites/rules/looks.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import { navigate, SIGN_IN_PAGE } from '../tests/admin-browser.ts'
import { importedAtOnce } from './imported-at-once.ts'
import { at } from './visit.ts'

const KB = 1024

/** Every file of the home page has its own allowance, so that the one that grew is named. */
const ALLOWANCES: [RegExp, number][] = [
  [/^\/$/, 20 * KB],
  [/^\/assets\/site-.+\.css$/, 18.25 * KB],
  [/^\/theme-.+\.css$/, 1 * KB],
  [/^\/sans-script\.css$/, 1 * KB],
  [/^\/assets\/entry-.+\.js$/, 3.15 * KB],
  [/^\/assets\/island-.+\.js$/, 2 * KB],
]
const CSS_TOTAL = 20 * KB

const compressed = async (path: string): Promise<number> =>
  brotliCompressSync(Buffer.from(await (await fetch(at(path))).arrayBuffer())).length

const together = async (paths: Iterable<string>): Promise<number> => {
  const sizes = await Promise.all([...paths].map(compressed))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const home = async (): Promise<string[]> => {
  const html = await (await fetch(at('/'))).text()
  const files = [
    ...html.matchAll(/<link rel="(?:stylesheet|modulepreload)" href="([^"]+)"/g),
    ...html.matchAll(/<script [^>]*src="([^"]+)"/g),
  ]
  return ['/', ...files.flatMap(([, path]) => path ?? [])]
}

describe('the home page, compressed with brotli', () => {
  test('keeps every file within its allowance', async () => {
    const files = await home()
    expect(files.filter((path) => path.endsWith('.css')).length).toBeGreaterThanOrEqual(2)
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThanOrEqual(2)
    for (const path of files) {
      const allowance = ALLOWANCES.find(([pattern]) => pattern.test(path))?.[1] ?? 0
      expect(await compressed(path), `${path} may weigh ${allowance} bytes`).toBeLessThanOrEqual(
        allowance,
      )
    }
  })

  test('has no rule for whatever follows something: a change would have every element behind it looked at', async () => {
    for (const path of (await home()).filter((file) => file.endsWith('.css'))) {
      const sheet = await (await fetch(at(path))).text()
      expect(sheet.match(/[^{}]*[+~]\s*(?:\*|:not\()[^{}]*/g) ?? [], path).toEqual([])
    }
  })

  test('keeps its stylesheets within 20 KB together', async () => {
    const sheets = (await home()).filter((path) => path.endsWith('.css'))
    expect(await together(sheets)).toBeLessThanOrEqual(CSS_TOTAL)
  })

  test('keeps them so in every look, whatever fonts it is set in', async () => {
    const sheets = (await home()).filter((path) => path.endsWith('.css'))
    const others = await together(sheets.filter((path) => !path.startsWith('/theme-')))
    const rules = builtAssets('dist/client')
    for (const { id, colours } of LOOKS) {
      for (const fonts of FONT_PAIR_IDS) {
        const { css } = themeSheet(rules, { ...colours, look: id, fonts })
        const own = brotliCompressSync(Buffer.from(css)).length
        expect(own, `${id} in ${fonts} has rules of its own`).toBeGreaterThan(KB / 2)
        expect(others + own, `${id} in ${fonts}`).toBeLessThanOrEqual(CSS_TOTAL)
      }
    }
  })
})

/** Files that a script names, at once (`now`) or when they are needed. */
const named = async (path: string, now: boolean): Promise<string[]> => {
  const text = await (await fetch(at(path))).text()
  const pattern = now ? /(?:from|import)\s*"\.\/([^"]+\.js)"/g : /import\(\s*[`"]\.\/([^`"]+\.js)/g
  return [...text.matchAll(pattern)].map(([, file]) => `/assets/${file}`)
}

/** A few scripts with all that they import at once. */
async function withImports(paths: readonly string[]): Promise<Set<string>> {
  const all = new Set(paths)
  for (const path of all) for (const file of await named(path, true)) all.add(file)
  return all
}

/** Scripts of a page's first load. */
const scriptsOf = async (page: string): Promise<Set<string>> => {
  const html = await (await fetch(at(page))).text()
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  return withImports(files.flatMap(([, path]) => path ?? []))
}

const without = (all: Set<string> = new Set(), others: Set<string> = new Set()): string[] =>
  [...all].filter((path) => !others.has(path))

describe('a form on a page, compressed with brotli', () => {
  test('adds 15 KB of script at most, and a calendar only when a date is asked for', async () => {
    const [plain, form] = await Promise.all(
      ['/contact/acces-et-horaires', '/votre-projet/prendre-rendez-vous'].map(scriptsOf),
    )
    const added = without(form, plain)
    expect(added.length).toBeGreaterThan(0)
    expect(await together(added)).toBeLessThanOrEqual(15 * KB)

    const later = (await Promise.all(added.map((path) => named(path, false)))).flat()
    const pickers = [...new Set(later)].filter((path) => path.includes('date-picker'))
    expect(pickers).toHaveLength(1)
    const brought = without(await withImports(pickers), form)
    const ofReact = brought.filter((path) => path.includes('jsx-runtime'))
    expect(ofReact).toHaveLength(1)
    const calendar = without(new Set(brought), new Set(ofReact))
    expect(await together(calendar)).toBeLessThanOrEqual(25 * KB)
  })
})

test('the State’s rules and their engine are 60 KB compressed with brotli, by themselves', async () => {
  const threads = globSync('dist/client/assets/rules-worker-*.js')
  expect(threads).toHaveLength(1)
  for (const file of threads) {
    expect(await compressed(file.replace('dist/client', ''))).toBeLessThanOrEqual(60 * KB)
    expect(readFileSync(file, 'utf8')).not.toMatch(/import\(|\bfrom"/)
  }
})

test('a page of the door loads 60 KB at most, React and its libraries not among them', async () => {
  const { body } = await navigate(at(SIGN_IN_PAGE))
  const files = [...body.matchAll(/(?:src|href)="(\/admin\/assets\/[^"]+)"/g)].flatMap(
    ([, path]) => path ?? [],
  )
  expect(files.map((path) => path.replace(/^.*\./, '')).toSorted()).toEqual(['css', 'js'])
  for (const path of files.filter((one) => one.endsWith('.js'))) {
    expect(await (await fetch(at(path))).text()).not.toMatch(/\b(?:import|from)\b[^;]*["'`]\.\//)
  }
  const sheet = await (await fetch(at(files.find((path) => path.endsWith('.css')) ?? ''))).text()
  const fonts = [...sheet.matchAll(/url\(([^)]*latin-wght[^)]*)\)/g)].flatMap(
    ([, url]) => url ?? [],
  )
  const typeface = fonts.filter((url) => !url.includes('latin-ext'))
  expect(typeface).toHaveLength(1)
  const own = (await together(files)) + brotliCompressSync(Buffer.from(body)).length
  expect(own).toBeLessThanOrEqual(15 * KB)
  expect(own + (await together(typeface))).toBeLessThanOrEqual(60 * KB)
})

test('whoever is inside loads 230 KB at most for the board and the lists, and 5 KB for a list on demand', () => {
  const bytesOf = (file: string) => brotliCompressSync(readFileSync(file)).length
  const inside = globSync('dist/admin/assets/entry-*.js').flatMap((file) => [
    ...importedAtOnce(file),
  ])
  expect(inside.length).toBeGreaterThan(0)
  expect([...new Set(inside)].reduce((sum, file) => sum + bytesOf(file), 0)).toBeLessThanOrEqual(
    230 * KB,
  )
  const lists = ['lead-show', 'redirects-list', 'user-list', 'menu-list']
  const [first = Infinity, ...others] = addedBy(lists)
  expect(Math.max(first, ...others)).toBeLessThanOrEqual(5 * KB)
  expect(addedBy(['audit-list'])[0]).toBeLessThanOrEqual(12 * KB)
})

/** Bytes that parts of the back office add to those that are there already, each part after the one before it. */
function addedBy(names: readonly string[]): number[] {
  const built = (name: string) =>
    globSync(`dist/admin/assets/${name}-*.js`).flatMap((file) => [...importedAtOnce(file)])
  const known = new Set(built('entry'))
  return names.map((name) => {
    const added = built(name).filter((file) => !known.has(file))
    for (const file of added) known.add(file)
    const bytes = [...new Set(added)].map((file) => brotliCompressSync(readFileSync(file)).length)
    return bytes.reduce((total, one) => total + one, 0)
  })
}

test('the editor of pages adds 75 KB to the back office with its canvas, and 120 KB with its texts with marks', () => {
  const [screen = 0, canvas = 0, typing = 0, bar = 0] = addedBy([
    'editor-screen',
    'canvas',
    'rich-typing',
    'text-bar',
  ])
  expect(Math.min(screen, canvas, typing, bar)).toBeGreaterThan(2 * KB)
  expect(screen + canvas).toBeLessThanOrEqual(75 * KB)
  expect(screen + canvas + typing + bar).toBeLessThanOrEqual(120 * KB)
})

test('a bar over a text in the page brings nothing of what writes in it, which its own window has', () => {
  const all = (name: string) =>
    globSync(`dist/admin/assets/${name}-*.js`).flatMap((file) => [...importedAtOnce(file)])
  const writing = all('rich-typing').filter((file) => file.includes('text-editor'))
  expect(writing).toHaveLength(1)
  expect(all('text-bar')).not.toContain(writing[0])
})
