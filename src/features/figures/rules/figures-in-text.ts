import { cellOf, type DatedFigure } from '#base/core/dated-figure.ts'
import { type Culture, cultureOf, type Language } from '#base/kit/language.ts'
import { frenchNumber } from '#base/kit/text/french-number.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import { beginOfDay } from '#base/kit/time/expiry.ts'
import { daysLater, isoDay, parseIsoDay } from '#base/kit/time/working-days.ts'
import { figureOn, refusedFrom } from './figure-on.ts'
import { fullNumber, NO_BREAK, valueText } from './value-text.ts'

/**
 * A figure that a text names by its key, in place of its value: `%%chiffre:smic_horaire%%`, or one cell of a scale,
 * `%%chiffre:franchise_tva.services.base%%`. Whatever else stands there is a figure that nobody knows.
 */
const MARK = /%%chiffre\s?:([^%<>]{0,200})%%/gi

/** A word of every mark, however it is typed: most texts have none. */
export const FIGURE_WORD = 'chiffre'

/** What stands in a text for a figure, or for a cell of a scale. */
export const figureMark = (key: string, cell?: { row: string; column: string }): string =>
  `%%${FIGURE_WORD}:${cell ? `${key}.${cell.row}.${cell.column}` : key}%%`

interface Named {
  key: string
  row: string | undefined
  column: string | undefined
}

function namedIn(mark: string): Named {
  const [key = '', row, column] = mark.trim().toLowerCase().split('.')
  return { key, row, column }
}

/** Whether a text may name figures: most name none. */
const mayName = (text: string): boolean => text.includes('%%')

/** Keys of the figures that a text names, each once. */
export const figuresNamed = (text: string): string[] =>
  mayName(text)
    ? [...new Set([...text.matchAll(MARK)].map(([, mark = '']) => namedIn(mark).key))]
    : []

/** What figures are worth, where and when a text is read. */
export interface FiguresOfText {
  figures: readonly DatedFigure[]
  day: CalendarDay
  lang: Language
}

/** A text, or clean HTML, with the values of the figures that it names; one without a value says so, and no key is shown. */
export function withFigures(text: string, { figures, day, lang }: FiguresOfText): string {
  if (!mayName(text)) return text
  const culture = cultureOf(lang)
  return text.replaceAll(MARK, (_mark, name: string) => {
    const found = valueOf(figures, namedIn(name), day)
    if (found === null) return WORDS[culture].missing
    const said = valueIn(culture, found.value, found.unit).replaceAll(/[<>&"]/g, '')
    return found.isSure ? said : `${said} ${WORDS[culture].unsure}`
  })
}

const WORDS = {
  'fr-FR': { missing: 'chiffre à confirmer', unsure: '(à confirmer)' },
  'en-GB': { missing: 'figure to be confirmed', unsure: '(to be confirmed)' },
}

/** Why a text should not name a figure as it does, as sentences for whoever writes it. */
export function namingFaults(
  text: string,
  { figures, day }: Pick<FiguresOfText, 'figures' | 'day'>,
): string[] {
  if (!mayName(text)) return []
  const marks = new Set([...text.matchAll(MARK)].map(([, mark = '']) => mark))
  return [...marks].flatMap((mark) => {
    const named = namedIn(mark)
    const known = figures.find(({ key }) => key === named.key)
    if (!known) {
      return `Aucun chiffre n’a la clé « ${mark.trim()} » : choisissez-le par le bouton « Chiffre ».`
    }
    const { state, figure } = figureOn(figures, named.key, day)
    // Figures without a value that holds are told by their own check.
    if (state !== 'current' || valueOf(figures, named, day) !== null) return []
    return figure.values
      ? `« ${known.label} » est un barème, et « ${mark.trim()} » n’en est pas une case : choisissez-la par le bouton « Chiffre ».`
      : `« ${known.label} » n’est pas un barème : « ${mark.trim()} » n’en est pas une case.`
  })
}

interface Found {
  value: number
  unit: string
  isSure: boolean
}

function valueOf(
  figures: readonly DatedFigure[],
  { key, row, column }: Named,
  day: CalendarDay,
): Found | null {
  const { state, figure } = figureOn(figures, key, day)
  if (state !== 'current') return null
  const { value, values, unit, to_verify } = figure
  const isSure = !to_verify
  if (values === null || row === undefined || column === undefined) {
    return value === null || row !== undefined ? null : { value, unit, isSure }
  }
  const cell = cellOf(values, row, column)
  const cellUnit = values.columns.find((one) => one.key === column)?.unit ?? ''
  return cell === null ? null : { value: cell, unit: cellUnit, isSure }
}

const THIN = '\u202F'

const valueIn = (culture: Culture, value: number, unit: string): string =>
  culture === 'fr-FR' ? valueText(value, unit) : englishValue(value, unit)

function englishValue(value: number, unit: string): string {
  const french = frenchNumber(fullNumber(value, unit))
  const number = french.replace(',', '.').replaceAll(THIN, ',')
  if (unit === '€') return `€${number}`
  if (unit === '%') return `${number}%`
  return unit ? number + NO_BREAK + (ENGLISH_UNITS[unit.toLowerCase()] ?? unit) : number
}

/** Units that are words, as figures spell them; others stay as they are. */
const ENGLISH_UNITS: Readonly<Record<string, string | undefined>> = {
  jour: 'day',
  jours: 'days',
  'jours ouvrés': 'working days',
  semaine: 'week',
  semaines: 'weeks',
  mois: 'months',
  an: 'year',
  ans: 'years',
  année: 'year',
  années: 'years',
  heure: 'hour',
  heures: 'hours',
  point: 'point',
  points: 'points',
  salarié: 'employee',
  salariés: 'employees',
  fois: 'times',
  'fois l’intérêt légal': 'times the legal interest rate',
}

/** The instant from which one of the figures is worth something else, or is no longer sure; `null` for none. */
export function nextFigureChange(figures: readonly DatedFigure[], now: Date): Date | null {
  const today = isoDay(dayInParis(now))
  let next = ''
  for (const { from, to, known_until: known } of figures) {
    for (const day of [from, to && after(to), known && after(known), known && refusedFrom(known)]) {
      if (day > today && (next === '' || day < next)) next = day
    }
  }
  const day = next === '' ? null : parseIsoDay(next)
  return day && beginOfDay(day)
}

/** The day after one, `yyyy-mm-dd`. */
function after(text: string): string {
  const day = parseIsoDay(text)
  return day ? isoDay(daysLater(day, 1)) : ''
}
