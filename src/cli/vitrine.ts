import { projectRoot } from '../project-root.ts'
import { runCommand } from './commands.ts'
import { processTerminal } from './terminal.ts'

// Whoever reads may have read enough, `head` for one: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

/** The process of the operator's commands: arguments in, exit code out. */
process.exitCode = await runCommand(process.argv.slice(2), {
  terminal: processTerminal(),
  variables: process.env,
  root: projectRoot(),
})
