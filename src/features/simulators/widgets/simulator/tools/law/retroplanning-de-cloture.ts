import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import type { Deadline } from '#features/agenda/rules/deadlines.ts'
import { endOfMonth } from '../../formulas/days.ts'
import { deadlinesAfter, workSteps } from '../../formulas/retroplanning-de-cloture.ts'
import { RULES } from '../../../../rules/known-rules.ts'
import { longDay, shortDay } from '../format.ts'
import { choice, date } from '../inputs.ts'
import { type Answer, type Remark, result } from '../result.ts'
import { defineTool } from '../tool.ts'

const RESULTS: readonly string[] = ['resultats', 'resultats-liberal']
const MEETING = 'assemblee'

/** Before, dates were others; long after, nobody knows the law. */
const FIRST_YEAR = 2021
const KNOWN_YEAR = Number(RULES.until.slice(0, 4))
const LAST_YEAR = KNOWN_YEAR + 2

export const tool = defineTool({
  inputs: {
    cloture: date({
      label: 'Date de clôture',
      initial: '2026-12-31',
      help: 'Le dernier jour d’un mois.',
    }),
    forme: choice({
      label: 'Forme de l’entreprise',
      choices: [
        ['sarl', 'SARL'],
        ['eurl', 'EURL'],
        ['sas', 'SAS'],
        ['sasu', 'SASU'],
        ['sa', 'SA'],
        ['ei', 'Entreprise individuelle au réel'],
      ],
    }),
    impot: choice({
      label: 'Impôt sur les bénéfices',
      choices: [
        ['is', 'Impôt sur les sociétés'],
        ['ir', 'Impôt sur le revenu'],
      ],
    }),
    activite: choice({
      label: 'Activité',
      choices: [
        ['commerce', 'Commerce, artisanat, industrie'],
        ['liberale', 'Profession libérale'],
      ],
    }),
  },
  formula: [
    'Liasse : trois mois après la clôture ; à l’impôt sur le revenu ou au 31 décembre, le deuxième jour ouvré après le 1er mai',
    'Un impôt dont l’échéance tombe un jour fermé passe au premier jour ouvrable ; l’assemblée et le dépôt ne se décalent pas',
    'Étapes du travail : à rebours de la liasse, de 60, 30 et 10 jours',
  ],
  limits: [
    'Les dates légales sont celles de notre agenda, en principe ; votre espace professionnel fait foi.',
    'Les étapes du travail sont un conseil : avancez-les si l’assemblée est plus tôt.',
    'Hors comptes consolidés, commissaire aux comptes et report accordé par le tribunal de commerce.',
  ],
  compute({ cloture, forme, impot, activite }) {
    if (cloture.year < FIRST_YEAR || cloture.year > LAST_YEAR) {
      const message = `« Date de clôture » : indiquez un jour de ${FIRST_YEAR} à ${LAST_YEAR}.`
      return [{ field: 'cloture', message }]
    }
    if (isoDay(cloture) !== isoDay(endOfMonth(cloture))) {
      return [
        {
          field: 'cloture',
          message: '« Date de clôture » : ce plan se compte depuis le dernier jour d’un mois.',
        },
      ]
    }
    const legal = deadlinesAfter(cloture, {
      form: forme,
      tax: impot,
      closing: cloture.month,
      activity: activite,
    })
    const results = legal.find(({ rule }) => RESULTS.includes(rule.key))
    const day = results?.day ?? cloture
    const meeting = legal.find(({ rule }) => rule.key === MEETING)
    const lastYear = Math.max(...legal.map(({ year }) => year), cloture.year)
    return result({
      answers: [
        { label: 'Liasse fiscale', value: results?.when ?? 'sans objet' },
        ...(meeting ? [{ label: 'Comptes approuvés au plus tard le', value: meeting.when }] : []),
      ],
      lines: [{ label: 'Clôture', value: shortDay(cloture) }, ...planLines(cloture, day, legal)],
      sentence: `Pour une clôture au ${longDay(cloture)}, la liasse est à déposer ${results ? `le ${results.when}` : 'à une date que l’administration publie'}.`,
      remarks: [
        ...(cloture.year > KNOWN_YEAR
          ? [
              {
                tone: 'note' as const,
                text: `La loi de l’année ${lastYear} n’est pas encore connue : les dates sont comptées par les règles de ${KNOWN_YEAR}.`,
              },
            ]
          : []),
        ...remarksOf(legal),
      ],
    })
  },
})

interface Line {
  day: CalendarDay
  what: string
  kind: string
}

/** Work and law in the order of their days. */
function planLines(
  closing: CalendarDay,
  results: CalendarDay,
  legal: readonly Deadline[],
): Answer[] {
  const work = workSteps(closing, results).map((step): Line => ({ ...step, kind: 'conseillé' }))
  const due = legal.flatMap(({ day, lastDay, title, confidence }): Line[] => {
    const kind = confidence === 'to-confirm' ? 'légal, à confirmer' : 'légal'
    const online = lastDay ? [{ day: lastDay, what: `${title}, en ligne`, kind }] : []
    return day ? [{ day, what: title, kind }, ...online] : []
  })
  return [...work, ...due]
    .toSorted((a, b) => (isoDay(a.day) < isoDay(b.day) ? -1 : 1))
    .map(({ day, what, kind }) => ({ label: `${what} (${kind})`, value: shortDay(day) }))
}

/** Days that are carried, and where the law is read. */
function remarksOf(legal: readonly Deadline[]): Remark[] {
  const carried = legal.flatMap(({ title, closedNote }): Remark[] =>
    closedNote ? [{ tone: 'note', text: `${title}. ${closedNote}` }] : [],
  )
  const sources = new Map(
    legal.flatMap(({ rule: { source } }) => (source ? [[source.url, source] as const] : [])),
  )
  return [
    ...carried,
    ...[...sources.values()].map(({ url, name }): Remark => ({
      tone: 'note',
      text: 'Source :',
      link: { href: url, text: name },
    })),
  ]
}
