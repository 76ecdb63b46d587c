import { parseSync, Visitor } from 'oxc-parser'
import type { CallExpression, Expression, NewExpression, Program } from 'oxc-parser'
import { z } from 'zod'
import {
  asText,
  type Bound,
  type Constant,
  constantOf,
  isPattern,
  type Module,
} from './constants.ts'

/** A regular expression where it is made. */
export interface Pattern {
  file: string
  line: number
  pattern: string
  flags: string
}

/** One whose pattern only running tells: `source` is how it is written. */
interface Unresolved {
  file: string
  line: number
  source: string
}

export interface FoundPatterns {
  patterns: Pattern[]
  unresolved: Unresolved[]
  /** Calls of `String.prototype.normalize` outside `normalForm`, whose time is bounded. */
  normalized: Pick<Unresolved, 'file' | 'line'>[]
}

/** Methods of texts that make a pattern of a text. */
const MATCHING: ReadonlySet<string> = new Set(['match', 'matchAll', 'search'])

/** @throws when the text is no module that can be read */
export function parsed(file: string, text: string): Program {
  const { program, errors } = parseSync(file, text)
  const [fault] = errors
  if (fault !== undefined) throw new Error(`${file} : ${fault.message}`)
  return program
}

/** Every regular expression of a module, literal or made by `RegExp`, with all that can't be told. */
export function patternsOf(text: string, module: Module): FoundPatterns {
  const found: FoundPatterns = { patterns: [], unresolved: [], normalized: [] }
  const lineOf = (start: number) => text.slice(0, start).split('\n').length
  const at = (start: number) => ({ file: module.file, line: lineOf(start) })
  const calls: CallExpression[] = []
  const scopes: Scope[] = []
  const made: { node: CallExpression | NewExpression; scopes: Scope[] }[] = []
  const enter = (scope: Scope) => void scopes.push(scope)
  const leave = () => void scopes.pop()
  let name: string | null = null

  new Visitor({
    VariableDeclarator: ({ id }) => void (name = id.type === 'Identifier' ? id.name : null),
    ArrowFunctionExpression: (node) => enter({ name, parameters: node.params }),
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: (node) => enter({ name: node.id?.name ?? null, parameters: node.params }),
    'FunctionDeclaration:exit': leave,
    FunctionExpression: (node) => enter({ name: null, parameters: node.params }),
    'FunctionExpression:exit': leave,
    Literal(node) {
      if (!('regex' in node)) return
      const { pattern, flags } = node.regex
      found.patterns.push({ ...at(node.start), pattern, flags })
    },
    NewExpression(node) {
      if (isRegExp(node.callee)) made.push({ node, scopes: [...scopes] })
    },
    CallExpression(node) {
      calls.push(node)
      if (isRegExp(node.callee)) made.push({ node, scopes: [...scopes] })
      const method = methodOf(node)
      if (method === 'normalize' && isForm(node)) found.normalized.push(at(node.start))
      const format = formatPattern(text.slice(node.callee.start, node.callee.end))
      if (format !== null) {
        found.patterns.push({ ...at(node.start), pattern: format.source, flags: format.flags })
      }
      const [first] = node.arguments
      if (method === null || !MATCHING.has(method) || first === undefined) return
      const pattern = asText(constantOf(first as Expression, module))
      if (pattern !== null) found.patterns.push({ ...at(node.start), pattern, flags: '' })
      else if (first.type === 'TemplateLiteral' || first.type === 'BinaryExpression') {
        found.unresolved.push({ ...at(node.start), source: text.slice(node.start, node.end) })
      }
    },
    JSXAttribute({ name: attribute, value, start }) {
      if (attribute.name !== 'pattern' || value?.type !== 'Literal') return
      found.patterns.push({ ...at(start), pattern: `^(?:${value.value})$`, flags: 'v' })
    },
  }).visit(module.program)

  for (const { node, scopes: around } of made) {
    const resolved = bindings(around, calls, module).map((bound) => resolve(node, module, bound))
    if (resolved.length > 0 && resolved.every((one) => one !== null)) {
      found.patterns.push(...resolved.map((one) => ({ ...at(node.start), ...one })))
    } else {
      found.unresolved.push({ ...at(node.start), source: text.slice(node.start, node.end) })
    }
  }
  return found
}

type Parameters = Extract<Expression, { type: 'ArrowFunctionExpression' }>['params']

/** A function that is around, by the name under which it is called. */
interface Scope {
  name: string | null
  parameters: Parameters
}

const isRegExp = (callee: Expression): boolean =>
  (callee.type === 'Identifier' && callee.name === 'RegExp') ||
  (callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'RegExp')

const methodOf = ({ callee }: CallExpression): string | null =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : null

/** The pattern behind a format of zod, `z.email` or `z.iso.date`; `null` for any other call. */
function formatPattern(callee: string): RegExp | null {
  const name = /^z\.(?:iso\.)?(\w+)$/.exec(callee)?.[1]
  const known: unknown = Object.entries(z.regexes).find(([key]) => key === name)?.[1]
  const pattern: unknown = typeof known === 'function' ? known({}) : known
  return pattern instanceof RegExp ? pattern : null
}

/** `text.normalize('NFC')`, not `path.normalize(name)`. */
const isForm = ({ arguments: given }: CallExpression): boolean => {
  const [form] = given
  return form === undefined || (form.type === 'Literal' && /^NFK?[CD]$/.test(`${form.value}`))
}

/** What the parameters of the functions around are in each call of the innermost; all open at worst. */
function bindings(
  around: readonly Scope[],
  calls: readonly CallExpression[],
  module: Module,
): Bound[] {
  const open = new Map(
    around.flatMap(({ parameters }) => namesOf(parameters)).map((name) => [name, null]),
  )
  const scope = around.at(-1)
  const own = calls.filter(
    ({ callee }) => callee.type === 'Identifier' && callee.name === scope?.name,
  )
  if (scope === undefined || own.length === 0) return [open]
  return own.map((call): Bound => {
    const bound = new Map<string, Constant | null>(open)
    for (const [index, parameter] of scope.parameters.entries()) {
      const given = call.arguments[index]
      if (parameter.type !== 'Identifier' || given === undefined) continue
      bound.set(parameter.name, given.type === 'SpreadElement' ? null : constantOf(given, module))
    }
    return bound
  })
}

/** Names of plain parameters; what is taken apart has no constant of the module's level. */
const namesOf = (parameters: Parameters): string[] =>
  parameters.flatMap((parameter) => (parameter.type === 'Identifier' ? [parameter.name] : []))

function resolve(
  { arguments: given }: CallExpression | NewExpression,
  module: Module,
  bound: Bound,
): Pick<Pattern, 'pattern' | 'flags'> | null {
  const [first, second] = given
  if (first === undefined || first.type === 'SpreadElement') return null
  if (second?.type === 'SpreadElement') return null
  const source = constantOf(first, module, bound)
  const pattern = isPattern(source) ? source.pattern : asText(source)
  const own = isPattern(source) ? source.flags : ''
  const flags = second === undefined ? own : asText(constantOf(second, module, bound))
  return pattern === null || flags === null ? null : { pattern, flags }
}
