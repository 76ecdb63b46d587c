import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatedly } from './repeatedly.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('is done at once, then at each interval, never twice at once', async () => {
  const ends: (() => void)[] = []
  const work = vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve)))
  const repeated = repeatedly(1000, work, () => {})
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(3500)
  expect(work).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(1000)
  expect(work).toHaveBeenCalledTimes(2)
  let isClosed = false
  const closing = repeated.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(5000)
  expect(isClosed).toBe(false)
  ends[1]?.()
  await closing
  await vi.advanceTimersByTimeAsync(5000)
  expect(work).toHaveBeenCalledTimes(2)
})

test('a turn that fails is told, and the next one follows', async () => {
  const failed = vi.fn<(cause: unknown) => void>()
  const work = vi.fn<() => Promise<void>>(async () => Promise.reject(new Error('non')))
  const repeated = repeatedly(1000, work, failed)
  await vi.advanceTimersByTimeAsync(2500)
  expect(work).toHaveBeenCalledTimes(3)
  expect(failed).toHaveBeenCalledTimes(3)
  await repeated.close()
})
