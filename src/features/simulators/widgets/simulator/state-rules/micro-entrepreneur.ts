import { isoDay } from '#base/kit/time/working-days.ts'
import { euros, percent } from '../tools/format.ts'
import { choice, date, money, only } from '../tools/inputs.ts'
import { type Remark, result } from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { aboveCeiling, ACTIVITIES, microOf, microTable } from './micro-parts.ts'
import { equation, NO_OBJECT, quartersOf, type Told } from './outputs.ts'

const FIRST_CREATION = '2021-01-01'
const LAST_CREATION = '2027-12-31'

/** From this turnover on nobody is one, whatever the activity. */
const MOST = 500_000

export const tool = defineRulesTool({
  inputs: {
    acre: choice({
      label: 'Aide au démarrage (Acre)',
      look: 'radios',
      choices: [
        ['non', 'Non'],
        ['oui', 'Oui'],
      ],
    }),
    creation: only(
      ['oui'],
      date({
        label: 'Date de création',
        initial: '2026-09-01',
        help: 'La part des cotisations qui reste due en dépend.',
      }),
    ),
    ca: money({ label: 'Chiffre d’affaires de l’année', initial: '60 000', max: MOST }),
    activite: choice({
      label: 'Activité',
      initial: 'liberal',
      choices: [...ACTIVITIES, ['cipav', 'Profession libérale relevant de la Cipav']],
    }),
    liberatoire: choice({
      label: 'Impôt sur le revenu',
      choices: [
        ['non', 'Barème, pour une personne seule sans autre revenu'],
        ['oui', 'Versement libératoire'],
      ],
    }),
  },
  formula: [
    'Revenu = chiffre d’affaires − cotisations − formation − taxe pour frais de chambre',
    'Base de l’impôt au barème = chiffre d’affaires − abattement de l’activité',
  ],
  limits: [
    'Année entière, une seule activité, métropole. Les charges réelles ne sont pas déduites : retirez-les vous-même.',
    'L’Acre n’est plus accordée d’office aux entreprises créées depuis le 1er janvier 2026 : elle se demande à l’Urssaf dans les 60 jours, et une liste dit qui peut l’avoir (demandeurs d’emploi, RSA, 18 à 25 ans, certains quartiers et communes…).',
    'Chaque cotisation mensuelle s’arrondit à l’euro : une douzaine d’euros d’écart par an est possible.',
  ],
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/auto-entrepreneur',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['micro-entrepreneur'],
  asked({ ca, activite, creation, liberatoire }) {
    const created = creation ? isoDay(creation) : null
    if (created !== null && (created < FIRST_CREATION || created > LAST_CREATION)) {
      return [
        { field: 'creation', message: '« Date de création » : indiquez un jour de 2021 à 2027.' },
      ]
    }
    return { ca: ca.toNumber(), activite, liberatoire, creation: created }
  },
  told(found, { ca, activite, creation, liberatoire }) {
    const { contributions, net, tax, left } = microOf(found, ca)
    const share = ca.eq(0) ? NO_OBJECT : percent(contributions.div(ca).times(100))
    return result({
      answers: [
        { label: 'Revenu avant impôt', value: euros(net) },
        { label: 'Revenu après impôt', value: euros(left) },
      ],
      lines: [
        { label: 'Cotisations et contributions', value: found.euros('contributions') },
        { label: 'En part du chiffre d’affaires', value: share },
        { label: 'Impôt sur le revenu', value: euros(tax) },
        ...(liberatoire === 'oui'
          ? []
          : [{ label: 'Revenu imposable, abattement déduit', value: found.euros('abattu') }]),
        { label: 'Trimestres de retraite', value: quartersOf(found) },
      ],
      sentence: `Sur ${euros(ca)} de chiffre d’affaires, ${found.euros('contributions')} de cotisations et ${euros(tax)} d’impôt laissent ${euros(left)}.`,
      formulas: [equation(ca, [['−', contributions]], net), equation(net, [['−', tax]], left)],
      tables: [microTable('Comment ce montant est calculé', found)],
      remarks: [
        ...aboveCeiling(found),
        ...(creation ? [acreRemark(found, activite === 'cipav')] : []),
        ...flatTaxRemark(found, liberatoire === 'oui'),
      ],
    })
  },
})

/** What remains due with the aid; or that it is over. */
function acreRemark(found: Told, isCipav: boolean): Remark {
  const share = found.amount('part_acre')
  if (share === null) {
    return {
      tone: 'warning',
      text: 'À cette date de création, l’Acre est terminée : le calcul est fait sans elle.',
    }
  }
  const rest = isCipav
    ? `les cotisations sont de ${found.percent('taux_cipav')} du chiffre d’affaires (à confirmer)`
    : `${percent(share)} du taux des cotisations reste dû`
  return { tone: 'note', text: `Avec l’Acre, ${rest}, la première année environ.` }
}

const flatTaxRemark = (found: Told, isFinal: boolean): Remark[] =>
  isFinal
    ? [
        {
          tone: 'note',
          text: `Le versement libératoire est ouvert jusqu’à ${found.euros('plafond_liberatoire')} de revenu fiscal de référence par part.`,
        },
      ]
    : []
