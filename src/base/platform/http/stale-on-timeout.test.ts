import { describe, expect, test } from 'vitest'
import { DatabaseAway } from '../db/storage-fault.ts'
import { staleOnTimeout } from './stale-on-timeout.ts'

/** Questions that are waited for a moment, and what was told of them. */
function questions(patience = 5) {
  const told: boolean[] = []
  const ask = staleOnTimeout({ patience, told: (isSilent) => told.push(isSilent) })
  return { ask, told }
}

describe('a question with patience', () => {
  test('gives the answer when it comes', async () => {
    const { ask, told } = questions()
    expect(await ask(async () => 'new', 'known')).toBe('new')
    expect(told).toEqual([])
  })

  test('gives what is known when none comes, and asks nothing more until it has come', async () => {
    const { ask, told } = questions()
    const late = Promise.withResolvers<string>()
    let asked = 0
    const question = () => {
      asked += 1
      return late.promise
    }
    expect(await ask(question, 'known')).toBe('known')
    expect(await ask(question, 'known')).toBe('known')
    expect(asked).toBe(1)
    expect(told).toEqual([true])
    late.resolve('late')
    await late.promise
    await Promise.resolve()
    expect(await ask(async () => 'new', 'known')).toBe('new')
    expect(told).toEqual([true, false])
  })

  test('gives what is known when the database is away, and says so once', async () => {
    const { ask, told } = questions(60_000)
    const away = () => Promise.reject(new DatabaseAway('away'))
    expect(await ask(away, 'known')).toBe('known')
    expect(await ask(away, 'known')).toBe('known')
    expect(told).toEqual([true])
  })

  test('a late failure ends the wait, too', async () => {
    const { ask, told } = questions()
    const late = Promise.withResolvers<string>()
    expect(await ask(() => late.promise, 'known')).toBe('known')
    late.reject(new DatabaseAway('away'))
    await late.promise.catch(() => {})
    await Promise.resolve()
    expect(await ask(async () => 'new', 'known')).toBe('new')
    expect(told).toEqual([true, false])
  })

  test('what fails for another reason fails for whoever asked', async () => {
    const { ask } = questions()
    await expect(ask(() => Promise.reject(new Error('no such site')), 'known')).rejects.toThrow(
      'no such site',
    )
  })
})
