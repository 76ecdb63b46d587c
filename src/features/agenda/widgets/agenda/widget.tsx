import { type Deadline, comingMonth, deadlinesFrom, deadlinesOf } from '../../rules/deadlines.ts'
import { CONCERN_NAMES, CONCERNS, type Concern } from '../../rules/rule.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { monthName, ofMonth, shortMonth } from '#base/kit/time/french-date.ts'
import { endOfDay } from '#base/kit/time/expiry.ts'
import { paths } from '#base/core/address/urls.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { AgendaView, type DeadlineRow } from './view.tsx'

/** Deadlines of the tax and social calendar, with a calendar to subscribe to. */
export const widget = defineWidget({
  type: 'agenda',
  title: 'Agenda fiscal et social',
  sentence: 'Les échéances fiscales et sociales à venir, mois par mois.',
  keywords: 'échéances calendrier dates',
  group: 'news',
  options,
  root: 'section',
  words: 'stored',
  params: ({ show_filter }) => (show_filter ? { concerne: 'once' } : {}),
  load(values, context) {
    const type = typography(context.culture)
    const today = dayInParis(context.now)
    const concerns = values.show_filter ? asked(context.request.query['concerne']) : []
    const month = comingMonth(values.month, today)
    const deadlines =
      values.shown === 'month'
        ? deadlinesOf(month, concerns)
        : deadlinesFrom(today, concerns).slice(0, values.nb_items)
    const ofTheMonth = `Échéances ${ofMonth(month.month)} ${month.year}, en principe`
    return {
      state: 'ready',
      until: endOfDay(context.now),
      model: {
        title: type.text(values.title || (values.shown === 'month' ? ofTheMonth : '')),
        isByMonth: values.by_month && values.shown === 'next',
        months: inMonths(deadlines).map(({ name, own }) => ({
          name,
          rows: own.map((deadline) => row(deadline, values.show_details, type.text)),
        })),
        inLines: values.in_lines,
        filter: values.show_filter ? filterOf(concerns, context) : null,
        calendar: values.show_calendar ? calendarOf(concerns, context) : null,
        all: values.agenda_page > 0 ? context.href(`page:${values.agenda_page}`) : null,
      },
    }
  },
  View: AgendaView,
  island: ({ filter }) => (filter ? 'agenda' : null),
  examples,
})

/** What the address asks for; names that nobody knows are passed over. */
const asked = (parameter: unknown): Concern[] => {
  const names = [parameter ?? []].flat()
  return CONCERN_NAMES.filter((name) => names.includes(name))
}

/** The deadlines by month, in their order: « Décembre 2026 ». */
function inMonths(deadlines: readonly Deadline[]): { name: string; own: Deadline[] }[] {
  const nameOf = ({ year, month, day }: Deadline) => {
    const at = day ?? { year, month }
    const name = monthName(at.month)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${at.year}`
  }
  return [...Map.groupBy(deadlines, nameOf)].map(([name, own]) => ({ name, own }))
}

function row(
  { key, rule, title, month, day, lastDay, when, closedNote }: Deadline,
  detailed: boolean,
  type: (text: string) => string,
): DeadlineRow {
  return {
    key,
    title: type(title),
    concern: CONCERNS[rule.concern],
    date:
      day === null
        ? { iso: '', number: '', month: monthName(month) }
        : {
            iso: isoDay(day),
            number:
              lastDay === null || rule.lastDay === undefined
                ? String(day.day)
                : `${day.day}–${lastDay.day}`,
            month: shortMonth(month),
          },
    when,
    who: type(rule.who),
    explanation: detailed ? type(rule.explanation) : '',
    closedNote: type(closedNote),
    isAssumed: rule.confidence === 'assumed',
    source: detailed ? rule.source : null,
    ics: paths.deadline(key),
  }
}

const filterOf = (chosen: readonly Concern[], { href, request }: WidgetContext) => ({
  action: href(request.path) ?? request.path,
  isChosen: chosen.length > 0,
  choices: CONCERN_NAMES.map((name) => ({
    name,
    label: CONCERNS[name],
    isChosen: chosen.includes(name),
  })),
})

/** A calendar program subscribes over `webcal:`, which needs to know the site's host. */
const calendarOf = (concerns: readonly Concern[], { origin }: WidgetContext) => ({
  file: paths.agenda(concerns),
  subscription: /^https?:/.test(origin)
    ? origin.replace(/^https?:/, 'webcal:') + paths.agenda(concerns)
    : null,
})
