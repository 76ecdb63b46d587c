import { fold } from '#base/kit/text/fold.ts'
import type { LeadFilter } from '../contract/leads.ts'
import type { Lead } from '../rules/lead.ts'

/**
 * The requests that a filter lets through, in their order.
 * @param owners ids of accounts that `filter.assigned_to` asks for, empty text for nobody's
 */
export function filteredLeads(
  leads: readonly Lead[],
  filter: LeadFilter,
  owners: readonly string[] = [],
): Lead[] {
  const words = fold(filter.q ?? '')
    .split(' ')
    .filter(Boolean)
  return leads.filter(
    (lead) =>
      (filter.status === undefined
        ? lead.status !== 'quarantine'
        : lead.status === filter.status) &&
      (filter.form === undefined || lead.form === filter.form) &&
      (filter.assigned_to === undefined || owners.includes(lead.assigned_to)) &&
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
