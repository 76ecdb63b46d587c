import type { SiteStore } from '#features/sites/store/site-store.ts'
import { Refused } from '#base/kit/refused.ts'
import type { ProviderHealth } from '../service/provider-health.ts'
import type { Serve } from '#framework/api/serve.ts'
import { providers } from '../contract/providers.ts'

/** How the providers do, reading one anew, trying a feed out. */
export function providerRoutes(
  serve: Serve,
  { stores, providerHealth }: { stores: { sites: SiteStore }; providerHealth: ProviderHealth },
): void {
  const siteOf = async (siteId: number) => {
    const site = await stores.sites.find(siteId)
    if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
    return site
  }

  serve(providers.states, async ({ siteId }) => ({
    data: await providerHealth.states(await siteOf(siteId)),
  }))

  serve(providers.reread, async ({ siteId, body, audited }) => {
    const state = await providerHealth.reread(await siteOf(siteId), body.id)
    const note = {
      action: 'provider.reread',
      subject: `provider:${body.id}`,
      title: `« ${state.name} » vidé et relu`,
    }
    await audited(note, async () => {})
    return state
  })

  serve(providers.tryFeed, ({ body }) => providerHealth.tryFeed(body.source))
}
