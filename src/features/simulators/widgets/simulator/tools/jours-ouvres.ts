import { counted, fullDay, longDay } from './format.ts'
import { daysBetween } from '../formulas/days.ts'
import { countDays } from '../formulas/jours-ouvres.ts'
import { choice, date } from './inputs.ts'
import { result } from './result.ts'
import { defineTool } from './tool.ts'

/** Ten years, counted in days: holidays of a longer period fill more than a page. */
const MOST_DAYS = 3653

export const tool = defineTool({
  inputs: {
    debut: date({ label: 'Du', initial: '2027-05-01' }),
    fin: date({ label: 'Au', initial: '2027-05-31', help: 'Inclus.' }),
    lieu: choice({
      label: 'Lieu',
      choices: [
        ['france', 'France'],
        ['alsace-moselle', 'Alsace et Moselle'],
      ],
    }),
  },
  formula: [
    'Jours ouvrés = du lundi au vendredi, sans les fériés',
    'Jours ouvrables = du lundi au samedi, sans les fériés',
  ],
  limits: [
    'Les onze fériés légaux, deux de plus en Alsace et en Moselle ; ni ponts, ni jours de votre convention.',
    'Le lundi de Pentecôte compte comme férié, même travaillé.',
  ],
  compute({ debut, fin, lieu }) {
    const length = daysBetween(debut, fin)
    if (length < 0) return [{ field: 'fin', message: 'La fin de la période précède son début.' }]
    if (length > MOST_DAYS) {
      return [{ field: 'fin', message: 'La période dépasse dix ans : choisissez-la plus courte.' }]
    }
    const { all, worked, workable, holidays } = countDays(debut, fin, lieu === 'alsace-moselle')
    const ofHolidays = counted(holidays.length, 'jour férié', 'jours fériés')
    return result({
      answers: [
        { label: 'Jours ouvrés', value: String(worked) },
        { label: 'Jours ouvrables', value: String(workable) },
      ],
      lines: [
        { label: 'Jours de la période', value: String(all) },
        { label: 'Jours fériés', value: String(holidays.length) },
      ],
      sentence: `Du ${longDay(debut)} au ${longDay(fin)} : ${counted(worked, 'jour ouvré', 'jours ouvrés')} et ${counted(workable, 'jour ouvrable', 'jours ouvrables')}, avec ${ofHolidays}.`,
      formulas: [
        `${all} jours − dimanches − fériés du lundi au samedi = ${counted(workable, 'jour ouvrable', 'jours ouvrables')}`,
        `${all} jours − samedis et dimanches − fériés du lundi au vendredi = ${counted(worked, 'jour ouvré', 'jours ouvrés')}`,
      ],
      tables:
        holidays.length === 0
          ? []
          : [
              {
                title: 'Fériés de la période',
                head: ['Férié', 'Jour'],
                rows: holidays.map(({ day, name }) => [name, fullDay(day)]),
                folded: holidays.length > 13,
              },
            ],
    })
  },
})
