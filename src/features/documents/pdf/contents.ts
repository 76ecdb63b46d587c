import type { Entry } from './composed.ts'
import { element, kept, row, type Element, type Row } from './layout/rows.ts'
import { plainRuns } from './layout/runs.ts'
import { type Setting, textRows } from './layout/setting.ts'
import { WIDTH } from './layout/styles.ts'

const NUMBER = 34

/** The list of contents; `pageOf` gives the page of a place as it is printed. */
export function contentsRows(
  setting: Setting,
  title: string,
  entries: readonly Entry[],
  pageOf: (place: string) => string,
): { rows: Row[]; element: Element } {
  const { styles } = setting
  const heading = textRows(setting, plainRuns(title), styles.chapter, { tag: 'H2' })
  const toc = element('TOC')
  const rows = entries.flatMap((entry) => {
    const own = entryRows(setting, entry, 0, pageOf)
    toc.children.push(own.element)
    const parts = entry.entries.map((part) => entryRows(setting, part, 1, pageOf))
    const inner = element('TOC', { children: parts.map((part) => part.element) })
    if (parts.length > 0) own.element.children.push(inner)
    return [...kept(own.rows, parts.length > 0), ...parts.flatMap((part) => part.rows)]
  })
  return {
    rows: [...kept(heading.rows, true), row(12, { keep: true }), ...rows],
    element: element('Sect', { children: [heading.element, toc] }),
  }
}

function entryRows(
  setting: Setting,
  { title, place }: Entry,
  depth: 0 | 1,
  pageOf: (place: string) => string,
): { rows: Row[]; element: Element } {
  const { styles, palette } = setting
  const style = depth === 0 ? styles.contents : styles.contentsSection
  const x = depth * 16
  const set = textRows(setting, plainRuns(title), style, {
    x,
    width: WIDTH - x - NUMBER,
    before: depth === 0 ? 8 : 0,
  })
  const number = textRows(
    setting,
    plainRuns(pageOf(place)),
    { ...style, face: 'text' },
    {
      x: WIDTH - NUMBER,
      width: NUMBER,
      right: true,
    },
  )
  const link = element('Link', { link: { place, says: title } })
  link.children.push(...set.element.children)
  const last = set.rows.at(-1)
  for (const text of number.rows.flatMap(({ texts }) => texts)) {
    if (!last) break
    text.row = last
    last.texts.push(text)
    link.children.push(text)
  }
  if (last && depth === 0) {
    const y = style.leading + 1
    last.marks.push({
      kind: 'rule',
      row: last,
      x: 0,
      y,
      w: WIDTH,
      colour: palette.line,
      thickness: 0.6,
    })
    last.height += 2
  }
  return { rows: set.rows, element: element('TOCI', { children: [link] }) }
}
