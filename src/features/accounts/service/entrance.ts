import { admits, type Door } from '#base/core/caller.ts'
import type { AccountRole } from '#base/core/account.ts'
import type { AccountHolder } from '../store/account-holders.ts'
import type { AccountStore } from '../store/account-store.ts'

/** Somebody who may come in, on the site that lets them. */
export interface Entrant {
  holder: AccountHolder & { role: AccountRole }
  siteId: number
}

/** What was found of somebody; `entrant` is `null` for who may not come in. */
interface Entrance {
  holder: AccountHolder | null
  entrant: Entrant | null
}

/**
 * Who may come in by a door. The back office's own host lets in whoever works on any site of the
 * installation: who is nothing on the site that is asked for comes in by the first of their own.
 */
export async function entrance(
  stores: { accounts: AccountStore },
  { siteId, door }: { siteId: number; door: Door },
  who: { id: string } | { email: string },
): Promise<Entrance> {
  const here = await stores.accounts.find(siteId, who)
  if (door !== 'staff') return { holder: here, entrant: entrantOf(here, siteId, door) }
  // Asked for nobody too: it takes as long for an address that nobody has.
  const others = await stores.accounts.sitesOf(here?.id ?? '')
  const own = entrantOf(here, siteId, door)
  if (here === null || own !== null) return { holder: here, entrant: own }
  const [home] = others.flatMap((other) => {
    const entrant = entrantOf({ ...here, role: other.role }, other.siteId, door)
    return entrant === null ? [] : [entrant]
  })
  return { holder: home?.holder ?? here, entrant: home ?? null }
}

function entrantOf(holder: AccountHolder | null, siteId: number, door: Door): Entrant | null {
  if (holder === null || holder.isDisabled || !admits(door, holder.role)) return null
  return { holder: { ...holder, role: holder.role }, siteId }
}
