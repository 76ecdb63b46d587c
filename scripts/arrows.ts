import { readFileSync } from 'node:fs'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { arrowRules, cruiseOptions } from './arrow-rules.ts'

/** Imports against the arrows that are still there; the list only gets shorter. */
const KNOWN = new Set(
  readFileSync('scripts/arrow-exceptions.txt', 'utf8').split('\n').filter(Boolean),
)

/** Checks the arrows between rooms; reading no module at all is a failure too. */
const tsConfig = extractTSConfig('tsconfig.json')
const { output } = await cruise(
  ['src'],
  { ...cruiseOptions, ruleSet: arrowRules, validate: true },
  {},
  { tsConfig },
)
if (typeof output === 'string') throw new Error('dependency-cruiser a rendu un texte.')
const { totalCruised, violations } = output.summary
const found = new Map(violations.map(({ rule, from, to }) => [`${from} → ${to}`, rule.name]))
const added = [...found].filter(([arrow]) => !KNOWN.has(arrow))
const cured = [...KNOWN].filter((arrow) => !found.has(arrow))
for (const [arrow, rule] of added) process.stderr.write(`${rule}: ${arrow}\n`)
for (const arrow of cured) {
  process.stderr.write(`cured, take it out of scripts/arrow-exceptions.txt: ${arrow}\n`)
}
process.stdout.write(
  `arrows: ${totalCruised} modules, ${added.length} violations, ${KNOWN.size} known\n`,
)
if (totalCruised === 0 || added.length + cured.length > 0) process.exitCode = 1
