import type { FastifyInstance, FastifyReply } from 'fastify'
import ical, { ICalAlarmType, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { type Deadline, deadlinesFrom, isInComingYear } from '../rules/deadlines.ts'
import { asFirmShows, firmDeadline } from '../rules/firm.ts'
import { profileParams, readProfile } from '../rules/profile-params.ts'
import { CONCERN_NAMES, CONCERNS, isConcern } from '../rules/law/rule.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import type { Site } from '#base/core/site.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

/** Seconds after which a calendar program asks again. */
const REFRESH = 86_400

const FILE = 'agenda-fiscal-et-social.ics'

/** Seconds from nine in the morning, seven days before, to the midnight with which a deadline's day begins. */
const ALARM = 7 * 86_400 - 9 * 3600

/**
 * `GET /agenda.ics`: the deadlines of the coming twelve months, or those of the `concerne` given
 * (once or several times), or the one of an `echeance`; all-day events for a subscription or a
 * download. Parameters that describe a firm (`rules/law/profile.ts`) leave what falls due for it. What somebody chose,
 * by a profile or by the one, has a reminder seven days before. What can't be read is refused with 400 and the reason in words.
 */
export function agendaRoutes(
  app: FastifyInstance,
  { clock, siteOf }: { clock(): Date; siteOf: SiteOf },
): void {
  app.get('/agenda.ics', async (request, reply) => {
    const { query } = requestUrl(request.raw.url ?? '/')
    const today = dayInParis(clock())
    const { site } = await siteOf(request)
    const answered = (shown: Shown) =>
      sendText(request, reply.header('content-disposition', `attachment; filename="${FILE}"`), {
        type: 'text/calendar; charset=utf-8',
        body: calendarText(site, shown),
        keep: 'public, max-age=3600',
      })
    const { profile, wrong } = readProfile(query)
    if (wrong.length > 0) {
      return refused(reply, 400, `Dans l’adresse, une réponse ne se lit pas : ${wrong.join(', ')}.`)
    }
    const hasAlarms = profileParams(profile).length > 0
    if (query['echeance'] !== undefined) {
      const key = query['echeance']
      const deadline = typeof key === 'string' ? firmDeadline(key, profile, site.settings) : null
      if (!deadline) return refused(reply, 404, 'Cette échéance n’existe pas.')
      return answered({ today, list: [deadline], hasAlarms: true })
    }
    const asked = [query['concerne'] ?? []].flat()
    const concerns = CONCERN_NAMES.filter((name) => asked.includes(name))
    if (!asked.every(isConcern)) {
      const known = CONCERN_NAMES.join(', ')
      return refused(reply, 400, `Le paramètre « concerne » prend l’une de ces valeurs : ${known}.`)
    }
    const list = asFirmShows(
      deadlinesFrom(today, concerns, profile),
      site.settings,
      concerns,
      isInComingYear(today),
    )
    return answered({ today, list, hasAlarms })
  })
}

const refused = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)

interface Shown {
  today: CalendarDay
  list: readonly Deadline[]
  hasAlarms: boolean
}

/** The deadlines as iCalendar (RFC 5545); the same bytes all day long. */
function calendarText(site: Site, { today, list, hasAlarms }: Shown): string {
  const calendar = ical({
    name: `Agenda fiscal et social, ${site.constants.nomcabinet}`,
    description: 'Échéances en principe, à vérifier dans votre espace professionnel.',
    prodId: { company: 'Vitrine', product: 'Agenda', language: 'FR' },
    ttl: REFRESH,
  })
  for (const deadline of list) {
    const { key, rule, title, year, month, day, confidence } = deadline
    const event = calendar.createEvent({
      id: `${key}@agenda-${site.id}.vitrine`,
      stamp: midnight(today),
      // A month whose day is published each year stands on its first.
      start: midnight(day ?? { year, month, day: 1 }),
      allDay: true,
      summary: summaryOf(deadline),
      description: described(deadline),
      categories: [{ name: CONCERNS[rule.concern] }],
      status: confidence === 'certain' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    if (hasAlarms) {
      event.createAlarm({ type: ICalAlarmType.display, trigger: ALARM, description: title })
    }
  }
  // The library leaves the last line without the end that RFC 5545 asks of each.
  return `${calendar.toString()}\r\n`
}

function summaryOf({ rule, title, day, lastDay, when }: Deadline): string {
  if (rule.source === null) return title
  return day === null || lastDay !== null
    ? `${title} (en principe ${when})`
    : `${title} (en principe)`
}

const described = ({ rule, when, who, confidence, closedNote, advice }: Deadline): string =>
  [
    `${rule.source ? 'En principe' : 'Date'} : ${when}.`,
    confidence === 'to-confirm' && 'Date à confirmer.',
    who && `Qui est concerné : ${who}.`,
    rule.explanation,
    closedNote,
    advice && `Conseil du cabinet : ${advice}`,
    rule.source && `À vérifier dans votre espace professionnel et sur ${rule.source.url}`,
  ]
    .filter(Boolean)
    .join('\n')

const midnight = ({ year, month, day }: CalendarDay): Date =>
  new Date(Date.UTC(year, month - 1, day))
