import type { Program } from 'oxc-parser'
import { Visitor } from 'oxc-parser'
import type { Exception } from './exceptions.ts'
import { MOST_EXCEPTIONS } from './exceptions.ts'
import type { FoundPatterns, Pattern } from './find-patterns.ts'
import { type Judged, keyOf, type Verdict } from './verdicts.ts'

/** What is known of the regular expressions of a tree. */
export interface Report {
  faults: string[]
  /** By key: of every pattern that was found. */
  verdicts: Map<string, Verdict>
  /** Keys of verdicts that were not kept, and of kept ones that no pattern has any more. */
  added: string[]
  stale: string[]
}

interface Known {
  kept: ReadonlyMap<string, Verdict>
  exceptions: readonly Exception[]
  judge(pattern: string, flags: string): Promise<Judged>
  /** How many are judged at once. */
  atOnce: number
}

/** Judges all that was found: what is neither proved nor tried nor an exception is a fault. */
export async function checkPatterns(
  { patterns, unresolved, normalized }: FoundPatterns,
  { kept, exceptions, judge, atOnce }: Known,
): Promise<Report> {
  const report: Report = { faults: [], verdicts: new Map(), added: [], stale: [] }
  const used = new Set<Exception>()
  const isExcepted = (file: string, pattern: string): boolean => {
    const found = exceptions.find((one) => one.file === file && one.pattern === pattern)
    if (found) used.add(found)
    return found !== undefined
  }
  const waiting = [...Map.groupBy(patterns, keyOf)]
  const one = async ([key, places]: [string, Pattern[]]): Promise<void> => {
    const [first] = places
    if (first === undefined) return
    const known = kept.get(key)
    const { verdict, detail } =
      known === undefined || known === 'unknown'
        ? await judge(first.pattern, first.flags)
        : { verdict: known, detail: 'comme noté' }
    report.verdicts.set(key, verdict)
    if (known !== verdict) report.added.push(key)
    if (verdict === 'proved' || verdict === 'tried') return
    for (const { file, line, pattern, flags } of places) {
      if (isExcepted(file, pattern)) continue
      report.faults.push(`${file}:${line} /${pattern}/${flags} : ${verdict}, ${detail}`)
    }
  }
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await one(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))

  for (const { file, line, source } of unresolved) {
    if (isExcepted(file, source)) continue
    report.faults.push(`${file}:${line} ${source} : ne se lit pas sans exécuter le code`)
  }
  for (const { file, line } of normalized) {
    report.faults.push(
      `${file}:${line} normalize() : passez par normalForm (base/kit/text/normal-form.ts)`,
    )
  }
  for (const { file, pattern } of exceptions.filter((exception) => !used.has(exception))) {
    report.faults.push(`${file} ${pattern} : exception sans objet, retirez-la`)
  }
  if (exceptions.length > MOST_EXCEPTIONS) {
    report.faults.push(`${exceptions.length} exceptions, ${MOST_EXCEPTIONS} au plus`)
  }
  report.stale = [...kept.keys()].filter((key) => !report.verdicts.has(key))
  return report
}

/** Whether the function that an exception names has the limit that it names. */
export function hasLimit(text: string, program: Program, { within, limit }: Exception): boolean {
  const bodies: string[] = []
  const note = (name: string | undefined, { start, end }: { start: number; end: number }) => {
    if (name === within) bodies.push(text.slice(start, end))
  }
  new Visitor({
    FunctionDeclaration: (node) => note(node.id?.name, node),
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) note(id.name, init)
    },
  }).visit(program)
  return bodies.some((body) => body.includes(limit))
}
