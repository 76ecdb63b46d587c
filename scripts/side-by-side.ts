import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/**
 * Runs scripts of package.json at once, each line of theirs behind the script's name: browsers and databases
 * make the tests of one wait while those of another compute. Fails when one of them does, after all have ended.
 */
const scripts = process.argv.slice(2)
const width = Math.max(...scripts.map((script) => script.length))

const ends = await Promise.all(
  scripts.map(async (script) => {
    const started = performance.now()
    const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        process.stdout.write(`${script.padEnd(width)} │ ${line}\n`)
      })
    }
    const [code] = await once(child, 'close')
    const seconds = Math.round((performance.now() - started) / 1000)
    return { isGood: code === 0, said: `npm run ${script} (${seconds} s)` }
  }),
)
for (const { isGood, said } of ends) process.stdout.write(`${isGood ? '✓' : '✗'} ${said}\n`)
process.exitCode = ends.every(({ isGood }) => isGood) ? 0 : 1
