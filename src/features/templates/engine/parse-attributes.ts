import { attributeRefusal, attributeRule } from './html-attributes.ts'
import { readMustacheTag } from './mustache-tag.ts'
import { checkSectionEnd, type OpenSection } from './open-parts.ts'
import { isSafeSrcset, isSafeUrl } from './safe-url.ts'
import { appendText, decodedText, dropStandaloneLine } from './static-text.ts'
import type { AttributeNode, TextPart } from './template-node.ts'
import type { TemplateReader } from './template-reader.ts'

/**
 * Reads the attributes of a start tag, up to its `>` or `/>`, which is left to read. Inside of
 * a section of attributes, reads up to the end of that section.
 */
export function parseAttributes(
  reader: TemplateReader,
  section: OpenSection | null = null,
): AttributeNode[] {
  const attributes: AttributeNode[] = []
  const names = new Set<string>()
  for (;;) {
    reader.take(/\s*/y)
    const { at } = reader
    if (reader.isAtEnd) reader.fail(at, 'un élément n’est pas fermé par >.')
    if (reader.sees('>') || reader.sees('/>')) {
      if (section === null) return attributes
      reader.fail(at, `la section {{#${section.label}}} doit être fermée avant >.`)
    }
    if (!reader.sees('{{')) {
      const { name, node } = parseAttribute(reader)
      if (names.has(name)) reader.fail(at, `l’attribut ${name} est écrit deux fois.`)
      names.add(name)
      attributes.push(node)
      continue
    }
    const tag = readMustacheTag(reader)
    if (tag.kind === 'variable' || tag.kind === 'html') {
      reader.fail(at, 'une valeur ne peut pas donner un attribut : écrivez nom="{{valeur}}".')
    }
    if (tag.kind === 'close') {
      checkSectionEnd(reader, section, tag.label, at)
      return attributes
    }
    if (tag.kind === 'open') {
      const { path, inverted, label } = tag
      const open: OpenSection = { kind: 'section', label, at, around: section }
      const inside = reader.inside(at, () => parseAttributes(reader, open))
      attributes.push({ kind: 'section', path, inverted, attributes: inside })
    }
  }
}

function parseAttribute(reader: TemplateReader): { name: string; node: AttributeNode } {
  const { at } = reader
  const name = reader.take(/[^\s"'<>/={}]+/y).toLowerCase()
  if (name === '') {
    reader.fail(at, `« ${reader.text.charAt(at)} » n’est pas attendu entre < et >.`)
  }
  const endsSection = reader.matches(/\{\{\s*\//y)
  if (reader.sees('{') && !endsSection) {
    reader.fail(at, 'une valeur ne peut pas donner un nom d’attribut.')
  }
  const refusal = attributeRefusal(name)
  if (refusal !== null) reader.fail(at, refusal)
  const rule = attributeRule(name)
  if (reader.take(/\s*=\s*/y) === '') {
    return { name, node: { kind: 'attribute', ...rule, parts: null } }
  }
  const parts = parseValue(reader, name)
  const written = parts.every((part) => part.kind === 'text')
    ? parts.map((part) => part.text).join('')
    : ''
  const isRefused =
    (rule.type === 'url' && !isSafeUrl(written)) ||
    (rule.type === 'srcset' && !isSafeSrcset(written))
  if (isRefused) {
    reader.fail(
      at,
      `l’adresse de ${name} doit être relative ou commencer par http:, https:, mailto: ou tel:.`,
    )
  }
  return { name, node: { kind: 'attribute', ...rule, parts } }
}

function parseValue(reader: TemplateReader, name: string): TextPart[] {
  const { at } = reader
  const quote = reader.take(/["']/y)
  if (quote !== '') return parseQuoted(reader, { quote, at }, null)
  const value = reader.take(/[^\s"'<>=`{}]+/y)
  if (value === '' || reader.matches(/\{(?!\{\s*\/)/y)) {
    reader.fail(at, `la valeur de l’attribut ${name} doit être entre guillemets.`)
  }
  return [{ kind: 'text', text: decodedText(reader, value, at) }]
}

/** Reads a quoted value up to and with its closing quote, or the end of a section inside it. */
function parseQuoted(
  reader: TemplateReader,
  opening: { quote: string; at: number },
  section: OpenSection | null,
): TextPart[] {
  const { quote } = opening
  const text = quote === '"' ? /(?:[^"{]|\{(?!\{))+/y : /(?:[^'{]|\{(?!\{))+/y
  const parts: TextPart[] = []
  for (;;) {
    const textAt = reader.at
    appendText(parts, decodedText(reader, reader.take(text), textAt))
    const { at } = reader
    if (reader.isAtEnd) {
      reader.fail(opening.at, `la valeur ouverte par ${quote} n’est jamais fermée.`)
    }
    if (reader.sees(quote)) {
      if (section !== null) {
        reader.fail(at, `la section {{#${section.label}}} doit être fermée avant ${quote}.`)
      }
      reader.at += 1
      return parts
    }
    const tag = readMustacheTag(reader)
    if (tag.kind === 'html') {
      reader.fail(
        at,
        `{{{${tag.name}}}} n’est pas permis dans un attribut : écrivez {{${tag.name}}}.`,
      )
    }
    if (tag.kind === 'variable') {
      parts.push({ kind: 'variable', path: tag.path })
      continue
    }
    dropStandaloneLine(reader, at, parts)
    if (tag.kind === 'close') {
      checkSectionEnd(reader, section, tag.label, at)
      return parts
    }
    if (tag.kind === 'open') {
      const { path, inverted, label } = tag
      const open: OpenSection = { kind: 'section', label, at, around: section }
      const children = reader.inside(at, () => parseQuoted(reader, opening, open))
      parts.push({ kind: 'section', path, inverted, children })
    }
  }
}
