import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Expression, parseSync, type Program, type PropertyKey, Visitor } from 'oxc-parser'

const SRC = resolve(import.meta.dirname, '../src')

/** What the product itself says in one language, as far as the other says it otherwise. */
export interface TwinTexts {
  french: ReadonlySet<string>
  english: ReadonlySet<string>
}

/** Runs of white space of any width as one space, typographic signs as a keyboard has them. */
export const plainly = (text: string): string =>
  text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()

/**
 * Every text of the sources that stands in two languages: under the keys `fr-FR` and `en-GB`, `fr` and `en`, as
 * `FRENCH` and `ENGLISH`, or on either side of a question about the culture. A text with gaps counts by its pieces.
 */
export function twinTexts(): TwinTexts {
  const french = new Set<string>()
  const english = new Set<string>()
  for (const file of sources()) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    collect(program, { french, english })
    const constants = textsOfConstants(program)
    for (const text of constants.get('FRENCH') ?? []) french.add(text)
    // Alone it names in English what a firm says in French.
    if (constants.has('FRENCH'))
      for (const text of constants.get('ENGLISH') ?? []) english.add(text)
  }
  // « Contact » is both.
  const both = [...french].filter((text) => english.has(text))
  for (const text of both) {
    french.delete(text)
    english.delete(text)
  }
  return { french, english }
}

const sources = (): string[] =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/admin\/|examples/.test(file))
    .map((file) => join(SRC, file))

const FRENCH_KEYS = new Set(['fr-FR', 'fr'])
const ENGLISH_KEYS = new Set(['en-GB', 'en'])

function collect(program: Program, { french, english }: Record<keyof TwinTexts, Set<string>>) {
  const visitor = new Visitor({
    ObjectExpression({ properties }) {
      const members = new Map(
        properties.flatMap((one) =>
          one.type === 'Property' ? [[keyOf(one.key), one.value] as const] : [],
        ),
      )
      const of = (keys: ReadonlySet<string>) =>
        [...members].flatMap(([key, value]) => (keys.has(key) ? [value] : []))
      const [[fr], [en]] = [of(FRENCH_KEYS), of(ENGLISH_KEYS)]
      if (fr === undefined || en === undefined) return
      for (const text of textsOf(fr)) french.add(text)
      for (const text of textsOf(en)) english.add(text)
    },
    ConditionalExpression({ test, consequent, alternate }) {
      if (test.type !== 'BinaryExpression' || test.operator !== '===') return
      const asked = test.right.type === 'Literal' ? String(test.right.value) : ''
      if (!FRENCH_KEYS.has(asked) && !ENGLISH_KEYS.has(asked)) return
      const isFrench = FRENCH_KEYS.has(asked)
      for (const text of textsOf(isFrench ? consequent : alternate)) french.add(text)
      for (const text of textsOf(isFrench ? alternate : consequent)) english.add(text)
    },
  })
  visitor.visit(program)
}

function textsOfConstants(program: Program): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>()
  const visitor = new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) found.set(id.name, textsOf(init))
    },
  })
  visitor.visit(program)
  return found
}

const keyOf = (key: PropertyKey): string => {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

/** The pieces of text in an expression that have a word in them. */
function textsOf(expression: Expression | object): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    if (typeof node !== 'object' || node === null) return
    const { type, value } = node as { type?: string; value?: unknown }
    if (type === 'Literal' && typeof value === 'string') found.push(value)
    if (type === 'TemplateElement') found.push((value as { cooked: string }).cooked)
    for (const [name, child] of Object.entries(node)) {
      if (name !== 'key' && !name.startsWith('type')) walk(child)
    }
  }
  walk(expression)
  return found.map(plainly).filter((text) => /\p{L}{3}/u.test(text))
}
