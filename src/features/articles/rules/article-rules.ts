import { PLAYER_CLASS } from './article-players.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { classesOf, isAllowedClass } from './bootstrap/classes.ts'
import { judgedAttributes, type Judging } from './attribute-rules.ts'
import {
  areBlank,
  elementOf,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isNamed,
  writeTree,
} from '#base/kit/html/html-tree.ts'
import { aroundParts, playerAgain, storedPlayer } from './player-rules.ts'
import type { Addresses } from '#base/kit/html/safe-address.ts'

/** Classes that articles and editors may use: those that the site's styles know. */
const CLASSES: ReadonlySet<string> = new Set(
  (
    'btn btn-outline-primary btn-primary encadre encadre-titre exemple figure figure-caption ' +
    'icon icone img-fluid lead notice source table table-responsive text-center text-end'
  ).split(' '),
)

const LABEL = 'Tableau'
const CODE = 'Code'
const RESPONSIVE = 'table-responsive'

/** What is known while one text is walked through. */
interface Walk extends Judging {
  labels: Map<string, number>
  players: number
}

/** No article shows more; each may take the elements around it apart, which costs. */
const MAX_PLAYERS = 50

/** Where a node stands. */
interface Place {
  parent: string
  inTable: boolean
}

/**
 * Shapes clean HTML as the site wants it (requirements E4): attribute values checked one by one,
 * links and images made safe and lazy, videos only from our own media, players of elsewhere made
 * links, ids unique, each table in one box that scrolls on small screens, and what scrolls within
 * reach of the keyboard.
 */
export function shapeArticle(nodes: readonly HtmlNode[], addresses: Addresses): HtmlNode[] {
  const walk: Walk = { addresses, ids: new Set(), labels: new Map(), players: 0 }
  return boxed(shapeAll(nodes, { parent: '', inTable: false }, walk), walk)
}

const shapeAll = (nodes: readonly HtmlNode[], place: Place, walk: Walk): HtmlNode[] =>
  nodes.flatMap((node) => (isElement(node) ? shape(node, place, walk) : [node]))

function shape(element: HtmlElement, place: Place, walk: Walk): HtmlNode[] {
  const { name } = element
  if (name === 'iframe') {
    const stored = counted(storedPlayer(element), walk)
    return stored ? [stored] : []
  }
  const attributes = judgedAttributes(element, walk)
  const inTable = place.inTable || name === 'table'
  const children = shapeAll(element.children, { parent: name, inTable }, walk)

  if (attributes === 'drop') return []
  if (attributes === 'unwrap' || (name === 'a' && areBlank(children))) return children
  if (name === 'figure' && areBlank(children)) return []
  if (IN_VIDEO.has(name) && place.parent !== 'video') return []
  if (name === 'video' && !children.some(isNamed('source'))) return []

  const written = classesOf(element)
  const saysPlayer = name === 'p' && written.includes(PLAYER_CLASS)
  const player = saysPlayer ? counted(playerAgain(children), walk) : null
  if (player) return [player]
  const classes = written.filter((token) => CLASSES.has(token) || isAllowedClass(token))
  const isBox = name === 'div' && classes.includes(RESPONSIVE)
  if (isBox && !inTable && children.some(isNamed('table'))) {
    return [box(children, classes, walk)]
  }
  const kept = isBox ? classes.filter((token) => token !== RESPONSIVE) : classes
  const scrolls = name === 'pre' ? scrolling(labelled(CODE, walk)) : {}
  const shaped = elementOf(
    name,
    { class: kept.join(' ') || undefined, ...attributes, ...scrolls },
    [],
  )
  shaped.children = inTable ? children : boxed(children, walk)
  return aroundParts(shaped)
}

/** The player, unless there are too many. */
function counted(player: HtmlElement | null, walk: Walk): HtmlElement | null {
  if (player) walk.players += 1
  return walk.players > MAX_PLAYERS ? null : player
}

const IN_VIDEO: ReadonlySet<string> = new Set(['source', 'track'])

/** Tables of these nodes, each in a box of its own. */
const boxed = (nodes: readonly HtmlNode[], walk: Walk): HtmlNode[] =>
  nodes.map((node) => (isNamed('table')(node) ? box([node], [RESPONSIVE], walk) : node))

const box = (children: HtmlNode[], classes: string[], walk: Walk): HtmlElement =>
  elementOf('div', { class: classes.join(' '), ...scrolling(tableLabel(children, walk)) }, children)

/** What scrolls is a group with a name, reached by the keyboard. */
const scrolling = (label: string) => ({ tabindex: '0', role: 'group', 'aria-label': label })

/** The caption of the table, or « Tableau ». */
function tableLabel(children: readonly HtmlNode[], walk: Walk): string {
  const table = children.find(isNamed('table'))
  const inner = table === undefined || !isElement(table) ? [] : table.children
  return labelled(htmlToText(writeTree(inner.filter(isNamed('caption')))) || LABEL, walk)
}

/** A name, with a number from the second that has it: names of what scrolls differ. */
function labelled(label: string, { labels }: Walk): string {
  const count = (labels.get(label) ?? 0) + 1
  labels.set(label, count)
  return count === 1 ? label : `${label} (${count})`
}
