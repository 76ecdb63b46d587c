import type { AgendaRule } from './rule.ts'
import { always, COMMERCIAL, SOURCES } from './sources.ts'

/** Dates of company law stay where they are, whatever the weekday. */
const company = {
  ...always,
  concern: 'societe',
  carried: false,
  confidence: 'to-confirm',
  period: 'exercice',
  source: SOURCES.accounts,
  audience: [{ forms: COMMERCIAL }],
} as const
const meeting = { kind: 'after-closing', months: 6, day: 'last' } as const

export const COMPANY_RULES: readonly AgendaRule[] = [
  {
    ...company,
    key: 'assemblee',
    title: 'Assemblée d’approbation des comptes',
    who: 'SARL et SA qui clôturent au 31 décembre, autres sociétés selon leurs statuts',
    otherClosing: 'SARL et SA, autres sociétés selon leurs statuts',
    explanation:
      'Dans les six mois de la clôture en SARL et en SA ; dans une SAS à plusieurs associés, les statuts fixent le délai.',
    when: meeting,
  },
  {
    ...company,
    key: 'depot-comptes',
    title: 'Dépôt au greffe des comptes',
    who: 'Sociétés dont l’assemblée s’est tenue le 30 juin',
    otherClosing: 'Sociétés dont l’assemblée s’est tenue le dernier jour possible',
    explanation:
      'Dans le mois qui suit l’assemblée ; la date se compte depuis la vôtre. Le dépôt en ligne laisse deux mois.',
    when: { ...meeting, later: 1 },
  },
  {
    ...company,
    key: 'depot-comptes-en-ligne',
    title: 'Dépôt en ligne des comptes',
    who: 'Sociétés dont l’assemblée s’est tenue le 30 juin',
    otherClosing: 'Sociétés dont l’assemblée s’est tenue le dernier jour possible',
    explanation: 'Dans les deux mois qui suivent l’assemblée ; la date se compte depuis la vôtre.',
    when: { ...meeting, later: 2 },
  },
]
