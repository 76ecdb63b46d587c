import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const RULE = 'max-lines-per-function'

interface LintConfiguration {
  overrides: { files: string[]; rules: Record<string, unknown> }[]
}

test('whatever is excepted from the length of functions still has one that is too long', async () => {
  const { overrides }: LintConfiguration = JSON.parse(await readFile('.oxlintrc.json', 'utf8'))
  const limit = overrides.find(({ rules }) => Array.isArray(rules[RULE]))?.rules[RULE]
  expect(limit).toBeDefined()
  const excepted = overrides
    .filter(({ rules }) => rules[RULE] === 'off')
    .flatMap(({ files }) => files)
    .filter((file) => !file.includes('*'))
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-lint-'))
  const alone = join(folder, 'only.json')
  await writeFile(
    alone,
    JSON.stringify({ categories: { correctness: 'off' }, rules: { [RULE]: limit } }),
  )
  const { stdout } = await promisify(execFile)(
    resolve('node_modules/.bin/oxlint'),
    ['--config', alone, '--format', 'unix', ...excepted],
    { maxBuffer: 2 ** 24 },
  ).catch((failed: { stdout: string }) => failed)
  await rm(folder, { recursive: true })
  const long = new Set(stdout.split('\n').map((line) => line.split(':')[0]))
  expect(excepted.filter((file) => !long.has(file))).toEqual([])
})
