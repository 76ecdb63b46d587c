import { live } from './live.ts'
import type { Tool } from './tools/tool.ts'

/** One file a tool: a page loads the formulas of its own alone. */
const tools = import.meta.glob<{ tool: Tool }>([
  './{tools,state-rules}/**/*.ts',
  '!./{tools,state-rules}/**/*.test.ts',
])

/** Draws the result while the visitor types; without script the form comes back with it. */
export function mount(root: HTMLElement): void {
  const simulator = root.querySelector<HTMLElement>('[data-tool]')
  if (!simulator) return
  const file = Object.keys(tools).find((path) => path.endsWith(`/${simulator.dataset['tool']}.ts`))
  if (file === undefined) return
  void tools[file]?.().then(({ tool }) => live(simulator, tool))
}
