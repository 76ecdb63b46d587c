import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { seededStores } from '../../../tests/app.ts'
import { checkCopy } from './copy.ts'

let stores: Stores
let sites: Site[]
beforeAll(async () => {
  stores = await seededStores()
  sites = await stores.sites.list()
})
afterAll(() => stores.close())

test('the demo compares with nobody and claims no speciality', async () => {
  expect(
    (await checkCopy({ stores, sites })).map(({ level, finding }) => `${level} ${finding}`),
  ).toEqual([
    'ok aucune comparaison, aucun superlatif, aucune spécialité ; heures et téléphones sont ceux des bureaux',
  ])
})

test('a passage is told with its page, whatever the widget and however deep it stands', async () => {
  const page = await stores.pages.findByPath(1, '/le-cabinet/nos-engagements')
  const items = [
    { title: 'Nos prix', html: '<p>Le <strong>meilleur cabinet</strong> du canton</p>' },
  ]
  await stores.widgets.replace(1, { pageId: page?.id ?? 0, lang: 'fr' }, [
    { zone: 'content', type: 'accordion', version: 1, options: { items } },
    { zone: 'content', type: 'rich-text', version: 1, options: { html: 'Spécialiste du bois' } },
  ])
  expect(
    (await checkCopy({ stores, sites })).map(({ level, finding }) => `${level} ${finding}`),
  ).toEqual([
    'todo /le-cabinet/nos-engagements : superlatif, « Le meilleur cabinet du canton »',
    'todo /le-cabinet/nos-engagements : spécialité, « Spécialiste du bois »',
  ])
})
