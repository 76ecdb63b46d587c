import { expect, test } from 'vitest'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { openDatabase } from './db.ts'
import { exclusively } from './exclusively.ts'

test('on PostgreSQL two processes do a first start one after the other', async () => {
  const databaseUrl = await ownDatabase()
  const [one, other] = await Promise.all([
    openDatabase({ databaseUrl }),
    openDatabase({ databaseUrl }),
  ])
  const steps: string[] = []
  const work = (name: string) => async () => {
    steps.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    steps.push(`${name} ends`)
  }
  await Promise.all([exclusively(one, work('one')), exclusively(other, work('other'))])
  const [first] = steps[0]?.split(' ') ?? []
  const second = first === 'one' ? 'other' : 'one'
  expect(steps).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
  await Promise.all([one.destroy(), other.destroy()])
})

test('the lock is given back when the work fails', async () => {
  const db = await openDatabase({
    databaseUrl: await ownDatabase(),
  })
  const failing = exclusively(db, () => Promise.reject(new Error('disque plein')))
  await expect(failing).rejects.toThrow('disque plein')
  expect(await exclusively(db, async () => 'libre')).toBe('libre')
  await db.destroy()
})
