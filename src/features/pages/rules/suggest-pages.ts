import { editDistance } from '#base/kit/text/edit-distance.ts'
import { normalForm } from '#base/kit/text/normal-form.ts'
import type { PageNode } from '#base/core/page/page.ts'

const WORDS_AT_MOST = 12
const LETTERS_AT_MOST = 32
/** Words less alike than this say nothing about each other. */
const LIKENESS_AT_LEAST = 0.66
/** The last segment names the page that was looked for. */
const LAST_SEGMENT_WEIGHT = 2
/** What the page's own other words cost: « Fiscal » comes before « Agenda fiscal et social ». */
const COVERAGE_WEIGHT = 0.25

const COMMON_WORDS: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les nos notre un une vos votre the of and html htm php'.split(
    ' ',
  ),
)

/**
 * The `n` pages whose path and name come nearest to a path that no page has, best first, for the
 * 404 page (requirements A4). Words are compared without accents and may be misspelt. Pages that
 * resemble nothing fill the places left, from the top of the tree, so that there are always `n`
 * when the tree has as many active and indexable pages open to all. With `alike` they don't.
 */
export function suggestPages(
  tree: readonly PageNode[],
  path: string,
  n = 3,
  { alike = false } = {},
): PageNode[] {
  const wanted = wantedWords(path)
  const likeness = rememberedLikeness()
  return tree
    .filter((page) => page.is_active && page.is_indexable && !page.is_secure)
    .map((page) => ({ page, score: score(wanted, page, likeness) }))
    .filter((one) => !alike || one.score > 0)
    .toSorted((a, b) => b.score - a.score || a.page.level - b.page.level || a.page.lft - b.page.lft)
    .slice(0, Math.max(0, n))
    .map(({ page }) => page)
}

/** Words of a path with their weight; a path can be long and hostile, so only a few are read. */
function wantedWords(path: string): Map<string, number> {
  const segments = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean)
  const weights = new Map<string, number>()
  for (const [place, segment] of segments.toReversed().entries()) {
    for (const word of wordsOf(decoded(segment))) {
      if (weights.size >= WORDS_AT_MOST) return weights
      if (!weights.has(word)) weights.set(word, place === 0 ? LAST_SEGMENT_WEIGHT : 1)
    }
  }
  return weights
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Words in small letters without accents, common ones left out. */
const wordsOf = (text: string): string[] =>
  normalForm(text, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !COMMON_WORDS.has(word))
    .map((word) => word.slice(0, LETTERS_AT_MOST))

type Likeness = (a: string, b: string) => number

function score(wanted: Map<string, number>, page: PageNode, likeness: Likeness): number {
  const own = [...new Set(wordsOf(`${page.path} ${page.name}`))]
  let found = 0
  let weights = 0
  for (const [word, weight] of wanted) {
    found += weight * Math.max(0, ...own.map((other) => likeness(word, other)))
    weights += weight
  }
  if (found === 0) return 0
  const covered = own.filter((other) =>
    [...wanted.keys()].some((word) => likeness(word, other) > 0),
  )
  return found / weights + (COVERAGE_WEIGHT * covered.length) / own.length
}

/** The tree says the same words over and over: each pair is compared once. */
function rememberedLikeness(): Likeness {
  const known = new Map<string, number>()
  return (a, b) => {
    const pair = `${a} ${b}`
    const value = known.get(pair) ?? wordLikeness(a, b)
    known.set(pair, value)
    return value
  }
}

/** From 0 (unlike) to 1 (equal), by the share of letters that need no edit. */
function wordLikeness(a: string, b: string): number {
  if (a === b) return 1
  const longest = Math.max(a.length, b.length)
  if (Math.min(a.length, b.length) / longest < LIKENESS_AT_LEAST) return 0
  const value = 1 - editDistance(a, b) / longest
  return value >= LIKENESS_AT_LEAST ? value : 0
}
