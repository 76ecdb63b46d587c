import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { Audited } from '#base/core/account.ts'
import { seededStores } from '../../../../tests/app.ts'
import { createMenu, findMenu, removeMenu } from './change-menus.ts'

const SITE = 1
const USE = {
  kind: 'page',
  ref: '1',
  lang: 'fr',
  isDraft: false,
  title: 'Accueil',
  href: '/pages/1/fr/edit',
} as const
const EMPTY = { paramsMenu: { onlyLevelChoice: '' as const }, menu: [] }

let stores: Stores
const audited: Audited<Stores> = (_note, work) => work(stores)

beforeAll(async () => {
  stores = await seededStores()
})
afterAll(() => stores.close())

test('C1 a menu gets the next number', async () => {
  const first = await createMenu(SITE, { name: 'Un', data: EMPTY }, audited)
  expect(await createMenu(SITE, { name: 'Deux', data: EMPTY }, audited)).toBe(first + 1)
  expect(await findMenu(stores, SITE, first)).toEqual({ id: first, name: 'Un', data: EMPTY })
})

test('a menu that is drawn somewhere stays; one that goes leaves nothing to who gets its number', async () => {
  const id = await createMenu(SITE, { name: 'Utile', data: EMPTY }, audited)
  const key = { kind: 'menu', ref: String(id), lang: '' } as const
  const at = '2026-11-24T09:00:00.000Z'
  const by = { id: 'a', name: 'Anne' }
  await stores.documents.open(SITE, key, at)
  await stores.documents.write(SITE, key, { content: '{}', counter: 1 })
  await stores.revisions.add(SITE, key, { reason: 'aside', by, at, content: '{}' })
  const used = removeMenu(stores, SITE, id, { uses: [USE], audited })
  await expect(used).rejects.toMatchObject({
    reason: 'invalid',
    message: expect.stringContaining('Accueil'),
  })
  await removeMenu(stores, SITE, id, { uses: [], audited })
  await expect(findMenu(stores, SITE, id)).rejects.toMatchObject({ reason: 'absent' })
  expect(await createMenu(SITE, { name: 'Autre', data: EMPTY }, audited)).toBe(id)
  expect(await stores.documents.find(SITE, key)).toMatchObject({ counter: 0, content: '' })
  expect(await stores.revisions.list(SITE, key)).toEqual([])
})
