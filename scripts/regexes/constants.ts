import { dirname, join } from 'node:path'
import type { Expression, Program, TemplateLiteral } from 'oxc-parser'

/** A module as the reading of its constants needs it. */
export interface Module {
  /** Path from the root of the repository. */
  file: string
  program: Program
  /** The module that an import names, or `null` for one of a package. */
  imported(specifier: string, from: string): Module | null
}

/** What an expression is before anything runs: a text, a pattern, a list of texts. */
export type Constant = string | RegExpConstant | readonly string[]

interface RegExpConstant {
  pattern: string
  flags: string
}

/** Parameters of the functions around, with what one call gives for them; `null` where that is open. */
export type Bound = ReadonlyMap<string, Constant | null>

const MAX_DEPTH = 20

/** What an expression is before anything runs; `null` for whatever only running tells. */
export function constantOf(
  expression: Expression,
  module: Module,
  bound: Bound = new Map(),
  depth = 0,
): Constant | null {
  if (depth > MAX_DEPTH) return null
  const of = (inner: Expression) => constantOf(inner, module, bound, depth + 1)
  const text = (inner: Expression) => asText(of(inner))
  switch (expression.type) {
    case 'Literal':
      if ('regex' in expression) return expression.regex
      return ['string', 'number'].includes(typeof expression.value) ? `${expression.value}` : null
    case 'TemplateLiteral':
      return templateOf(expression, text, 'cooked')
    case 'TaggedTemplateExpression':
      return isCallOf(expression.tag, 'String', 'raw')
        ? templateOf(expression.quasi, text, 'raw')
        : null
    case 'BinaryExpression': {
      if (expression.operator !== '+') return null
      const [left, right] = [text(expression.left), text(expression.right)]
      return left === null || right === null ? null : left + right
    }
    case 'ArrayExpression': {
      const items = expression.elements.map((item) =>
        item === null || item.type === 'SpreadElement' ? null : text(item),
      )
      return items.every((item) => item !== null) ? items : null
    }
    case 'Identifier':
      return bound.has(expression.name)
        ? (bound.get(expression.name) ?? null)
        : named(expression.name, module, depth)
    case 'MemberExpression': {
      if (expression.computed || expression.property.name !== 'source') return null
      const value = of(expression.object as Expression)
      return isPattern(value) ? value.pattern : null
    }
    case 'CallExpression':
      return calledOf(expression, of)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return of(expression.expression)
    default:
      return null
  }
}

export const asText = (value: Constant | null): string | null =>
  typeof value === 'string' ? value : null

export const isPattern = (value: Constant | null): value is RegExpConstant =>
  value !== null && typeof value === 'object' && 'pattern' in value

function templateOf(
  { quasis, expressions }: TemplateLiteral,
  text: (inner: Expression) => string | null,
  form: 'cooked' | 'raw',
): string | null {
  const values = expressions.map(text)
  if (values.includes(null)) return null
  return quasis.map(({ value }, index) => `${value[form] ?? ''}${values[index] ?? ''}`).join('')
}

const isCallOf = (callee: Expression, object: string, property: string): boolean =>
  callee.type === 'MemberExpression' &&
  callee.object.type === 'Identifier' &&
  callee.object.name === object &&
  callee.property.type === 'Identifier' &&
  callee.property.name === property

/** `list.join(',')`, and `Object.keys({…})`. */
function calledOf(
  { callee, arguments: given }: Extract<Expression, { type: 'CallExpression' }>,
  of: (inner: Expression) => Constant | null,
): Constant | null {
  const [first] = given
  if (first === undefined || first.type === 'SpreadElement') return null
  if (isCallOf(callee, 'Object', 'keys')) {
    const value = of(first)
    return Array.isArray(value) ? value : null
  }
  if (callee.type !== 'MemberExpression' || callee.computed) return null
  if (callee.property.name !== 'join') return null
  const [list, separator] = [of(callee.object as Expression), asText(of(first))]
  return Array.isArray(list) && separator !== null ? list.join(separator) : null
}

/** What a `const` of the module's own level is, or one that it imports. */
function named(name: string, module: Module, depth: number): Constant | null {
  for (const statement of module.program.body) {
    if (statement.type === 'ImportDeclaration') {
      const found = statement.specifiers.find(({ local }) => local.name === name)
      if (found?.type !== 'ImportSpecifier') continue
      const from = module.imported(statement.source.value, module.file)
      const original = 'name' in found.imported ? found.imported.name : found.imported.value
      return from === null ? null : named(original, from, depth + 1)
    }
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || id.name !== name || init === null) continue
      return keysOf(init) ?? constantOf(init, module, new Map(), depth + 1)
    }
  }
  return null
}

/** The names of an object that is written out: what `Object.keys` gives of it. */
function keysOf(init: Expression): readonly string[] | null {
  if (init.type !== 'ObjectExpression') return null
  const keys = init.properties.map((property) =>
    property.type === 'Property' && !property.computed
      ? property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : null
      : null,
  )
  return keys.every((key) => key !== null) ? keys : null
}

/** The path that an import names, `#alias/…` by the aliases of `package.json`; `null` for a package's. */
export function pathOf(
  specifier: string,
  from: string,
  aliases: Readonly<Record<string, string>>,
): string | null {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (!specifier.startsWith('#')) return null
  const folder = aliases['#*']
  return folder === undefined ? null : join(folder.replace('*', specifier.slice(1)))
}
