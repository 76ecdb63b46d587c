import { writtenLinks } from '#app/freshness/site-links.ts'
import { registry } from '#app/widgets.ts'
import { outgoingOnDemand } from '#base/platform/outgoing/outgoing.ts'
import { repeatedly } from '#base/platform/repeatedly.ts'
import { askLink } from '#features/links/service/ask-link.ts'
import { linkChecks } from '#features/links/service/check-links.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'

/** Milliseconds between two looks for links that are to be asked. */
const EVERY = 60 * 60_000

/**
 * Asks the links of sites, over a way out of its own: whatever the operator allows providers, what editors write never
 * leads into a private network, and a host has one connection.
 */
export function provideLinks({ clock, warn, held, stores }: Base & Data): void {
  const outgoing = outgoingOnDemand(async () => {
    const { createOutgoing } = await import('#base/platform/outgoing/create-outgoing.ts')
    return createOutgoing({ allowPrivate: false, perHost: 1 })
  })
  const ended = new AbortController()
  const check = linkChecks({
    links: stores.links,
    sites: () => stores.sites.list(),
    writtenOn: (site) => writtenLinks({ stores, widgets: registry }, site, clock()),
    ask: (address, signal) => askLink(outgoing, address, signal),
    clock,
    warn,
    signal: ended.signal,
  })
  const checks = repeatedly(EVERY, check, (cause) =>
    warn('Les liens des sites n’ont pas pu être demandés.', cause, null),
  )
  held.defer(async () => {
    ended.abort()
    await checks.close()
    await outgoing.close()
  })
}
