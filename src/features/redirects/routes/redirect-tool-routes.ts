import type { WithTransactions } from '#base/platform/db/transaction.ts'
import { type ImportReport, redirects } from '../contract/redirects.ts'
import type { Serve } from '#framework/api/serve.ts'
import { rehearsed } from '#framework/api/dry-run.ts'
import { importRedirects } from '../service/import-redirects.ts'
import { addressesOf } from '../service/redirect-facts.ts'
import { triedAddress } from '../service/try-address.ts'
import type { RedirectStores } from './redirect-routes.ts'

/** Redirects of a file, and an address tried as a visitor would. */
export function redirectToolRoutes(
  serve: Serve<RedirectStores>,
  { stores }: { stores: WithTransactions<RedirectStores> },
): void {
  serve(redirects.try, async ({ reader, query: { address } }) => {
    const asked = pathOfAddress(address)
    return triedAddress(stores, reader, asked, await addressesOf(stores, reader))
  })

  serve(redirects.import, async ({ siteId, reader, body: { text, dryRun }, audited }) => {
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
