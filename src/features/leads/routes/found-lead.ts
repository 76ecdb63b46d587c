import { z } from 'zod'
import type { LeadStore } from '../store/lead-store.ts'
import type { Lead } from '../rules/lead.ts'
import { Refused } from '#base/kit/refused.ts'

/** The number of a request in an address. */
export const leadNumber = z.object({ id: z.coerce.number().int().positive() })

/** @throws {Refused} `absent` when there is no such request, or no more */
export async function foundLead(
  { leads }: { leads: LeadStore },
  siteId: number,
  id: number,
): Promise<Lead> {
  const lead = await leads.find(siteId, id)
  if (lead === null) throw new Refused('absent', `La demande n° ${id} n’existe pas ou plus.`)
  return lead
}
