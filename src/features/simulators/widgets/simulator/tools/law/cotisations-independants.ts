import { inForce } from '../dated.ts'
import { euros, percent, shortDay, shortEuros } from '../format.ts'
import { choice, money } from '../inputs.ts'
import { result } from '../result.ts'
import { defineTool, type Figures } from '../tool.ts'
import {
  contributionsTable,
  LEAST,
  owed,
  OWED_FIGURES,
  owedRemarks,
  SCALE,
} from './owed-contributions.ts'

export const tool = defineTool({
  inputs: {
    activite: choice({
      label: 'Votre activité',
      look: 'radios',
      choices: [
        ['commercant', 'Commerce, industrie'],
        ['artisan', 'Artisanat'],
        ['liberale', 'Libérale non réglementée'],
      ],
    }),
    resultat: money({
      label: 'Résultat de l’année, avant cotisations',
      initial: '50 000',
      max: 1_000_000_000,
      help: 'Bénéfice de l’entreprise individuelle, ou rémunération brute du gérant majoritaire, cotisations non déduites.',
    }),
  },
  formula: [
    'Assiette = résultat − 26 % (au moins 1,76 % et au plus 130 % du plafond de la sécurité sociale)',
    'Cotisation = part de l’assiette × taux',
    'Total = somme des lignes, chacune arrondie au centime, la formation à l’euro',
  ],
  limits: [
    'Une année pleine, en rythme de croisière : ni première année, ni exonération (Acre, zones), ni outre-mer.',
    'Sous 8 000 € de résultat, des assiettes minimales s’appliquent : le calcul ne répond pas.',
    'Les professions libérales réglementées ont d’autres caisses et d’autres taux.',
    'Les taux sont ceux de l’assiette commune issue de la réforme de 2025 ; le taux de formation des artisans est à confirmer.',
    'Votre échéancier Urssaf fait foi. Ce calcul n’est ni édité ni approuvé par l’Urssaf.',
  ],
  figures: OWED_FIGURES,
  compute({ activite, resultat }, figures) {
    if (resultat.lt(LEAST)) {
      return [
        {
          field: 'resultat',
          message:
            'Sous 8 000 € de résultat, les cotisations suivent des assiettes minimales (retraite, indemnités journalières) que ce calcul ne couvre pas : demandez-nous le vôtre.',
        },
      ]
    }
    const found = owed(figures, resultat, activite === 'artisan')
    const remarks = owedRemarks(figures)
    if (found === null) {
      return result({
        answers: [{ label: 'Cotisations de l’année', value: 'non calculées' }],
        sentence:
          'Les taux ou le plafond de l’année ne sont pas enregistrés ici : les cotisations ne sont pas calculées.',
        remarks,
      })
    }
    const { base, lines, total } = found
    const left = resultat.minus(total)
    return result({
      answers: [{ label: 'Cotisations de l’année', value: euros(total) }],
      lines: [
        { label: 'Assiette commune', value: euros(base) },
        { label: 'Part du résultat', value: percent(total.div(resultat).times(100)) },
        { label: 'Reste, avant impôt sur le revenu', value: euros(left) },
        { label: 'Soit, par mois', value: euros(left.div(12)) },
        { label: 'Règles appliquées', value: lawOf(figures) },
      ],
      sentence: `Sur ${euros(resultat)} de résultat, les cotisations de l’année sont de ${euros(total)} ; il reste ${euros(left)} avant impôt.`,
      formulas: [
        `${shortEuros(resultat)} − ${shortEuros(resultat.minus(base))} d’abattement = ${shortEuros(base)} d’assiette`,
      ],
      tables: [contributionsTable('Comment ce montant est calculé', lines, total)],
      remarks,
    })
  },
})

/** « depuis le 01/01/2026 »: the law by which is computed. */
function lawOf(figures: Figures): string {
  const [year, month, day] = (inForce(figures, SCALE)?.from ?? '').split('-').map(Number)
  return year && month && day
    ? `en vigueur depuis le ${shortDay({ year, month, day })}`
    : 'en vigueur'
}
