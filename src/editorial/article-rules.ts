import { isFreeId } from '#domain/page-ids.ts'
import { htmlToText } from '#domain/plain-text.ts'
import { type HtmlElement, type HtmlNode, writeTree } from './html-tree.ts'
import { isExternal, ownMedia, safeHref, safeImage } from './safe-address.ts'

/** Classes that articles and editors may use: those that the site's styles know. */
const CLASSES: ReadonlySet<string> = new Set(
  (
    'btn btn-outline-primary btn-primary encadre encadre-titre exemple figure figure-caption ' +
    'icon icone img-fluid lead notice source table table-responsive text-center text-end'
  ).split(' '),
)

const LABEL = 'Tableau'
const RESPONSIVE = 'table-responsive'

/** What is known while one text is walked through. */
interface Walk {
  ids: Set<string>
  tableLabels: Map<string, number>
}

/** Where a node stands. */
interface Place {
  parent: string
  inTable: boolean
}

/**
 * Shapes clean HTML as the site wants it (requirements E4): attribute values checked one by one,
 * links and images made safe and lazy, videos only from our own media, ids unique, and each table
 * in one box that scrolls on small screens and that the keyboard reaches.
 */
export function shapeArticle(nodes: readonly HtmlNode[]): HtmlNode[] {
  const walk: Walk = { ids: new Set(), tableLabels: new Map() }
  return boxed(shapeAll(nodes, { parent: '', inTable: false }, walk), walk)
}

const shapeAll = (nodes: readonly HtmlNode[], place: Place, walk: Walk): HtmlNode[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [node] : shape(node, place, walk)))

function shape(element: HtmlElement, place: Place, walk: Walk): HtmlNode[] {
  const { name } = element
  const attributes = attributeRules[name]?.(valuesOf(element), walk) ?? {}
  const inTable = place.inTable || name === 'table'
  const children = shapeAll(element.children, { parent: name, inTable }, walk)

  if (attributes === 'drop') return []
  if (attributes === 'unwrap') return children
  if (IN_VIDEO.has(name) && place.parent !== 'video') return []
  if (name === 'video' && !children.some(isNamed('source'))) return []

  const classes = classesOf(element)
  const isBox = name === 'div' && classes.includes(RESPONSIVE)
  if (isBox && !inTable && children.some(isNamed('table'))) {
    return [box(children, classes, walk)]
  }
  const kept = isBox ? classes.filter((token) => token !== RESPONSIVE) : classes
  const shaped = elementOf(name, { class: kept.join(' ') || undefined, ...attributes }, [])
  shaped.children = inTable ? children : boxed(children, walk)
  return [shaped]
}

type Attributes = Record<string, string | undefined>
type Values = (attribute: string) => string | undefined
type AttributeRule = (value: Values, walk: Walk) => Attributes | 'drop' | 'unwrap'

const valuesOf =
  ({ attributes }: HtmlElement): Values =>
  (attribute) =>
    attributes.get(attribute)?.trim()

const matching = (value: string | undefined, pattern: RegExp): string | undefined =>
  value !== undefined && pattern.test(value) ? value : undefined

const PIXELS = /^[1-9]\d{0,4}$/
const SPAN = /^[1-9]\d{0,2}$/

const heading: AttributeRule = (value, walk) => ({ id: freeId(value('id'), walk) })

const cell: AttributeRule = (value) => ({
  scope: matching(value('scope'), /^(?:col|row|colgroup|rowgroup)$/),
  colspan: matching(value('colspan'), SPAN),
  rowspan: matching(value('rowspan'), SPAN),
})

const columns: AttributeRule = (value) => ({ span: matching(value('span'), SPAN) })

/** Attributes of each element that has any besides its classes. */
const attributeRules: Readonly<Record<string, AttributeRule>> = {
  a(value) {
    const href = safeHref(value('href') ?? '')
    if (href === null) return 'unwrap'
    return { href, rel: isExternal(href) ? 'noopener noreferrer' : undefined }
  },
  abbr: (value) => ({ title: value('title') || undefined }),
  img(value) {
    const src = safeImage(value('src') ?? '')
    if (src === null) return 'drop'
    return {
      src,
      alt: value('alt') ?? '',
      width: matching(value('width'), PIXELS),
      height: matching(value('height'), PIXELS),
      loading: 'lazy',
      decoding: 'async',
    }
  },
  video: (value) => ({
    controls: '',
    preload: matching(value('preload'), /^(?:none|metadata|auto)$/),
    width: matching(value('width'), PIXELS),
    height: matching(value('height'), PIXELS),
    poster: ownMedia(value('poster') ?? '') ?? undefined,
  }),
  source(value) {
    const src = ownMedia(value('src') ?? '')
    if (src === null) return 'drop'
    return { src, type: matching(value('type'), /^video\/[a-z0-9.+-]+$/) }
  },
  track(value) {
    const src = ownMedia(value('src') ?? '')
    if (src === null) return 'drop'
    return {
      kind: matching(value('kind'), /^(?:captions|subtitles|descriptions|chapters)$/),
      src,
      srclang: matching(value('srclang'), /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/),
      label: value('label') || undefined,
      default: value('default') === undefined ? undefined : '',
    }
  },
  details: (value, walk) => ({
    id: freeId(value('id'), walk),
    open: value('open') === undefined ? undefined : '',
  }),
  h2: heading,
  h3: heading,
  h4: heading,
  th: cell,
  td: cell,
  col: columns,
  colgroup: columns,
}

const IN_VIDEO: ReadonlySet<string> = new Set(['source', 'track'])

/** The id unless it is malformed, the page's own or already given; two equal ids lead nowhere. */
function freeId(id: string | undefined, { ids }: Walk): string | undefined {
  if (id === undefined || !isFreeId(id) || ids.has(id)) return undefined
  ids.add(id)
  return id
}

const classesOf = ({ attributes }: HtmlElement): string[] => [
  ...new Set(
    attributes
      .get('class')
      ?.split(/\s+/)
      .filter((token) => CLASSES.has(token)),
  ),
]

const isNamed = (name: string) => (node: HtmlNode) => typeof node !== 'string' && node.name === name

/** Tables of these nodes, each in a box of its own. */
const boxed = (nodes: readonly HtmlNode[], walk: Walk): HtmlNode[] =>
  nodes.map((node) => (isNamed('table')(node) ? box([node], [RESPONSIVE], walk) : node))

/** A box that scrolls: a group with a name, reached by the keyboard. */
const box = (children: HtmlNode[], classes: string[], walk: Walk): HtmlElement =>
  elementOf(
    'div',
    {
      class: classes.join(' '),
      tabindex: '0',
      role: 'group',
      'aria-label': tableLabel(children, walk),
    },
    children,
  )

/** The caption of the table, or « Tableau »; numbered from the second, for names of boxes differ. */
function tableLabel(children: readonly HtmlNode[], { tableLabels }: Walk): string {
  const table = children.find(isNamed('table'))
  const inner = table === undefined || typeof table === 'string' ? [] : table.children
  const label = htmlToText(writeTree(inner.filter(isNamed('caption')))) || LABEL
  const count = (tableLabels.get(label) ?? 0) + 1
  tableLabels.set(label, count)
  return count === 1 ? label : `${label} (${count})`
}

const elementOf = (name: string, attributes: Attributes, children: HtmlNode[]): HtmlElement => ({
  name,
  attributes: new Map(
    Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value]],
    ),
  ),
  children,
})
