import type { CommandContext } from './terminal.ts'

/** A command of the operator. */
export interface Command {
  /** Its arguments, as the usage shows them. */
  args: string
  /** What it does, in one line. */
  summary: string
  /** @returns the exit code: 0 well, 1 a fault, 2 not understood */
  run(args: readonly string[], context: CommandContext): Promise<number>
}
