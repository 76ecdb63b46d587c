import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { answer } from '../src/features/simulators/engine/rules-tasks.ts'
import { RULES } from '../src/features/simulators/rules/known-rules.ts'
import type { Outputs } from '../src/features/simulators/rules/question.ts'
import { loadDemo } from '../src/app/demo/load-demo.ts'
import { figuresOf } from '../src/features/simulators/widgets/simulator/load.ts'
import { TOOLS } from '../src/features/simulators/widgets/simulator/tools.ts'
import type { Tool } from '../src/features/simulators/widgets/simulator/tools/tool.ts'

const FILE = 'src/features/simulators/widgets/simulator/state-rules/examples.ts'

/**
 * What the State's rules find for what stands in each tool at first: pages show it, so that a visit asks
 * nobody. Written into the sources once an update of the rules: `npm run simulator-examples`.
 */
export async function examples(): Promise<Record<string, Outputs>> {
  const { site } = await loadDemo()
  const [year = 0, month = 0, day = 0] = RULES.knownOn.split('-').map(Number)
  const tools: [string, readonly [string, Tool]][] = Object.entries(TOOLS)
  return Object.fromEntries(
    tools.flatMap(([name, [, tool]]) => {
      const figures = figuresOf(tool, site.settings.useful_figures, { year, month, day })
      const values = tool.asks?.valuesOf({}, figures)
      if (!values) return []
      const found = answer({ tool: name, values, day: RULES.knownOn })
      if (!('outputs' in found)) throw new Error(`${name}: ${JSON.stringify(found)}`)
      return [[name, found.outputs] as const]
    }),
  )
}

if (import.meta.main) {
  const text = `import type { Outputs } from '../../../rules/question.ts'

/** What the rules found on ${RULES.knownOn}, by tool; made by \`npm run simulator-examples\`. */
export const EXAMPLES = ${JSON.stringify(await examples(), null, 2)} satisfies Record<string, Outputs>
`
  await writeFile(FILE, text)
  execFileSync('npx', ['oxfmt', FILE])
}
