import { hostName } from '#base/core/address/host-name.ts'
import type { Stores } from '#app/stores.ts'
import { hosts } from '../contract/hosts.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { mayDo } from '#framework/api/rights.ts'

/**
 * Names that a firm asks for. Its own roles propose; who answers for the installation decides, from
 * whatever site they are on.
 */
export function hostRoutes(
  serve: Serve<Stores>,
  { stores, clock }: { stores: Stores; clock(): Date },
): void {
  serve(hosts.proposals, async ({ siteId, session }) => {
    const waiting = mayDo(session.role, 'hosts.decide') ? await stores.hosts.waiting() : []
    return {
      proposals: await stores.hosts.proposals(siteId),
      elsewhere: waiting.filter((one) => one.siteId !== siteId),
    }
  })

  serve(hosts.propose, async ({ siteId, user, body, audited }) => {
    const proposed = await audited(
      (name: string) => note('propose', name),
      (trx) => trx.hosts.propose(siteId, body.host, user, clock().toISOString()),
    )
    return { host: proposed }
  })

  serve(hosts.withdraw, async ({ siteId, params, audited }) => {
    await audited(note('withdraw', params.host), async (trx) => {
      if (await trx.hosts.withdraw(siteId, params.host)) return
      throw new Refused('absent', 'Ce nom n’attend plus : rechargez la page.')
    })
  })

  serve(hosts.decide, async ({ user, body }) => {
    // In the log of the site that it concerns, which may be another.
    await stores.atomically(async (trx) => {
      const isDone =
        body.decision === 'confirm'
          ? await trx.hosts.confirm(body.siteId, body.host)
          : await trx.hosts.refuse(body.siteId, body.host, user, clock().toISOString())
      if (!isDone) throw new Refused('absent', 'Ce nom n’attend plus : rechargez la page.')
      await trx.audit.add(body.siteId, user, note(body.decision, hostName(body.host)))
    })
  })
}

const note = (action: 'propose' | 'withdraw' | 'confirm' | 'refuse', name: string) => ({
  action: `host.${action}`,
  subject: `host:${name}`,
  title: name,
})
