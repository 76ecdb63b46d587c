import type { CommandContext } from '#framework/cli/terminal.ts'

/** One of the things that `vitrine site` does. */
export interface SiteAction {
  /** Its arguments and what it does, as lines of the usage. */
  usage: string
  /** @returns the exit code @throws {Misused} when the arguments are not understood */
  run(args: readonly string[], context: CommandContext): Promise<number>
}

/** What an action asks for, as its call lacks it. */
export const SITE = 'le site : son numéro ou l’un de ses hôtes'

/** A name on one line: none can move the terminal's cursor. */
export const oneLine = (text: string): string => text.replace(/\p{C}/gu, ' ')
