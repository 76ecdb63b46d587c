import { QueryClient, type QueryKey, type SetDataOptions } from '@tanstack/react-query'
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
