import {
  areBlank,
  elementOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isNamed,
  writeTree,
} from '#base/kit/html/html-tree.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { classesOf, hasClass, siteClasses } from './classes.ts'
import { sectionsIn } from './sections.ts'

/**
 * Elements and attributes that no article keeps, and that tell what a Bootstrap 4 component is: the
 * sanitiser leaves them for `fromBootstrap`, which leaves none.
 */
export const BOOTSTRAP_TAGS = ['button', 'footer', 'label', 'nav']
export const BOOTSTRAP_ATTRIBUTES = [
  'aria-controls',
  'aria-label',
  'class',
  'data-dismiss',
  'data-target',
  'data-toggle',
  'id',
]

/** What only a script or an animation gives a sense to. */
const CONTROLS = [
  'carousel-control-next',
  'carousel-control-prev',
  'carousel-indicators',
  'close',
  'navbar-toggler',
  'spinner-border',
  'spinner-grow',
]

/** What stands on lines of its own, and in no control. */
const BLOCKS: ReadonlySet<string> = new Set(
  'aside blockquote details div dl figure h2 h3 h4 h5 h6 li ol p pre section table ul'.split(' '),
)

/** « Diapositive précédente » is one; a sentence is none. */
const LONGEST_CONTROL = 40

/** Heads of boxes: a line of the box, no heading of the article. */
const TITLES = ['alert-heading', 'card-title']

/** Boxes of links, of which each stands in a line of its own. */
const LISTS = ['dropdown-menu', 'list-group', 'nav']

/** Lists whose items stand side by side. */
const ROWS = ['breadcrumb', 'list-inline', 'nav', 'pagination']

/** Lines beside them, headings of nothing either. */
const SUBTITLES = ['card-subtitle', 'dropdown-header']

const DECKS = ['card-columns', 'card-deck', 'card-group']

/** Words that a class makes bold, slanted or small: the element that says so, from the inside. */
const WORDS: Readonly<Record<string, string>> = {
  small: 'small',
  'font-italic': 'em',
  'font-weight-bold': 'strong',
  'font-weight-bolder': 'strong',
}

/** Elements in which another may stand around all of their content. */
const LINES: ReadonlySet<string> = new Set(
  'a dd dt figcaption h2 h3 h4 h5 h6 li p span td th'.split(' '),
)

/**
 * Components of Bootstrap 4 (specification section 9: bodies are of its content) in the words of the site
 * (decision 051 lists them). Doing it again changes nothing.
 */
export const fromBootstrap = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  all(withoutControls(sectionsIn(nodes)))

function withoutControls(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (!isElement(node)) return [node]
    const isControl =
      node.attributes.has('data-dismiss') || CONTROLS.some((name) => hasClass(node, name))
    const children = () => withoutControls(node.children)
    if (isControl) return hasSwallowed(node) ? children() : []
    return [{ ...node, children: children() }]
  })
}

/** Whether a control that nobody closed holds what stands after it. */
const hasSwallowed = ({ name, children }: HtmlElement): boolean =>
  // What stands in a frame is for who has none: no words of the text.
  name !== 'iframe' &&
  (children.some(
    (child) =>
      isElement(child) &&
      ((BLOCKS.has(child.name) && !areBlank(textsIn(child))) || hasSwallowed(child)),
  ) ||
    htmlToText(writeTree(children)).length > LONGEST_CONTROL)

const textsIn = ({ children }: HtmlElement): string[] =>
  children.flatMap((child) => (isElement(child) ? textsIn(child) : [child]))

/** Each node by itself; boxes that touch get a space between their words. */
const all = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node, index) => {
    if (!isElement(node)) return [node]
    const before = nodes[index - 1]
    const isApart =
      !before || !isElement(before) || BLOCKS.has(before.name) || BLOCKS.has(node.name)
    return isApart || !(isBox(before) || isBox(node)) ? one(node) : [' ', ...one(node)]
  })

const isBox = (element: HtmlElement): boolean =>
  element.name === 'button' || element.name === 'label' || hasClass(element, 'btn')

function one(element: HtmlElement): HtmlNode[] {
  const names = classesOf(element)
  const has = (name: string) => names.includes(name)
  const children = said(element, names, all(parted(element, names)))
  const isList = isListOf(element, names)
  const isRow = isRowOf(element, names)
  if (UNWRAPPED.has(element.name) && !isList) return children
  const isTitle = TITLES.some(has) && /^(?:h[2-6]|p|div)$/.test(element.name)
  const isSubtitle = SUBTITLES.some(has) && /^h[2-6]$/.test(element.name)
  const name = isTitle || isSubtitle || element.name === 'footer' ? 'p' : element.name
  const written = isRow ? [...names, 'list-inline'] : names
  const kept = isTitle ? ['encadre-titre'] : siteClasses(name, written)
  const attributes = new Map(element.attributes).set('class', kept.join(' '))
  return [{ name: isList || isRow ? 'ul' : name, attributes, children }]
}

const UNWRAPPED: ReadonlySet<string> = new Set(['button', 'label', 'nav'])

const isListOf = ({ name }: HtmlElement, names: readonly string[]): boolean =>
  (name === 'div' || name === 'nav') && LISTS.some((list) => names.includes(list))

const isRowOf = (element: HtmlElement, names: readonly string[]): boolean =>
  (element.name === 'ul' || element.name === 'ol' || isListOf(element, names)) &&
  ROWS.some((row) => names.includes(row)) &&
  !names.includes('flex-column')

/** Children of what stands in columns or in a list, each in its own. */
function parted(element: HtmlElement, names: readonly string[]): readonly HtmlNode[] {
  const { children } = element
  const has = (wanted: string) => names.includes(wanted)
  if (DECKS.some(has)) {
    return eachElement(children, (child) =>
      hasClass(child, 'card') ? elementOf('div', { class: 'col-md' }, [child]) : child,
    )
  }
  if (has('media')) {
    return eachElement(children, (child) =>
      hasClass(child, 'media-body') ? child : elementOf('div', { class: 'col-auto' }, [child]),
    )
  }
  const items = isListOf(element, names) ? itemsOf(children) : children
  return isRowOf(element, names) ? eachElement(items, inColumn) : items
}

/** Each node as an item of a list, without the lines that part them. */
const itemsOf = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes
    .filter((node) => !areBlank(isNamed('div')(node) && isElement(node) ? node.children : [node]))
    .map((node) => (isNamed('li')(node) ? node : elementOf('li', {}, [node])))

function inColumn(element: HtmlElement): HtmlElement {
  const attributes = new Map(element.attributes)
  attributes.set('class', [...classesOf(element), 'col-auto'].join(' '))
  return { ...element, attributes }
}

const eachElement = (nodes: readonly HtmlNode[], change: (element: HtmlElement) => HtmlNode) =>
  nodes.map((node) => (isElement(node) ? change(node) : node))

/** The words of an element, in those that say bold, slanted or small. */
function said(element: HtmlElement, names: readonly string[], children: HtmlNode[]): HtmlNode[] {
  if (!LINES.has(element.name) || areBlank(children)) return children
  return Object.entries(WORDS).reduce<HtmlNode[]>(
    (inner, [name, tag]) => (names.includes(name) ? [elementOf(tag, {}, inner)] : inner),
    children,
  )
}
