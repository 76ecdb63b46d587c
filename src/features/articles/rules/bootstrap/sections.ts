import {
  areBlank,
  elementOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isNamed,
  writeTree,
} from '#base/kit/html/html-tree.ts'
import { escapeText } from '#base/kit/html/escape-html.ts'
import { collapseSpaces, htmlToText } from '#base/kit/text/plain-text.ts'
import { isFreeAnchor } from '#base/kit/page-ids.ts'
import { hasClass } from './classes.ts'

/** What of Bootstrap 4 shows something at a click, by `data-toggle`. */
const TOGGLES: ReadonlySet<string> = new Set(['collapse', 'tab', 'pill', 'list', 'modal'])

/** What is shown so. */
const PANELS = ['collapse', 'tab-pane', 'modal']

/** A panel that is a list stands in its section whole, one that is an item is around it. */
const LISTS: ReadonlySet<string> = new Set(['blockquote', 'dl', 'figure', 'ol', 'table', 'ul'])
const ITEMS: ReadonlySet<string> = new Set(['dd', 'dt', 'li', 'td', 'th'])

/** Parts of a table that stand in nothing else: they are shown. */
const ROWS: ReadonlySet<string> = new Set(['caption', 'tbody', 'tfoot', 'thead', 'tr'])

/** Heads of a section, which say what it is about beside the button that opens it. */
const HEADS = ['card-header', 'panel-heading', 'accordion-header']
const HEADINGS: ReadonlySet<string> = new Set(['h2', 'h3', 'h4', 'h5', 'h6'])

/** Where nobody says what is below. */
const UNNAMED = 'En savoir plus'

/** A panel with all that opens it. */
interface Section {
  panel: HtmlElement
  words: string
  /** What goes away: its words have become the summary. */
  head: HtmlElement
  /** Of the others, links are made. */
  openers: Set<HtmlElement>
}

/**
 * Panels that Bootstrap 4 shows by script (accordions, collapses, tabs, modals) as `<details>`, which need
 * none: of the first button that opens one its summary is made, with the head that it stands in. A panel
 * that nothing opens is shown.
 */
export function sectionsIn(nodes: readonly HtmlNode[]): HtmlNode[] {
  const sections = sectionsOf(nodes)
  if (sections.length === 0) return [...nodes]
  const byPanel = new Map(sections.map((section) => [section.panel, section]))
  const heads = new Set(sections.map(({ head }) => head))
  const links = new Map(
    sections.flatMap(({ panel, openers }) =>
      [...openers].map((opener) => [opener, panel.attributes.get('id') ?? '']),
    ),
  )
  const all = (children: readonly HtmlNode[]): HtmlNode[] =>
    children.flatMap((child) => (isElement(child) ? one(child) : [child]))
  const one = (element: HtmlElement): HtmlNode[] => {
    if (heads.has(element)) return []
    const children = all(element.children)
    const section = byPanel.get(element)
    if (section) return [details(section, children)]
    const opens = links.get(element)
    if (opens !== undefined) {
      return isFreeAnchor(opens) ? [elementOf('a', { href: `#${opens}` }, children)] : children
    }
    const wasBlank = areBlank(element.children)
    if (!wasBlank && areBlank(children)) return []
    const shown = children.filter((child) => !areBlank([child]))
    if (element.name === 'div' && shown.length > 0 && shown.every(isNamed('details'))) {
      return children
    }
    return [{ ...element, children }]
  }
  return all(nodes)
}

function details({ panel, words }: Section, children: HtmlNode[]): HtmlElement {
  const open = hasClass(panel, 'show') || hasClass(panel, 'in') ? '' : undefined
  const id = panel.attributes.get('id')
  const of = (shown: HtmlNode[]) =>
    elementOf('details', { id, open }, [elementOf('summary', {}, [escapeText(words)]), ...shown])
  const whole = { name: panel.name, attributes: new Map<string, string>() }
  if (LISTS.has(panel.name)) return of([{ ...whole, children }])
  // The styles part a section from what comes after it by its last element, which no text is.
  const hasText = children.some((child) => !isElement(child) && !areBlank([child]))
  const section = of(hasText ? [elementOf('div', {}, children)] : children)
  return ITEMS.has(panel.name) ? { ...whole, children: [section] } : section
}

const isPanel = (element: HtmlElement): boolean =>
  !ROWS.has(element.name) && PANELS.some((name) => hasClass(element, name))

/** What one walk through a text finds. */
interface Found {
  panels: Map<string, HtmlElement>
  openers: { opener: HtmlElement; target: string; within: readonly HtmlElement[] }[]
  /** Elements around a panel. */
  holding: Set<HtmlElement>
  /** How many openers are in an element. */
  counts: Map<HtmlElement, number>
}

function found(nodes: readonly HtmlNode[]): Found {
  const all: Found = { panels: new Map(), openers: [], holding: new Set(), counts: new Map() }
  const look = (children: readonly HtmlNode[], within: readonly HtmlElement[]): number => {
    let count = 0
    for (const element of children) {
      if (!isElement(element)) continue
      const id = element.attributes.get('id') ?? ''
      const target = targetOf(element)
      if (target) all.openers.push({ opener: element, target, within })
      else if (id && !all.panels.has(id) && isPanel(element)) {
        all.panels.set(id, element)
        for (const around of within) all.holding.add(around)
      }
      const here = look(element.children, [...within, element]) + (target ? 1 : 0)
      all.counts.set(element, here)
      count += here
    }
    return count
  }
  look(nodes, [])
  return all
}

/** Each panel of a text that something opens; what is around a panel can't become a summary. */
function sectionsOf(nodes: readonly HtmlNode[]): Section[] {
  const { panels, openers, holding, counts } = found(nodes)
  const isHead = (element: HtmlElement) =>
    (HEADINGS.has(element.name) || HEADS.some((name) => hasClass(element, name))) &&
    !holding.has(element) &&
    counts.get(element) === 1
  const sections = new Map<HtmlElement, Section>()
  for (const { opener, target, within } of openers) {
    const panel = panels.get(target)
    if (!panel || holding.has(opener)) continue
    const known = sections.get(panel)
    if (known) known.openers.add(opener)
    else {
      const head = within.find((around) => around !== panel && isHead(around)) ?? opener
      sections.set(panel, { panel, head, words: wordsOf(head, opener), openers: new Set() })
    }
  }
  return [...sections.values()]
}

function wordsOf(head: HtmlElement, { attributes }: HtmlElement): string {
  const said = [
    htmlToText(writeTree(head.children)),
    attributes.get('aria-label'),
    attributes.get('title'),
  ]
  return said.map((text) => collapseSpaces(text ?? '')).find(Boolean) ?? UNNAMED
}

/** The id that a click on it would show; empty for none. */
function targetOf(element: HtmlElement): string {
  const { attributes } = element
  // The bars of a narrow screen: what they open is shown on a wide one.
  if (hasClass(element, 'navbar-toggler')) return ''
  if (!TOGGLES.has(attributes.get('data-toggle')?.trim() ?? '')) return ''
  const written = [attributes.get('data-target'), attributes.get('href')]
  const named = written.map((value) => /^\s*#(\S+)\s*$/.exec(value ?? '')?.[1])
  return [...named, attributes.get('aria-controls')?.trim()].find(Boolean) ?? ''
}
