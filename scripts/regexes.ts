import { readFileSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { checkPatterns, hasLimit } from './regexes/check-patterns.ts'
import { type Module, pathOf } from './regexes/constants.ts'
import { EXCEPTIONS } from './regexes/exceptions.ts'
import { type FoundPatterns, parsed, patternsOf } from './regexes/find-patterns.ts'
import { judge, readVerdicts, verdictsText } from './regexes/verdicts.ts'

/**
 * Proves that every regular expression of the product takes a time in proportion to what it reads
 */
const VERDICTS = join('scripts', 'regexes', 'verdicts.txt')

/** Tests run on what they wrote themselves; a store's contract is a test that two engines share. */
const TEST = /(?:\.test\.tsx?|\bcontract\.ts)$/

const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}

const texts = new Map<string, string>()
const modules = new Map<string, Module>()
function moduleOf(file: string): Module {
  const known = modules.get(file)
  if (known !== undefined) return known
  const text = readFileSync(file, 'utf8')
  const imported = (specifier: string, from: string) => {
    const path = pathOf(specifier, from, imports)
    return path === null || !/\.tsx?$/.test(path) ? null : moduleOf(path)
  }
  const read = { file, program: parsed(file, text), imported }
  texts.set(file, text)
  modules.set(file, read)
  return read
}

const entries = await readdir('src', { recursive: true, withFileTypes: true })
const files = entries
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !TEST.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted()

const found: FoundPatterns = { patterns: [], unresolved: [], normalized: [] }
for (const file of files) {
  const module = moduleOf(file)
  const { patterns, unresolved, normalized } = patternsOf(texts.get(file) ?? '', module)
  found.patterns.push(...patterns)
  found.unresolved.push(...unresolved)
  if (file !== join('src', 'base', 'kit', 'text', 'normal-form.ts'))
    found.normalized.push(...normalized)
}

const report = await checkPatterns(found, {
  kept: readVerdicts(VERDICTS),
  exceptions: EXCEPTIONS,
  judge,
  atOnce: availableParallelism(),
})
for (const exception of EXCEPTIONS) {
  const { file, within, limit } = exception
  if (!hasLimit(readFileSync(file, 'utf8'), moduleOf(file).program, exception)) {
    report.faults.push(`${file} : « ${within} » n’a pas la limite « ${limit} »`)
  }
}
if (found.patterns.length === 0) report.faults.push('aucune expression régulière n’a été trouvée')

const { faults, verdicts, added, stale } = report
if (process.argv.includes('--write')) writeFileSync(VERDICTS, verdictsText(verdicts))
else {
  if (stale.length > 0) {
    faults.push(`${stale.length} verdicts ne servent plus : « npm run regexes -- --write »`)
  }
  if (added.length > 0) {
    process.stdout.write(
      `${added.length} verdicts nouveaux : « npm run regexes -- --write », et livrez ${VERDICTS}\n`,
    )
  }
}
for (const fault of faults) process.stderr.write(`${fault}\n`)
const tried = [...verdicts.values()].filter((verdict) => verdict === 'tried').length
process.stdout.write(
  `regexes: ${found.patterns.length} in ${files.length} modules, ${verdicts.size} distinct, ` +
    `${tried} tried, ${EXCEPTIONS.length} exceptions, ${faults.length} faults\n`,
)
// The judge's process would keep this one waiting.
process.exit(faults.length > 0 ? 1 : 0)
