import { type Query, QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query'
import type { Topic } from '#framework/api/call.ts'
import { Refused } from './http.ts'

/**
 * What the back office has asked for. Lists offer their rows as records to whoever opens one, and
 * changes offer their few fields; a row says less than its record (a request without its answers), so
 * that a record which the server has not given is not made up of either.
 */
export function recordCache(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // What the server refused it will refuse again; what did not reach it may.
        retry: (times, cause) => times < 2 && cause instanceof Refused && cause.status === 0,
      },
      mutations: { networkMode: 'always' },
    },
  })
  const write = cache.setQueryData.bind(cache)
  const writeKnown = (key: QueryKey, updater: unknown, options?: SetDataOptions): unknown => {
    const isMadeUp =
      key[1] === 'getOne' && typeof updater === 'function' && cache.getQueryData(key) === undefined
    return isMadeUp ? undefined : write(key, updater, options)
  }
  cache.setQueryData = writeKnown as typeof write
  return cache
}

/** What an answer of the cache is about: calls name it, what react-admin asks is about its resource. */
const topicsOf = ({ meta, queryKey: [first] }: Query): readonly unknown[] =>
  (meta?.['topics'] as readonly Topic[] | undefined) ?? [first]

/**
 * Drops what is known of what has changed, and asks again for what of it is shown. Before a screen is left
 * whose record is gone, `refetchType` is `none`: nothing is asked for it.
 */
export function forget(
  cache: QueryClient,
  changes: readonly Topic[] = [],
  refetchType: 'active' | 'none' = 'active',
): void {
  const isOutdated = (query: Query) =>
    topicsOf(query).some((topic) => changes.includes(topic as Topic))
  cache.removeQueries({ type: 'inactive', predicate: isOutdated })
  void cache.invalidateQueries({ predicate: isOutdated, refetchType })
}
