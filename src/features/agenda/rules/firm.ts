import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { longDate, weekdayName } from '#base/kit/time/french-date.ts'
import { isoDay, parseIsoDay } from '#base/kit/time/working-days.ts'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import { byDay, type Deadline, deadlineByKey } from './deadlines.ts'
import type { Profile } from './law/profile.ts'
import type { Concern } from './law/rule.ts'

/** What a firm made of the calendar: deadlines that it hides, its advice on others, and its own. */
export type FirmSettings = Pick<SiteSettings, 'deadline_notes' | 'own_deadlines'>

/** What the firm's own deadlines are filed under. */
const OWN_CONCERN: Concern = 'societe'

/**
 * Deadlines as the firm shows them: without those that it hides, with its advice, and with its own on days that are
 * asked for.
 * @param isAsked whether a day belongs to the list
 */
export function asFirmShows(
  deadlines: readonly Deadline[],
  settings: FirmSettings,
  concerns: readonly Concern[],
  isAsked: (day: string) => boolean,
): Deadline[] {
  const isShown = concerns.length === 0 || concerns.includes(OWN_CONCERN)
  const own = isShown ? ownDeadlines(settings).filter(({ day }) => day && isAsked(isoDay(day))) : []
  return [...noted(deadlines, settings), ...own].toSorted(byDay)
}

/** One deadline by its key, of the law or of the firm; `null` when there is none, or when the firm hides it. */
export function firmDeadline(
  key: string,
  profile: Profile,
  settings: FirmSettings,
): Deadline | null {
  const own = ownDeadlines(settings).find((one) => one.key === key)
  if (own) return own
  const found = deadlineByKey(key, profile)
  return found && (noted([found], settings)[0] ?? null)
}

function noted(deadlines: readonly Deadline[], { deadline_notes }: FirmSettings): Deadline[] {
  const notes = new Map<string, FirmSettings['deadline_notes'][number]>(
    deadline_notes.map((note) => [note.deadline, note]),
  )
  return deadlines.flatMap((deadline) => {
    const note = notes.get(deadline.rule.key)
    if (note === undefined) return [deadline]
    return note.is_hidden ? [] : [{ ...deadline, advice: note.advice }]
  })
}

/** The firm's own, in the order in which they are written; one without a day that exists is left out. */
function ownDeadlines({ own_deadlines }: FirmSettings): Deadline[] {
  const ofDay = new Map<string, number>()
  return own_deadlines.flatMap(({ title, date, who, advice }) => {
    const day = parseIsoDay(date)
    if (day === null) return []
    const place = (ofDay.get(date) ?? 0) + 1
    ofDay.set(date, place)
    return [ownDeadline({ title, who, advice, day, place })]
  })
}

interface Own {
  title: string
  who: string
  advice: string
  day: CalendarDay
  /** Among those of its day, from 1: what is written anew there keeps its calendar entry. */
  place: number
}

function ownDeadline({ title, who, advice, day, place }: Own): Deadline {
  const name = `cabinet-${day.day}-${place}`
  const { year, month } = day
  return {
    key: `${name}-${year}-${String(month).padStart(2, '0')}`,
    rule: {
      key: name,
      concern: OWN_CONCERN,
      title,
      who,
      explanation: '',
      when: { kind: 'day', months: [month], day: day.day },
      period: 'none',
      carried: false,
      confidence: 'certain',
      from: '',
      to: '',
      source: null,
    },
    title,
    who,
    year,
    month,
    day,
    lastDay: null,
    isRange: false,
    confidence: 'certain',
    when: `${weekdayName(day)} ${longDate(day)}`,
    closedNote: '',
    advice,
  }
}
