import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { leads } from '../contract/leads.ts'
import type { Lead } from '../rules/lead.ts'
import { isStoredName } from '#base/core/address/stored-path.ts'
import { leadsCsv } from '../service/leads-csv.ts'
import { Refused } from '#base/kit/refused.ts'
import type { LeadFolder } from '../service/lead-folder.ts'
import type { Serve } from '#framework/api/serve.ts'
import { requestedOwners, assignees } from '../service/assignees.ts'
import { findLead, type LeadStores } from '../service/change-lead.ts'
import { filteredLeads } from './lead-filter.ts'
import { countedMonths } from './months.ts'

/** Months of the chart: this year's and last year's same month stand side by side. */
const MONTHS = 13

/** What goes with the requests: their files, the desk's people, figures by month, the table. */
export function leadFileRoutes(
  serve: Serve<LeadStores>,
  { stores, leadFolder, clock }: { stores: LeadStores; leadFolder: LeadFolder; clock(): Date },
): void {
  serve(leads.file, async ({ siteId, params, reply }) => {
    const lead = await findLead(stores, siteId, params.id)
    const isAsked = isStoredName('lead', params.stored)
    const file = lead.files.find(({ stored }) => isAsked && stored === params.stored)
    const opened = file === undefined ? null : await openPlain(leadFolder.path(file.stored))
    if (file === undefined || opened === null) {
      throw new Refused('absent', 'Ce fichier n’est plus sur le serveur.')
    }
    return reply
      .type('application/octet-stream')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      )
      .header('content-length', opened.size)
      .send(opened.handle.createReadStream())
  })

  serve(leads.desk, async ({ siteId }) => ({ data: await assignees(stores, siteId) }))

  serve(leads.months, async ({ siteId }) => {
    const now = clock()
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS, 1))
    const received = await stores.leads.receptions(siteId, from.toISOString())
    const counted = received.filter(({ status }) => status !== 'quarantine')
    return { data: countedMonths(counted, now, MONTHS) }
  })

  serve(leads.export, async ({ siteId, query, reply, audited, reader: { site } }) => {
    const owners = await requestedOwners(stores, site, query.filter, clock())
    const kept = await audited(
      (chosen: Lead[]) => ({
        action: 'lead.export',
        subject: 'leads',
        title: `Export de ${chosen.length} demandes`,
        after: query.filter,
      }),
      async (within) => filteredLeads(await within.leads.list(siteId), query.filter, owners),
    )
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="demandes.csv"')
      .send(leadsCsv(kept, site))
  })
}

/** A file itself, never what a link leads to; `null` when there is none. */
async function openPlain(path: string): Promise<{ handle: FileHandle; size: number } | null> {
  const handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null)
  if (handle === null) return null
  const found = await handle.stat()
  if (found.isFile()) return { handle, size: found.size }
  await handle.close()
  return null
}
