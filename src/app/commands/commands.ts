import { backup } from './archive/backup.ts'
import { called, type Command, MISUSED } from '#framework/cli/command.ts'
import { demo } from '#app/commands/demo/demo.ts'
import { doctor } from '#app/doctor/doctor.ts'
import { move } from './archive/move.ts'
import { newsletter } from './newsletter/newsletter.ts'
import { privacy } from './privacy/privacy.ts'
import { restore } from './archive/restore.ts'
import { search } from './search/search.ts'
import { secret } from './operations/secret.ts'
import { productVersion } from '#base/platform/installation/product-version.ts'
import { site } from './archive/site.ts'
import { user } from './accounts/user.ts'
import type { CommandContext } from '#framework/cli/terminal.ts'

const COMMANDS: Readonly<Record<string, Command>> = {
  doctor,
  demo,
  newsletter,
  privacy,
  search,
  secret,
  site,
  user,
  backup,
  restore,
  move,
}

/**
 * Runs the command that the arguments name.
 * @returns the exit code
 */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { terminal } = context
  if (VERSION.has(name)) {
    terminal.out(`Vitrine ${productVersion(context.root)}\n`)
    return 0
  }
  if (HELP.has(name)) {
    terminal.out(usage())
    return 0
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) {
    const fault = name === '' ? 'Aucune commande n’est donnée.' : `« ${name} » n’est pas connue.`
    terminal.err(`${fault}\n\n${usage()}`)
    return MISUSED
  }
  if (args.some((arg) => ASKING.has(arg))) {
    terminal.out(command.usage)
    return 0
  }
  return called(command, args, context)
}

const VERSION: ReadonlySet<string> = new Set(['version', '--version', '-v'])
const ASKING: ReadonlySet<string> = new Set(['--help', '-h'])
const HELP: ReadonlySet<string> = new Set(['help', ...ASKING])

function usage(): string {
  const calls = Object.entries(COMMANDS).map(([name, { args, summary }]) => ({
    call: `vitrine ${name} ${args}`.trimEnd(),
    summary,
  }))
  const width = Math.max(...calls.map(({ call }) => call.length))
  const lines = calls.map(({ call, summary }) => `  npx ${call.padEnd(width)}   ${summary}\n`)
  return `Usage :\n${lines.join('')}`
}

/**
 * A fault that nobody foresaw, for an operator: one sentence, and where it happened when that is asked for.
 * @param isDetailed with the stack, for whoever mends the program
 */
export function unexpected(cause: unknown, isDetailed: boolean): string {
  const { message, stack = message } =
    cause instanceof Error ? cause : { message: String(cause), stack: String(cause) }
  const line = message.replace(/\p{C}/gu, ' ').slice(0, 300)
  return isDetailed
    ? `${stack}\n`
    : `La commande s’est arrêtée sur une erreur inattendue : ${line}. ` +
        'Relancez-la avec LOG_LEVEL=debug pour en avoir le détail, et signalez-la.\n'
}
