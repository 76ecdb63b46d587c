import { type Query, QueryClient } from '@tanstack/react-query'
import type { Topic } from '#framework/api/call.ts'

/** What the back office has asked for. */
export const recordCache = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })

/** What an answer of the cache is about. */
const topicsOf = ({ meta }: Query): readonly Topic[] =>
  (meta?.['topics'] as readonly Topic[] | undefined) ?? []

/**
 * Drops what is known of what has changed, and asks again for what of it is shown. Before a screen is left
 * whose record is gone, `refetchType` is `none`: nothing is asked for it.
 */
export function forget(
  cache: QueryClient,
  changes: readonly Topic[] = [],
  refetchType: 'active' | 'none' = 'active',
): void {
  const isOutdated = (query: Query) => topicsOf(query).some((topic) => changes.includes(topic))
  cache.removeQueries({ type: 'inactive', predicate: isOutdated })
  void cache.invalidateQueries({ predicate: isOutdated, refetchType })
}
