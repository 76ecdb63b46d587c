import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { keepCompiled } from './compile-cache.ts'

keepCompiled()

/** The checks that `npm run validate` makes, those that take longest first; others are named behind it. */
const CHECKS = [
  'arrows',
  'unused',
  'typecheck',
  'lint',
  'regexes',
  'architecture',
  'format:check',
  'demo:check',
  'audit',
]

/** Those that have something to say even when all is well. */
const TELLING: ReadonlySet<string> = new Set(['audit'])

const run = promisify(execFile)
const named = process.argv.slice(2)
const waiting = named.length > 0 ? named : [...CHECKS]
let failed = 0

/** One check after the other; as many at once as the machine has processors. */
async function worker(): Promise<void> {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const { text, isGood } = await run('npm', ['run', '--silent', check], {
      maxBuffer: 2 ** 26,
    }).then(
      ({ stdout, stderr }) => ({ text: stdout + stderr, isGood: true }),
      ({ stdout, stderr }: { stdout: string; stderr: string }) => ({
        text: stdout + stderr,
        isGood: false,
      }),
    )
    if (!isGood) failed += 1
    process.stdout.write(
      `${isGood ? '✓' : '✗'} npm run ${check}\n${isGood && !TELLING.has(check) ? '' : text}`,
    )
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, worker))
process.exitCode = failed > 0 ? 1 : 0
