import { afterEach, describe, expect, test } from 'vitest'
import { ASKINGS } from '../../rules/questions/askings.ts'
import type { Asking, Question } from '../../rules/question.ts'
import { EXAMPLES } from '../../widgets/simulator/state-rules/examples.ts'
import type { Tool } from '../../widgets/simulator/tools/tool.ts'
import { TOOLS } from '../../widgets/simulator/tools.ts'
import { createRulesThread, type RulesThread } from '../rules-thread.ts'

const open: RulesThread[] = []
let warned: string[] = []

function threadOf(options: Partial<Parameters<typeof createRulesThread>[0]> = {}): RulesThread {
  const thread = createRulesThread({
    warn: (message) => void warned.push(message),
    entry: new URL('./example-answers.ts', import.meta.url),
    seconds: { first: 30, next: 30 },
    ...options,
  })
  open.push(thread)
  return thread
}

afterEach(async () => {
  warned = []
  await Promise.all(open.splice(0).map((thread) => thread.close()))
})

const ask = (tool: string, n = 0): Question => ({ tool, values: { n }, day: '2026-11-22' })

test('a thread that hangs is ended, and the next question has another', async () => {
  const thread = threadOf({ seconds: { first: 2, next: 1 } })
  const hanging = thread.ask(ask('hangs'))
  const next = thread.ask(ask('echo', 7))
  expect(await hanging).toEqual({ none: 'failed' })
  expect(await next).toEqual({ outputs: { n: 7 } })
  expect(warned).toEqual(['Un simulateur n’a pas eu sa réponse.'])
})

test('while the thread works, and while it hangs, this one is free', async () => {
  const thread = threadOf({ seconds: { first: 2, next: 2 } })
  for (const tool of ['slow', 'hangs']) {
    const asked = thread.ask(ask(tool)).then(() => 'answered')
    let turns = 0
    // One turn of the loop after the other, for as long as nothing was answered.
    const free = (async () => {
      while (turns < 3) {
        await new Promise((done) => void setTimeout(done))
        turns += 1
      }
      return 'free'
    })()
    expect(await Promise.race([asked, free]), tool).toBe('free')
    expect(await asked).toBe('answered')
  }
})

test('what passes between the threads is a few kilobytes, whatever is asked', () => {
  const tools: [string, readonly [string, Tool]][] = Object.entries(TOOLS)
  const longest = '9'.repeat(200)
  for (const [name, [, tool]] of tools) {
    if (!tool.asks) continue
    const asking = ASKINGS[name]
    const typed = Object.keys(tool.inputs).map((input) => [input, longest])
    // What is too long is no question.
    expect(tool.asks.valuesOf(Object.fromEntries(typed), {}), name).toBeNull()
    const values = tool.asks.valuesOf({}, {})
    expect(JSON.stringify(values).length, name).toBeLessThan(500)
    const example = EXAMPLES[name as keyof typeof EXAMPLES]
    expect(JSON.stringify(example).length, name).toBeLessThan(5000)
    // An answer has the outputs that its table names, and no other.
    const parts = asking && 'parts' in asking ? Object.entries(asking.parts) : null
    const named = parts
      ? parts.flatMap(([part, { asking: own }]) =>
          Object.keys(own.outputs).map((output) => `${part} ${output}`),
        )
      : Object.keys((asking as Asking | undefined)?.outputs ?? {})
    for (const output of Object.keys(example)) expect(named, name).toContain(output)
  }
})

test('one that runs out of memory takes nothing else along', async () => {
  const thread = threadOf()
  expect(await thread.ask(ask('eats'))).toEqual({ none: 'failed' })
  expect(await thread.ask(ask('echo', 1))).toEqual({ outputs: { n: 1 } })
})

test('what the rules no longer know is told to the operator; what has no answer is not', async () => {
  const thread = threadOf()
  expect(await thread.ask(ask('unknown'))).toEqual({ none: 'unknown' })
  expect(await thread.ask(ask('unsolved'))).toEqual({ none: 'unsolved' })
  expect(warned).toEqual(['Les règles ne connaissent pas une question.'])
})

test('fifty at once: nine have their answer, the others are told to come again', async () => {
  const thread = threadOf()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => thread.ask(ask('slow', n))),
  )
  const crowded = answers.filter((one) => 'none' in one && one.none === 'crowded')
  expect(crowded).toHaveLength(41)
  expect(answers.filter((one) => 'outputs' in one)).toHaveLength(9)
  // Who asks again has a turn; who asks the same as another waits with him.
  expect(await thread.ask(ask('slow', 49))).toEqual({ outputs: { n: 49 } })
  const same = await Promise.all(Array.from({ length: 50 }, () => thread.ask(ask('slow', 77))))
  expect(same.every((one) => 'outputs' in one)).toBe(true)
})

test('the same question, however its inputs stand, is asked once', async () => {
  let asked = 0
  const entry = new URL('./example-answers.ts', import.meta.url)
  const thread = threadOf({ entry })
  const first = await thread.ask({ tool: 'slow', values: { a: 1, n: 2 }, day: '2026-11-22' })
  const begun = performance.now()
  const again = await thread.ask({ tool: 'slow', values: { n: 2, a: 1 }, day: '2026-11-22' })
  asked = performance.now() - begun
  expect(again).toEqual(first)
  // The thread would take a tenth of a second.
  expect(asked).toBeLessThan(90)
})

describe('the State’s rules in their thread', () => {
  test('answer with 48 megabytes, by the law of a day', async () => {
    const thread = threadOf({ entry: new URL('../../engine/rules-tasks.ts', import.meta.url) })
    const asks = TOOLS['impot-sur-les-societes'][1].asks
    const values = asks?.valuesOf({ resultat: '100 000' }, {}) ?? {}
    const answer = await thread.ask({ tool: 'impot-sur-les-societes', values, day: '2026-11-22' })
    expect(answer).toMatchObject({ outputs: { total: 20_750 } })
    expect(await thread.ask({ tool: 'impot', values, day: '2026-11-22' })).toEqual({
      none: 'unknown',
    })
    const wrong = { ...values, resultat: '1 €; date' }
    const asked = await thread.ask({
      tool: 'impot-sur-les-societes',
      values: wrong,
      day: '2026-11-22',
    })
    expect(asked).toEqual({ none: 'unknown' })
  })

  test('each tool that asks has its question', () => {
    const asking = Object.entries(TOOLS).flatMap(([name, [, { asks }]]) => (asks ? [name] : []))
    expect(Object.keys(ASKINGS).toSorted()).toEqual(asking.toSorted())
  })
})
