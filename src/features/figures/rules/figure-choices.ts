import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { figureOn } from './figure-on.ts'
import { figureMark, withFigures } from './figures-in-text.ts'

/** What a text may name: a figure, or a cell of a scale. */
export interface FigureChoice {
  /** What stands in the text. */
  mark: string
  label: string
  /** What visitors read there today. */
  value: string
}

/** What texts may name on a day, in the order of the figures: those that have a value. */
export function figureChoices(figures: readonly DatedFigure[], day: CalendarDay): FigureChoice[] {
  const keys = [...new Set(figures.map(({ key }) => key))]
  return keys.flatMap((key) => {
    const { state, figure } = figureOn(figures, key, day)
    if (state !== 'current') return []
    return cellsOf(figure).map(({ mark, label }) => ({
      mark,
      label,
      value: withFigures(mark, { figures, day, lang: 'fr' }),
    }))
  })
}

function cellsOf({ key, label, values }: DatedFigure): Pick<FigureChoice, 'mark' | 'label'>[] {
  if (values === null) return [{ mark: figureMark(key), label }]
  const { columns, rows } = values
  return rows.flatMap((row) =>
    columns.flatMap((column, place) =>
      (row.cells[place] ?? null) === null
        ? []
        : {
            mark: figureMark(key, { row: row.key, column: column.key }),
            label: [label, row.label, ...(columns.length > 1 ? [column.label] : [])].join(', '),
          },
    ),
  )
}
