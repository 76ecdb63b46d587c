import { attributeRefusal, attributeRule } from './html-attributes.ts'
import {
  elementName,
  elementRefusal,
  holdsNoText,
  isVoidElement,
  mayHoldHtml,
  NAMED_BY_VALUE,
  nestingRefusal,
} from './html-elements.ts'
import { decodeEntities } from './html-entities.ts'
import { readMustacheTag, standaloneLine } from './mustache-tag.ts'
import { isSafeSrcset, isSafeUrl } from './safe-url.ts'
import type {
  AttributeNode,
  ElementNode,
  ElementTag,
  SectionNode,
  TemplateNode,
  TextPart,
} from './template-node.ts'
import { TemplateSource } from './template-source.ts'
import { tidyWhitespace } from './tidy-whitespace.ts'

/** How deep elements and sections may stand in each other; real templates need about ten. */
const MAX_DEPTH = 100

export interface ParseOptions {
  /** Name of the template, for messages. */
  name: string
  /** Fields that hold sanitised HTML: only these may be written `{{{field}}}`. */
  htmlFields?: readonly string[]
}

interface OpenElement {
  kind: 'element'
  name: string
  /** As the author wrote it: `div`, `{{title_tag}}`. */
  written: string
  at: number
  parent: Open | null
}

interface OpenSection {
  kind: 'section'
  /** The variable: `items`, `a.b`. */
  label: string
  at: number
  parent: Open | null
}

type Open = OpenElement | OpenSection

/** `{{{field}}}` before its element has claimed it. */
interface HtmlMark {
  kind: 'html'
  name: string
  at: number
}

type ParsedNode = TemplateNode | HtmlMark

const isBlankText = (node: ParsedNode): boolean =>
  node.kind === 'text' && node.text.trim() === '' && !node.text.includes('\u00A0')

function* ancestorsOf(open: Open | null): Generator<Open> {
  for (let at = open; at !== null; at = at.parent) yield at
}

function elementsAround(open: Open | null): string[] {
  return [...ancestorsOf(open)].flatMap((around) => (around.kind === 'element' ? [around.name] : []))
}

function appendText<T extends { kind: string }>(
  parts: (T | { kind: 'text'; text: string })[],
  text: string,
): void {
  if (text === '') return
  const last = parts.at(-1)
  if (last !== undefined && last.kind === 'text' && 'text' in last) last.text += text
  else parts.push({ kind: 'text', text })
}

function trimLastIndentation<T extends { kind: string }>(
  parts: (T | { kind: 'text'; text: string })[],
): void {
  const last = parts.at(-1)
  if (last === undefined || last.kind !== 'text' || !('text' in last)) return
  last.text = last.text.replace(/[ \t]+$/, '')
  if (last.text === '') parts.pop()
}

function holdsText(nodes: readonly TemplateNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'section') return holdsText(node.children)
    return node.kind === 'variable' || (node.kind === 'text' && !isBlankText(node))
  })
}

class TemplateParser {
  readonly #source: TemplateSource
  readonly #text: string
  readonly #htmlFields: ReadonlySet<string>
  #at = 0
  #depth = 0

  constructor(source: TemplateSource, htmlFields: readonly string[]) {
    this.#source = source
    this.#text = source.text
    this.#htmlFields = new Set(htmlFields)
  }

  parse(): TemplateNode[] {
    return this.#withoutHtml(this.#content(null))
  }

