import { blockRows, fullColumn } from './layout/block-rows.ts'
import { blocksOf } from './layout/blocks.ts'
import { colophonRows } from './colophon.ts'
import type { Composed, Entry } from './composed.ts'
import { element, paginate, type Row } from './layout/rows.ts'
import { plainRuns } from './layout/runs.ts'
import { type Setting, textRows } from './layout/setting.ts'
import type { SiteDocument } from './site-document.ts'
import { FRAME } from './layout/styles.ts'

/** Where the words of the head begin, and how much tint is left under them. */
const HEAD = { firm: 32, top: 58, foot: 18 } as const

/** Over the rule of the head, across from the firm's name. */
const HEAD_LOGO = { top: 13, foot: 35 } as const

/** A sheet or a letter: a tinted head, the text, the firm at the foot of the last page. */
export function composeLeaflet(setting: Setting, document: SiteDocument): Composed {
  const { styles } = setting
  const isSheet = document.kind === 'sheet'
  const outline: Entry[] = []
  const whole = element('Sect')
  const head: Row[] = []
  let top: number = HEAD.top
  const name = textRows(setting, plainRuns(document.firm.name), styles.small, { right: true })
  whole.children.push(name.element)
  for (const each of name.rows) head.push(Object.assign(each, { page: 0, top: HEAD.firm }))
  const add = (text: string, style: Parameters<typeof textRows>[2], tag: string, gap: number) => {
    if (!text) return
    const set = textRows(setting, plainRuns(text), style, { tag, balanced: tag === 'H1' })
    whole.children.push(set.element)
    top += gap
    for (const each of set.rows) {
      each.page = 0
      each.top = top
      top += each.height
      head.push(each)
    }
  }
  add(document.label, styles.label, 'P', 0)
  add(
    document.title,
    isSheet ? styles.chapter : { ...styles.document, size: 30, leading: 35 },
    'H1',
    3,
  )
  add(document.intro, isSheet ? styles.body : styles.lead, 'P', 6)
  const height = top + HEAD.foot
  const body = document.parts.map(({ html }) =>
    blockRows(
      setting,
      blocksOf(html),
      fullColumn(setting, 2, (title) => {
        const place = `section-${outline.length + 1}`
        outline.push({ title, place, entries: [] })
        return place
      }),
    ),
  )
  const rows = body.flatMap((part) => part.rows)
  const end = paginate(rows, { page: 0, top: height + (isSheet ? 16 : 24) })
  const colophon = colophonRows(setting, document, { isShort: true })
  const foot = atFoot(colophon.rows, end)
  whole.children.push(...body.flatMap(({ elements }) => elements))
  return {
    pages: foot + 1,
    rows: [...head, ...rows, ...colophon.rows],
    elements: [whole, colophon.element],
    outline,
    hasCover: false,
    head: height,
    logo: HEAD_LOGO,
  }
}

/** Puts rows at the foot of the page where the text ends, or of the next one. */
function atFoot(rows: Row[], end: { page: number; top: number }): number {
  const height = rows.reduce((sum, each) => sum + each.before + each.height, 0)
  const fits = end.top + height + 8 <= FRAME.bottom
  const page = fits ? end.page : end.page + 1
  let top = FRAME.bottom - height
  for (const each of rows) {
    top += each.before
    Object.assign(each, { page, top })
    top += each.height
  }
  return page
}
