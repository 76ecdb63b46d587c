import { expect, test } from 'vitest'
import { editHistory } from './history.ts'

function walked(...changes: [kind: string, at: number][]) {
  const history = editHistory<number>()
  history.settle(0)
  changes.forEach(([kind, at], index) => {
    history.record(`step ${index + 1}`, kind, at)
    history.settle(index + 1)
  })
  return history
}

test('each change is undone and done again in its order', () => {
  const history = walked(['', 0], ['', 10])
  expect(history.undo()).toEqual({ state: 1, label: 'step 2' })
  expect(history.undo()).toEqual({ state: 0, label: 'step 1' })
  expect(history.undo()).toBeNull()
  expect(history.redo()).toEqual({ state: 1, label: 'step 1' })
  expect(history.redo()).toEqual({ state: 2, label: 'step 2' })
  expect(history.canRedo()).toBe(false)
})

test('what is typed in one go is one step; a rest or another widget begins a new one', () => {
  const history = walked(['w1', 0], ['w1', 500], ['w1', 1000], ['w1', 5000], ['w2', 5100])
  const states = [history.undo(), history.undo(), history.undo(), history.undo()]
  expect(states.map((step) => step?.state)).toEqual([4, 3, 0, undefined])
})

test('a change after an undo forgets what was undone', () => {
  const history = walked(['', 0], ['', 10])
  history.undo()
  history.record('other', '', 20)
  history.settle(9)
  expect(history.canRedo()).toBe(false)
  expect(history.undo()?.state).toBe(1)
})

test('typing on after an undo is a step of its own', () => {
  const history = walked(['w1', 0], ['w1', 100])
  history.undo()
  history.redo()
  history.record('more', 'w1', 200)
  history.settle(3)
  expect(history.undo()?.state).toBe(2)
})
