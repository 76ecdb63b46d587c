import type { Site } from '#base/core/site.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { isMailAddress } from '#framework/mail/message.ts'
import type { Lead } from '../rules/lead.ts'

type Firm = Pick<Site, 'settings'>

/**
 * Who of the firm hears of a request: the first line that fits, else the firm's own address, or who stands in for
 * them that day; empty for nobody.
 * @param addressee address of whoever of the team it is meant for; empty for nobody
 */
export function recipientOf(
  { form, fields }: Pick<Lead, 'form' | 'fields'>,
  { settings }: Firm,
  now: Date,
  addressee = '',
): string {
  const asked = [fields['bureau'] ?? []].flat()
  const line = settings.lead_recipients.find(
    (one) =>
      (one.form === 'any' || one.form === form) &&
      (one.offices.length === 0 || one.offices.some((office) => asked.includes(office))),
  )
  const email = [addressee, line?.email ?? '', settings.site_email].find(isMailAddress) ?? ''
  return inStead(email, { settings }, now)
}

/** Who reads what is sent to an address on a day in Paris: its owner, or, one step on, who stands in for them. */
export function inStead(email: string, { settings }: Firm, now: Date): string {
  const today = isoDay(dayInParis(now))
  const away = settings.absences.find(
    (one) =>
      foldedEmail(one.email) === foldedEmail(email) &&
      one.from <= today &&
      today <= (one.until || today) &&
      isMailAddress(one.stand_in),
  )
  return away?.stand_in ?? email
}
