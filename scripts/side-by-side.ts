import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { keepCompiled } from './compile-cache.ts'

keepCompiled()

/**
 * Runs scripts of package.json at once, each line of theirs behind the script's name: browsers and databases
 * make the tests of one wait while those of another compute. Fails when one of them does, after all have ended,
 * and says the end of what failed once more: there Vitest tells what was red, and a log is read from its end.
 */
const END_LINES = 60

const scripts = process.argv.slice(2)
const width = Math.max(...scripts.map((script) => script.length))

const ends = await Promise.all(
  scripts.map(async (script) => {
    const started = performance.now()
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
    const lines: string[] = []
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        lines.push(line)
        process.stdout.write(`${script.padEnd(width)} │ ${line}\n`)
      })
    }
    const [code] = await once(child, 'close')
    const seconds = Math.round((performance.now() - started) / 1000)
    return { isGood: code === 0, lines, said: `npm run ${script} (${seconds} s)` }
  }),
)
for (const { isGood, lines } of ends) {
  if (!isGood) process.stdout.write(`${lines.slice(-END_LINES).join('\n')}\n`)
}
for (const { isGood, said } of ends) process.stdout.write(`${isGood ? '✓' : '✗'} ${said}\n`)
process.exitCode = ends.every(({ isGood }) => isGood) ? 0 : 1
