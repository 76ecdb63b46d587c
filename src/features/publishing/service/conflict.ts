import type { Saved } from '../store/draft-store.ts'
import type { Actor } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'

/** Without the address, which the log and the history don't need. */
export const actorOf = ({ id, name }: Actor): Actor => ({ id, name })

/** @throws {Refused} `conflict` that says who was faster, and when */
export function refuseConflict(saved: Saved): void {
  if (saved.outcome === 'saved') return
  const { reason, by, at, base: counter } = saved
  const who = by.name || 'Quelqu’un'
  const what = {
    saved: `${who} a enregistré cette page entre-temps.`,
    published: `${who} a mis cette page en ligne entre-temps.`,
    discarded: `${who} a abandonné le brouillon entre-temps.`,
    taken: `${who} a pris la main sur cette page.`,
  }[reason]
  throw new Refused('conflict', `${what} Ce que vous avez saisi est gardé.`, {
    reason,
    by,
    at,
    base: counter,
  })
}
