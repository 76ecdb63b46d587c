import { euros } from '../tools/format.ts'
import { choice, money } from '../tools/inputs.ts'
import { result } from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { equation, quartersOf, some } from './outputs.ts'
import { payslipTable } from './payslip-table.ts'

export const tool = defineRulesTool({
  inputs: {
    depart: choice({
      label: 'Vous connaissez',
      look: 'radios',
      choices: [
        ['cout', 'Le coût pour la société'],
        ['brut', 'Le brut'],
        ['net', 'Le net'],
      ],
    }),
    montant: money({ label: 'Montant de l’année', initial: '50 000', min: 1200, max: 600_000 }),
  },
  formula: [
    'Coût pour la société = brut + cotisations de la société',
    'Net avant impôt = brut − cotisations du président',
  ],
  limits: [
    'Le président est assimilé salarié : sans assurance chômage, sans réduction générale.',
    'Associé unique, complémentaire santé de 40 € par mois, taux moyen d’accidents du travail, impôt d’une personne seule sans autre revenu.',
    'Le résultat de la société et ses dividendes se calculent à part. La contribution différentielle sur les hauts revenus (CGI, art. 224) n’est pas comptée.',
  ],
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/sasu',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['president-de-sasu'],
  asked: ({ depart, montant }) => ({ depart, montant: montant.toNumber() }),
  told(found, { depart }) {
    const brut = some(found, 'brut')
    const kept = some(found, 'net')
    const left = some(found, 'apres_impot')
    // What is taken off: tax is rounded to the euro.
    const tax = kept.minus(left)
    const cost = { label: 'Coût pour la société', value: found.euros('cout') }
    const net = { label: 'Net avant impôt', value: found.euros('net') }
    return result({
      answers: [
        depart === 'net' ? cost : net,
        { label: 'Net après impôt', value: found.euros('apres_impot') },
      ],
      lines: [
        { label: 'Rémunération brute', value: found.euros('brut') },
        depart === 'net' ? net : cost,
        { label: 'Cotisations du président', value: found.euros('salariales') },
        { label: 'Cotisations de la société', value: found.euros('patronales') },
        { label: 'Net imposable', value: found.euros('imposable') },
        { label: 'Impôt sur le revenu', value: euros(tax) },
        { label: 'Trimestres de retraite', value: quartersOf(found) },
      ],
      sentence: `Pour ${found.euros('cout')} que la société dépense, le président reçoit ${found.euros('net')} avant impôt et ${found.euros('apres_impot')} après.`,
      formulas: [
        equation(brut, [['+', some(found, 'patronales')]], some(found, 'cout')),
        equation(brut, [['−', some(found, 'salariales')]], kept),
        equation(kept, [['−', tax]], left),
      ],
      tables: [payslipTable(found, brut)],
    })
  },
})
