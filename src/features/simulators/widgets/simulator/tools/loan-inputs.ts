import { choice, rate, whole } from './inputs.ts'
import type { Fault } from './result.ts'

/** Fifty years: no schedule is longer. */
const MOST_MONTHS = 600

/** Rate and duration, as both loan tools ask for them. */
export const loanInputs = (percent: string, years: string) => ({
  taux: rate({ label: 'Taux annuel', initial: percent, max: 30, help: 'Hors assurance.' }),
  duree: whole({ label: 'Durée', initial: years, min: 1, max: MOST_MONTHS }),
  unite: choice({
    label: 'Durée comptée en',
    choices: [
      ['ans', 'années'],
      ['mois', 'mois'],
    ],
  }),
})

/** The duration in months, or what is wrong with it. */
export function monthsOf(duration: number, unit: 'ans' | 'mois'): number | Fault[] {
  const months = unit === 'ans' ? duration * 12 : duration
  if (months <= MOST_MONTHS) return months
  return [{ field: 'duree', message: '« Durée »\u00A0: 50 ans ou 600 mois au plus.' }]
}
