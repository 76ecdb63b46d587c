import { htmlNodes, type HtmlElement, type HtmlNode } from './html-nodes.ts'
import { type Run, runsOf } from './runs.ts'

export interface TableCell {
  blocks: Block[]
  /** What it names, when it is a heading. */
  scope: 'Column' | 'Row' | null
  span: number
}

/** What a text is made of, one thing under the other. */
export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; runs: Run[] }
  | { kind: 'paragraph'; runs: Run[]; isBoxTitle: boolean }
  | { kind: 'list'; isOrdered: boolean; items: Block[][] }
  | { kind: 'definitions'; entries: { term: Run[]; blocks: Block[] }[] }
  | { kind: 'table'; caption: Run[]; head: TableCell[][]; body: TableCell[][] }
  | { kind: 'box'; style: 'encadre' | 'exemple' | 'quote'; blocks: Block[] }

/** Clean HTML as blocks; what only a screen can show (players, pictures) leaves its words. */
export const blocksOf = (html: string): Block[] => blocksOfNodes(htmlNodes(html))

const HEADINGS: Readonly<Record<string, 2 | 3 | 4>> = {
  h2: 2,
  h3: 3,
  h4: 4,
  h5: 4,
  h6: 4,
  summary: 4,
}

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b br cite code em i q small span strong sub sup'.split(' '),
)

/** Text that stands between blocks makes a paragraph of its own. */
function blocksOfNodes(nodes: readonly HtmlNode[]): Block[] {
  const blocks: Block[] = []
  let loose: HtmlNode[] = []
  const flush = () => {
    const runs = runsOf(loose)
    if (runs.length > 0) blocks.push({ kind: 'paragraph', runs, isBoxTitle: false })
    loose = []
  }
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node.name)) {
      loose.push(node)
    } else {
      flush()
      blocks.push(...blocksOfElement(node))
    }
  }
  flush()
  return blocks
}

function blocksOfElement(element: HtmlElement): Block[] {
  const { name, children } = element
  const level = HEADINGS[name]
  if (level) return withWords(runsOf(children), (runs) => ({ kind: 'heading', level, runs }))
  switch (name) {
    case 'p':
    case 'figcaption': {
      const isBoxTitle = hasClass(element, 'encadre-titre')
      return withWords(runsOf(children), (runs) => ({ kind: 'paragraph', runs, isBoxTitle }))
    }
    case 'ul':
    case 'ol': {
      const items = named(children, 'li').map((item) => blocksOfNodes(item.children))
      return items.length > 0 ? [{ kind: 'list', isOrdered: name === 'ol', items }] : []
    }
    case 'dl':
      return [{ kind: 'definitions', entries: definitions(children) }]
    case 'table':
      return [table(element)]
    case 'blockquote':
      return [{ kind: 'box', style: 'quote', blocks: blocksOfNodes(children) }]
    case 'div':
    case 'aside':
    case 'section':
      return boxed(element)
    case 'img':
    case 'iframe':
    case 'video':
    case 'hr':
      return []
    default:
      return blocksOfNodes(children)
  }
}

const withWords = (runs: Run[], block: (runs: Run[]) => Block): Block[] =>
  runs.length > 0 ? [block(runs)] : []

const hasClass = ({ attributes }: HtmlElement, name: string): boolean =>
  (attributes.get('class') ?? '').split(/\s+/).includes(name)

const named = (nodes: readonly HtmlNode[], ...names: string[]): HtmlElement[] =>
  nodes.filter((node): node is HtmlElement => typeof node !== 'string' && names.includes(node.name))

function boxed(element: HtmlElement): Block[] {
  const blocks = blocksOfNodes(element.children)
  const style = (['encadre', 'exemple'] as const).find((name) => hasClass(element, name))
  return style ? [{ kind: 'box', style, blocks }] : blocks
}

function definitions(nodes: readonly HtmlNode[]): { term: Run[]; blocks: Block[] }[] {
  const entries: { term: Run[]; blocks: Block[] }[] = []
  for (const element of named(nodes, 'dt', 'dd')) {
    const last = entries.at(-1)
    if (element.name === 'dt') entries.push({ term: runsOf(element.children), blocks: [] })
    else if (last) last.blocks.push(...blocksOfNodes(element.children))
  }
  return entries
}

function table({ children }: HtmlElement): Block {
  const rows = (...parts: HtmlElement[]) =>
    parts.flatMap((part) => named(part.children, 'tr')).map(cells)
  return {
    kind: 'table',
    caption: named(children, 'caption').flatMap((caption) => runsOf(caption.children)),
    head: rows(...named(children, 'thead')),
    body: [
      ...rows(...named(children, 'tbody', 'tfoot')),
      ...named(children, 'tr').map((row) => cells(row)),
    ],
  }
}

const cells = (row: HtmlElement): TableCell[] =>
  named(row.children, 'td', 'th').map(({ name, attributes, children }) => ({
    blocks: blocksOfNodes(children),
    scope: name === 'td' ? null : attributes.get('scope') === 'row' ? 'Row' : 'Column',
    span: Number(attributes.get('colspan') ?? 1) || 1,
  }))
