import { expect, test } from 'vitest'
import { link, menu, widgets } from '#base/core/field/fields.ts'
import { targetKey } from '#base/core/field/uses.ts'
import { defineOptions, type Upgrade } from './define-options.ts'
import { defineWidget, type Widgets } from './define-widget.ts'
import { namings } from './widget-uses.ts'

const widgetOf = (type: string, options: ReturnType<typeof defineOptions>) =>
  defineWidget({
    type,
    title: type,
    options,
    load: () => ({ state: 'empty' }),
    View: () => null,
    examples: [],
  })

const renamed: Upgrade = ({ to, ...options }) => ({ ...options, link: String(to).toLowerCase() })
const spoilt: Upgrade = ({ list, ...options }) => ({ ...options, first: (list as never[])[0] })

const TYPES: Widgets = new Map(
  [
    widgetOf('row', defineOptions({ inner: widgets({ label: 'Blocs' }) })),
    widgetOf('button', defineOptions({ link: link({ label: 'Lien' }) }, [renamed])),
    widgetOf('menu', defineOptions({ menu: menu({ label: 'Menu', default: 3 }) })),
    widgetOf('odd', defineOptions({ link: link({ label: 'Lien' }) }, [spoilt])),
  ].map((widget) => [widget.type, widget]),
)

const HELD = { widgets: widgets({ label: 'Blocs' }) }

const told = (...held: object[]) =>
  namings(TYPES)(HELD, { widgets: held }).map(
    ({ target, widget }) => `${targetKey(target)} by ${widget?.type} ${widget?.id}`,
  )

const inRow = (...inner: object[]) => ({ id: 1, type: 'row', version: 1, options: { inner } })

test('the widget that names something is told, however deep it stands', () => {
  const button = { id: 8, type: 'button', version: 2, options: { link: 'page:5' } }
  expect(told(inRow(button, inRow({ id: 9, type: 'menu', version: 1, options: {} })))).toEqual([
    'page 5 by button 8',
    'menu 3 by menu 9',
  ])
})

test('options of a former version are brought up to date first', () => {
  expect(told({ id: 2, type: 'button', version: 1, options: '{"to":"PAGE:6"}' })).toEqual([
    'page 6 by button 2',
  ])
})

test.each([
  ['a type that is not known', 'later', 1, '{"deep":[{"to":"/contact"}]}'],
  ['a later version', 'button', 7, '{"target":"/contact"}'],
  ['broken JSON', 'button', 2, '{"link":"/contact"'],
  ['no object', 'button', 2, '["/contact"]'],
  ['members of another type than an upgrade expects', 'odd', 1, '{"link":"/contact"}'],
  [
    'lists deeper than the stack',
    'row',
    1,
    `{"inner":${'['.repeat(50_000)}"/contact"${']'.repeat(50_000)}}`,
  ],
])('%s is searched as text', (_what, type, version, options) => {
  expect(told({ id: 2, type, version, options })).toEqual([`address /contact by ${type} 2`])
})
