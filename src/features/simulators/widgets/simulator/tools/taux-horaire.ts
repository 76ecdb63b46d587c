import { counted, euros, figure, shortEuros } from './format.ts'
import { rates } from '../formulas/taux-horaire.ts'
import { money, number } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

export const tool = defineTool({
  inputs: {
    charges: money({
      label: 'Charges de l’année',
      initial: '18 000',
      help: 'Cotisations comprises.',
    }),
    remuneration: money({ label: 'Rémunération visée par an', initial: '36 000' }),
    jours: number({
      label: 'Jours facturés par an',
      initial: '160',
      unit: 'jours',
      min: 1,
      max: 366,
      places: 1,
      help: 'Sans congés, devis, trajets ni formation.',
    }),
    heures: number({
      label: 'Heures facturées par jour',
      initial: '7,5',
      unit: 'heures',
      min: 0.5,
      max: 24,
      places: 2,
    }),
  },
  formula: [
    'Taux horaire = (charges + rémunération visée) ÷ heures facturables',
    'Tarif journalier = (charges + rémunération visée) ÷ jours facturés',
  ],
  limits: [
    'C’est un plancher, hors taxes : les heures facturables ne sont pas les heures travaillées.',
    'Le prix de vente dépend aussi de ce que le client achète et du risque que vous portez.',
  ],
  compute({ charges, remuneration, jours, heures }) {
    const found = rates(charges, remuneration, jours, heures)
    if (found === null) {
      return [{ field: 'jours', message: 'Sans heure facturée, il n’y a pas de taux horaire.' }]
    }
    const { hours, hourly, daily } = found
    const needed = charges.plus(remuneration)
    return result({
      answers: [
        { label: 'Taux horaire HT', value: euros(hourly) },
        { label: 'Tarif journalier HT', value: euros(daily) },
      ],
      lines: [
        { label: 'À couvrir dans l’année', value: euros(needed) },
        { label: 'Heures facturables', value: counted(hours, 'heure', 'heures') },
      ],
      sentence: `Pour couvrir ${euros(needed)} avec ${counted(hours, 'heure facturée', 'heures facturées')}, facturez au moins ${euros(hourly)} de l’heure, soit ${euros(daily)} par jour, hors taxes.`,
      formulas: [
        `(${shortEuros(charges)} + ${shortEuros(remuneration)}) ÷ (${figure(jours)} × ${figure(heures)}) = ${shortEuros(hourly)}`,
        `${shortEuros(needed)} ÷ ${figure(jours)} = ${shortEuros(daily)}`,
      ],
    })
  },
})
