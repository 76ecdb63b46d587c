import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { seededStores } from '../../../../tests/app.ts'
import { findPerson } from './known-person.ts'

let stores: Stores
beforeAll(async () => {
  stores = await seededStores()
})
afterAll(() => stores.close())

test('who is asked for is an address or a number of somebody whom the site knows', async () => {
  await expect(findPerson(stores, 1, 'personne')).rejects.toMatchObject({ reason: 'invalid' })
  await expect(findPerson(stores, 1, 'inconnue@exemple.fr')).rejects.toMatchObject({
    reason: 'absent',
  })
})
