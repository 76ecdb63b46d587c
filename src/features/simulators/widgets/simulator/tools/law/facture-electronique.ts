import { E_INVOICING } from '#features/agenda/rules/law/e-invoicing.ts'
import { parseIsoDay } from '#base/kit/time/working-days.ts'
import { shortDay } from '../format.ts'
import { choice } from '../inputs.ts'
import { type Answer, type Remark, result } from '../result.ts'
import { defineTool } from '../tool.ts'

/** How often data of sales leave, by VAT régime: read at secondary sources alone, so the limits say to confirm it. */
const RHYTHMS = {
  mois: 'trois fois par mois',
  trimestre: 'chaque mois',
  simplifie: 'chaque mois',
  franchise: 'tous les deux mois',
  exoneree: 'sans objet',
} as const

const NONE = 'sans objet'

export const tool = defineTool({
  inputs: {
    taille: choice({
      label: 'Taille de l’entreprise',
      help: 'PME : moins de 250 personnes, et 50 M€ de chiffre d’affaires ou 43 M€ de bilan au plus.',
      choices: [
        ['pme', 'Micro-entreprise ou PME'],
        ['eti', 'Entreprise de taille intermédiaire'],
        ['grande', 'Grande entreprise'],
      ],
    }),
    clients: choice({
      label: 'Vos clients',
      choices: [
        ['mixte', 'Des entreprises et des particuliers'],
        ['entreprises', 'Des entreprises établies en France'],
        ['particuliers', 'Des particuliers'],
        ['etranger', 'Des clients établis hors de France'],
        ['public', 'L’État, des collectivités, des établissements publics'],
      ],
    }),
    tva: choice({
      label: 'Votre TVA',
      choices: [
        ['mois', 'Déclaration chaque mois'],
        ['trimestre', 'Déclaration par trimestre'],
        ['simplifie', 'Régime simplifié'],
        ['franchise', 'Franchise en base, micro-entreprise comprise'],
        ['exoneree', 'Activité exonérée, sans facture obligatoire'],
      ],
    }),
    plateforme: choice({
      label: 'Votre plateforme agréée',
      choices: [
        ['non', 'Pas encore choisie'],
        ['oui', 'Choisie, et déclarée à l’annuaire'],
      ],
    }),
  },
  formula: [
    'Recevoir : toute entreprise assujettie à la TVA, franchise en base et micro-entreprise comprises',
    'Émettre : factures entre entreprises établies en France, selon la taille',
    'Transmettre ses données : ventes aux particuliers et à l’étranger, encaissements des prestations de services, aux mêmes dates que l’émission',
  ],
  limits: [
    'La taille s’apprécie au niveau de l’entreprise, selon les seuils du décret n° 2008-1354.',
    'Le rythme de transmission des données est à confirmer auprès de votre plateforme.',
    'Ce résultat ne dit rien des sanctions, dont les montants ont changé avec la loi de finances.',
  ],
  compute({ taille, clients, tva, plateforme }) {
    const isExempt = tva === 'exoneree'
    const isSmall = taille === 'pme'
    const issue = isSmall
      ? `à partir du ${dayOf(E_INVOICING.small)}`
      : `depuis le ${dayOf(E_INVOICING.large)}`
    const receive = `depuis le ${dayOf(E_INVOICING.large)}`
    const sells = !isExempt && ['mixte', 'entreprises'].includes(clients)
    const reports = !isExempt && ['mixte', 'particuliers', 'etranger'].includes(clients)
    const isPublic = clients === 'public' && !isExempt
    // Whoever owes no VAT has none that falls due with a payment.
    const collects = !isExempt && tva !== 'franchise'
    return result({
      answers: [
        { label: 'Recevoir des factures électroniques', value: receive },
        {
          label: 'Émettre des factures électroniques',
          value: sells ? issue : isPublic ? 'par Chorus Pro, déjà' : NONE,
        },
      ],
      lines: [
        {
          label: 'Transmettre les données de ventes',
          value: reports ? issue : NONE,
        },
        {
          label: 'Transmettre vos encaissements',
          value: collects ? `${issue}, pour des services sans option pour les débits` : NONE,
        },
        ...(reports ? [{ label: 'Rythme de transmission', value: RHYTHMS[tva] }] : []),
        ...toDo({
          hasPlatform: plateforme === 'oui',
          sells,
          reports,
          isAbroad: clients === 'etranger',
          by: isSmall ? dayOf(E_INVOICING.small) : NOW,
        }),
      ],
      sentence: `Vous recevez des factures électroniques ${receive}${sells ? `, vous en émettez ${issue}` : ''}${reports ? `, vous transmettez vos données de ventes ${issue}` : ''}.`,
      remarks: remarksOf(isExempt, isPublic),
    })
  },
})

const dayOf = (iso: string): string => {
  const day = parseIsoDay(iso)
  return day ? shortDay(day) : iso
}

interface Duties {
  hasPlatform: boolean
  sells: boolean
  reports: boolean
  /** What is told is of invoices, not of a day's sales. */
  isAbroad: boolean
  /** When issuing and telling one’s sales begin. */
  by: string
}

const NOW = 'sans attendre'

/** What is to be done, and by when. */
const toDo = ({ hasPlatform, sells, reports, isAbroad, by }: Duties): Answer[] =>
  [
    ...(hasPlatform ? [] : [['Choisir une plateforme agréée, s’y inscrire pour recevoir', NOW]]),
    ['Vérifier votre adresse dans l’annuaire, et qui lit ce qui arrive', NOW],
    ...(sells
      ? [
          ['Relever le SIREN de chaque client professionnel', by],
          [
            'Compléter vos factures : SIREN du client, lieu de livraison, nature de l’opération, TVA sur les débits',
            by,
          ],
          ['Essayer l’envoi d’une facture depuis votre logiciel', by],
        ]
      : []),
    ...(reports
      ? [
          [
            isAbroad
              ? 'Savoir transmettre les données de vos factures à l’étranger'
              : 'Savoir sortir vos ventes sans facture, par jour et par taux',
            by,
          ],
        ]
      : []),
  ].map(([label = '', value = '']) => ({ label: `À faire : ${label}`, value }))

function remarksOf(isExempt: boolean, isPublic: boolean): Remark[] {
  return [
    ...(isExempt
      ? [
          {
            tone: 'note' as const,
            text: 'Une activité exonérée sans facture obligatoire (santé, enseignement…) reste assujettie : elle reçoit, sans émettre ni transmettre pour ces opérations. À confirmer selon les vôtres.',
          },
        ]
      : []),
    ...(isPublic
      ? [
          {
            tone: 'note' as const,
            text: 'Les factures au secteur public passent par Chorus Pro, avant comme après cette réforme.',
          },
        ]
      : []),
    {
      tone: 'note',
      text: 'Calendrier de la loi en vigueur à l’automne 2026. Source :',
      link: { href: E_INVOICING.source.url, text: E_INVOICING.source.name },
    },
  ]
}
