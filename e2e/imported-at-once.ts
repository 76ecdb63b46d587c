import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** Every module that a built file imports before it runs, itself among them, and those that these import. */
export function importedAtOnce(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met
  met.add(file)
  const { staticImports, staticExports } = parseSync('built.js', readFileSync(file, 'utf8')).module
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  for (const name of names) {
    if (name.startsWith('.')) importedAtOnce(join(dirname(file), name), met)
    else met.add(name)
  }
  return met
}
