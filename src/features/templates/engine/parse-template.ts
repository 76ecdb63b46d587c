import {
  elementName,
  elementRefusal,
  holdsNoText,
  isVoidElement,
  mayHoldHtml,
  NAMED_BY_VALUE,
  nestingRefusal,
} from './html-elements.ts'
import { readMustacheTag } from './mustache-tag.ts'
import {
  checkElementEnd,
  checkSectionEnd,
  openElements,
  type OpenElement,
  type OpenPart,
  type OpenSection,
} from './open-parts.ts'
import { parseAttributes } from './parse-attributes.ts'
import { appendText, decodedText, dropStandaloneLine } from './static-text.ts'
import type { ElementNode, ElementTag, TemplateNode } from './template-node.ts'
import { TemplateReader } from './template-reader.ts'
import { isBlank, tidyWhitespace } from './tidy-whitespace.ts'

export interface TemplateOptions {
  /** Name of the template, `card/card-magazine`. */
  name: string
  /** Fields of the values that hold HTML already sanitised; only these may be written `{{{field}}}`. */
  htmlFields?: readonly string[]
}

/** `{{{field}}}` before its element has claimed it. */
interface HtmlMark {
  kind: 'html'
  name: string
  at: number
}

type ParsedNode = TemplateNode | HtmlMark

/** The name of an element: for React, for the rules of HTML, and as the author wrote it. */
interface WrittenTag {
  tag: ElementTag
  name: string
  written: string
}

function failMisplacedHtml(reader: TemplateReader, { name, at }: HtmlMark): never {
  reader.fail(at, `{{{${name}}}} doit être le seul contenu d’un bloc : <div>{{{${name}}}}</div>.`)
}

function withoutHtml(reader: TemplateReader, nodes: readonly ParsedNode[]): TemplateNode[] {
  return nodes.map((node) => (node.kind === 'html' ? failMisplacedHtml(reader, node) : node))
}

/** Content of an element: an HTML field must be alone in it. */
function claimHtml(
  reader: TemplateReader,
  element: OpenElement,
  nodes: readonly ParsedNode[],
): Pick<ElementNode, 'children' | 'html'> {
  const mark = nodes.find((node) => node.kind === 'html')
  if (mark === undefined) return { children: withoutHtml(reader, nodes), html: null }
  const isAlone = nodes.every(
    (node) => node === mark || (node.kind === 'text' && isBlank(node.text)),
  )
  if (!isAlone || !mayHoldHtml(element.name)) failMisplacedHtml(reader, mark)
  return { children: [], html: mark.name }
}

function holdsText(nodes: readonly TemplateNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'section') return holdsText(node.children)
    return node.kind === 'variable' || (node.kind === 'text' && !isBlank(node.text))
  })
}

function skipComment(reader: TemplateReader): void {
  const end = reader.text.indexOf('-->', reader.at + '<!--'.length)
  if (end === -1) reader.fail(reader.at, 'le commentaire <!-- n’est jamais fermé par -->.')
  reader.at = end + '-->'.length
}

function failUnended(reader: TemplateReader, open: OpenPart): never {
  reader.fail(
    open.at,
    open.kind === 'element'
      ? `<${open.written}> n’est jamais fermé par </${open.written}>.`
      : `la section {{#${open.label}}} n’est jamais fermée par {{/${open.label}}}.`,
  )
}

class TemplateParser {
  readonly #reader: TemplateReader
  readonly #htmlFields: ReadonlySet<string>

  constructor(reader: TemplateReader, htmlFields: readonly string[]) {
    this.#reader = reader
    this.#htmlFields = new Set(htmlFields)
  }

