import { numericDate } from '#base/kit/time/calendar-day.ts'
import { blockRows, fullColumn } from './layout/block-rows.ts'
import { blocksOf } from './layout/blocks.ts'
import { colophonRows } from './colophon.ts'
import { type Composed, type Entry, pagesOfPlaces } from './composed.ts'
import { contentsRows } from './contents.ts'
import { placeOfPart } from './links.ts'
import { element, kept, paginate, row, type Element, type Row } from './layout/rows.ts'
import { plainRuns } from './layout/runs.ts'
import { type Setting, textRows } from './layout/setting.ts'
import type { DocumentPart, SiteDocument } from './site-document.ts'
import { FRAME } from './layout/styles.ts'
import { WORDS } from './messages.ts'

/** Cover, contents, one chapter after the other on pages of their own, the firm. */
export function composeGuide(setting: Setting, document: SiteDocument): Composed {
  const words = WORDS[document.culture]
  const cover = coverRows(setting, document)
  const parts = document.parts.map((part, index) => partRows(setting, document, part, index))
  const colophon = colophonRows(setting, document, { isShort: false })
  const [firstOfColophon] = colophon.rows
  if (firstOfColophon) {
    firstOfColophon.room = FRAME.bottom - FRAME.top
    firstOfColophon.places.push(FIRM)
  }
  const outline = [
    ...parts.map(({ entry }) => entry),
    { title: document.firm.name, place: FIRM, entries: [] },
  ]
  const contents = (pageOf: (place: string) => string) =>
    contentsRows(setting, words.contents, outline, pageOf)
  // Numbers of pages are alike in height: the list is as long without them.
  const length = paginate(contents(() => '0').rows, { page: 1, top: FRAME.top }).page
  const body = [...parts.flatMap(({ rows }) => rows), ...colophon.rows]
  const end = paginate(body, { page: length + 1, top: FRAME.top })
  const pages = pagesOfPlaces(body)
  const list = contents((place) => String((pages.get(place) ?? 0) + 1))
  paginate(list.rows, { page: 1, top: FRAME.top })
  return {
    pages: end.page + 1,
    rows: [...cover.rows, ...list.rows, ...body],
    elements: [cover.element, list.element, ...parts.map((part) => part.element), colophon.element],
    outline,
    hasCover: true,
    head: 0,
    logo: COVER_LOGO,
  }
}

const FIRM = 'cabinet'

/** Over the firm's name. */
const COVER_LOGO = { top: 28, foot: 66 } as const

/** A chapter begins on the page where another ends when so much of it is left. */
const ROOM = (FRAME.bottom - FRAME.top) * 0.55

/** Words of the cover: they stand where the drawing leaves room. */
function coverRows(setting: Setting, document: SiteDocument): { rows: Row[]; element: Element } {
  const { styles, palette } = setting
  const { firm, label, title, intro, updatedAt, culture } = document
  const whole = element('Sect')
  const rows: Row[] = []
  let top = 74
  const add = (text: string, style: Parameters<typeof textRows>[2], tag: string, gap: number) => {
    if (!text) return
    const set = textRows(setting, plainRuns(text), style, {
      width: tag === 'H1' ? 400 : 340,
      tag,
      balanced: tag === 'H1',
    })
    whole.children.push(set.element)
    top += gap
    for (const each of set.rows) {
      each.page = 0
      each.top = top
      top += each.height
      rows.push(each)
    }
  }
  add(firm.name, { ...styles.caption, size: 12.5, colour: palette.primary }, 'P', 0)
  add(label, styles.label, 'P', 96)
  add(title, styles.document, 'H1', 8)
  add(intro, styles.lead, 'P', 18)
  top = FRAME.bottom - 4
  add(
    `${WORDS[culture].upToDate(numericDate(updatedAt, culture))}`,
    { ...styles.small, face: 'bold', colour: palette.paper },
    'P',
    0,
  )
  return { rows, element: whole }
}

function partRows(
  setting: Setting,
  { culture }: SiteDocument,
  part: DocumentPart,
  index: number,
): { rows: Row[]; element: Element; entry: Entry } {
  const { styles } = setting
  const place = placeOfPart(index)
  const numbered = part.number === null ? part.title : `${part.number}. ${part.title}`
  const entry: Entry = { title: numbered, place, entries: [] }
  const whole = element('Sect')
  const rows: Row[] = []
  const add = (set: { rows: Row[]; element: Element }) => {
    whole.children.push(set.element)
    rows.push(...kept(set.rows, true))
  }
  if (part.number !== null) {
    add(textRows(setting, plainRuns(WORDS[culture].chapter(part.number)), styles.label))
    rows.push(row(4, { keep: true }))
  }
  add(textRows(setting, plainRuns(part.title), styles.chapter, { tag: 'H2', balanced: true }))
  if (part.intro) {
    add(textRows(setting, plainRuns(part.intro), styles.lead, { before: 10 }))
  }
  rows.push(row(22, { keep: true }))
  const body = blockRows(
    setting,
    blocksOf(part.html),
    fullColumn(setting, 3, (title) => {
      const section = `${place}-${entry.entries.length + 1}`
      entry.entries.push({ title, place: section, entries: [] })
      return section
    }),
  )
  whole.children.push(...body.elements)
  rows.push(...body.rows)
  const [first] = rows
  if (first) {
    first.before = 58
    first.room = index === 0 ? FRAME.bottom - FRAME.top : ROOM
    first.places.push(place)
  }
  return { rows, element: whole, entry }
}
