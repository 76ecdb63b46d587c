import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { Audited } from '#base/core/account.ts'
import { seededStores } from '../../../../tests/app.ts'
import { createMenu, findMenu, removeMenu, saveMenu } from './change-menus.ts'

const SITE = 1
const EMPTY = { paramsMenu: { onlyLevelChoice: '' as const }, menu: [] }

let stores: Stores
const audited: Audited<Pick<Stores, 'menus'>> = (_note, work) => work(stores)

beforeAll(async () => {
  stores = await seededStores()
})
afterAll(() => stores.close())

test('C1 a menu gets the next number; a change of an older state is refused, and loses nothing', async () => {
  const first = await createMenu(SITE, { name: 'Un', data: EMPTY }, audited)
  expect(await createMenu(SITE, { name: 'Deux', data: EMPTY }, audited)).toBe(first + 1)
  const seen = await findMenu(stores, SITE, first)
  await saveMenu(stores, SITE, { ...seen, name: 'Le mien' }, audited)
  const late = saveMenu(stores, SITE, { ...seen, name: 'Le sien' }, audited)
  await expect(late).rejects.toMatchObject({ reason: 'conflict' })
  expect(await findMenu(stores, SITE, first)).toMatchObject({ name: 'Le mien' })
})

test('a menu that is drawn somewhere stays', async () => {
  const id = await createMenu(SITE, { name: 'Utile', data: EMPTY }, audited)
  const used = removeMenu(stores, SITE, id, { uses: [{ title: 'Accueil' }], audited })
  await expect(used).rejects.toMatchObject({ reason: 'invalid' })
  await removeMenu(stores, SITE, id, { uses: [], audited })
  await expect(findMenu(stores, SITE, id)).rejects.toMatchObject({ reason: 'absent' })
})