  /** Reads what an element, a section or the whole template holds, its end included. */
  #content(open: Open | null): ParsedNode[] {
    const nodes: ParsedNode[] = []
    while (this.#at < this.#text.length) {
      if (this.#sees('{{')) {
        if (this.#mustacheInContent(open, nodes)) return nodes
      } else if (this.#sees('<!--')) {
        this.#skipComment()
      } else if (this.#sees('</')) {
        this.#endTag(open)
        return nodes
      } else if (this.#sees('<')) {
        nodes.push(this.#element(open))
      } else {
        appendText(nodes, this.#staticText())
      }
    }
    if (open?.kind === 'element') {
      this.#source.fail(open.at, `<${open.written}> n’est jamais fermé par </${open.written}>.`)
    }
    if (open !== null) {
      this.#source.fail(open.at, `la section {{#${open.label}}} n’est jamais fermée par {{/${open.label}}}.`)
    }
    return nodes
  }

  /** Reads one Mustache tag among nodes; tells whether it ended the section being read. */
  #mustacheInContent(open: Open | null, nodes: ParsedNode[]): boolean {
    const start = this.#at
    const tag = readMustacheTag(this.#source, start)
    this.#at = tag.end
    if (tag.kind === 'variable') {
      nodes.push({ kind: 'variable', path: tag.path })
      return false
    }
    if (tag.kind === 'html') {
      this.#checkHtmlField(tag.name, start)
      nodes.push({ kind: 'html', name: tag.name, at: start })
      return false
    }
    this.#leaveStandaloneLine(start, tag.end, nodes, open)
    if (tag.kind === 'comment') return false
    if (tag.kind === 'close') {
      this.#checkSectionEnd(open, tag.label, start)
      return true
    }
    this.#enter(start)
    const section: OpenSection = { kind: 'section', label: tag.label, at: start, parent: open }
    const children = this.#withoutHtml(this.#content(section))
    this.#depth -= 1
    nodes.push({ kind: 'section', path: tag.path, inverted: tag.inverted, children } satisfies SectionNode)
    return false
  }

  /**
   * Outside of `<pre>` the next line's indentation goes too: the line end in front of the tag
   * already stands for the space.
   */
  #leaveStandaloneLine(start: number, end: number, nodes: ParsedNode[], open: Open | null): void {
    const line = standaloneLine(this.#text, start, end)
    if (line === null) return
    trimLastIndentation(nodes)
    this.#at = line.end
    if (!elementsAround(open).includes('pre')) this.#take(/[ \t]*/y)
  }

  #checkSectionEnd(open: Open | null, label: string, at: number): void {
    if (open?.kind === 'section' && open.label === label) return
    for (const around of ancestorsOf(open)) {
      if (around.kind !== 'section' || around.label !== label || open === null) continue
      const line = this.#source.lineAt(open.at)
      const opened = open.kind === 'element' ? `<${open.written}>` : `la section {{#${open.label}}}`
      this.#source.fail(
        at,
        `${opened}, ligne ${line}, doit être fermé avant {{/${label}}} : une section contient des éléments entiers.`,
      )
    }
    this.#source.fail(at, `{{/${label}}} ferme une section qui n’est pas ouverte ici.`)
  }

