import { readFile, writeFile } from 'node:fs/promises'
import type { Results } from './results.ts'
import { resultsMarkdown, withBlock } from './results-markdown.ts'
import { plot } from './plot.ts'

const BENCH_README = 'bench/README.md'
const PLOT = 'bench/growth.svg'

/** Writes what was measured into the bench's README, and draws the curves. */
export async function writeReadme(results: Results): Promise<void> {
  const bench = await readFile(BENCH_README, 'utf8')
  await writeFile(BENCH_README, withBlock(bench, 'results', resultsMarkdown(results)))
  const curves = Object.values(results).flatMap((part) => part.curves)
  if (curves.length > 0) await writeFile(PLOT, plot(curves))
}
