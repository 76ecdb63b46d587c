import type { Site } from '#base/core/site.ts'
import { isMailAddress } from '#framework/mail/message.ts'
import type { Lead } from '../rules/lead.ts'

/** Who of the firm hears of a request: the first line that fits, else the firm's own address; empty for nobody. */
export function recipientOf(
  { form, fields }: Pick<Lead, 'form' | 'fields'>,
  { settings }: Pick<Site, 'settings'>,
): string {
  const asked = [fields['bureau'] ?? []].flat()
  const line = settings.lead_recipients.find(
    (one) =>
      (one.form === 'any' || one.form === form) &&
      (one.offices.length === 0 || one.offices.some((office) => asked.includes(office))),
  )
  return [line?.email ?? '', settings.site_email].find(isMailAddress) ?? ''
}
