import { z } from 'zod'
import type { WithTransactions } from '#base/platform/db/transaction.ts'
import type { ImportReport } from '#features/pages/rules/edited-redirects.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { rehearsed } from '#framework/api/dry-run.ts'
import { importRedirects } from '../service/import-redirects.ts'
import { addressesOf } from '../service/redirect-facts.ts'
import { triedAddress } from '../service/try-address.ts'
import type { RedirectStores } from './redirect-routes.ts'

/** Characters of a file that is imported: thousands of redirects. */
export const MAX_IMPORT = 500_000

const imported = z.strictObject({
  text: z.string().max(MAX_IMPORT),
  /** Tells what would be done, and does nothing. */
  dryRun: z.boolean().default(true),
})

/** An import may be a whole old site. */
const IMPORT_BYTES = 1_200_000

/** Redirects of a file, and an address tried as a visitor would. */
export function redirectToolRoutes(
  route: DefineRoute<RedirectStores>,
  { stores }: { stores: WithTransactions<RedirectStores> },
): void {
  route({
    method: 'GET',
    path: '/redirects/try',
    right: 'redirects.read',
    query: z.strictObject({ address: z.string().trim().min(1).max(2000) }),
    async handle({ reader, query: { address } }) {
      const asked = pathOfAddress(address)
      return triedAddress(stores, reader, asked, await addressesOf(stores, reader))
    },
  })

  route({
    method: 'POST',
    path: '/redirects/import',
    right: 'redirects.write',
    body: imported,
    bodyLimit: IMPORT_BYTES,
    async handle({ siteId, reader, body: { text, dryRun }, audited }) {
      const addresses = await addressesOf(stores, reader)
      if (dryRun) {
        return rehearsed(stores, (inner) => importRedirects(inner, siteId, text, addresses))
      }
      return audited(
        ({ counts }: ImportReport) => ({
          action: 'redirect.import',
          subject: 'redirects',
          title: 'Import de redirections',
          after: counts,
        }),
        (inner) => importRedirects(inner, siteId, text, addresses),
      )
    },
  })
}

/** What a person types or pastes, as a path with its query. */
function pathOfAddress(address: string): string {
  if (/^https?:\/\//i.test(address) && URL.canParse(address)) {
    const { pathname, search } = new URL(address)
    return pathname + search
  }
  return address.startsWith('/') ? address : `/${address}`
}
