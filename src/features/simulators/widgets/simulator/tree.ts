import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Answer, Cell, Fault, Link, Remark, Result, ResultTable } from './tools/result.ts'
import type { Simulation } from './tools/tool.ts'

/** A piece of the result: text, or an element. React on the server and the DOM draw it alike. */
export type Piece = string | Element

export interface Element {
  tag: string
  className?: string
  attributes?: Readonly<Record<string, string>>
  children: readonly Piece[]
}

const element = (tag: string, className: string, ...children: Piece[]): Element => ({
  tag,
  ...(className ? { className } : {}),
  children,
})

const words = (text: string): string => frTypography(text)

/** What the tool found, large; or what is to be corrected. */
export function answerPieces(simulation: Simulation, idOf: (field: string) => string): Piece[] {
  if (simulation.state === 'refused') {
    const { why, isPending } = simulation
    return [remarkPiece({ tone: isPending ? 'note' : 'warning', text: why })]
  }
  return simulation.state === 'found'
    ? foundPieces(simulation.result)
    : faultPieces(simulation.faults, idOf)
}

const foundPieces = ({ answers, lines, remarks }: Result): Piece[] => [
  element('dl', 'simulator-answers', ...answers.map(pair)),
  ...(lines.length > 0 ? [element('dl', 'simulator-lines', ...lines.map(pair))] : []),
  ...remarks.map(remarkPiece),
]

const pair = ({ label, value }: Answer): Piece =>
  element('div', '', element('dt', '', words(label)), element('dd', '', words(value)))

function remarkPiece({ tone, text, link }: Remark): Piece {
  const anchor: Piece[] = link ? [' ', linkPiece(link), '.'] : []
  return element('p', `simulator-remark is-${tone}`, words(text), ...anchor)
}

function faultPieces(faults: readonly Fault[], idOf: (field: string) => string): Piece[] {
  const title =
    faults.length === 1 ? 'Un champ est à corriger' : `${faults.length} champs sont à corriger`
  const items = faults.map(({ field, message }) =>
    element('li', '', {
      tag: 'a',
      attributes: { href: `#${idOf(field)}` },
      children: [words(message)],
    }),
  )
  return [element('div', 'simulator-faults', element('p', '', title), element('ul', '', ...items))]
}

/** Formulas with the visitor's numbers, and tables. */
export function detailPieces(simulation: Simulation): Piece[] {
  if (simulation.state !== 'found') return []
  const { formulas, tables } = simulation.result
  return [
    ...(formulas.length > 0
      ? [
          element('h3', '', 'Avec vos chiffres'),
          element(
            'ul',
            'simulator-formulas',
            ...formulas.map((text) => element('li', '', ...formulaPieces(text))),
          ),
        ]
      : []),
    ...tables.map(tablePiece),
  ]
}

/** A sign of arithmetic and the space after it, or a short pair of brackets. */
const SIGN = /([=≈÷×+−]) (?=\S)/g
const BRACKETS = /\([^()]{1,24}\)/g
const NO_BREAK = '\u00A0'

/** A line breaks before a sign alone: never between it and its number, nor inside short brackets. */
const unbroken = (text: string): string =>
  text
    .replace(BRACKETS, (inside) => inside.replaceAll(' ', NO_BREAK))
    .replace(SIGN, `$1${NO_BREAK}`)

/** `(1 + i)^{−n}` with its exponent raised. */
export const formulaPieces = (text: string): Piece[] =>
  unbroken(words(text))
    .split(/\^\{([^{}]*)\}/)
    .map((part, index) => (index % 2 === 1 ? element('sup', '', part) : part))
    .filter((part) => part !== '')

function tablePiece(table: ResultTable): Piece {
  const { title, head, rows, folded = false } = table
  const cells = (row: ResultTable['rows'][number]) =>
    row.map((cell, index) =>
      index === 0
        ? { tag: 'th', attributes: { scope: 'row' }, children: [cellPiece(cell)] }
        : element('td', '', cellPiece(cell)),
    )
  const columns = head.map((text) => ({
    tag: 'th',
    attributes: { scope: 'col' },
    children: [text],
  }))
  const grid: Element = {
    tag: 'table',
    // What is folded stands below its title already, which still names it.
    ...(folded ? { attributes: { 'aria-label': title } } : {}),
    children: [
      ...(folded ? [] : [element('caption', '', title)]),
      element('thead', '', element('tr', '', ...columns)),
      element('tbody', '', ...rows.map((row) => element('tr', '', ...cells(row)))),
    ],
  }
  // Wide tables scroll on a phone, by keyboard too.
  const scroll: Element = {
    tag: 'div',
    className: 'simulator-scroll',
    attributes: { role: 'group', 'aria-label': title, tabIndex: '0' },
    children: [grid],
  }
  if (!folded) return scroll
  return element('details', 'simulator-fold', element('summary', '', title), scroll)
}

const cellPiece = (cell: Cell): Piece => (typeof cell === 'string' ? words(cell) : linkPiece(cell))

const linkPiece = ({ href, text }: Link): Piece => ({
  tag: 'a',
  attributes: { href },
  children: [words(text)],
})

/** The result in one sentence; empty when there is none. */
export const sentenceOf = (simulation: Simulation): string =>
  simulation.state === 'found' ? words(simulation.result.sentence) : ''

/** A fault of a field; empty when it has none. */
export const faultOf = (simulation: Simulation, field: string): string =>
  simulation.state === 'faults'
    ? words(simulation.faults.find((fault) => fault.field === field)?.message ?? '')
    : ''
