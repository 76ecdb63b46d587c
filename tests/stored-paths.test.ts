/** @module-tag exhaustive */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Argument, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { HostileName, isStoredName, storedPath } from '#base/core/address/stored-path.ts'

const SRC = join(import.meta.dirname, '..', 'src')

const NODE_PATH = /^(?:node:)?path(?:\/posix)?$/
const JOINING = new Set(['join', 'resolve'])

/** Whether an argument is written in the program itself: a text, or a constant of the module. */
const isWritten = (node: Argument): boolean =>
  (node.type === 'Literal' && typeof node.value === 'string') ||
  (node.type === 'Identifier' && /^[A-Z][A-Z_]+$/.test(node.name))

/** Calls of `join` and `resolve` of `node:path` in which another name than one of ours becomes part of a path. */
function paths(file: string, source: string): string[] {
  const { program } = parseSync(file, source)
  const local = new Map<string, string>()
  const found: string[] = []
  new Visitor({
    ImportDeclaration({ source: from, specifiers }) {
      if (!NODE_PATH.test(from.value)) return
      for (const one of specifiers) {
        if (one.type !== 'ImportSpecifier') found.push(`${file}: all of node:path`)
        else if (one.imported.type === 'Identifier' && JOINING.has(one.imported.name)) {
          local.set(one.local.name, one.imported.name)
        }
      }
    },
  }).visit(program)
  new Visitor({
    CallExpression({ callee, arguments: given, start }) {
      if (callee.type !== 'Identifier' || !local.has(callee.name)) return
      if (given.slice(1).every(isWritten)) return
      found.push(`${file}:${source.slice(0, start).split('\n').length}`)
    },
  }).visit(program)
  return found
}

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|contract\.ts$|fixture\.ts$/.test(name))

test('M2 a path is made of a stored name by one function alone', () => {
  expect(modules.length).toBeGreaterThan(500)
  const found = modules.flatMap((name) => paths(name, readFileSync(join(SRC, name), 'utf8')))
  expect(found).toEqual([])
})

test('M2 that is noticed which puts a name into a path', () => {
  const joins = "import { join as together, resolve } from 'node:path'\n"
  expect(paths('a.ts', `${joins}together(folder, stored)`)).toEqual(['a.ts:2'])
  expect(paths('a.ts', `${joins}resolve(folder, \`\${name}.pdf\`)`)).toEqual(['a.ts:2'])
  expect(paths('a.ts', "import path from 'node:path'")).toEqual(['a.ts: all of node:path'])
  expect(paths('a.ts', `${joins}together(folder, 'leads', MARK)\n[].join(name)`)).toEqual([])
})

test.each([
  ['lead', '../..'],
  ['lead', '6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf/..'],
  ['lead', '6f1c2f4e-58f4-4a3c-9a57-0d8f1a2b3c4d.pdf\n'],
  ['medium', ''],
  ['medium', '..'],
  ['original', '..'],
  ['original', 'a/b'],
  ['original', 'a\\b'],
  ['original', 'a\0b'],
  ['media', 'a/../b'],
  ['media', '/etc/passwd'],
  ['media', '.sites/1/files/a.webp'],
  ['media', `${'a/'.repeat(31)}b`],
  ['templates', '../site-2'],
  ['template', 'card/../../x.html'],
  ['site', '1/..'],
  ['mail', '.a.part.eml'],
  ['backup', 'vitrine-20261120T031700Z.tar.gz/..'],
  ['built', 'assets/../../secret'],
  ['built', 'assets/.vite'],
  ['listed', '..'],
] as const)('M2 a name of the kind %s is never %j', (kind, name) => {
  expect(isStoredName(kind, name)).toBe(false)
  expect(() => storedPath('/data', kind, name)).toThrow(HostileName)
})
