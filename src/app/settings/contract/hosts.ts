import { z } from 'zod'
import { hostProposal, waitingHost } from '#base/core/address/host-proposal.ts'
import { call } from '#framework/api/call.ts'

const host = z.string().min(1).max(260)

const hostProposals = z.object({
  /** Of this site. */
  proposals: z.array(hostProposal),
  /** Of every other site, for whoever decides; empty for others. */
  elsewhere: z.array(waitingHost),
})
export type HostProposals = z.infer<typeof hostProposals>

/** Names that a firm asks for: its own roles propose, who answers for the installation decides. */
export const hosts = {
  proposals: call({
    method: 'GET',
    path: '/settings/host-proposals',
    right: 'settings.read',
    answer: hostProposals,
    reads: ['hosts'],
  }),
  propose: call({
    method: 'POST',
    path: '/settings/host-proposals',
    right: 'settings.write',
    body: z.strictObject({ host }),
    answer: z.object({ host: z.string() }),
    changes: ['hosts'],
  }),
  withdraw: call({
    method: 'DELETE',
    path: '/settings/host-proposals/:host',
    right: 'settings.write',
    params: z.object({ host }),
    changes: ['hosts'],
  }),
  decide: call({
    method: 'POST',
    path: '/settings/host-proposals/decisions',
    right: 'hosts.decide',
    asksAgain: true,
    body: z.strictObject({
      siteId: z.int().positive(),
      host,
      decision: z.enum(['confirm', 'refuse']),
    }),
    changes: ['hosts', 'settings'],
  }),
}
