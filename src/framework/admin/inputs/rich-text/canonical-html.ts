import { inertBody } from './engine/inert-html.ts'

/** Elements that mark a run of text; their order of nesting says nothing. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr b br cite code em i q s small span strong sub sup u img'.split(' '),
)
const EMPTY: ReadonlySet<string> = new Set(['br', 'img'])
const SAME: Readonly<Record<string, string>> = { b: 'strong', i: 'em' }

interface Run {
  marks: string
  text: string
}

/**
 * What HTML says, in one form: equal for two texts that a reader can't tell apart although they are
 * written differently (spaces of the source, the nesting of bold and italic, a paragraph around the
 * text of a list entry).
 */
export function canonicalHtml(html: string): string {
  return blockText(inertBody(html))
}

function blockText(block: Element): string {
  const parts: string[] = []
  let runs: Run[] = []
  const close = () => {
    parts.push(runsText(runs))
    runs = []
  }
  const walk = (node: Node, marks: readonly string[]) => {
    if (node instanceof Text) {
      runs.push({ marks: marks.join(), text: node.data })
    } else if (node instanceof Element) {
      const name = node.localName
      if (EMPTY.has(name)) {
        runs.push({ marks: `${marks.join()}${tagText(node)}`, text: '' })
      } else if (INLINE.has(name)) {
        const inside = [...new Set([...marks, tagText(node)])].toSorted()
        for (const child of node.childNodes) walk(child, inside)
      } else if (isBareParagraph(node)) {
        for (const child of node.childNodes) walk(child, marks)
      } else if (!isEmptyParagraph(node)) {
        close()
        parts.push(`${tagText(node)}${blockText(node)}</${name}>`)
      }
    }
  }
  for (const child of block.childNodes) walk(child, [])
  close()
  return parts.join('')
}

/** A paragraph that says nothing and takes no room. */
export const isEmptyParagraph = (element: Element): boolean =>
  element.localName === 'p' &&
  element.attributes.length === 0 &&
  element.children.length === 0 &&
  element.textContent.trim() === ''

/** The paragraph in which the editor holds the text of a list entry. */
export const isBareParagraph = (element: Element): boolean =>
  element.localName === 'p' &&
  element.attributes.length === 0 &&
  element.parentElement?.localName === 'li' &&
  element.parentElement.firstElementChild === element &&
  [...element.parentElement.children].every(
    (child) => child === element || child.localName === 'ul' || child.localName === 'ol',
  )

function tagText(element: Element): string {
  const name = SAME[element.localName] ?? element.localName
  const attributes = [...element.attributes].map((one) => ` ${one.name}="${one.value}"`)
  return `<${name}${attributes.toSorted().join('')}>`
}

/** Runs with their spaces collapsed, across their borders too; no-break spaces stay. */
function runsText(runs: readonly Run[]): string {
  const shown: Run[] = []
  let afterSpace = true
  for (const { marks, text } of runs) {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ')
    const kept: string = afterSpace ? collapsed.replace(/^ /, '') : collapsed
    const isObject = text === '' && marks !== ''
    if (kept === '' && !isObject) continue
    afterSpace = kept.endsWith(' ') || (isObject && marks.endsWith('<br>'))
    const last = shown.at(-1)
    if (last?.marks === marks && !isObject) last.text += kept
    else shown.push({ marks, text: kept })
  }
  const last = shown.at(-1)
  if (last) last.text = last.text.replace(/ $/, '')
  return shown
    .filter(({ marks, text }) => text !== '' || marks !== '')
    .map(({ marks, text }) => (marks ? `{${marks}|${text}}` : text))
    .join('')
}
