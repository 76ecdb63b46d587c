import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REFUSALS } from '../../rules/known-rules.ts'
import type { Question } from '../../rules/question.ts'
import { answer, type RulesAnswer } from '../../engine/rules-tasks.ts'
import { liveRules } from './live-rules.ts'
import { tool } from './state-rules/impot-sur-les-societes.ts'
import type { Simulation } from './tools/tool.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const NAME = 'impot-sur-les-societes'
const asking = { ...tool, asks: tool.asks ?? raise() }
const typed = { ...tool.initial({}), resultat: '42\u202F500', ca: '1 000 000', personnes: 'oui' }

function raise(): never {
  throw new Error(`${NAME} asks nobody.`)
}

/** The tool beside a rules that answers by `reply`, on a day. */
function solving(reply: (question: Question) => Promise<RulesAnswer | null>, day = '2026-11-22') {
  const asked: Question[] = []
  const told: Simulation[] = []
  const failed = vi.fn<() => void>()
  const rules = {
    warm() {},
    ask(question: Question) {
      asked.push(question)
      return reply(question)
    },
  }
  const now = () => new Date(`${day}T10:00:00Z`)
  const solve = liveRules({ tool: asking, name: NAME, figures: {}, rules, now })
  const run = async (values: Readonly<Record<string, string>>) => {
    solve(values, (simulation) => told.push(simulation), failed)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { asked, told, failed, run }
}

test('the rules answer as they do on the server', async () => {
  const { asked, told, failed, run } = solving((question) => Promise.resolve(answer(question)))
  await run(typed)
  expect(asked).toMatchObject([{ tool: NAME, day: '2026-11-22' }])
  const [simulation] = told
  const [question = raise()] = asked
  const found = answer(question)
  if (!('outputs' in found)) throw new Error(JSON.stringify(found))
  expect(simulation).toEqual(
    tool.simulate(typed, {}, { outputs: found.outputs, day: question.day }),
  )
  expect(JSON.stringify(simulation)).toMatch(/6.375,00/)
  expect(failed).not.toHaveBeenCalled()
})

test('the example and what is wrong are told without asking', async () => {
  const { asked, told, run } = solving(() => Promise.reject(new Error('asked')))
  await run(tool.initial({}))
  await run({ ...typed, resultat: 'beaucoup' })
  expect(told.map(({ state }) => state)).toEqual(['found', 'faults'])
  expect(asked).toEqual([])
})

test('law of last year is no answer from April on', async () => {
  const { asked, told, run } = solving(() => Promise.reject(new Error('asked')), '2027-04-01')
  await run(typed)
  expect(told).toEqual([{ state: 'refused', why: REFUSALS.outOfDate }])
  expect(asked).toEqual([])
})

test('what has no solution says so; what a later question replaced says nothing', async () => {
  const replies: (RulesAnswer | null)[] = [{ unsolved: '« x » n’est pas défini.' }, null]
  const { told, failed, run } = solving(() => Promise.resolve(replies.shift() ?? null))
  await run(typed)
  await run(typed)
  expect(told).toEqual([{ state: 'refused', why: REFUSALS.unsolved }])
  expect(failed).not.toHaveBeenCalled()
})

test.each([
  ['a thread that fails', () => Promise.reject(new Error('late'))],
  ['a rule that is no longer known', () => Promise.resolve({ unknown: 'Une règle manque.' })],
])('%s leaves the question to the server', async (_name, reply) => {
  const { told, failed, run } = solving(reply)
  await run(typed)
  expect(told).toMatchObject([{ state: 'refused', why: expect.stringContaining('« Calculer »') }])
  expect(failed).toHaveBeenCalledOnce()
})

test('an answer that is slow to come is announced, and then replaced', async () => {
  const { told, run } = solving(
    () => new Promise((resolve) => void setTimeout(() => resolve({ unsolved: '' }), 1000)),
  )
  await run(typed)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(told).toMatchObject([{ isPending: true }])
  await vi.advanceTimersByTimeAsync(600)
  expect(told.at(-1)).toEqual({ state: 'refused', why: REFUSALS.unsolved })
  await vi.advanceTimersByTimeAsync(2000)
  expect(told).toHaveLength(2)
})
