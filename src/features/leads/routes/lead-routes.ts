import { leads } from '../contract/leads.ts'
import { requestedOwners } from '../service/assignees.ts'
import { eraseFiles, type PersonalFolders } from '../service/erase-files.ts'
import { mailedAddressesOf, type OriginDeps } from '#base/platform/http/site-origin.ts'
import type { Serve } from '#framework/api/serve.ts'
import { pageOf } from '#framework/api/list-query.ts'
import { changeLead, findLead, leadNote, type LeadStores } from '../service/change-lead.ts'
import { filteredLeads } from './lead-filter.ts'
import { leadInList, shownLead } from '../service/shown-lead.ts'

export type LeadRoutes = PersonalFolders &
  OriginDeps & {
    stores: LeadStores & { cleanErased(): Promise<boolean> }
    clock(): Date
    /** Whether mails leave at all. */
    sendsMail: boolean
    /** Mails were written down: whoever sends them may begin. */
    mailed(): void
  }

/** The lead desk: requests of visitors, read, dealt with, noted, exported and erased. */
export function leadRoutes(serve: Serve<LeadStores>, deps: LeadRoutes): void {
  const { stores, leadFolder, outboxDir, clock } = deps

  serve(leads.list, async ({ siteId, query, reader: { site } }) => {
    const { status } = query.filter
    const found = filteredLeads(
      await stores.leads.list(siteId, status === undefined ? {} : { status }),
      query.filter,
      await requestedOwners(stores, site, query.filter, clock()),
    )
    if (query.order === 'ASC') found.reverse()
    const { data, total } = pageOf(found, query)
    return { data: data.map(leadInList), total }
  })

  serve(leads.one, async ({ siteId, params, reader: { site } }) => {
    const lead = await findLead(stores, siteId, params.id)
    const person = lead.email !== '' ? { email: lead.email } : { phone: lead.phone }
    const [notes, messages, others] = await Promise.all([
      stores.leads.notes(siteId, [lead.id]),
      stores.leads.messages(siteId, [lead.id]),
      lead.email || lead.phone ? stores.leads.findByPerson(siteId, person) : [],
    ])
    const written = { notes: notes.get(lead.id) ?? [], messages: messages.get(lead.id) ?? [] }
    return shownLead(lead, written, others, site)
  })

  serve(leads.change, async ({ params, body, user, audited, reader: { site } }) => {
    const change = { id: params.id, status: body.status, assignedTo: body.assigned_to }
    const addressesOf = () => mailedAddressesOf(deps, site)
    return leadInList(await changeLead({ ...deps, addressesOf }, { site, user }, change, audited))
  })

  serve(leads.note, async ({ siteId, params, body, user, audited }) => {
    const lead = await findLead(stores, siteId, params.id)
    const written = { at: clock().toISOString(), author: user.name, text: body.text }
    await audited(leadNote('note', lead), (within) => within.leads.note(siteId, lead.id, written))
    return { data: (await stores.leads.notes(siteId, [lead.id])).get(lead.id) ?? [] }
  })

  serve(leads.contact, async ({ siteId, params, audited }) => {
    const lead = await findLead(stores, siteId, params.id)
    const person = lead.email !== '' ? { email: lead.email } : { phone: lead.phone }
    const now = clock().toISOString()
    await audited(leadNote('contact', lead), (within) => within.leads.touched(siteId, person, now))
    return leadInList(await findLead(stores, siteId, lead.id))
  })

  serve(leads.erase, async ({ siteId, params, audited }) => {
    const lead = await findLead(stores, siteId, params.id)
    const erased = await audited(leadNote('erase', lead), (within) =>
      within.leads.erase(siteId, lead.id),
    )
    await eraseFiles({ leadFolder, outboxDir }, { siteId, ...erased })
    await stores.cleanErased().catch(() => false)
    return { id: lead.id }
  })
}
