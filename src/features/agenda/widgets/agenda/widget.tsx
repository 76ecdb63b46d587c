import {
  comingMonth,
  type Deadline,
  deadlinesFrom,
  deadlinesOf,
  isInComingYear,
} from '../../rules/deadlines.ts'
import { asFirmShows } from '../../rules/firm.ts'
import { closingOf, type Profile } from '../../rules/law/profile.ts'
import { PROFILE_PARAMS, profileParams, readProfile } from '../../rules/profile-params.ts'
import { CONCERN_NAMES, CONCERNS, type Concern } from '../../rules/law/rule.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { monthName, ofMonth, shortMonth } from '#base/kit/time/french-date.ts'
import { endOfDay } from '#base/kit/time/expiry.ts'
import { paths } from '#base/core/address/urls.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { profileFields, profileWords } from '../../rules/profile-form.ts'
import { type AgendaModel, AgendaView, type DeadlineRow } from './view.tsx'

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
  params: ({ show_filter }) => ({ ...PROFILE, ...(show_filter ? { concerne: 'once' } : {}) }),
  load(values, context) {
    const type = typography(context.culture)
    const today = dayInParis(context.now)
    const { profile, wrong } = readProfile(context.request.query)
    const chosen: Chosen = {
      concerns: values.show_filter ? asked(context.request.query['concerne']) : [],
      profile,
    }
    const month = comingMonth(values.month, today)
    const { settings } = context.site
    const deadlines =
      values.shown === 'month'
        ? asFirmShows(
            deadlinesOf(month, chosen.concerns, profile),
            settings,
            chosen.concerns,
            (day) => day.startsWith(isoDay({ ...month, day: 1 }).slice(0, 7)),
          )
        : asFirmShows(
            deadlinesFrom(today, chosen.concerns, profile),
            settings,
            chosen.concerns,
            isInComingYear(today),
          )
            .filter(isForAll(values.in_lines, profile))
            .slice(0, values.nb_items)
    const ofTheMonth = `Échéances ${ofMonth(month.month)} ${month.year}, en principe`
    const agenda = values.agenda_page > 0 ? context.href(`page:${values.agenda_page}`) : null
    return {
      state: 'ready',
      until: endOfDay(context.now),
      model: {
        title: type.text(values.title || (values.shown === 'month' ? ofTheMonth : '')),
        isByMonth: values.by_month && values.shown === 'next',
        months: inMonths(deadlines).map(({ name, own }) => ({
          name,
          rows: own.map((deadline) => row(deadline, profile, values.show_details, type.text)),
        })),
        inLines: values.in_lines,
        closing: monthName(closingOf(profile)),
        filter: values.show_filter ? filterOf(chosen, wrong.length > 0, context) : null,
        profile: profileOf(profile, wrong, values.show_filter, context),
        calendar: values.show_calendar ? calendarOf(chosen, context) : null,
        all: agenda === null ? null : withProfile(agenda, profile),
      },
    }
  },
  View: AgendaView,
  island: ({ filter }) => (filter ? 'agenda' : null),
  examples,
})

/**
 * A few lines for everybody name what is sure: what is due on a day to be confirmed is in the agenda. Whoever described a firm sees all that falls due for it.
 */
const isForAll =
  (inLines: boolean, profile: Profile) =>
  ({ confidence }: Deadline): boolean =>
    !inLines || confidence !== 'to-confirm' || profileParams(profile).length > 0

/** With answers about a firm, a page is one visitor's. */
const PROFILE = Object.fromEntries(PROFILE_PARAMS.map((name) => [name, 'once' as const]))

/** What a visitor asked to see. */
interface Chosen {
  concerns: readonly Concern[]
  profile: Profile
}

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
  {
    key,
    rule,
    title,
    who,
    month,
    day,
    lastDay,
    isRange,
    confidence,
    when,
    closedNote,
    advice,
  }: Deadline,
  profile: Profile,
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
            number: lastDay && isRange ? `${day.day}–${lastDay.day}` : String(day.day),
            // A carried day may stand in the next month.
            month: shortMonth(day.month),
          },
    when,
    who: type(who),
    explanation: detailed ? type(rule.explanation) : '',
    closedNote: type(closedNote),
    advice: type(advice),
    confidence,
    source: detailed ? rule.source : null,
    ics: paths.deadline(key, profileParams(profile)),
  }
}

const filterOf = (
  { concerns, profile }: Chosen,
  isAskedAgain: boolean,
  { href, request }: WidgetContext,
): NonNullable<AgendaModel['filter']> => ({
  action: href(request.path) ?? request.path,
  isChosen: concerns.length > 0 || profileParams(profile).length > 0,
  choices: CONCERN_NAMES.map((name) => ({
    name,
    label: CONCERNS[name],
    isChosen: concerns.includes(name),
  })),
  fields: profileFields(profile),
  isAskedAgain,
})

/** What is said of a firm and where it leads; nothing where nothing is said. */
function profileOf(
  profile: Profile,
  wrong: readonly string[],
  isWholeAgenda: boolean,
  { href, page, request, tree, culture }: WidgetContext,
): AgendaModel['profile'] {
  const type = typography(culture)
  const words = profileWords(profile)
  if (words.length === 0 && wrong.length === 0) return null
  const path = href(request.path) ?? request.path
  const below = isWholeAgenda && words.length > 0 ? childrenOf(tree, page) : []
  return {
    words: words.map((word) => type.text(word)),
    wrong: type.text(wrong.join(', ')),
    everything: path,
    pages: below.flatMap(({ id, name, path: to }) => {
      const address = href(to)
      return address === null ? [] : [{ id, name, href: withProfile(address, profile) }]
    }),
  }
}

/** The pages right below one that visitors may see: those of the months, below the whole calendar. */
const childrenOf = (tree: readonly PageNode[], page: WidgetContext['page']): PageNode[] => {
  const own = tree.find(({ id }) => id === page.id)
  if (own === undefined) return []
  return tree.filter(
    ({ lft, rgt, level, is_active, is_secure }) =>
      lft > own.lft && rgt < own.rgt && level === own.level + 1 && is_active && !is_secure,
  )
}

/** An address that keeps what was said of a firm. */
function withProfile(address: string, profile: Profile): string {
  const said = new URLSearchParams(profileParams(profile)).toString()
  return said === '' ? address : `${address}?${said}`
}

/** A calendar program subscribes over `webcal:`, which needs to know the site's host. */
function calendarOf({ concerns, profile }: Chosen, { origin }: WidgetContext) {
  const file = paths.agenda([
    ...concerns.map((name) => ['concerne', name] as const),
    ...profileParams(profile),
  ])
  return {
    file,
    subscription: /^https?:/.test(origin) ? origin.replace(/^https?:/, 'webcal:') + file : null,
  }
}
