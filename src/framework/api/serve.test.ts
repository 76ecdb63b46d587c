import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Call, call, FILE } from './call.ts'
import { serving } from './serve.ts'

/** What a call answers when its handler gives this. */
async function answered(declared: Call, given: unknown, checksAnswers = true): Promise<unknown> {
  const routes: { handle(received: unknown): Promise<unknown> }[] = []
  serving((route) => void routes.push(route as never), { checksAnswers })(
    declared,
    async () => given as never,
  )
  return routes[0]?.handle({})
}

const one = call({
  method: 'GET',
  path: '/things/:id',
  right: 'leads.read',
  answer: z.object({ id: z.number(), name: z.string().optional() }),
})

describe('an answer', () => {
  test('goes out as the handler gave it', async () => {
    const thing = { id: 1, name: undefined }
    expect(await answered(one, thing)).toBe(thing)
  })

  test('that is not what its call says is a fault, and one that says more', async () => {
    await expect(answered(one, { id: '1' })).rejects.toThrow(/expected number|says nothing/)
    await expect(answered(one, { id: 1, secret: 'x' })).rejects.toThrow('more than its call says')
    await expect(answered(call({ ...one, answer: undefined as never }), { id: 1 })).rejects.toThrow(
      /expected number|says nothing/,
    )
  })

  test('is looked at in tests and development alone, and bytes never', async () => {
    expect(await answered(one, { id: 1, secret: 'x' }, false)).toEqual({ id: 1, secret: 'x' })
    expect(await answered(call({ ...one, answer: FILE }), 'bytes')).toBe('bytes')
  })
})
