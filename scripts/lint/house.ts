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

/** What of a syntax tree the rule reads. */
interface Node {
  type: string
  name?: string
  left?: Node
  argument?: Node
  parameter?: Node
  params?: Node[]
}

function nameOf(parameter: Node): Node | null {
  const inner = parameter.parameter ?? parameter.left ?? parameter.argument
  if (parameter.type === 'Identifier') return parameter
  return inner === undefined ? null : nameOf(inner)
}

interface Context {
  report(fault: { node: Node; message: string }): void
}

function judge(context: Context) {
  const note = ({ params = [] }: Node) => {
    for (const parameter of params) {
      const named = nameOf(parameter)
      if (named?.name === undefined || !NAMELESS.has(named.name)) continue
      context.report({
        node: named,
        message: `Un paramètre porte le nom de la chose qu’il est, pas « ${named.name} ».`,
      })
    }
  }
  return {
    ArrowFunctionExpression: note,
    FunctionDeclaration: note,
    FunctionExpression: note,
    TSFunctionType: note,
    TSMethodSignature: note,
  }
}

/** Rules of this house, for oxlint. */
export default {
  meta: { name: 'house' },
  rules: { 'parameter-names': { create: judge } },
}
