import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { keepNothingWhile, memoize, memoizeAsync, roomFor, weakMemoize } from './memoize.ts'
import { sampled } from '../../../tests/exhaustive.ts'

afterEach(() => keepNothingWhile(() => false))

const counted = () => vi.fn<(text: string) => number>((text) => text.length)
const sizeOf = () => 0

test('the same text is worked on once', () => {
  const work = counted()
  const length = memoize(work, { room: roomFor(1000), sizeOf })
  expect([length('abc'), length('abc'), length('')]).toEqual([3, 3, 0])
  expect(work).toHaveBeenCalledTimes(2)
})

test('texts and answers together never take more than their room', () => {
  const room = roomFor(1000)
  const doubled = memoize((text) => text + text, { room })
  for (let index = 0; index < 100; index += 1) {
    expect(doubled('a'.repeat(index))).toHaveLength(2 * index)
    expect(room.characters()).toBeLessThanOrEqual(1000)
  }
  const list = memoize((text) => [text], { room, sizeOf: () => 900 })
  list('b')
  expect(room.characters()).toBeGreaterThan(900)
  expect(room.characters()).toBeLessThanOrEqual(1000)
})

test('a text beyond the whole room is answered, and pushes nothing out', () => {
  const work = counted()
  const length = memoize(work, { room: roomFor(500), sizeOf })
  length('a')
  expect([length('b'.repeat(600)), length('a')]).toEqual([600, 1])
  expect(work).toHaveBeenCalledTimes(2)
})

test('memos of one room forget together', () => {
  const room = roomFor(500)
  const [one, other] = [counted(), counted()]
  const [first, second] = [one, other].map((work) => memoize(work, { room, sizeOf }))
  first?.('a')
  second?.('b'.repeat(400))
  expect(room.characters()).toBeLessThan(500)
  first?.('a')
  expect(one).toHaveBeenCalledTimes(2)
})

test('what is only passing is not kept, and what is known is used', () => {
  const room = roomFor(1000)
  const work = counted()
  const length = memoize(work, { room, sizeOf })
  length('a')
  const before = room.characters()
  keepNothingWhile(() => true)
  expect([length('a'), length('bb'), length('bb')]).toEqual([1, 2, 2])
  expect(work).toHaveBeenCalledTimes(3)
  expect(room.characters()).toBe(before)
})

test('a part of a text does not keep all of it', sampled(false), () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const same = memoize((text) => text, { room: roomFor(1_000_000) })
  const heap = () => {
    collect()
    return process.memoryUsage().heapUsed
  }
  const before = heap()
  for (let index = 0; index < 100; index += 1) {
    const long = Buffer.alloc(1_000_000, `${index} mot `).toString('latin1')
    same(long.slice(10, 60))
  }
  expect(heap() - before).toBeLessThan(20_000_000)
})

test('nobody makes a memo without saying what it may keep', () => {
  // @ts-expect-error -- no room
  expect(() => memoize((text) => text)('a')).toThrow(TypeError)
  // @ts-expect-error -- an answer that is no text has no size of its own
  memoize((text) => [text], { room: roomFor(1) })
})

test('a throw is not kept', () => {
  let broken = true
  const read = memoize(
    (text) => {
      if (broken) throw new Error('illisible')
      return text
    },
    { room: roomFor(1000) },
  )
  expect(() => read('a')).toThrow('illisible')
  broken = false
  expect(read('a')).toBe('a')
})

test('an object is worked on once, its equal twice', () => {
  const work = vi.fn<(page: { name: string }) => string>(({ name }) => name)
  const nameOf = weakMemoize(work)
  const page = { name: 'Contact' }
  expect([nameOf(page), nameOf(page), nameOf({ ...page })]).toEqual([
    'Contact',
    'Contact',
    'Contact',
  ])
  expect(work).toHaveBeenCalledTimes(2)
})

test('work under way is shared, and what it gave is kept', async () => {
  const made: PromiseWithResolvers<string>[] = []
  const work = vi.fn<(text: string) => Promise<string>>(() => {
    made.push(Promise.withResolvers<string>())
    return made.at(-1)?.promise ?? Promise.reject(new Error('Nobody works.'))
  })
  const known = memoizeAsync<string>({ room: roomFor(1000), sizeOf: ({ length }) => length })
  const shout = (text: string) => known(text, work)
  const both = [shout('a'), shout('a')]
  made[0]?.resolve('A')
  expect(await Promise.all(both)).toEqual(['A', 'A'])
  expect(shout('a')).toBe('A')
  const failing = shout('b')
  made[1]?.reject(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  void shout('b')
  expect(work).toHaveBeenCalledTimes(3)
})
