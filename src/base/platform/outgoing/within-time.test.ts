import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OutgoingFailed } from './outgoing.ts'
import { withinTime } from './within-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const host = () => 'flux.example'
const never = () => new Promise<never>(() => {})

test('a call in time passes and leaves no timer behind', async () => {
  expect(await withinTime({ timeout: 100 }, host, async () => 7)).toBe(7)
  expect(vi.getTimerCount()).toBe(0)
})

test('the signal of a call is aborted when the call is over, however it ends', async () => {
  const signals: AbortSignal[] = []
  const calls = [async () => 7, () => Promise.reject(new Error('broken')), never].map((call) =>
    withinTime({ timeout: 100 }, host, (signal) => {
      signals.push(signal)
      return call()
    }).catch((error: unknown) => error),
  )
  await vi.advanceTimersByTimeAsync(100)
  await Promise.all(calls)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true])
})

test('a late call fails at its deadline, not before', async () => {
  const ended = vi.fn<(error: unknown) => void>()
  withinTime({ timeout: 100 }, host, never).catch(ended)
  await vi.advanceTimersByTimeAsync(99)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith(
    new OutgoingFailed('timeout', 'flux.example\u00a0: pas de réponse complète en 100 ms.'),
  )
})

test.each([Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER, 2 ** 31])(
  'a deadline of %d ms is not over at once',
  async (timeout) => {
    const ended = vi.fn<() => void>()
    withinTime({ timeout }, host, never).catch(ended)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ended).not.toHaveBeenCalled()
  },
)

test('a call that fails after its deadline breaks nothing', async () => {
  const late = () => new Promise<never>((_done, fail) => setTimeout(fail, 200, new Error('late')))
  const call = withinTime({ timeout: 100 }, host, late)
  const outcome = call.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toMatchObject({ fault: 'timeout' })
})
