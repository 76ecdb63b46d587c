import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'
import { importedAtOnce } from './imported-at-once.ts'

/** Our packages that a server loads before it answers; everything else waits until it is asked for. */
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
  'kysely',
  'lru-cache',
  'pg',
  'pino',
  'prom-client',
  'react',
  'react-dom',
  'sanitize-html',
  'svg-pathdata',
  'zod',
]

const MAIN = 'dist/server/main.js'

/** `@fastify/static` of `@fastify/static`, `react-dom` of `react-dom/server`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages of which a built file holds modules: it says where each part of it comes from. */
const inlined = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^\/\/ \S*\bnode_modules\/([^\s:]+)$/gm)].map(
    ([, path = '']) => packageOf(path),
  )

interface Manifest {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const { dependencies, devDependencies }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
/** The server itself, which the process loads once what it compiles is kept. */
const [, serve = ''] =
  /import\("\.\/(assets\/serve-[^"]+)"\)/.exec(readFileSync(MAIN, 'utf8')) ?? []
const modules = [...importedAtOnce(join('dist/server', serve))]
const ofBuild = modules.filter((name) => name.startsWith('dist/'))

test('a server starts with few packages: mail, pictures and PDFs wait for their work', () => {
  const ours = new Set(Object.keys({ ...dependencies, ...devDependencies }))
  const loaded = new Set(ofBuild.flatMap(inlined))
  expect([...loaded].filter((name) => ours.has(name)).toSorted()).toEqual(AT_START)
})

test('what a server is built of needs the packages of « dependencies » beside it, each of them, and no other', () => {
  const texts = globSync('dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'))
  const needed = texts.flatMap((text) => {
    const { staticImports, dynamicImports } = parseSync('built.js', text).module
    // What a library computes is its own affair.
    const later = dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) =>
        /^["'`](.+)["'`]$/.exec(text.slice(start, end))?.slice(1) ?? [],
    )
    return [
      ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
      ...later,
      ...[...text.matchAll(REQUIRED)].map(([, name = '']) => name),
    ]
  })
  const foreign = needed.filter((name) => !name.startsWith('.') && !isBuiltin(name))
  const beside = Object.keys(dependencies)
  expect(foreign.length).toBeGreaterThan(3)
  expect(foreign.map(packageOf).filter((name) => !beside.includes(name))).toEqual([])
  const isNamed = (name: string) => (text: string) =>
    ['"', "'", '`'].some(
      (quote) =>
        text.includes(`${quote}${name}${quote}`) ||
        text.includes(`${quote}${name}/`) ||
        text.includes(`${quote}${dirname(name)}/\${`),
    )
  expect(beside.filter((name) => !texts.some(isNamed(name)))).toEqual([])
})

/** What a bundled package requires; `require` alone also stands in code that one writes. */
const REQUIRED = /\b__require\(["']([^"']+)["']\)/g

test('a server starts without what can wait, its own or the engine’s', () => {
  const late = /\/(?:seed|make-pdf|create-accounts|create-outgoing|smtp-transport|feed-document)-/
  expect(ofBuild.filter((name) => late.test(name))).toEqual([])
  // An import of this one brings the engine’s `fetch` and WebSockets, fourteen megabytes.
  expect(modules).not.toContain('node:http')
  expect(modules).toContain('node:sqlite')
})

test('next to nothing is compiled before what is compiled is kept', () => {
  const before = [...importedAtOnce(MAIN)].filter((name) => name.startsWith('dist/'))
  expect(before.reduce((sum, file) => sum + readFileSync(file).length, 0)).toBeLessThan(20_000)
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
  const ofServer = [...reached(MAIN)]
  expect(ofServer.length).toBeGreaterThan(50)
  expect(ofServer.filter((file) => engine.test(readFileSync(file, 'utf8')))).toEqual([])
  const ofThread = [...reached('dist/server/rules-tasks.js')]
  expect(ofThread.some((file) => engine.test(readFileSync(file, 'utf8')))).toBe(true)
})
