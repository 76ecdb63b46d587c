import { editDistance, editsAllowed } from '#base/kit/text/edit-distance.ts'
import { readMustacheTag } from './mustache-tag.ts'
import type { Path } from './template-node.ts'
import { TemplateReader } from './template-reader.ts'

/** A variable that no example of the template has: it draws nothing. */
export interface UnknownVariable {
  /** As it is written: `titre`, `video.adresse`. */
  name: string
  /** Where it stands first, from 1. */
  line: number
  /** Variables that may be meant, best first. */
  near: string[]
}

/** Faults told at most, each once; near names of each. */
const MOST = 20
const NEAR = 2
/** Longer names resemble none. */
const LONGEST_NAME = 40

type Fields = Readonly<Record<string, unknown>>

/** What a name may stand for at one depth of sections: the examples' values there. */
type Scope = readonly Fields[]

/**
 * Variables of a text that are in none of the examples, in the order of the text.
 * @param text of a template that compiles
 * @param examples values that hold together every variable there is
 */
export function unknownVariables(text: string, examples: readonly object[]): UnknownVariable[] {
  const reader = new TemplateReader('', text)
  const lastEnd = reader.text.lastIndexOf('-->')
  const scopes: Scope[] = [fieldsOf(examples)]
  const found = new Map<string, UnknownVariable>()
  while (found.size < MOST && toNextTag(reader, lastEnd)) {
    const { at } = reader
    const tag = readMustacheTag(reader)
    if (tag.kind === 'close') scopes.pop()
    if (tag.kind !== 'variable' && tag.kind !== 'open') continue
    const values = lookedUp(scopes, tag.path)
    const name = tag.path.join('.')
    if (values === null && !found.has(name)) {
      found.set(name, { name, line: reader.lineAt(at), near: nearNames(scopes, tag.path) })
    }
    if (tag.kind === 'open') scopes.push(tag.inverted ? [] : fieldsOf((values ?? []).flat()))
  }
  return [...found.values()]
}

/**
 * Goes on to the next `{{`, past HTML comments; tells whether there is one.
 * @param lastEnd offset of the last `-->`: what begins behind it is no comment
 */
function toNextTag(reader: TemplateReader, lastEnd: number): boolean {
  const next = /\{\{|<!--/g
  next.lastIndex = reader.at
  for (let mark = next.exec(reader.text); mark !== null; mark = next.exec(reader.text)) {
    reader.at = mark.index
    if (mark[0] === '{{') return true
    if (mark.index < lastEnd) next.lastIndex = reader.text.indexOf('-->', mark.index)
  }
  return false
}

const fieldsOf = (values: readonly unknown[]): Scope =>
  values.filter(
    (value): value is Fields =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  )

const valuesIn = (scope: Scope, name: string): unknown[] =>
  scope.flatMap((fields) => (Object.hasOwn(fields, name) ? [fields[name]] : []))

/** Values of a variable in the examples, found as the drawing finds it; `null` when none has it. */
function lookedUp(scopes: readonly Scope[], [first, ...rest]: Path): readonly unknown[] | null {
  if (first === undefined) return scopes.at(-1) ?? []
  const scope = scopes.findLast((one) => one.some((fields) => Object.hasOwn(fields, first)))
  if (scope === undefined) return null
  let values = valuesIn(scope, first)
  for (const name of rest) {
    const inside = fieldsOf(values)
    if (!inside.some((fields) => Object.hasOwn(fields, name))) return null
    values = valuesIn(inside, name)
  }
  return values
}

/** Without what one forgets: case, `_` and `-`. */
const plain = (name: string): string => name.toLowerCase().replace(/[_-]/g, '')

/** Names that come near to the last one of a path, where the ones before it lead. */
function nearNames(scopes: readonly Scope[], path: Path): string[] {
  const wanted = plain(path.at(-1) ?? '')
  const before = path.slice(0, -1)
  const reached = before.length > 0 ? [fieldsOf(lookedUp(scopes, before) ?? [])] : scopes
  const names = new Set(reached.flatMap((scope) => scope.flatMap((fields) => Object.keys(fields))))
  if (wanted.length > LONGEST_NAME) return []
  return [...names]
    .map((name) => ({ name, edits: editDistance(wanted, plain(name)) }))
    .filter(({ name, edits }) => edits <= editsAllowed(Math.min(wanted.length, name.length)))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, NEAR)
    .map(({ name }) => [...before, name].join('.'))
}
