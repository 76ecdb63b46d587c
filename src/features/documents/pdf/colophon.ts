import { numericDate } from '#base/kit/time/calendar-day.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { element, kept, moved, row, stacked, type Element, type Row } from './layout/rows.ts'
import { plainRuns } from './layout/runs.ts'
import { type Setting, textRows } from './layout/setting.ts'
import { addressLines } from '#base/core/office.ts'
import type { SiteDocument } from './site-document.ts'
import { WIDTH } from './layout/styles.ts'
import { WORDS } from './messages.ts'

const GUTTER = 24

/** Who wrote the document, where they are, and what it is worth. */
export function colophonRows(
  setting: Setting,
  { firm, culture, updatedAt, origin }: SiteDocument,
  { isShort }: { isShort: boolean },
): { rows: Row[]; element: Element } {
  const { styles, palette } = setting
  const words = WORDS[culture]
  const whole = element('Sect')
  const rows: Row[] = []
  const add = (set: { rows: Row[]; element: Element }) => {
    whole.children.push(set.element)
    rows.push(...set.rows)
  }
  const small = (text: string, before = 0) =>
    textRows(setting, plainRuns(typography(culture).text(text)), styles.small, { before })
  if (isShort) {
    const line = row(8)
    line.marks.push({
      kind: 'rule',
      row: line,
      x: 0,
      y: 0,
      w: WIDTH,
      colour: palette.line,
      thickness: 0.8,
    })
    rows.push(line)
    add(small(oneLine(firm)))
  } else {
    add(textRows(setting, plainRuns(firm.name), styles.chapter, { tag: 'H2', balanced: true }))
    rows.push(row(14))
    add(offices(setting, firm, words.phone))
    rows.push(row(16))
    add(small(`${words.upToDate(numericDate(updatedAt, culture))}.`))
    if (origin) add(small(words.links(origin.replace(/^https?:\/\//, '')), 3))
  }
  add(small(words.notice, 3))
  return { rows: isShort ? kept(rows) : rows, element: whole }
}

/** « Cabinet A, 14 rue des Tisserands et 3 place de la Gare, 99120 Ville · 01 99 00 12 34 ». */
function oneLine({ name, offices: all }: SiteDocument['firm']): string {
  const places = all.map((office) => addressLines(office).join(', '))
  const phones = [...new Set(all.map(({ phonetotext }) => phonetotext))]
  return [name, ...places, ...phones].filter(Boolean).join(' · ')
}

/** The offices, two side by side. */
function offices(
  setting: Setting,
  { offices: all }: SiteDocument['firm'],
  phone: string,
): { rows: Row[]; element: Element } {
  const whole = element('L')
  const width = (WIDTH - GUTTER) / 2
  const cards = all.map((office, index) => {
    const body = element('LBody')
    const x = (index % 2) * (width + GUTTER)
    const line = (text: string, before = 0) => {
      const set = textRows(setting, plainRuns(text), setting.styles.cell, { width, before })
      body.children.push(set.element)
      return set.rows
    }
    const name = textRows(setting, plainRuns(office.name), setting.styles.boxTitle, {
      width,
      tag: 'Lbl',
    })
    const hours = office.hours.map(({ days, times }) => `${days} : ${times}`)
    if (office.note) hours.push(office.note)
    whole.children.push(element('LI', { children: [name.element, body] }))
    return stacked(
      [
        ...name.rows,
        ...addressLines(office).flatMap((text, place) => line(text, place === 0 ? 2 : 0)),
        ...(office.phonetotext ? line(`${phone} : ${office.phonetotext}`) : []),
        ...hours.flatMap((text, place) => line(text, place === 0 ? 3 : 0)),
      ],
      x,
    )
  })
  const rows: Row[] = []
  for (let index = 0; index < cards.length; index += 2) {
    const pair = row(0, { before: index > 0 ? 18 : 0 })
    for (const card of cards.slice(index, index + 2)) {
      moved(card, pair, 0, 0)
      pair.height = Math.max(pair.height, card.height)
    }
    rows.push(pair)
  }
  return { rows, element: whole }
}
