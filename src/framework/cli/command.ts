import { parseArgs, type ParseArgsConfig } from 'node:util'
import type { CommandContext } from './terminal.ts'

/** A command of the operator. */
export interface Command {
  /** Its arguments, as the list of commands shows them. */
  args: string
  /** What it does, in one line. */
  summary: string
  /** How it is called, in full. */
  usage: string
  /**
   * @returns the exit code: 0 well, 1 a fault
   * @throws {Misused} when the arguments are not understood
   */
  run(args: readonly string[], context: CommandContext): Promise<number>
}

/** A call that is not understood; its message is what is wrong with it, as a sentence. */
export class Misused extends Error {}

/** Exit code of a call that was not understood. */
export const MISUSED = 2

/** Runs a command; a call that is not understood is told why, and how to call. @returns the exit code */
export async function called(
  command: Pick<Command, 'run' | 'usage'>,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  try {
    return await command.run(args, context)
  } catch (cause) {
    if (!(cause instanceof Misused)) throw cause
    context.terminal.err(`${cause.message}\n\n${command.usage}`)
    return MISUSED
  }
}

/**
 * Options and positional arguments of a call.
 * @throws {Misused}
 */
export function parsedArgs<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (cause) {
    throw new Misused(faultOf(cause), { cause })
  }
}

/** @throws {Misused} for arguments that nobody asked for */
export function refuseMore(words: readonly string[]): void {
  if (words.length > 0) throw new Misused(`« ${words.join(' ')} » est de trop.`)
}

/** The one argument of a call, which `name` says in French. @throws {Misused} */
export function onlyOne([word = '', ...more]: readonly string[], name: string): string {
  refuseMore(more)
  if (word === '') throw new Misused(`Il manque ${name}.`)
  return word
}

/** What Node says of arguments that it can't read, in French. */
function faultOf(cause: unknown): string {
  const { message = '', code = '' } = cause as NodeJS.ErrnoException
  const [, option = ''] = /'(?:-\w, )?(-[^' ]*)/.exec(message) ?? []
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `« ${option} » n’est pas une option d’ici.`
  return message.includes('does not take an argument')
    ? `« ${option} » ne prend pas de valeur.`
    : `« ${option} » attend une valeur.`
}
