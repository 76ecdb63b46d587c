import type { Example } from '#framework/widget-kit/define-widget.ts'
import { toolTitles } from './tools.ts'

const [first = '', ...others] = Object.keys(toolTitles)

/** The send form of a simulation. */
const form = (id: number) => [
  { id, type: 'lead-form', version: 1, options: { form: 'simulation', folded: true } },
]

export const examples: readonly Example[] = [
  { name: 'default', options: { tool: first, form: [] } },
  ...others.map((tool) => ({ name: tool, options: { tool, form: [] } })),
  {
    name: 'avec envoi',
    options: { tool: 'mensualite-demprunt', form: form(9101) },
    page: { query: { capital: '20 000', taux: '0', duree: '24', unite: 'mois' } },
  },
  {
    name: 'à corriger',
    options: { tool: 'marge-et-prix-de-vente', form: [] },
    page: { query: { depart: 'marque', achat: 'soixante', marque: '140' } },
  },
  {
    name: 'jamais atteint',
    options: { tool: 'seuil-de-rentabilite', form: [] },
    page: { query: { ca: '100 000', variables: '120 000', fixes: '5 000' } },
  },
]