  #endTag(open: Open | null): void {
    const start = this.#at
    this.#at += 2
    const written = this.#sees('{{') ? this.#dynamicName(start).written : this.#take(/[^\s>{]*/y)
    this.#take(/\s*/y)
    if (!this.#sees('>')) this.#source.fail(start, `</${written} n’est pas fermé par >.`)
    this.#at += 1
    const isSame = (around: Open): boolean =>
      around.kind === 'element' && around.written.toLowerCase() === written.toLowerCase()
    if (open !== null && isSame(open)) return
    if (isVoidElement(written.toLowerCase())) {
      this.#source.fail(start, `<${written}> est un élément vide : retirez </${written}>.`)
    }
    if (open === null || ![...ancestorsOf(open)].some(isSame)) {
      this.#source.fail(start, `</${written}> ferme un élément qui n’est pas ouvert.`)
    }
    const line = this.#source.lineAt(open.at)
    this.#source.fail(
      start,
      open.kind === 'element'
        ? `<${open.written}>, ligne ${line}, doit être fermé avant </${written}>.`
        : `la section {{#${open.label}}}, ligne ${line}, doit être fermée avant </${written}> : une section contient des éléments entiers.`,
    )
  }

  #element(parent: Open | null): ElementNode {
    const at = this.#at
    this.#at += 1
    const around = elementsAround(parent)
    const isInSvg = around.includes('svg')
    const { tag, name, written } = this.#sees('{{')
      ? this.#dynamicName(at)
      : this.#staticName(at, isInSvg)
    if (isInSvg && name === NAMED_BY_VALUE) {
      this.#source.fail(at, `<${written}> n’est pas permis dans <svg>.`)
    }
    const refusal = nestingRefusal(name, around)
    if (refusal !== null) this.#source.fail(at, refusal)

    this.#enter(at)
    const attributes = this.#attributes(null)
    const isSelfClosed = this.#sees('/>')
    this.#at += isSelfClosed ? 2 : 1
    const open: OpenElement = { kind: 'element', name, written, at, parent }
    const node = { kind: 'element' as const, tag, attributes }
    let content: Pick<ElementNode, 'children' | 'html'> = { children: [], html: null }
    if (isSelfClosed && !isInSvg && name !== 'svg' && !isVoidElement(name)) {
      this.#source.fail(at, `<${written}/> n’est pas un élément vide : écrivez <${written}></${written}>.`)
    }
    if (!isSelfClosed && !isVoidElement(name)) {
      // A browser drops a line end right behind <pre>.
      if (name === 'pre' && this.#sees('\n')) this.#at += 1
      content = this.#claimHtml(open, this.#content(open))
    }
    this.#depth -= 1
    if (holdsNoText(name) && holdsText(content.children)) {
      this.#source.fail(at, `<${written}> ne peut pas contenir de texte directement.`)
    }
    return { ...node, ...content }
  }

  #staticName(at: number, isInSvg: boolean): { tag: ElementTag; name: string; written: string } {
    const written = this.#take(/[a-zA-Z][^\s/>{}<"'=]*/y)
    if (written === '') {
      this.#source.fail(at, 'ce < n’ouvre pas un élément : pour le signe, écrivez &lt;.')
    }
    if (this.#sees('{{')) {
      this.#source.fail(at, 'un nom d’élément ne peut venir d’une valeur qu’en entier : <{{title_tag}}>.')
    }
    const name = elementName(written, isInSvg)
    if (name === null) this.#source.fail(at, elementRefusal(written, isInSvg))
    return { tag: name, name, written }
  }

  #dynamicName(at: number): { tag: ElementTag; name: string; written: string } {
    const tag = readMustacheTag(this.#source, this.#at)
    if (tag.kind !== 'variable' || tag.path.length === 0 || !/[\s/>]/.test(this.#text.charAt(tag.end))) {
      this.#source.fail(at, 'un nom d’élément venu d’une valeur s’écrit <{{title_tag}}>…</{{title_tag}}>.')
    }
    this.#at = tag.end
    return { tag: { path: tag.path }, name: NAMED_BY_VALUE, written: `{{${tag.path.join('.')}}}` }
  }

  /** Reads attributes up to `>`, `/>` or the end of the section they stand in. */
  #attributes(section: OpenSection | null): AttributeNode[] {
    const attributes: AttributeNode[] = []
    const names = new Set<string>()
    for (;;) {
      this.#take(/\s*/y)
      const at = this.#at
      if (at >= this.#text.length) this.#source.fail(at, 'un élément n’est pas fermé par >.')
      if (this.#sees('>') || this.#sees('/>')) {
        if (section !== null) {
          this.#source.fail(at, `la section {{#${section.label}}} doit être fermée avant >.`)
        }
        return attributes
      }
      if (!this.#sees('{{')) {
        const { name, node } = this.#attribute()
        if (names.has(name)) this.#source.fail(at, `l’attribut ${name} est écrit deux fois.`)
        names.add(name)
        attributes.push(node)
        continue
      }
      const tag = readMustacheTag(this.#source, at)
      this.#at = tag.end
      if (tag.kind === 'variable' || tag.kind === 'html') {
        this.#source.fail(at, 'une valeur ne peut pas donner un attribut : écrivez nom="{{valeur}}".')
      }
      if (tag.kind === 'close') {
        this.#checkSectionEnd(section, tag.label, at)
        return attributes
      }
      if (tag.kind === 'open') {
        this.#enter(at)
        const inner = this.#attributes({ kind: 'section', label: tag.label, at, parent: section })
        this.#depth -= 1
        attributes.push({ kind: 'section', path: tag.path, inverted: tag.inverted, attributes: inner })
      }
    }
  }

  #attribute(): { name: string; node: AttributeNode } {
    const at = this.#at
    const name = this.#take(/[^\s"'<>/={}]+/y).toLowerCase()
    if (name === '') {
      this.#source.fail(at, `« ${this.#text.charAt(at)} » n’est pas attendu entre < et >.`)
    }
    const endsSection = /^\{\{\s*\//.test(this.#text.slice(this.#at, this.#at + 8))
    if (this.#sees('{') && !endsSection) {
      this.#source.fail(at, 'une valeur ne peut pas donner un nom d’attribut.')
    }
    const refusal = attributeRefusal(name)
    if (refusal !== null) this.#source.fail(at, refusal)
    const rule = attributeRule(name)
    if (this.#take(/\s*=\s*/y) === '') {
      return { name, node: { kind: 'attribute', ...rule, parts: null } }
    }
    const parts = this.#attributeValue(name)
    const isStatic = parts.every((part) => part.kind === 'text')
    const written = parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')
    const isSafe = rule.type === 'srcset' ? isSafeSrcset : isSafeUrl
    if (isStatic && (rule.type === 'url' || rule.type === 'srcset') && !isSafe(written)) {
      this.#source.fail(at, `l’adresse de ${name} doit être relative ou commencer par http:, https:, mailto: ou tel:.`)
    }
    return { name, node: { kind: 'attribute', ...rule, parts } }
  }

  #attributeValue(name: string): TextPart[] {
    const at = this.#at
    const quote = this.#take(/["']/y)
    if (quote !== '') return this.#quotedParts(quote, at, null)
    const value = this.#take(/[^\s"'<>=`{}]+/y)
    if (value === '' || this.#sees('{')) {
      this.#source.fail(at, `la valeur de l’attribut ${name} doit être entre guillemets.`)
    }
    return [{ kind: 'text', text: this.#decoded(value, at) }]
  }

  /** Reads a quoted value up to its closing quote or the end of the section inside it. */
  #quotedParts(quote: string, opened: number, section: OpenSection | null): TextPart[] {
    const parts: TextPart[] = []
    const text = quote === '"' ? /(?:[^"{]|\{(?!\{))+/y : /(?:[^'{]|\{(?!\{))+/y
    for (;;) {
      const at = this.#at
      appendText(parts, this.#decoded(this.#take(text), at))
      const start = this.#at
      if (start >= this.#text.length) {
        this.#source.fail(opened, `la valeur ouverte par ${quote} n’est jamais fermée.`)
      }
      if (this.#sees(quote)) {
        if (section !== null) {
          this.#source.fail(start, `la section {{#${section.label}}} doit être fermée avant ${quote}.`)
        }
        this.#at += 1
        return parts
      }
      const tag = readMustacheTag(this.#source, start)
      this.#at = tag.end
      if (tag.kind === 'html') {
        this.#source.fail(start, `{{{${tag.name}}}} n’est pas permis dans un attribut : écrivez {{${tag.name}}}.`)
      }
      if (tag.kind === 'variable') {
        parts.push({ kind: 'variable', path: tag.path })
        continue
      }
      const line = standaloneLine(this.#text, start, tag.end)
      if (line !== null) {
        trimLastIndentation(parts)
        this.#at = line.end
      }
      if (tag.kind === 'close') {
        this.#checkSectionEnd(section, tag.label, start)
        return parts
      }
      if (tag.kind === 'open') {
        this.#enter(start)
        const inner: OpenSection = { kind: 'section', label: tag.label, at: start, parent: section }
        const children = this.#quotedParts(quote, opened, inner)
        this.#depth -= 1
        parts.push({ kind: 'section', path: tag.path, inverted: tag.inverted, children })
      }
    }
  }

  #checkHtmlField(name: string, at: number): void {
    if (this.#htmlFields.has(name)) return
    this.#source.fail(at, `{{{${name}}}} n’est pas permis : écrivez {{${name}}}, dont la valeur est échappée.`)
  }

  /** Content of an element: HTML of a field must be alone in it. */
  #claimHtml(open: OpenElement, nodes: ParsedNode[]): Pick<ElementNode, 'children' | 'html'> {
    const mark = nodes.find((node) => node.kind === 'html')
    if (mark === undefined) return { children: this.#withoutHtml(nodes), html: null }
    const isAlone = nodes.every((node) => node === mark || isBlankText(node))
    if (!isAlone || !mayHoldHtml(open.name)) this.#failMisplacedHtml(mark)
    return { children: [], html: mark.name }
  }

  #withoutHtml(nodes: ParsedNode[]): TemplateNode[] {
    return nodes.map((node) => (node.kind === 'html' ? this.#failMisplacedHtml(node) : node))
  }

  #failMisplacedHtml(mark: HtmlMark): never {
    const written = `{{{${mark.name}}}}`
    this.#source.fail(mark.at, `${written} doit être le seul contenu d’un bloc : <div>${written}</div>.`)
  }

  #skipComment(): void {
    const end = this.#text.indexOf('-->', this.#at + 4)
    if (end === -1) this.#source.fail(this.#at, 'le commentaire <!-- n’est jamais fermé par -->.')
    this.#at = end + 3
  }

  #staticText(): string {
    const at = this.#at
    return this.#decoded(this.#take(/(?:[^<{]|\{(?!\{))+/y), at)
  }

  #decoded(written: string, at: number): string {
    return decodeEntities(written, (offset, entity) =>
      this.#source.fail(at + offset, `l’entité ${entity} n’est pas connue : écrivez le caractère lui-même.`),
    )
  }

  #enter(at: number): void {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) {
      this.#source.fail(at, `plus de ${MAX_DEPTH} éléments et sections imbriqués.`)
    }
  }

  #sees(expected: string): boolean {
    return this.#text.startsWith(expected, this.#at)
  }

  /** Reads what a sticky pattern matches here; nothing is the empty string. */
  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += found.length
    return found
  }
}

/**
 * Reads a template text, HTML and Mustache together, into a tree that needs no more parsing
 * (requirements F1, F4). Throws `TemplateError` with the line of the first fault.
 */
export function parseTemplate(text: string, options: ParseOptions): TemplateNode[] {
  const source = new TemplateSource(options.name, text)
  return tidyWhitespace(new TemplateParser(source, options.htmlFields ?? []).parse())
}
