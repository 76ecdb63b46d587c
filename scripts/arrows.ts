import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { arrowRules, cruiseOptions } from './arrow-rules.ts'

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
for (const { rule, from, to } of violations) process.stderr.write(`${rule.name}: ${from} → ${to}\n`)
process.stdout.write(`arrows: ${totalCruised} modules, ${violations.length} violations\n`)
if (totalCruised === 0 || violations.length > 0) process.exitCode = 1
