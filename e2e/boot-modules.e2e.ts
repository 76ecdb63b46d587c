import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Packages that a server loads before it answers; everything else waits until it is asked for. */
const AT_START = [
  '@fastify/formbody',
  '@fastify/multipart',
  '@fastify/static',
  '@orama/stemmers',
  'big.js',
  'croner',
  'csv-stringify',
  'entities',
  'fastify',
  'ical-generator',
  'ipaddr.js',
  'lru-cache',
  'pg',
  'pino',
  'prom-client',
  'react',
  'react-dom',
]

/** What is read when the file is: `import … from "x"`, `export … from "x"` and `import "x"`. */
const STATIC = /^(?:import|export)\s*(?:[^"';()]*?\sfrom\s*)?["']([^"']+)["']/gm

/** Every module that a built file imports at once, and those that these import. */
function importedAtOnce(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met
  met.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
    if (name.startsWith('.')) importedAtOnce(join(dirname(file), name), met)
    else met.add(name)
  }
  return met
}

/** `@fastify/static` of `@fastify/static`, `react-dom` of `react-dom/server`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const modules = [...importedAtOnce('dist/server/main.js')]
const foreign = modules.filter((name) => !name.startsWith('dist/') && !name.startsWith('node:'))

test('a server starts with few packages: sanitisers, mail, pictures and PDFs wait for their work', () => {
  expect([...new Set(foreign.map(packageOf))].toSorted()).toEqual(AT_START)
})

test('a server starts without what can wait, its own or the engine’s', () => {
  const late = /\/(?:seed|make-pdf|create-accounts|create-outgoing|smtp-transport|feed-document)-/
  expect(modules.filter((name) => name.startsWith('dist/') && late.test(name))).toEqual([])
  // An import of this one brings the engine’s `fetch` and WebSockets, fourteen megabytes.
  expect(modules).not.toContain('node:http')
  expect(modules).toContain('node:sqlite')
})

/** Files of `dist/` that a built file reaches, at once or later, by a name that it says. */
function reached(file: string, met = new Set<string>()): Set<string> {
  if (met.has(file)) return met
  met.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(ANY_IMPORT))
    reached(join(dirname(file), name), met)
  return met
}

const ANY_IMPORT = /(?:from|import)\s*\(?\s*["'](\.[^"']+\.js)["']/g

test('the State’s rules are read and evaluated in their own thread alone', () => {
  // A class of the engine's own: as a package or bundled, it would be named.
  const engine = /["'](?:publicodes|modele-social)["']|SituationError/
  const ofServer = [...reached('dist/server/main.js')]
  expect(ofServer.length).toBeGreaterThan(50)
  expect(ofServer.filter((file) => engine.test(readFileSync(file, 'utf8')))).toEqual([])
  const ofThread = [...reached('dist/server/rules-tasks.js')]
  expect(ofThread.some((file) => engine.test(readFileSync(file, 'utf8')))).toBe(true)
})
