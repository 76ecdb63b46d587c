import type { AccountStore } from '#features/accounts/store/account-store.ts'
import type { Actor } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import { Refused } from '#base/kit/refused.ts'
import { mayDo } from '#framework/api/rights.ts'
import { type LeadFilter, NOBODY as NOBODYS } from '../contract/leads.ts'
import { inStead } from '../mails/recipient.ts'

const NOBODY: Actor = { id: '', name: '' }

/** Whoever may be given a request of this site, in the order of names. */
export async function assignees(
  { accounts }: { accounts: AccountStore },
  siteId: number,
): Promise<Actor[]> {
  const holders = await accounts.list(siteId)
  return holders
    .filter(({ role, isDisabled }) => role !== null && !isDisabled && mayDo(role, 'leads.write'))
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'fr'))
}

/**
 * Whose requests a filter of the desk asks for: of who stands in for somebody away today, theirs too; empty text for
 * nobody's.
 */
export async function requestedOwners(
  { accounts }: { accounts: AccountStore },
  site: Pick<Site, 'id' | 'settings'>,
  { assigned_to: id }: LeadFilter,
  now: Date,
): Promise<string[]> {
  if (id === undefined) return []
  if (id === NOBODYS) return ['']
  const holders = await accounts.list(site.id)
  const email = foldedEmail(holders.find((one) => one.id === id)?.email ?? '')
  const away = holders.filter((one) => foldedEmail(inStead(one.email, site, now)) === email)
  return [id, ...away.map((one) => one.id)]
}

/**
 * Whom an id names: oneself, nobody when it is empty, or a colleague who deals with requests.
 * @throws {Refused} `invalid` for anybody else
 */
export async function assignee(
  stores: { accounts: AccountStore },
  siteId: number,
  id: string,
  user: Actor,
): Promise<Actor> {
  if (id === '') return NOBODY
  if (id === user.id) return user
  const colleague = (await assignees(stores, siteId)).find((one) => one.id === id)
  if (colleague === undefined) {
    throw new Refused(
      'invalid',
      'Cette personne ne traite pas les demandes : choisissez-en une autre.',
    )
  }
  return colleague
}
