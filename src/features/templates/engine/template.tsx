import type { Template } from '#framework/widget-kit/template.ts'
import type { ReactElement, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { valueTag } from './html-elements.ts'
import { parseTemplate, type TemplateOptions } from './parse-template.ts'
import { isSafeSrcset, isSafeUrl } from './safe-url.ts'
import {
  forSection,
  isFalsy,
  lookup,
  lookupOutermost,
  markOf,
  textOf,
  type Context,
} from './template-context.ts'
import type {
  AttributeNode,
  AttributeType,
  ElementNode,
  Path,
  SectionNode,
  TemplateNode,
  TextPart,
} from './template-node.ts'

type Props = Record<string, unknown>
type DrawText = (context: Context) => string
type DrawNode = (context: Context, key?: string) => ReactNode
type SetProps = (props: Props, context: Context) => void

const NO_CONTEXT: Context = { value: undefined, around: null }

function compileVariable(path: Path): DrawText {
  return (context) => textOf(lookup(context, path))
}

function compileText(parts: readonly TextPart[]): DrawText {
  const draws = parts.map(compileTextPart)
  const [first, second] = draws
  if (first === undefined) return () => ''
  if (second === undefined) return first
  return (context) => {
    let text = ''
    for (const draw of draws) text += draw(context)
    return text
  }
}

function compileTextPart(part: TextPart): DrawText {
  if (part.kind === 'text') return () => part.text
  if (part.kind === 'variable') return compileVariable(part.path)
  const inside = compileText(part.children)
  return (context) => {
    let text = ''
    forSection(context, part, (inner) => {
      text += inside(inner)
    })
    return text
  }
}

/** The node as text, `null` when it holds an element. */
function asTextPart(node: TemplateNode): TextPart | null {
  if (node.kind === 'element') return null
  if (node.kind !== 'section') return node
  const children: TextPart[] = []
  for (const child of node.children) {
    const part = asTextPart(child)
    if (part === null) return null
    children.push(part)
  }
  return { ...node, children }
}

/** Neighbouring text and variables become one text node. */
function compileNodes(nodes: readonly TemplateNode[]): DrawNode[] {
  const draws: DrawNode[] = []
  let texts: TextPart[] = []
  const flush = (): void => {
    if (texts.length > 0) draws.push(compileText(texts))
    texts = []
  }
  for (const node of nodes) {
    const text = asTextPart(node)
    if (text !== null) {
      texts.push(text)
    } else if (node.kind !== 'text' && node.kind !== 'variable') {
      flush()
      draws.push(node.kind === 'section' ? compileSection(node) : compileElement(node))
    }
  }
  flush()
  return draws
}

function drawAll(draws: readonly DrawNode[], context: Context): ReactNode[] {
  return draws.map((draw) => draw(context))
}

function compileFragment(nodes: readonly TemplateNode[]): DrawNode {
  const draws = compileNodes(nodes)
  const [only] = draws
  const [node] = nodes
  if (draws.length === 1 && only !== undefined && node?.kind === 'element') return only
  return (context, key) => jsxs(Fragment, { children: drawAll(draws, context) }, key)
}

function compileSection(section: SectionNode): DrawNode {
  const { path, inverted } = section
  const inside = compileFragment(section.children)
  const isLeftOut = (context: Context, value: unknown) =>
    isFalsy(value) && markOf(context, path) === undefined
  if (inverted) {
    return (context) => (isLeftOut(context, lookup(context, path)) ? inside(context) : null)
  }
  return (context) => {
    const value = lookup(context, path)
    if (Array.isArray(value)) {
      return value.map((item: unknown, index) =>
        inside({ value: item, around: context }, String(index)),
      )
    }
    return isLeftOut(context, value) ? null : inside({ value, around: context })
  }
}

function collapseClasses(classes: string): string {
  const trimmed = classes.trim()
  return /\s\s|[\n\t]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed
}

/** What React gets for the written value of an attribute; `undefined` leaves it out. */
function attributeValue(
  type: AttributeType,
  dropEmpty: boolean,
  written: string,
): string | boolean | undefined {
  if (type === 'boolean') return written !== '' && written !== 'false'
  const value = type === 'classes' ? collapseClasses(written) : written
  if (value === '' && dropEmpty) return undefined
  if (type === 'url' && !isSafeUrl(value)) return undefined
  if (type === 'srcset' && !isSafeSrcset(value)) return undefined
  return value
}

/**
 * Writes into `props`, in the order of the text, the attributes that are the same for all
 * values, and `undefined` in place of the others, whose setters are returned: props of one
 * element then always have one shape, which is what makes copying them cheap.
 */
function compileAttributes(attributes: readonly AttributeNode[], props: Props): SetProps[] {
  const setters: SetProps[] = []
  for (const node of attributes) {
    if (node.kind === 'section') {
      setters.push(compileAttributeSection(node.attributes, node, props))
      continue
    }
    const { prop, type, dropEmpty, parts } = node
    if (parts === null) {
      props[prop] = type === 'boolean' ? true : ''
    } else if (parts.every((part) => part.kind === 'text')) {
      const written = parts.map((part) => part.text).join('')
      props[prop] = type === 'boolean' ? true : attributeValue(type, type === 'classes', written)
    } else {
      const draw = compileText(parts)
      props[prop] ??= undefined
      setters.push((drawn, context) => {
        drawn[prop] = attributeValue(type, dropEmpty, draw(context))
      })
    }
  }
  return setters
}

function compileAttributeSection(
  attributes: readonly AttributeNode[],
  section: { path: Path; inverted: boolean },
  props: Props,
): SetProps {
  const inside: Props = {}
  const setters = compileAttributes(attributes, inside)
  for (const prop of Object.keys(inside)) props[prop] ??= undefined
  const fixed = Object.entries(inside).filter(([, value]) => value !== undefined)
  return (drawn, context) => {
    forSection(context, section, (inner) => {
      for (const [prop, value] of fixed) drawn[prop] = value
      for (const set of setters) set(drawn, inner)
    })
  }
}

function isStatic(node: TemplateNode): boolean {
  if (node.kind === 'text') return true
  return (
    node.kind === 'element' &&
    typeof node.tag === 'string' &&
    node.html === null &&
    node.attributes.every(
      (attribute) =>
        attribute.kind === 'attribute' &&
        (attribute.parts ?? []).every((part) => part.kind === 'text'),
    ) &&
    node.children.every(isStatic)
  )
}

/** The value that is all an element shows; `null` when there is more, or none. */
function onlyShown({ html, children }: ElementNode): Path | null {
  if (html !== null) return [html]
  const [only, ...others] = children.filter(
    (child) => child.kind !== 'text' || child.text.trim() !== '',
  )
  return only?.kind === 'variable' && others.length === 0 ? only.path : null
}

function compileElement(element: ElementNode): DrawNode {
  const { tag, html } = element
  const fixed: Props = {}
  const setters = compileAttributes(element.attributes, fixed)
  const children = compileNodes(element.children)
  if (html !== null) {
    fixed['dangerouslySetInnerHTML'] = undefined
    setters.push((props, context) => {
      props['dangerouslySetInnerHTML'] = { __html: textOf(lookupOutermost(context, html)) }
    })
  }
  const shown = onlyShown(element)
  if (shown !== null) {
    setters.push((props, context) => {
      const mark = markOf(context, shown)
      if (mark !== undefined) Object.assign(props, mark)
    })
  }
  const [onlyChild] = children
  const hasManyChildren = children.length > 1
  if (hasManyChildren) {
    fixed['children'] = undefined
    setters.push((props, context) => {
      props['children'] = drawAll(children, context)
    })
  } else if (onlyChild !== undefined) {
    fixed['children'] = undefined
    setters.push((props, context) => {
      props['children'] = onlyChild(context)
    })
  }
  const make = hasManyChildren ? jsxs : jsx
  const draw = (context: Context, key?: string): ReactElement => {
    const type = typeof tag === 'string' ? tag : valueTag(textOf(lookup(context, tag.path)))
    // Elements have as many shapes of props; for these a spread costs more than this call.
    const props = Object.assign({}, fixed)
    for (const set of setters) set(props, context)
    return make(type, props, key)
  }
  if (!isStatic(element)) return draw
  const drawn = draw(NO_CONTEXT)
  return (context, key) => (key === undefined ? drawn : draw(context, key))
}

/**
 * Compiles a template text once into closures that draw React elements (requirements F1): no
 * `eval`, no DOM, and nothing of the values is ever read as HTML except `htmlFields`. Throws
 * `TemplateError` when the text can't be used.
 */
export function compileTemplate(text: string, options: TemplateOptions): Template {
  const draw = compileFragment(parseTemplate(text, options))
  return {
    name: options.name,
    render: (values, marks) => draw({ value: values, around: null, marks }),
    hasOwnCss: text.includes('hasOwnCss'),
    hasOwnJs: text.includes('hasOwnJs'),
  }
}
