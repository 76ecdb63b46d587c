import type { Actor } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { mailedAddressesOf } from '#base/platform/http/site-origin.ts'
import type { Serve } from '#framework/api/serve.ts'
import { leads } from '../contract/leads.ts'
import { answerLead, replyModels } from '../service/answer-lead.ts'
import { changeLead, findLead, type LeadStores } from '../service/change-lead.ts'
import { leadInList } from '../service/shown-lead.ts'
import type { LeadRoutes } from './lead-routes.ts'

/** What is done with requests at the desk: several at once, reading, answering. */
export function changeRoutes(serve: Serve<LeadStores>, deps: LeadRoutes): void {
  const { stores, clock, sendsMail } = deps
  /** @throws {Refused} when it is not there */
  const read = async (siteId: number, id: number, isRead: boolean, { name }: Actor) => {
    const now = { at: clock().toISOString(), by: name }
    const isThere = await stores.leads.setRead(siteId, id, isRead ? now : null)
    if (!isThere) await findLead(stores, siteId, id)
  }

  serve(leads.changeMany, async ({ siteId, body, user, audited, reader: { site } }) => {
    const { ids, isRead, status, assigned_to: assignedTo } = body
    const addressesOf = () => mailedAddressesOf(deps, site)
    const refused: { id: number; message: string }[] = []
    for (const id of new Set(ids)) {
      try {
        if (isRead !== undefined) await read(siteId, id, isRead, user)
        if (status === undefined && assignedTo === undefined) continue
        await changeLead(
          { ...deps, addressesOf },
          { site, user },
          { id, status, assignedTo },
          audited,
        )
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        refused.push({ id, message: cause.message })
      }
    }
    return { changed: new Set(ids).size - refused.length, refused }
  })

  serve(leads.read, async ({ siteId, params, body, user }) => {
    await read(siteId, params.id, body.isRead, user)
    return leadInList(await findLead(stores, siteId, params.id))
  })

  serve(leads.reply, async ({ params, body, user, audited, reader: { site } }) => ({
    data: await answerLead(deps, { site, user }, params.id, body, audited),
  }))

  serve(leads.replyModels, async ({ user, reader: { site } }) => ({
    data: replyModels(site, user),
    sendsMail,
  }))

  serve(leads.counts, ({ siteId }) => stores.leads.counts(siteId))
}