  parse(): TemplateNode[] {
    return withoutHtml(this.#reader, this.#content(null))
  }

  /** Reads what an element, a section or the whole template holds, its end included. */
  #content(open: OpenPart | null): ParsedNode[] {
    const reader: TemplateReader = this.#reader
    const nodes: ParsedNode[] = []
    while (!reader.isAtEnd) {
      const { at } = reader
      if (reader.sees('{{')) {
        if (this.#mustacheTag(open, nodes)) return nodes
      } else if (reader.sees('<!--')) {
        skipComment(reader)
      } else if (reader.sees('</')) {
        this.#endTag(open)
        return nodes
      } else if (reader.sees('<')) {
        nodes.push(this.#element(open))
      } else {
        appendText(nodes, decodedText(reader, reader.take(/(?:[^<{]|\{(?!\{))+/y), at))
      }
    }
    return open === null ? nodes : failUnended(reader, open)
  }

  /** Reads one Mustache tag among nodes; tells whether it ended the section being read. */
  #mustacheTag(open: OpenPart | null, nodes: ParsedNode[]): boolean {
    const reader: TemplateReader = this.#reader
    const { at } = reader
    const tag = readMustacheTag(reader)
    if (tag.kind === 'variable') {
      nodes.push({ kind: 'variable', path: tag.path })
      return false
    }
    if (tag.kind === 'html') {
      const { name } = tag
      if (!this.#htmlFields.has(name)) {
        reader.fail(
          at,
          `{{{${name}}}} n’est pas permis : écrivez {{${name}}}, dont la valeur est échappée.`,
        )
      }
      nodes.push({ kind: 'html', name, at })
      return false
    }
    const isStandalone = dropStandaloneLine(reader, at, nodes)
    // The line end in front of the tag already stands for the space of the next indentation.
    if (isStandalone && !openElements(open).includes('pre')) reader.take(/[ \t]*/y)
    if (tag.kind === 'close') {
      checkSectionEnd(reader, open, tag.label, at)
      return true
    }
    if (tag.kind === 'open') {
      const { path, inverted, label } = tag
      const section: OpenSection = { kind: 'section', label, at, around: open }
      const children = reader.inside(at, () => withoutHtml(reader, this.#content(section)))
      nodes.push({ kind: 'section', path, inverted, children })
    }
    return false
  }

  #endTag(open: OpenPart | null): void {
    const reader: TemplateReader = this.#reader
    const { at } = reader
    reader.at += '</'.length
    const written = reader.sees('{{') ? this.#dynamicTag(at).written : reader.take(/[^\s>{]*/y)
    reader.take(/\s*/y)
    if (!reader.sees('>')) reader.fail(at, `</${written} n’est pas fermé par >.`)
    reader.at += 1
    if (isVoidElement(written.toLowerCase())) {
      reader.fail(at, `<${written}> est un élément vide : retirez </${written}>.`)
    }
    checkElementEnd(reader, open, written, at)
  }

  #element(around: OpenPart | null): ElementNode {
    const reader: TemplateReader = this.#reader
    const { at } = reader
    const ancestors = openElements(around)
    const isInSvg = ancestors.includes('svg')
    reader.at += 1
    const start = reader.sees('{{') ? this.#dynamicTag(at) : this.#staticTag(at, isInSvg)
    const { tag, name, written } = start
    if (isInSvg && name === NAMED_BY_VALUE) {
      reader.fail(at, `<${written}> n’est pas permis dans <svg>.`)
    }
    const refusal = nestingRefusal(name, ancestors)
    if (refusal !== null) reader.fail(at, refusal)

    const attributes = parseAttributes(reader)
    const isVoid = isVoidElement(name)
    if (reader.take(/\/?>/y) === '/>' && !isVoid) {
      if (!isInSvg && name !== 'svg') {
        const whole = `<${written}></${written}>`
        reader.fail(at, `<${written}/> n’est pas un élément vide : écrivez ${whole}.`)
      }
      return { kind: 'element', tag, attributes, children: [], html: null }
    }
    if (isVoid) return { kind: 'element', tag, attributes, children: [], html: null }
    // A browser drops a line end right behind <pre>.
    if (name === 'pre') reader.take(/\n/y)
    const open: OpenElement = { kind: 'element', name, written, at, around }
    const content = reader.inside(at, () => claimHtml(reader, open, this.#content(open)))
    if (holdsNoText(name) && holdsText(content.children)) {
      reader.fail(at, `<${written}> ne peut pas contenir de texte directement.`)
    }
    return { kind: 'element', tag, attributes, ...content }
  }

  #staticTag(at: number, isInSvg: boolean): WrittenTag {
    const reader: TemplateReader = this.#reader
    const written = reader.take(/[a-zA-Z][^\s/>{}<"'=]*/y)
    if (written === '') {
      reader.fail(at, 'ce < n’ouvre pas un élément : pour le signe, écrivez &lt;.')
    }
    if (reader.sees('{{')) {
      reader.fail(at, 'un nom d’élément ne peut venir d’une valeur qu’en entier : <{{title_tag}}>.')
    }
    const name = elementName(written, isInSvg)
    if (name === null) reader.fail(at, elementRefusal(written, isInSvg))
    return { tag: name, name, written }
  }

  #dynamicTag(at: number): WrittenTag {
    const reader: TemplateReader = this.#reader
    const tag = readMustacheTag(reader)
    const isWhole = reader.matches(/[\s/>]/y)
    if (tag.kind !== 'variable' || tag.path.length === 0 || !isWhole) {
      reader.fail(
        at,
        'un nom d’élément venu d’une valeur s’écrit <{{title_tag}}>…</{{title_tag}}>.',
      )
    }
    const written = `{{${tag.path.join('.')}}}`
    return { tag: { path: tag.path }, name: NAMED_BY_VALUE, written }
  }
}

/**
 * Reads a template text, HTML and Mustache together, into a tree that needs no more parsing
 * (requirements F1, F4). Throws `TemplateError` with the line of the first fault.
 */
export function parseTemplate(text: string, options: TemplateOptions): TemplateNode[] {
  const reader = new TemplateReader(options.name, text)
  return tidyWhitespace(new TemplateParser(reader, options.htmlFields ?? []).parse())
}
