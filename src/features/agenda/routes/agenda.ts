import type { FastifyInstance, FastifyReply } from 'fastify'
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { type Deadline, deadlineByKey, deadlinesFrom } from '../rules/deadlines.ts'
import { CONCERN_NAMES, CONCERNS, isConcern } from '../rules/rule.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import type { Site } from '#base/core/site.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

/** Seconds after which a calendar program asks again. */
const REFRESH = 86_400

const FILE = 'agenda-fiscal-et-social.ics'

/**
 * `GET /agenda.ics`: the deadlines of the coming twelve months, or those of the `concerne` given
 * (once or several times), or the one of an `echeance`; all-day events for a subscription or a
 * download.
 */
export function agendaRoutes(
  app: FastifyInstance,
  { clock, siteOf }: { clock(): Date; siteOf: SiteOf },
): void {
  app.get('/agenda.ics', async (request, reply) => {
    const { query } = requestUrl(request.raw.url ?? '/')
    const today = dayInParis(clock())
    const { site } = await siteOf(request)
    if (query['echeance'] !== undefined) {
      const key = query['echeance']
      const deadline = typeof key === 'string' ? deadlineByKey(key) : null
      if (!deadline) return refused(reply, 404, 'Cette échéance n’existe pas.')
      return answered(reply, site, today, [deadline])
    }
    const asked = [query['concerne'] ?? []].flat()
    const concerns = CONCERN_NAMES.filter((name) => asked.includes(name))
    if (!asked.every(isConcern)) {
      const known = CONCERN_NAMES.join(', ')
      return refused(reply, 400, `Le paramètre « concerne » prend l’une de ces valeurs : ${known}.`)
    }
    return answered(reply, site, today, deadlinesFrom(today, concerns))
  })
}

const refused = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)

const answered = (reply: FastifyReply, site: Site, today: CalendarDay, list: readonly Deadline[]) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${FILE}"`)
    .header('cache-control', 'public, max-age=3600')
    .send(calendarText(site, today, list))

/** The deadlines as iCalendar (RFC 5545); the same bytes all day long. */
function calendarText(site: Site, today: CalendarDay, deadlines: readonly Deadline[]): string {
  const calendar = ical({
    name: `Agenda fiscal et social, ${site.constants.nomcabinet}`,
    description: 'Échéances en principe, à vérifier dans votre espace professionnel.',
    prodId: { company: 'Vitrine', product: 'Agenda', language: 'FR' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  })
  for (const { key, rule, title, year, month, day, lastDay, when, closedNote } of deadlines) {
    const isPublished = day === null
    const isSpan = isPublished || lastDay !== null
    calendar.createEvent({
      id: `${key}@agenda-${site.id}.vitrine`,
      stamp: midnight(today),
      // A month whose day is published each year stands on its first.
      start: midnight(day ?? { year, month, day: 1 }),
      allDay: true,
      summary: isSpan ? `${title} (en principe ${when})` : `${title} (en principe)`,
      description: [
        `En principe : ${when}.`,
        rule.who && `Qui est concerné : ${rule.who}.`,
        rule.explanation,
        closedNote,
        `À vérifier dans votre espace professionnel et sur ${rule.source.url}`,
      ]
        .filter(Boolean)
        .join('\n'),
      categories: [{ name: CONCERNS[rule.concern] }],
      status: rule.confidence === 'certain' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  // The library leaves the last line without the end that RFC 5545 asks of each.
  return `${calendar.toString()}\r\n`
}

const midnight = ({ year, month, day }: CalendarDay): Date =>
  new Date(Date.UTC(year, month - 1, day))
