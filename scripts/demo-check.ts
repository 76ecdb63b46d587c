import { asLine } from '#app/demo/faults.ts'
import { demoFolder } from '#app/demo/demo-folder.ts'
import { checkDemo } from './demo-check/check-demo.ts'

/** `npm run demo:check`: what is wrong in `demo/`, one fault a line, for whoever wrote there. */
const faults = await checkDemo(demoFolder(), process.cwd())
for (const fault of faults) process.stderr.write(`${asLine(fault)}\n`)
process.stdout.write(
  faults.length === 0
    ? 'demo: tout est en ordre\n'
    : `demo: ${faults.length} ${faults.length === 1 ? 'faute' : 'fautes'}\n`,
)
if (faults.length > 0) process.exitCode = 1
