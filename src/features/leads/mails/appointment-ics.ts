import { createHash } from 'node:crypto'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { MailAttachment } from '#base/core/mail.ts'
import type { Lead } from '../rules/lead.ts'
import { slotOf } from '../rules/answers.ts'
import type { Site } from '#base/core/site.ts'
import { cultureOf } from '#base/kit/language.ts'

/** Hours of the parts of a day that `MOMENTS` offers, in Paris. */
const HOURS: Readonly<Record<string, readonly [from: number, to: number]>> = {
  matin: [10, 13],
  apres_midi: [14, 18],
}

const SLOTS = ['creneau_1', 'creneau_2', 'creneau_3']

const WORDS = {
  'fr-FR': {
    file: 'demande-de-rendez-vous.ics',
    summary: (firm: string) => `${firm} : rendez-vous demandé, pas encore confirmé`,
    description:
      'C’est une demande, pas encore confirmée : le cabinet vous écrit ou vous appelle pour fixer ' +
      'l’heure. Vous pourrez alors effacer les créneaux qui ne servent plus.',
  },
  'en-GB': {
    file: 'appointment-request.ics',
    summary: (firm: string) => `${firm}: appointment asked for, not confirmed yet`,
    description:
      'This is a request, not confirmed yet: the firm writes or calls to settle the time. You may ' +
      'then delete the times that are no longer needed.',
  },
} as const

/**
 * The times that a visitor would like, each a tentative entry that does not block the day; `null`
 * without one that can be read.
 */
export function appointmentIcs(
  lead: Lead,
  site: Pick<Site, 'id' | 'constants' | 'offices'>,
  host: string,
): MailAttachment | null {
  const words = WORDS[cultureOf(lead.lang)]
  const calendar = ical({
    prodId: { company: 'Vitrine', product: 'Rendez-vous', language: lead.lang.toUpperCase() },
  })
  const location = locationOf(lead, site)
  for (const name of SLOTS) {
    const answer = lead.fields[name]
    const { day, moment } = slotOf(typeof answer === 'string' ? answer : '')
    const hours = HOURS[moment]
    const [start, end] = (hours ?? []).map((hour) => parisInstant(day, hour))
    if (!start || !end) continue
    calendar.createEvent({
      id: `${hashOf(`${site.id} ${lead.nonce} ${name}`)}@${host}`,
      stamp: new Date(lead.received_at),
      start,
      end,
      summary: words.summary(site.constants.nomcabinet),
      description: words.description,
      status: ICalEventStatus.TENTATIVE,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(location ? { location } : {}),
    })
  }
  if (calendar.length() === 0) return null
  return { name: words.file, type: 'text/calendar; charset=utf-8', content: calendar.toString() }
}

function locationOf({ fields }: Lead, { offices }: Pick<Site, 'offices'>): string {
  if (fields['mode'] !== 'sur_place') return ''
  const office = offices.find(({ key }) => key === fields['bureau'])
  return office ? `${office.name}, ${office.street}, ${office.postcode} ${office.town}` : ''
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)

const parisClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  hourCycle: 'h23',
})

/** The instant at which clocks in Paris show that hour of that day; `null` when it is no day. */
function parisInstant(day: string, hour: number): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? []
  if (year === undefined) return null
  const asUtc = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date), hour))
  if (asUtc.toISOString().slice(0, 10) !== day) return null
  // During the day Paris is one or two hours ahead; the clock changes at night.
  const ahead = Number(parisClock.format(asUtc)) - hour
  return new Date(asUtc.getTime() - ahead * 3_600_000)
}
