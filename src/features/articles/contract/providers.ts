import { z } from 'zod'
import { FEED_SOURCE } from '#base/core/settings/feed-source.ts'
import { wholeObjectOf } from '#base/core/field/field-schema.ts'
import { call } from '#framework/api/call.ts'
import { feedTrial, providerState } from '../rules/provider-state.ts'

/** How the providers of the site do, reading one anew, trying a feed out. */
export const providers = {
  /** In their order. */
  states: call({
    method: 'GET',
    path: '/providers',
    right: 'feeds.read',
    answer: z.object({ data: z.array(providerState) }),
    reads: ['providers', 'settings'],
  }),
  reread: call({
    method: 'POST',
    path: '/providers/reread',
    right: 'feeds.write',
    body: z.strictObject({ id: z.string().min(1).max(100) }),
    answer: providerState,
    changes: ['providers', 'received-articles'],
  }),
  tryFeed: call({
    method: 'POST',
    path: '/providers/try-feed',
    right: 'feeds.write',
    body: z.strictObject({ source: wholeObjectOf(FEED_SOURCE) }),
    answer: feedTrial,
  }),
}
