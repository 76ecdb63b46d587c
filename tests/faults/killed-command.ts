import { runCommand } from '#app/commands/commands.ts'

/**
 * A process that runs one command of the operator, and says so just before, to be killed at any
 * moment: `killed-command.ts <variables as JSON> <argument>…`.
 */
const [variables = '{}', ...args] = process.argv.slice(2)
const terminal = {
  out: (text: string) => void process.stdout.write(text),
  err: (text: string) => void process.stderr.write(text),
  hasColours: false,
}
process.stdout.write('begun\n')
process.exitCode = await runCommand(args, {
  terminal,
  variables: JSON.parse(variables),
  root: '/nowhere',
})
