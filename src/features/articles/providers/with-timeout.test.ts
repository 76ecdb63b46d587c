import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  type ArticleGateway,
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import { withTimeout } from './with-timeout.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A gateway that never answers and notes the signals it was given. */
function silent(): { editorial: ArticleGateway; signals: (AbortSignal | undefined)[] } {
  const signals: (AbortSignal | undefined)[] = []
  const wait = (signal?: AbortSignal) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  return {
    signals,
    editorial: {
      subscribedMotifs: () => wait(),
      listByMotifs: ({ signal }) => wait(signal),
      listByOffset: ({ signal }) => wait(signal),
      articleId: (_slug, signal) => wait(signal),
      article: ({ signal }) => wait(signal),
    },
  }
}

/** Every call that takes a signal. */
const signalledCalls = (editorial: ArticleGateway, signal?: AbortSignal): Promise<unknown>[] => {
  const bound = signal ? { signal } : {}
  const size = 'xbig'
  return [
    editorial.listByMotifs({ motifs: ['AEF'], perPage: 5, page: 1, size, ...bound }),
    editorial.listByOffset({ motifs: ['AEF'], limit: 5, offset: 1, size, ...bound }),
    editorial.articleId('un-slug', signal),
    editorial.article({ id: 1, xsl: 'Content_only', size, ...bound }),
  ]
}

test('H2 each call that is late is refused as unavailable, and its signal aborted', async () => {
  const { editorial, signals } = silent()
  const bounded = withTimeout(900)(editorial)
  const settled = Promise.allSettled([...signalledCalls(bounded), bounded.subscribedMotifs()])
  await vi.advanceTimersByTimeAsync(899)
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false, false, false, undefined])
  await vi.advanceTimersByTimeAsync(1)
  for (const result of await settled) {
    expect(result.status).toBe('rejected')
    if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(EditorialUnavailable)
  }
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true, undefined])
})

test('an answer in time passes, and leaves no timer behind', async () => {
  const { editorial } = silent()
  const bounded = withTimeout(900)({ ...editorial, articleId: async () => 7 })
  expect(await bounded.articleId('un-slug')).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test('an error of the gateway passes as it is, also one thrown at once', async () => {
  const { editorial } = silent()
  const broken = new EditorialContractBroken('bad shape')
  const failing: ArticleGateway = {
    ...editorial,
    articleId: () => {
      throw broken
    },
    subscribedMotifs: () => Promise.reject(broken),
  }
  const bounded = withTimeout(900)(failing)
  await expect(bounded.articleId('un-slug')).rejects.toBe(broken)
  await expect(bounded.subscribedMotifs()).rejects.toBe(broken)
  expect(vi.getTimerCount()).toBe(0)
})

test('a caller that gives up is answered at once, before or during the call', async () => {
  const { editorial, signals } = silent()
  const bounded = withTimeout(900)(editorial)
  const caller = new AbortController()
  const pending = Promise.allSettled(signalledCalls(bounded, caller.signal))
  caller.abort()
  const late = Promise.allSettled(signalledCalls(bounded, caller.signal))
  for (const result of [...(await pending), ...(await late)]) {
    expect(result.status === 'rejected' && result.reason).toBeInstanceOf(EditorialUnavailable)
  }
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true, true])
})

test('a call that fails after its deadline breaks nothing', async () => {
  const { editorial } = silent()
  const late: ArticleGateway = {
    ...editorial,
    articleId: () => new Promise((_resolve, reject) => setTimeout(reject, 2000, new Error('late'))),
  }
  const settled = Promise.allSettled([withTimeout(900)(late).articleId('un-slug')])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await settled).toEqual([{ status: 'rejected', reason: expect.any(EditorialUnavailable) }])
})
