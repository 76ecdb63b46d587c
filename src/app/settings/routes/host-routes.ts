import { z } from 'zod'
import { hostName } from '#base/core/address/host-name.ts'
import type { Stores } from '#app/stores.ts'
import type { HostProposals } from '#base/core/address/host-proposal.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { mayDo } from '#framework/api/rights.ts'

const host = z.string().min(1).max(260)
const decision = z.strictObject({
  siteId: z.int().positive(),
  host,
  decision: z.enum(['confirm', 'refuse']),
})

/**
 * Names that a firm asks for. Its own roles propose; who answers for the installation decides, from
 * whatever site they are on.
 */
export function hostRoutes(
  route: DefineRoute<Stores>,
  { stores, clock }: { stores: Stores; clock(): Date },
): void {
  route({
    method: 'GET',
    path: '/settings/host-proposals',
    right: 'settings.read',
    async handle({ siteId, session }): Promise<HostProposals> {
      const waiting = mayDo(session.role, 'hosts.decide') ? await stores.hosts.waiting() : []
      return {
        proposals: await stores.hosts.proposals(siteId),
        elsewhere: waiting.filter((one) => one.siteId !== siteId),
      }
    },
  })

  route({
    method: 'POST',
    path: '/settings/host-proposals',
    right: 'settings.write',
    body: z.strictObject({ host }),
    async handle({ siteId, user, body, audited }) {
      const proposed = await audited(
        (name: string) => note('propose', name),
        (trx) => trx.hosts.propose(siteId, body.host, user, clock().toISOString()),
      )
      return { host: proposed }
    },
  })

  route({
    method: 'DELETE',
    path: '/settings/host-proposals/:host',
    right: 'settings.write',
    params: z.object({ host }),
    async handle({ siteId, params, audited }) {
      await audited(note('withdraw', params.host), async (trx) => {
        if (await trx.hosts.withdraw(siteId, params.host)) return
        throw new Refused('absent', 'Ce nom n’attend plus : rechargez la page.')
      })
    },
  })

  route({
    method: 'POST',
    path: '/settings/host-proposals/decisions',
    right: 'hosts.decide',
    asksAgain: true,
    body: decision,
    async handle({ user, body }) {
      // In the log of the site that it concerns, which may be another.
      await stores.atomically(async (trx) => {
        const isDone =
          body.decision === 'confirm'
            ? await trx.hosts.confirm(body.siteId, body.host)
            : await trx.hosts.refuse(body.siteId, body.host, user, clock().toISOString())
        if (!isDone) throw new Refused('absent', 'Ce nom n’attend plus : rechargez la page.')
        await trx.audit.add(body.siteId, user, note(body.decision, hostName(body.host)))
      })
    },
  })
}

const note = (action: 'propose' | 'withdraw' | 'confirm' | 'refuse', name: string) => ({
  action: `host.${action}`,
  subject: `host:${name}`,
  title: name,
})
