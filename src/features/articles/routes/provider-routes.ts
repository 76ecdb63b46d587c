import { z } from 'zod'
import { settingsSchema } from '#features/sites/store/settings.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import { Refused } from '#base/kit/refused.ts'
import type { ProviderHealth } from '../service/provider-health.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'

/** How the providers do, reading one anew, trying a feed out. */
export function providerRoutes(
  route: DefineRoute,
  { stores, providerHealth }: { stores: { sites: SiteStore }; providerHealth: ProviderHealth },
): void {
  const siteOf = async (siteId: number) => {
    const site = await stores.sites.find(siteId)
    if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
    return site
  }

  route({
    method: 'GET',
    path: '/providers',
    right: 'feeds.read',
    handle: async ({ siteId }) => ({ data: await providerHealth.states(await siteOf(siteId)) }),
  })

  route({
    method: 'POST',
    path: '/providers/reread',
    right: 'feeds.write',
    body: z.strictObject({ id: z.string().min(1).max(100) }),
    async handle({ siteId, body, audited }) {
      const state = await providerHealth.reread(await siteOf(siteId), body.id)
      const note = {
        action: 'provider.reread',
        subject: `provider:${body.id}`,
        title: `« ${state.name} » vidé et relu`,
      }
      await audited(note, async () => {})
      return state
    },
  })

  route({
    method: 'POST',
    path: '/providers/try-feed',
    right: 'feeds.write',
    body: z.strictObject({ source: settingsSchema.shape.feed_sources.element }),
    handle: ({ body }) => providerHealth.tryFeed(body.source),
  })
}
