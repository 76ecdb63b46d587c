import { expect, test } from 'vitest'
import type { WidgetGroup } from '#base/core/field/widget-preview.ts'
import { widgetGroups } from './widget-groups.ts'

const widget = (type: string, title: string, group: WidgetGroup | null) => ({
  type,
  title,
  group,
  version: 1,
  defaults: {},
  fields: [],
  sentence: `Ce que fait « ${title} ».`,
  keywords: type === 'video' ? 'film' : '',
  starts: {},
  nests: [],
})

const ALL = [
  widget('heading', 'Titre', 'texts'),
  widget('video', 'Vidéo', 'media'),
  widget('new-thing', 'Nouveauté', 'others'),
  widget('site-header', 'En-tête', null),
  widget('sign-in', 'Connexion', 'developer'),
]

const found = (search: string, own: string | null = null, isOwnAlone = false) =>
  widgetGroups(ALL, search, { own, isOwnAlone, isDeveloper: false, shared: [] }).map(
    ({ title, widgets }) => [title, ...widgets.map((one) => one.type)],
  )

test('widgets stand in their groups, those of none at the end, those of a layout nowhere', () => {
  expect(found('')).toEqual([
    ['Textes et titres', 'heading'],
    ['Images et médias', 'video'],
    ['Autres', 'new-thing'],
  ])
})

test('a widget is found by its sentence and by other words, whatever their order', () => {
  expect(found('film')).toEqual([['Images et médias', 'video']])
  expect(found('nouveauté fait')).toEqual([['Autres', 'new-thing']])
})

test('what is for developers is offered to them alone', () => {
  const all = widgetGroups(ALL, '', { own: null, isOwnAlone: false, isDeveloper: true, shared: [] })
  expect(all.at(-1)?.widgets.map(({ type }) => type)).toEqual(['sign-in'])
})

test('accents and capitals don’t matter to a search', () => {
  expect(found(' VIDEO')).toEqual([['Images et médias', 'video']])
  expect(found('rien')).toEqual([])
  expect(found('films')).toEqual([])
})

test('shared blocks stand at the end by their names, where a block may hold them', () => {
  const shared = [widget('shared-block', 'Nos horaires', 'layout')]
  const here = { own: null, isOwnAlone: false, isDeveloper: false, shared }
  expect(widgetGroups([], 'horaires', here)).toEqual([{ title: 'Blocs partagés', widgets: shared }])
  expect(widgetGroups([], 'film', here)).toEqual([])
  expect(widgetGroups([], '', { ...here, without: 'shared-block' })).toEqual([])
  expect(widgetGroups([], '', { ...here, isOwnAlone: true })).toEqual([])
})
