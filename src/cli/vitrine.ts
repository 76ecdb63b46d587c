import { projectRoot } from '../project-root.ts'
import { runCommand } from './commands.ts'
import { processTerminal } from './terminal.ts'

/** The process of the operator's commands: arguments in, exit code out. */
process.exitCode = await runCommand(process.argv.slice(2), {
  terminal: processTerminal(),
  variables: process.env,
  root: projectRoot(),
})
