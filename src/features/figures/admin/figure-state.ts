import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { figureOn } from '../rules/figure-on.ts'

/** How a figure stands: in force and read at its source, in force but to be read there, over, or without value. */
export type FigureState = 'confirmed' | 'to-verify' | 'out-of-date' | 'missing'

export const STATE_WORDS: Readonly<Record<FigureState, string>> = {
  confirmed: 'Confirmé',
  'to-verify': 'À vérifier',
  'out-of-date': 'Plus à jour',
  missing: 'À confirmer',
}

/** A key with all its periods, in the order in which they begin. */
export interface FigureKey {
  key: string
  group: string
  label: string
  state: FigureState
  /** Places in the whole list. */
  places: number[]
}

export function stateOn(
  figures: readonly DatedFigure[],
  key: string,
  today: CalendarDay,
): FigureState {
  const { state, figure } = figureOn(figures, key, today)
  if (state !== 'current') return state
  return figure.to_verify ? 'to-verify' : 'confirmed'
}

/** The figures by key, in the order in which keys first stand in the list. */
export function figureKeys(figures: readonly DatedFigure[], today: CalendarDay): FigureKey[] {
  const places = Map.groupBy(figures.keys(), (place) => figures[place]?.key ?? '')
  return [...places].map(([key, all]) => {
    const newest = figures[all.at(-1) ?? 0]
    return {
      key,
      group: newest?.group ?? '',
      label: newest?.label ?? key,
      state: stateOn(figures, key, today),
      places: all.toSorted((a, b) =>
        (figures[a]?.from ?? '') < (figures[b]?.from ?? '') ? -1 : 1,
      ),
    }
  })
}

/** A new period of a figure: its words stay, value and dates are to be written. */
export const nextPeriod = (figure: DatedFigure): DatedFigure => ({
  ...figure,
  value: null,
  values: null,
  from: '',
  to: '',
  known_until: '',
  checked_on: '',
  to_verify: false,
})

/** Somebody read the figure at its source on a day. */
export const confirmed = (figure: DatedFigure, day: string): DatedFigure => ({
  ...figure,
  checked_on: day,
  to_verify: false,
})
