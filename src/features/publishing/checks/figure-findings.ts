import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { figuresNamed, namingFaults } from '#features/figures/rules/figures-in-text.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import { longDateOf } from '#base/kit/time/french-date.ts'
import type { Finding } from '../contract/finding.ts'
import type { OptionValue, ReadWidget } from './option-values.ts'

const ADVICE = 'Relisez-le à sa source dans « Chiffres utiles ».'

/** Dated figures that a page's widgets show or compute with, and that are not to be relied on. */
export function figureFindings(
  widgets: readonly ReadWidget[],
  figures: readonly DatedFigure[],
  today: CalendarDay,
): Finding[] {
  return widgets.flatMap((widget) =>
    widget.figures(figures).flatMap((key) => {
      const fault = faultOf(figures, key, today)
      if (fault === null) return []
      const { id: widgetId, title } = widget
      const sentence = `${fault} ${ADVICE}`
      return [{ check: 'figures', severity: 'look', sentence, widgetId, widget: title } as const]
    }),
  )
}

/** Figures that texts name by their keys: those that nobody knows, and those that are not to be relied on. */
export function namedFigureFindings(
  values: readonly OptionValue[],
  figures: readonly DatedFigure[],
  today: CalendarDay,
): Finding[] {
  return values.flatMap(({ value, field, widgetId, widget }) => {
    if (typeof value !== 'string') return []
    // Of a block, texts that are formatted are filled in, and its other words are not.
    const isPlain =
      widgetId !== null && field.kind !== 'rich-text' && figuresNamed(value).length > 0
    const faults = figuresNamed(value).flatMap((key) => {
      const isKnown = figures.some((figure) => figure.key === key)
      return (isKnown && faultOf(figures, key, today)) || []
    })
    return [
      ...(isPlain
        ? [
            `« ${field.label} » montrerait la clé d’un chiffre : écrivez sa valeur ici, ou ce chiffre dans un texte mis en forme.`,
          ]
        : []),
      ...namingFaults(value, { figures, day: today }),
      ...faults.map((fault) => `${fault} ${ADVICE}`),
    ].map(
      (sentence) => ({ check: 'figures', severity: 'look', sentence, widgetId, widget }) as const,
    )
  })
}

function faultOf(figures: readonly DatedFigure[], key: string, today: CalendarDay): string | null {
  const { state, figure } = figureOn(figures, key, today)
  const label = figure?.label ?? key
  if (state === 'missing') return `« ${label} » n’a pas encore de valeur : elle est à confirmer.`
  if (state === 'out-of-date') {
    return `« ${label} » n’est plus à jour depuis le ${longDateOf(figure.to)}.`
  }
  return figure.to_verify ? `« ${label} » n’a pas été vérifié à sa source officielle.` : null
}
