import { globSync, readFileSync } from 'node:fs'
import { type ParamPattern, parseSync, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

/** They say what was done with a thing, not what it is. */
const NAMELESS: ReadonlySet<string> = new Set([
  'asked',
  'given',
  'heard',
  'it',
  'said',
  'thing',
  'told',
])

const FILES = globSync('src/**/*.{ts,tsx}').filter((file) => !/[.]test[.]|\/tests\//.test(file))

function nameOf(parameter: ParamPattern): string | null {
  if (parameter.type === 'TSParameterProperty') return nameOf(parameter.parameter)
  if (parameter.type === 'AssignmentPattern') return nameOf(parameter.left)
  if (parameter.type === 'RestElement') return nameOf(parameter.argument)
  return parameter.type === 'Identifier' ? parameter.name : null
}

/** Names of the parameters of all functions and types of functions in a file. */
function parameterNames(file: string): string[] {
  const names: string[] = []
  const note = ({ params }: { params: ParamPattern[] }) =>
    void names.push(...params.flatMap((one) => nameOf(one) ?? []))
  new Visitor({
    ArrowFunctionExpression: note,
    FunctionDeclaration: note,
    FunctionExpression: note,
    TSDeclareFunction: note,
    TSFunctionType: note,
    TSMethodSignature: note,
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return names
}

test('a parameter is named by the thing that it is', () => {
  const found = FILES.map((file) => [file, parameterNames(file)] as const)
  expect(found.flatMap(([, names]) => names).length).toBeGreaterThan(5000)
  expect(
    found.flatMap(([file, names]) =>
      names.filter((name) => NAMELESS.has(name)).map((name) => `${file}: ${name}`),
    ),
  ).toEqual([])
})
