import { z } from 'zod'
import { settingsSchema } from '#content/settings.ts'
import type { PageDeps } from '../../page-answer.ts'
import { Refused } from '#domain/refused.ts'
import type { DefineRoute } from '../admin-route.ts'

/** How the providers do, reading one anew, trying a feed out. */
export function providerRoutes(
  route: DefineRoute,
  { store, providerDesk }: Pick<PageDeps, 'store' | 'providerDesk'>,
): void {
  const siteOf = async (siteId: number) => {
    const site = await store.sites.find(siteId)
    if (site === null) throw new Refused('absent', 'Ce site n’existe plus : rechargez la page.')
    return site
  }

  route({
    method: 'GET',
    path: '/providers',
    right: 'feeds.read',
    handle: async ({ siteId }) => ({ data: await providerDesk.states(await siteOf(siteId)) }),
  })

  route({
    method: 'POST',
    path: '/providers/reread',
    right: 'feeds.write',
    body: z.strictObject({ id: z.string().min(1).max(100) }),
    async handle({ siteId, body, audited }) {
      const state = await providerDesk.reread(await siteOf(siteId), body.id)
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
    handle: ({ body }) => providerDesk.tryFeed(body.source),
  })
}
