import {
  areBlank,
  elementOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
} from '#base/kit/html/html-tree.ts'
import { classesOf, hasClass, siteClasses } from './classes.ts'
import { sectionsIn } from './sections.ts'

/**
 * Elements and attributes that no article keeps, and that tell what a Bootstrap 4 component is: the
 * sanitiser leaves them for `fromBootstrap`, which leaves none.
 */
export const BOOTSTRAP_TAGS = ['button', 'footer']
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

/** Heads of boxes: a line of the box, no heading of the article. */
const TITLES = ['alert-heading', 'card-title']

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
    return isControl ? [] : [{ ...node, children: withoutControls(node.children) }]
  })
}

const all = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes.flatMap((node) => (isElement(node) ? one(node) : [node]))

function one(element: HtmlElement): HtmlNode[] {
  const names = classesOf(element)
  const has = (name: string) => names.includes(name)
  const children = said(element, names, all(parted(element, names)))
  if (element.name === 'button') return children
  const isTitle = TITLES.some(has) && /^(?:h[2-6]|p|div)$/.test(element.name)
  const name = isTitle || element.name === 'footer' ? 'p' : element.name
  const kept = isTitle ? ['encadre-titre'] : siteClasses(names)
  const attributes = new Map(element.attributes)
  if (kept.length > 0) attributes.set('class', kept.join(' '))
  const isList = name === 'div' && has('list-group')
  return [{ name: isList ? 'ul' : name, attributes, children }]
}

/** Children of what stands in columns or in a list, each in its own. */
function parted(element: HtmlElement, names: readonly string[]): readonly HtmlNode[] {
  const { name, children } = element
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
  if (name === 'div' && has('list-group')) {
    return eachElement(children, (child) =>
      child.name === 'li' ? child : elementOf('li', {}, [child]),
    ).filter((child) => isElement(child) || !areBlank([child]))
  }
  if (has('list-inline')) {
    return eachElement(children, (child) => {
      const attributes = new Map(child.attributes)
      attributes.set('class', [...classesOf(child), 'col-auto'].join(' '))
      return { ...child, attributes }
    })
  }
  return children
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
