import { expect, test, vi } from 'vitest'
import { memo, memoOfObject } from './memo.ts'

test('the same text is worked on once', () => {
  const work = vi.fn<(text: string) => number>((text) => text.length)
  const length = memo(work)
  expect([length('abc'), length('abc'), length('')]).toEqual([3, 3, 0])
  expect(work).toHaveBeenCalledTimes(2)
})

test('no more answers are kept than allowed', () => {
  const work = vi.fn<(text: string) => string>((text) => text)
  const same = memo(work, 2)
  for (const text of ['a', 'b', 'c', 'a']) expect(same(text)).toBe(text)
  expect(work).toHaveBeenCalledTimes(4)
  same('c')
  expect(work).toHaveBeenCalledTimes(4)
})

test('no more text is kept than allowed, whatever the number of answers', () => {
  const work = vi.fn<(text: string) => string>((text) => text)
  const same = memo(work, 100, 6)
  for (const text of ['abc', 'def', 'abc', 'def']) expect(same(text)).toBe(text)
  expect(work).toHaveBeenCalledTimes(2)
  for (const text of ['g', 'abc', 'def']) expect(same(text)).toBe(text)
  expect(work).toHaveBeenCalledTimes(5)
})

test('a throw is not kept', () => {
  let broken = true
  const read = memo((text) => {
    if (broken) throw new Error('illisible')
    return text
  })
  expect(() => read('a')).toThrow('illisible')
  broken = false
  expect(read('a')).toBe('a')
})

test('an object is worked on once, its equal twice', () => {
  const work = vi.fn<(page: { name: string }) => string>(({ name }) => name)
  const nameOf = memoOfObject(work)
  const page = { name: 'Contact' }
  expect([nameOf(page), nameOf(page), nameOf({ ...page })]).toEqual([
    'Contact',
    'Contact',
    'Contact',
  ])
  expect(work).toHaveBeenCalledTimes(2)
})
