import { withoutEnd } from '#base/kit/text/trim-end.ts'
import type { HtmlNode } from './html-nodes.ts'

/** A stretch of text that looks alike. */
export interface Run {
  text: string
  bold: boolean
  italic: boolean
  /** Above the line, or below it. */
  rise: 'sup' | 'sub' | null
  /** Address it leads to, as written. */
  link: string | null
}

type Look = Omit<Run, 'text'>

const PLAIN: Look = { bold: false, italic: false, rise: null, link: null }

const LOOKS: Readonly<Record<string, Partial<Look>>> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  cite: { italic: true },
  sup: { rise: 'sup' },
  sub: { rise: 'sub' },
}

/** A line break within a paragraph. */
export const BREAK = '\n'

/** What stands on a line, in order; spaces collapse across elements as a browser does it. */
export function runsOf(nodes: readonly HtmlNode[], look: Look = PLAIN): Run[] {
  return tidied(collected(nodes, look))
}

function collected(nodes: readonly HtmlNode[], look: Look): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ ...look, text: node.replace(/[ \t\r\n\f]+/g, ' ') }]
    if (node.name === 'br') return [{ ...look, text: BREAK }]
    const href = node.name === 'a' ? (node.attributes.get('href') ?? null) : look.link
    return collected(node.children, { ...look, ...LOOKS[node.name], link: href })
  })
}

/** One space between words, none at the ends of lines. */
function tidied(runs: readonly Run[]): Run[] {
  let before = BREAK
  const single = runs.map((run) => {
    const text = /[ \n]$/.test(before) ? run.text.replace(/^ +/, '') : run.text
    before = text || before
    return { ...run, text }
  })
  return trimmedEnd(single.filter(({ text }) => text !== ''))
}

function trimmedEnd(runs: readonly Run[]): Run[] {
  const kept = [...runs]
  for (let last = kept.pop(); last !== undefined; last = kept.pop()) {
    const text = withoutEnd(last.text, /[ \n]/)
    if (text !== '') return [...kept, { ...last, text }]
  }
  return kept
}

/** The words alone. */
export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('')

/** A plain text as runs. */
export const plainRuns = (text: string, look: Partial<Look> = {}): Run[] => [
  { ...PLAIN, ...look, text },
]
