import type { Asking } from '../question.ts'

/** Quarters of retirement that a year gives (Code de la sécurité sociale, art. R. 351-9). */
export const QUARTERS: Asking['outputs'] = {
  trimestres: ['protection sociale . retraite . trimestres', null],
}
