/** The State's rules that the simulators ask: the package `modele-social`, and what it knows. */
export const RULES = {
  version: '11.1.0',
  /** Version of the package `publicodes`, which evaluates them. */
  engine: '1.10.3',
  /** The day it was published: nothing later is in it, and it says nothing of that itself. */
  knownOn: '2026-07-16',
  /** Its figures hold to the end of its year, as far as anybody knew. */
  until: '2026-12-31',
  /** From this day on, law of the year before is no answer. */
  refusedFrom: '2027-04-01',
} as const

/** What is to be said of the law of a day: nothing, that it is last year's, or no more. */
export type Standing = 'known' | 'past' | 'refused'

/** Why a tool finds nothing, in the words of whoever asked. */
export const REFUSALS = {
  outOfDate:
    'Ce calcul attend les règles de l’année : celles d’avant ne répondraient plus à votre question.',
  unsolved:
    'Aucun salaire brut ne donne ce montant avec ces hypothèses : essayez un montant plus proche d’un salaire.',
} as const

/** How the rules stand on a day, `yyyy-mm-dd`. */
export const standingOn = (day: string): Standing =>
  day <= RULES.until ? 'known' : day < RULES.refusedFrom ? 'past' : 'refused'
