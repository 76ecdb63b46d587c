import { describe, expect, test } from 'vitest'
import { composeGuide } from './compose-guide.ts'
import { linksOf } from './links.ts'
import { paginate, row } from './layout/rows.ts'
import type { Setting } from './layout/setting.ts'
import type { SiteDocument } from './site-document.ts'
import { FRAME, paletteOf, stylesOf } from './layout/styles.ts'

const PAGE = FRAME.bottom - FRAME.top
const start = { page: 0, top: FRAME.top }

describe('rows on pages', () => {
  test('rows that are kept together go on together', () => {
    const rows = [row(PAGE - 30), row(20, { keep: true, before: 5 }), row(20), row(10)]
    const end = paginate(rows, start)
    expect(rows.map(({ page }) => page)).toEqual([0, 1, 1, 1])
    expect(rows[1]?.top).toBe(FRAME.top)
    expect(end).toEqual({ page: 1, top: FRAME.top + 50 })
  })

  test('what is longer than a page is cut rather than lost', () => {
    const rows = Array.from({ length: 30 }, () => row(PAGE / 10.5, { keep: true }))
    expect(paginate(rows, start).page).toBe(2)
    expect(rows.every(({ top, height }) => top + height <= FRAME.bottom + 0.01)).toBe(true)
  })

  test('a chapter begins a page unless there is room enough', () => {
    const rows = [row(PAGE * 0.3), row(40, { room: PAGE * 0.5 }), row(40, { room: PAGE })]
    paginate(rows, start)
    expect(rows.map(({ page }) => page)).toEqual([0, 0, 1])
  })
})

const paragraph = `<p>${'Un mot après l’autre, sans hâte. '.repeat(9)}</p>`
const html = (sections: number) =>
  Array.from(
    { length: sections },
    (_none, index) =>
      `<h2>Section ${index}</h2>${paragraph.repeat((index % 4) + 1)}<h3>Détail</h3>` +
      `<ul>${'<li>Un point à cocher</li>'.repeat((index % 5) + 1)}</ul>` +
      '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ).join('')

test.each([3, 7, 11, 16])(
  'in a guide of %i sections no heading ends a page, and the contents give the true pages',
  (sections) => {
    const palette = paletteOf({})
    const document: SiteDocument = {
      kind: 'guide',
      culture: 'fr-FR',
      firm: { name: 'Cabinet', offices: [], logo: null },
      origin: '',
      label: 'Guide',
      title: 'Un guide',
      intro: '',
      updatedAt: '2026-11-02T12:00:00.000Z',
      parts: [1, 2, 3].map((number) => ({
        number,
        path: `/g/${number}`,
        title: `Partie ${number}`,
        intro: 'Deux lignes.',
        html: html(sections),
      })),
      colours: {},
    }
    const setting: Setting = {
      measure: (text, _face, size) => (text.length * size) / 2,
      styles: stylesOf(palette),
      palette,
      target: linksOf(document),
      ticks: false,
    }
    const { rows, pages, outline } = composeGuide(setting, document)
    const headings = [setting.styles.section, setting.styles.part, setting.styles.chapter]
    const isHeading = ({ face, size }: { face: string; size: number }) =>
      headings.some((style) => style.face === face && style.size === size)
    const lastOf = new Map(rows.map((each) => [each.page, each]))
    for (const [page, last] of lastOf) {
      const pieces = last.texts.flatMap((text) => text.pieces)
      expect(pieces.some(isHeading), `the last line of page ${page + 1}`).toBe(false)
    }
    expect(
      rows.filter(({ texts }) => texts.some(({ pieces }) => pieces.some(isHeading))).length,
    ).toBeGreaterThan(sections * 6)
    expect(Math.max(...rows.map(({ page }) => page)) + 1).toBe(pages)
    const printed = rows
      .filter(({ page }) => page === 1)
      .flatMap(({ texts }) => texts.map(({ pieces }) => pieces.map(({ text }) => text).join('')))
    const pageOf = (place: string) => rows.find(({ places }) => places.includes(place))?.page ?? -9
    const [first] = outline
    expect(printed[printed.indexOf(first?.title ?? '') + 1]).toBe(
      String(pageOf(first?.place ?? '') + 1),
    )
  },
)
