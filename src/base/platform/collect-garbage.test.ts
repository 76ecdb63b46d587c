import { expect, test } from 'vitest'
import { collectGarbage } from './collect-garbage.ts'

test('what nobody holds any more is gone at once', async () => {
  const held = { name: 'held' }
  const kept = new WeakRef(held)
  const left = new WeakRef({ name: 'left' })
  // A reference that was just made holds until the turn ends.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  expect(left.deref()).toBeUndefined()
  expect(kept.deref()).toBe(held)
})
