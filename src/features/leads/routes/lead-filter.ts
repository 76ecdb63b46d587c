import { z } from 'zod'
import { fold } from '#base/kit/text/fold.ts'
import { LEAD_FORMS, LEAD_STATUSES, type Lead } from '../rules/lead.ts'

/** Which requests the desk shows; absent = all, but those in quarantine only when asked for. */
export const leadFilter = z.strictObject({
  status: z.enum(LEAD_STATUSES).optional(),
  form: z.enum(LEAD_FORMS).optional(),
  /** Id of whoever deals with it; `nobody` for those that wait for someone. */
  assigned_to: z.string().max(100).optional(),
  /** Words that must all stand in it, whatever their accents and case. */
  q: z.string().max(200).optional(),
})

export type LeadFilter = z.infer<typeof leadFilter>

/** The requests that a filter lets through, in their order. */
export function filteredLeads(leads: readonly Lead[], filter: LeadFilter): Lead[] {
  const words = fold(filter.q ?? '')
    .split(' ')
    .filter(Boolean)
  return leads.filter(
    (lead) =>
      (filter.status === undefined
        ? lead.status !== 'quarantine'
        : lead.status === filter.status) &&
      (filter.form === undefined || lead.form === filter.form) &&
      (filter.assigned_to === undefined ||
        lead.assigned_to === (filter.assigned_to === 'nobody' ? '' : filter.assigned_to)) &&
      (words.length === 0 || holdsAll(lead, words)),
  )
}

/** A number is found however its digits are grouped. */
function holdsAll({ id, name, email, phone, fields }: Lead, words: readonly string[]): boolean {
  const said = [String(id), name, email, phone, ...Object.values(fields).flat()].join(' ')
  const text = fold(said)
  const digits = said.replace(/\D/g, '')
  return words.every((word) => text.includes(word) || (/^\d+$/.test(word) && digits.includes(word)))
}
