import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { check, type Parameters } from 'recheck'

/**
 * What is known of a pattern. `proved`: linear by its automaton, for a search in any text. `tried`: it
 * looks around or back, which the automaton doesn't know, and no attack was found. `unknown` fails.
 */
export type Verdict = 'proved' | 'tried' | 'vulnerable' | 'unknown'

export interface Judged {
  verdict: Verdict
  /** What a fault tells: the kind of growth, and a text that shows it. */
  detail: string
}

/**
 * Counted repetitions are unrolled, so that the automaton proves them too. An attack is measured in
 * steps alone: what takes a second on a busy machine is no attack.
 */
const COUNTED: Parameters = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null }
const UNROLLED: Parameters = {
  ...COUNTED,
  maxRepeatCount: 600,
  maxPatternSize: 5000,
  maxNFASize: 200_000,
}
/** Milliseconds; whatever takes longer is tried instead of proved. */
const PROOF = 20_000
const TRIAL = 60_000

const ROUND = 1

const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string }

/** What verdicts depend on besides the pattern: others are worth nothing. */
const BASIS = `# recheck ${version}, round ${ROUND}, ${JSON.stringify(UNROLLED)}`

/** The name under which the verdict on a pattern is kept. */
export const keyOf = ({ pattern, flags }: { pattern: string; flags: string }): string =>
  createHash('sha256')
    .update(`/${pattern}/${judgedFlags(flags)}`)
    .digest('hex')
    .slice(0, 24)

/** The judge knows no `v`, reads sets alike under `u`, and global searches are one search after another. */
const judgedFlags = (flags: string): string =>
  [...flags.replace('v', 'u').replace('d', '')].toSorted().join('')

/** Judges a pattern. It takes from milliseconds to a minute. */
export async function judge(pattern: string, flags: string): Promise<Judged> {
  const asked = judgedFlags(flags)
  const proof = await check(pattern, asked, { ...UNROLLED, timeout: PROOF })
  const found =
    proof.status === 'unknown' ? await check(pattern, asked, { ...COUNTED, timeout: TRIAL }) : proof
  switch (found.status) {
    case 'safe':
      return { verdict: found.checker === 'automaton' ? 'proved' : 'tried', detail: '' }
    case 'vulnerable':
      return {
        verdict: 'vulnerable',
        detail: `${found.complexity.summary}, ${found.attack.pattern}`,
      }
    case 'unknown':
      return { verdict: 'unknown', detail: found.error.kind }
  }
}

/** Verdicts by key, as they are kept; none when they were made on another basis. */
export function readVerdicts(file: string): Map<string, Verdict> {
  const [basis, ...lines] = textOf(file).split('\n')
  if (basis !== BASIS) return new Map()
  return new Map(
    lines.filter(Boolean).map((line) => {
      const [key = '', verdict] = line.split(' ')
      return [key, verdict as Verdict]
    }),
  )
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return ''
    throw cause
  }
}

/** The file of verdicts: one a line, in order. */
export const verdictsText = (verdicts: ReadonlyMap<string, Verdict>): string =>
  [BASIS, ...[...verdicts].map((entry) => entry.join(' ')).toSorted(), ''].join('\n')
