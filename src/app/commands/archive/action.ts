import type { CommandContext } from '#framework/cli/terminal.ts'

/** One of the things that `vitrine site` does. */
export interface SiteAction {
  /** Its arguments and what it does, as lines of the usage. */
  usage: string
  /** @returns the exit code, or `null` when the arguments are not understood */
  run(args: readonly string[], context: CommandContext): Promise<number | null>
}

/** A name on one line: none can move the terminal's cursor. */
export const oneLine = (text: string): string => text.replace(/\p{C}/gu, ' ')
