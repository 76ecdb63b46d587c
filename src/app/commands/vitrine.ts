import { keepPrivate } from '#base/platform/installation/private-files.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'
import { runCommand, unexpected } from './commands.ts'
import { processTerminal } from '#framework/cli/terminal.ts'
import { widgetFault } from './widget-fault.ts'

// Whoever reads may have read enough, `head` for one: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

/** The process of the operator's commands: arguments in, exit code out; a fault of ours is a sentence, too. */
keepPrivate()
const terminal = processTerminal()
process.exitCode = await runCommand(process.argv.slice(2), {
  terminal,
  variables: process.env,
  root: projectRoot(),
  widgetFault,
}).catch((cause: unknown) => {
  terminal.err(unexpected(cause, process.env['LOG_LEVEL'] === 'debug'))
  return 1
})
