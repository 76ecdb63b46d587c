import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question } from '../../rules/question.ts'
import { createBrowserRules, type Thread } from './browser-rules.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ask = (montant: number): Question => ({
  tool: 'salaire-brut-net',
  values: { montant },
  day: '2026-11-22',
})

class FakeThread extends EventTarget implements Thread {
  asked: Question[] = []
  isEnded = false

  postMessage(question: Question) {
    this.asked.push(question)
  }

  terminate() {
    this.isEnded = true
  }

  answer() {
    const outputs = { montant: this.asked.at(-1)?.values['montant'] ?? null }
    this.dispatchEvent(new MessageEvent('message', { data: { outputs } }))
  }
}

/** Threads that answer when the test says so. */
function threads() {
  const begun: FakeThread[] = []
  const begin = () => {
    const thread = new FakeThread()
    begun.push(thread)
    return thread
  }
  return { begun, rules: createBrowserRules(begin) }
}

test('a thread begins with the first question, or as it is warmed, and once', async () => {
  const { begun, rules } = threads()
  expect(begun).toHaveLength(0)
  rules.warm()
  const answer = rules.ask(ask(1))
  expect(begun).toHaveLength(1)
  begun[0]?.answer()
  expect(await answer).toEqual({ outputs: { montant: 1 } })
})

test('one question is asked at a time, and of those that wait the last one', async () => {
  const { begun, rules } = threads()
  const answers = [rules.ask(ask(1)), rules.ask(ask(2)), rules.ask(ask(3))]
  expect(begun[0]?.asked).toHaveLength(1)
  begun[0]?.answer()
  begun[0]?.answer()
  expect(await Promise.all(answers)).toEqual([
    { outputs: { montant: 1 } },
    null,
    { outputs: { montant: 3 } },
  ])
})

test('a thread that takes too long is ended, and whatever waits is told so', async () => {
  const { begun, rules } = threads()
  const outcomes = Promise.allSettled([rules.ask(ask(1)), rules.ask(ask(2))])
  await vi.advanceTimersByTimeAsync(29_000)
  expect(begun[0]?.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(begun[0]?.isEnded).toBe(true)
})

test('a thread that has answered has less time for the next one', async () => {
  const { begun, rules } = threads()
  const first = rules.ask(ask(1))
  begun[0]?.answer()
  await first
  const outcome = Promise.allSettled([rules.ask(ask(2))])
  await vi.advanceTimersByTimeAsync(11_000)
  expect((await outcome)[0]?.status).toBe('rejected')
})

test('a thread that falls over says so at once', async () => {
  const { begun, rules } = threads()
  const outcome = Promise.allSettled([rules.ask(ask(1))])
  begun[0]?.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  expect(await outcome).toEqual([{ status: 'rejected', reason: new Error('out of memory') }])
  expect(begun[0]?.isEnded).toBe(true)
})

test('where no thread may begin a question is refused, and warming says nothing', async () => {
  const rules = createBrowserRules(() => {
    throw new Error('No workers here.')
  })
  rules.warm()
  await expect(rules.ask(ask(1))).rejects.toThrow('No workers here.')
})

test('a thread that nobody asks ends after five minutes; the next question begins another', async () => {
  const { begun, rules } = threads()
  const first = rules.ask(ask(1))
  begun[0]?.answer()
  await first
  await vi.advanceTimersByTimeAsync(299_000)
  expect(begun[0]?.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(2000)
  expect(begun[0]?.isEnded).toBe(true)
  void rules.ask(ask(2))
  expect(begun).toHaveLength(2)
})
