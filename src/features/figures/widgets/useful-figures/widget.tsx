import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { endOfDay } from '#base/kit/time/expiry.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { type FigureRow, figureRows, licenceText } from './figure-rows.ts'
import { options } from './options.ts'
import { UsefulFiguresView } from './view.tsx'

/** Figures of the law that are in force today, with their source. */
export const widget = defineWidget({
  type: 'useful-figures',
  title: 'Chiffres utiles',
  sentence: 'Taux, seuils et indices à jour, avec leur source.',
  keywords: 'smic barème taux',
  group: 'news',
  options,
  root: 'section',
  words: 'stored',
  load({ group, title, text }, { culture, now, site }) {
    const type = typography(culture)
    const figures = site.settings.useful_figures
    const day = dayInParis(now)
    const rows = figureRows(figures, group, day)
    const until = endOfDay(now)
    if (rows.length === 0) return { state: 'empty', until }
    const filled = rows.filter(({ isBlank }) => !isBlank)
    const isToRead = filled.length === 0
    return {
      state: 'ready',
      until,
      model: {
        title: isToRead ? WHERE_TO_READ : type.text(title || 'Chiffres utiles'),
        text: type.text(text),
        isToRead,
        rows: (isToRead ? rows : filled).map((row) => polished(row, type.text)),
        licence: type.text(licenceText(figures, group, day)),
      },
    }
  },
  figures: ({ group }, all) => [
    ...new Set(all.filter((one) => one.group === group).map(({ key }) => key)),
  ],
  View: UsefulFiguresView,
  examples,
})

/** What a table without any value is. */
const WHERE_TO_READ = 'Où lire les chiffres officiels'

const polished = (row: FigureRow, type: (text: string) => string): FigureRow => ({
  ...row,
  label: type(row.label),
  note: type(row.note),
  rhythm: type(row.rhythm),
  remarks: row.remarks.map(type),
  table: row.table && {
    columns: row.table.columns.map(type),
    rows: row.table.rows.map(({ label, cells }) => ({ label: type(label), cells })),
  },
})
