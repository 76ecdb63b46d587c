import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import type { HeavyWork } from '#app/workers/heavy-work.ts'
import { heavyRows } from './rows/heavy.ts'
import { HTML } from './rows/html.ts'
import { PLAIN_TEXTS } from './rows/plain-texts.ts'
import { RECEIVED } from './rows/received.ts'
import { STORED } from './rows/stored.ts'
import { VISITORS } from './rows/visitors.ts'
import { WITHOUT_A_ROW } from './without-a-row.ts'

/**
 * Nothing reads a text from outside without a row: routes have theirs by the router
 * (`routes.test.ts`), and whoever imports what reads bodies, HTML, XML, archives or answers is found
 * here by its imports.
 */

const ROOT = join(import.meta.dirname, '../..')

/** What reads texts of others: of packages, of Node, and our own. */
const READING = new Set([
  '@fastify/formbody',
  '@fastify/multipart',
  'busboy',
  'entities',
  'feedsmith',
  'file-type',
  'ipaddr.js',
  'libphonenumber-js',
  'modern-tar',
  'node:zlib',
  'sanitize-html',
  'sharp',
  'undici',
  '#base/kit/html/html-source.ts',
  '#base/kit/text/csv-rows.ts',
  '#base/kit/html/html-tree.ts',
  '#features/articles/rules/sanitise.ts',
  '#base/platform/outgoing/outgoing.ts',
  '#features/templates/engine/parse-template.ts',
])

/** Read by a browser out of what the server sent, or written by us. */
const NOT_A_SERVER =
  /^src\/(?:framework\/(?:admin|ui\/browser)|features\/[^/]+\/admin|app\/(?:back-office|client|demo|[^/]+\/admin)|base\/platform\/migrations)\//

const TESTS = /[.]test[.]tsx?$|-fixture[.]ts$|-examples[.]ts$|fake-/

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /[.]tsx?$/.test(name))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((name) => !TESTS.test(name) && !NOT_A_SERVER.test(name))

/** Modules that a source asks for when it runs, as `#room/…` or a package; types are none. */
function importsOf(file: string, source: string): string[] {
  const named = source.matchAll(/^(?:import|export)\s+(?!type\b)[^'"]*?from\s+'([^']+)'/gm)
  const asked = source.matchAll(/\b(?:import|require)\('([^']+)'\)/g)
  return [...named, ...asked].map(([, name = '']) =>
    name.startsWith('.')
      ? `#${relative('src', join(dirname(file), name)).replaceAll('\\', '/')}`
      : name.replace(/^(modern-tar|entities|sharp)\/.*$/, '$1'),
  )
}

const readers = files.filter((file) => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  return /\bJSON\.parse\(/.test(source) || importsOf(file, source).some((name) => READING.has(name))
})

const rows = [
  ...heavyRows({} as HeavyWork),
  ...HTML,
  ...PLAIN_TEXTS,
  ...RECEIVED,
  ...STORED,
  ...VISITORS,
]

test('whatever reads texts from outside has a row, or says why it needs none', () => {
  expect(readers.length).toBeGreaterThan(60)
  const known = new Set([...rows.flatMap((row) => row.files), ...Object.keys(WITHOUT_A_ROW)])
  expect(readers.filter((file) => !known.has(file))).toEqual([])
})

test('rows and reasons are of files that are there', () => {
  const there = new Set(files)
  const named = [...rows.flatMap((row) => row.files), ...Object.keys(WITHOUT_A_ROW)]
  expect(named.filter((file) => !there.has(file))).toEqual([])
  const idle = new Set(readers)
  expect(Object.keys(WITHOUT_A_ROW).filter((file) => !idle.has(file))).toEqual([])
})

test('rows have names of their own', () => {
  const names = rows.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
