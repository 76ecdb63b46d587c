import { euros, percent } from '../tools/format.ts'
import { choice, money, only, whole } from '../tools/inputs.ts'
import { result } from '../tools/result.ts'
import { defineRulesTool } from './rules-tool.ts'
import { EXAMPLES } from './examples.ts'
import { equation, some } from './outputs.ts'

export const tool = defineRulesTool({
  inputs: {
    methode: choice({
      label: 'Imposition',
      look: 'radios',
      choices: [
        ['pfu', 'Prélèvement forfaitaire'],
        ['bareme', 'Barème, sur option'],
      ],
    }),
    montant: money({ label: 'Dividendes bruts de l’année', initial: '20 000', max: 10_000_000 }),
    autres: only(
      ['bareme'],
      money({
        label: 'Autres revenus imposables du foyer',
        initial: '30 000',
        max: 10_000_000,
        help: 'Après abattement de 10 % pour les salaires.',
      }),
    ),
    famille: only(
      ['bareme'],
      choice({
        label: 'Foyer',
        choices: [
          ['seul', 'Personne seule'],
          ['couple', 'Couple, imposition commune'],
        ],
      }),
    ),
    enfants: only(['bareme'], whole({ label: 'Enfants à charge', initial: '0', max: 10 })),
  },
  formula: [
    'Prélèvement forfaitaire : dividendes × (impôt + prélèvements sociaux)',
    'Barème : impôt du foyer avec les dividendes, abattus de 40 %, moins impôt sans eux',
  ],
  limits: [
    'Société par actions (SAS, SASU, SA). Pour le gérant majoritaire d’une SARL, la part soumise à cotisations n’est pas comptée.',
    'Au-delà de 250 000 € de revenu du foyer (500 000 € pour un couple) s’ajoutent la contribution exceptionnelle sur les hauts revenus et, s’il y a lieu, la contribution différentielle (CGI, art. 223 sexies et 224) : elles ne sont pas comptées.',
    'L’option pour le barème vaut pour tous les revenus de capitaux de l’année.',
  ],
  official: {
    href: 'https://mon-entreprise.urssaf.fr/simulateurs/dividendes',
    text: 'mon-entreprise.urssaf.fr',
  },
  example: EXAMPLES['dividendes'],
  asked: ({ methode, montant, autres, famille, enfants }) => ({
    methode,
    montant: montant.toNumber(),
    autres: autres?.toNumber() ?? null,
    famille,
    enfants,
  }),
  told(found, { methode, montant, autres, famille }) {
    const isFlat = methode === 'pfu'
    const tax = some(found, 'impot')
    const levies = some(found, 'prelevements')
    const share = montant.eq(0) ? null : tax.plus(levies).div(montant).times(100)
    return result({
      answers: [{ label: 'Dividendes nets', value: found.euros('nets') }],
      lines: [
        { label: 'Prélèvements sociaux', value: found.euros('prelevements') },
        { label: 'Impôt sur le revenu', value: found.euros('impot') },
        ...(share === null ? [] : [{ label: 'Soit, des dividendes', value: percent(share) }]),
        ...(isFlat
          ? []
          : [{ label: 'Ajouté au revenu imposable', value: found.euros('imposables') }]),
      ],
      sentence: `De ${euros(montant)} de dividendes, ${found.euros('prelevements')} de prélèvements sociaux et ${euros(tax)} d’impôt laissent ${found.euros('nets')}.`,
      remarks: montant.plus(autres ?? 0).gt(famille === 'couple' ? 2 * HIGH_INCOME : HIGH_INCOME)
        ? [
            {
              tone: 'warning',
              text: 'À ce niveau de revenu, les contributions sur les hauts revenus peuvent s’ajouter à ce résultat : demandez-nous le calcul.',
            },
          ]
        : [],
      formulas: [
        equation(
          montant,
          [
            ['−', levies],
            ['−', tax],
          ],
          some(found, 'nets'),
        ),
      ],
      tables: [
        {
          title: 'Comment ce montant est calculé',
          head: ['Ligne', 'Montant', 'Source'],
          rows: [
            ['CSG déductible', found.euros('csg_deductible'), LEVIES],
            ['CSG non déductible', found.euros('csg_autre'), LEVIES],
            ['CRDS', found.euros('crds'), LEVIES],
            ['Prélèvement de solidarité', found.euros('solidarite'), LEVIES],
            [isFlat ? 'Impôt forfaitaire' : 'Impôt au barème', found.euros('impot'), TAX],
            ['Total', euros(tax.plus(levies)), '–'],
          ],
        },
      ],
    })
  },
})

/** Income of one person from which the contributions of high incomes are due, in euros. */
const HIGH_INCOME = 250_000

const LEVIES = {
  href: 'https://www.service-public.fr/particuliers/vosdroits/F2329',
  text: 'service-public.fr',
}
const TAX = {
  href: 'https://www.service-public.fr/professionnels-entreprises/vosdroits/F32963',
  text: 'service-public.fr',
}
