import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure, FigureTable } from '#base/core/dated-figure.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { figureOn } from '../../rules/figure-on.ts'
import { valueText } from '../../rules/value-text.ts'
import { longDateOf } from '#base/kit/time/french-date.ts'

/** One figure as its line says it. */
export interface FigureRow {
  key: string
  label: string
  note: string
  rhythm: string
  source: { name: string; url: string }
  /** The value in words; `null` when none may be shown. */
  value: string | null
  /** « voir le barème », in place of a value. */
  table: ScaleModel | null
  /** What is said instead of, or under, the value. */
  remarks: string[]
  toVerify: boolean
  /** What it was worth before, the latest first. */
  past: PastValue[]
  /** Numbers of all periods up to this one, the first first, where there are enough of them to show a course. */
  course: number[]
  /** Nobody gave it a value: visitors are only told where to read it. */
  isBlank: boolean
}

/** What a figure was worth, and when. */
export interface PastValue {
  value: string
  period: string
  toVerify: boolean
}

/** A scale as a table of its own. */
export interface ScaleModel {
  columns: string[]
  rows: { label: string; cells: string[] }[]
}

/** Values from which on a drawing says more than a list. */
const COURSE = 4

/** The figures of a group on a day, by name. */
export function figureRows(
  figures: readonly DatedFigure[],
  group: string,
  day: CalendarDay,
): FigureRow[] {
  const keys = new Set(figures.filter((one) => one.group === group).map(({ key }) => key))
  return [...keys]
    .flatMap((key) => rowOf(figures, key, day) ?? [])
    .toSorted((one, other) => BY_NAME.compare(one.label, other.label))
}

const BY_NAME = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

function rowOf(figures: readonly DatedFigure[], key: string, day: CalendarDay): FigureRow | null {
  const { state, figure } = figureOn(figures, key, day)
  if (figure === null) return null
  const { label, note, rhythm, source } = figure
  const row = {
    key,
    label,
    note,
    rhythm,
    source,
    value: null,
    table: null,
    toVerify: false,
    ...pastOf(figures, figure, day, state === 'out-of-date'),
    isBlank: state === 'missing',
  }
  switch (state) {
    case 'missing':
      return { ...row, remarks: [] }
    case 'out-of-date':
      return {
        ...row,
        remarks: [
          `La valeur n’est plus à jour depuis le ${longDateOf(figure.to)} : lisez-la à sa source.`,
        ],
      }
    case 'current':
      return {
        ...row,
        value: figure.value === null ? null : valueText(figure.value, figure.unit),
        table: figure.values && scaleOf(figure.values),
        toVerify: figure.to_verify,
        remarks: [periodText(figure), knownText(figure), checkedText(figure)].filter(Boolean),
      }
  }
}

/** Periods of a figure that are over, the one that is told as over too; a scale has none that a line could hold. */
function pastOf(
  figures: readonly DatedFigure[],
  shown: DatedFigure,
  day: CalendarDay,
  isOver: boolean,
): Pick<FigureRow, 'past' | 'course'> {
  const periods = figures
    .filter((one) => one.key === shown.key && one.value !== null && one.from <= isoDay(day))
    .map((one) => (one.from === shown.from ? shown : one))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const values = periods.flatMap(({ value }) => value ?? [])
  return {
    past: periods
      .filter((one) => one.from < shown.from || (isOver && one === shown))
      .toReversed()
      .map((one) => ({
        value: valueText(one.value ?? 0, one.unit),
        period: spanText(one),
        toVerify: one.to_verify,
      })),
    course: values.length < COURSE ? [] : values,
  }
}

function spanText({ from, to }: DatedFigure): string {
  if (from && to) return `du ${longDateOf(from)} au ${longDateOf(to)}`
  if (from) return `depuis le ${longDateOf(from)}`
  return to ? `jusqu’au ${longDateOf(to)}` : ''
}

const periodText = (figure: DatedFigure): string => {
  const span = spanText(figure)
  return span && `en vigueur ${span}`
}

/** Until when the value is known to hold, where its text names no end. */
const knownText = ({ known_until }: DatedFigure): string =>
  known_until && `connu jusqu’au ${longDateOf(known_until)}`

function checkedText({ checked_on, to_verify }: DatedFigure): string {
  const when = checked_on.length > 'aaaa-mm'.length ? 'le' : 'en'
  return `${to_verify ? 'relevé' : 'vérifié'} ${when} ${longDateOf(checked_on)}`
}

const scaleOf = ({ columns, rows }: FigureTable): ScaleModel => ({
  columns: columns.map(({ label }) => label),
  rows: rows.map(({ label, cells }) => ({
    label,
    cells: cells.map((cell, place) =>
      cell === null ? '–' : valueText(cell, columns[place]?.unit ?? ''),
    ),
  })),
})

/**
 * What Licence Ouverte 2.0 asks of those who show public data again: whose they are and when they
 * were last read. Empty when no value shown is under it.
 */
export function licenceText(
  figures: readonly DatedFigure[],
  group: string,
  day: CalendarDay,
): string {
  const shown = figures.filter(
    (one) =>
      one.group === group &&
      one.source.licence !== '' &&
      figureOn(figures, one.key, day).state === 'current' &&
      figureOn(figures, one.key, day).figure?.from === one.from,
  )
  if (shown.length === 0) return ''
  const each = (texts: string[]) => [...new Set(texts)].join(' ; ')
  const last =
    shown
      .map(({ checked_on }) => checked_on)
      .toSorted()
      .at(-1) ?? ''
  const sources = each(shown.map(({ source }) => source.name))
  const licences = each(shown.map(({ source }) => source.licence))
  return `Valeurs reprises de : ${sources} (${licences}), dernière lecture : ${longDateOf(last)}.`
}
