import { parseArgs, type ParseArgsConfig } from 'node:util'
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

/** Exit code of a call that was not understood. */
export const MISUSED = 2

/** Options and positional arguments of a call; `null` when one of them is not known. */
export function parsedArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
}
