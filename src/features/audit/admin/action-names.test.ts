import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DOCUMENT_KINDS } from '#base/core/document.ts'
import { ACTION_KINDS, actionName } from './action-names.ts'

/** Words in quotes that look like an action: `page.publish`. */
const KINDS = ACTION_KINDS.map(({ id }) => id.slice(0, -1)).join('|')
const ACTION = new RegExp(`'((?:${KINDS})\\.[a-z][a-z-]+)'`, 'g')

/** Rights are named alike. */
const IS_RIGHT = /\.(read|write)$/

test('every action that the server writes down has a name in French', () => {
  const sources = globSync('src/{app/*,framework,features/*/{routes,service}}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const actions = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(ACTION), ([, action = '']) => action).filter(
      (action) => !IS_RIGHT.test(action),
    ),
  )
  expect(actions.length).toBeGreaterThan(40)
  const nameless = new Set(actions.filter((action) => actionName(action) === action))
  expect([...nameless]).toEqual([])
})

/** What is written of documents of any kind: `named('publish', …)`, `${kind}.publish-failed`. */
const DEED = /(?:named\(\s*['`]|\.kind\}\.)([a-z-]+)(?:\$\{(?:action|planned)\}(-failed)?)?/g

test('so has every deed on a document, of each kind', () => {
  const sources = globSync('src/features/publishing/{routes,service}/**/*.ts').filter(
    (file) => !file.endsWith('.test.ts'),
  )
  const deeds = sources.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(DEED), ([, deed = '']) => deed),
  )
  const all = deeds.flatMap((deed) =>
    deed.endsWith('schedule-') ? [`${deed}publish`, `${deed}unpublish`] : [deed],
  )
  expect(new Set(all).size).toBeGreaterThan(14)
  const actions = DOCUMENT_KINDS.flatMap((kind) => all.map((deed) => `${kind}.${deed}`))
  expect(actions.filter((action) => actionName(action) === action)).toEqual([])
})
