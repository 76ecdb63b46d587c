import { createHash } from 'node:crypto'
import ical, { ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { MailAttachment } from '#base/core/mail.ts'
import type { Lead } from '../rules/lead.ts'
import { parisTime } from '#base/kit/time/paris-time.ts'
import { slotOf } from '../rules/answers.ts'
import { slotHours } from '../rules/slot-hours.ts'
import type { Site } from '#base/core/site.ts'
import { cultureOf } from '#base/kit/language.ts'

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
    const hours = slotHours(site.offices, { day, moment, office: officeOf(lead) })
    const [start, end] = [hours?.opens, hours?.closes].map((time) => parisTime(`${day}T${time}`))
    if (!start || !end) continue
    calendar.createEvent({
      id: `${hashOf(`${site.id} ${lead.nonce} ${name}`)}@${host}`,
      stamp: new Date(lead.received_at),
      start: new Date(start.instant),
      end: new Date(end.instant),
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

/** The office that somebody comes to; none unless they come. */
const officeOf = ({ fields }: Lead): string =>
  fields['mode'] === 'sur_place' && typeof fields['bureau'] === 'string' ? fields['bureau'] : ''

function locationOf(lead: Lead, { offices }: Pick<Site, 'offices'>): string {
  const office = offices.find(({ key }) => key === officeOf(lead))
  return office ? `${office.name}, ${office.street}, ${office.postcode} ${office.town}` : ''
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32)
