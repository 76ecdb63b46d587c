import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_API } from '#framework/api/admin-route.ts'
import type { Call } from '#framework/api/call.ts'
import { createTestApp, type TestApp } from './app.ts'

/** Routes that are not in the contract yet; the list only shrinks. */
const UNDECLARED: readonly string[] = [
  'DELETE /articles/:id/draft',
  'DELETE /articles/:id/draft/lock',
  'DELETE /articles/:id/draft/request',
  'DELETE /articles/:id/schedule/:action',
  'DELETE /articles/:id/shares/:share',
  'DELETE /layouts/:id/:part/:lang/draft',
  'DELETE /layouts/:id/:part/:lang/draft/lock',
  'DELETE /layouts/:id/:part/:lang/draft/request',
  'DELETE /layouts/:id/:part/:lang/schedule/:action',
  'DELETE /layouts/:id/:part/:lang/shares/:share',
  'DELETE /pages/:id/:lang/draft',
  'DELETE /pages/:id/:lang/draft/lock',
  'DELETE /pages/:id/:lang/draft/request',
  'DELETE /pages/:id/:lang/schedule/:action',
  'DELETE /pages/:id/:lang/shares/:share',
  'GET /articles/:id/checks',
  'GET /articles/:id/draft',
  'GET /articles/:id/history',
  'GET /articles/:id/history/compare',
  'GET /articles/:id/preview',
  'GET /drafts',
  'GET /layouts/:id/:part/:lang/checks',
  'GET /layouts/:id/:part/:lang/draft',
  'GET /layouts/:id/:part/:lang/draft/preview',
  'GET /layouts/:id/:part/:lang/history',
  'GET /layouts/:id/:part/:lang/history/compare',
  'GET /pages/:id/:lang/checks',
  'GET /pages/:id/:lang/draft',
  'GET /pages/:id/:lang/draft/preview',
  'GET /pages/:id/:lang/history',
  'GET /pages/:id/:lang/history/compare',
  'POST /articles/:id/draft/compare',
  'POST /articles/:id/draft/lock',
  'POST /articles/:id/draft/publish',
  'POST /articles/:id/draft/request',
  'POST /articles/:id/draft/request/reject',
  'POST /articles/:id/draft/restore',
  'POST /articles/:id/draft/set-aside',
  'POST /articles/:id/draft/unpublish',
  'POST /articles/:id/shares',
  'POST /layouts/:id/:part/:lang/draft/compare',
  'POST /layouts/:id/:part/:lang/draft/lock',
  'POST /layouts/:id/:part/:lang/draft/publish',
  'POST /layouts/:id/:part/:lang/draft/request',
  'POST /layouts/:id/:part/:lang/draft/request/reject',
  'POST /layouts/:id/:part/:lang/draft/restore',
  'POST /layouts/:id/:part/:lang/draft/set-aside',
  'POST /layouts/:id/:part/:lang/draft/unpublish',
  'POST /layouts/:id/:part/:lang/shares',
  'POST /pages/:id/:lang/draft/compare',
  'POST /pages/:id/:lang/draft/lock',
  'POST /pages/:id/:lang/draft/publish',
  'POST /pages/:id/:lang/draft/request',
  'POST /pages/:id/:lang/draft/request/reject',
  'POST /pages/:id/:lang/draft/restore',
  'POST /pages/:id/:lang/draft/set-aside',
  'POST /pages/:id/:lang/draft/unpublish',
  'POST /pages/:id/:lang/shares',
  'PUT /articles/:id/draft',
  'PUT /articles/:id/schedule',
  'PUT /layouts/:id/:part/:lang/draft',
  'PUT /layouts/:id/:part/:lang/schedule',
  'PUT /pages/:id/:lang/draft',
  'PUT /pages/:id/:lang/schedule',
]

const MODULES: Record<string, Record<string, unknown>> = import.meta.glob(
  ['../src/features/*/contract/*.ts', '../src/app/*/contract/*.ts', '../src/framework/api/*.ts'],
  { eager: true },
)

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'right' in value

/** Calls of a module's exports, however they are grouped. */
const callsIn = (value: unknown): Call[] =>
  isCall(value)
    ? [value]
    : value !== null && value?.constructor === Object
      ? Object.values(value).flatMap(callsIn)
      : []

const CALLS = [
  ...new Set(Object.values(MODULES).flatMap((module) => Object.values(module).flatMap(callsIn))),
]

const declared = CALLS.map(({ method, path, right, asksAgain = false, bodyLimit }) => ({
  call: `${method} ${path}`,
  right,
  asksAgain,
  bodyLimit,
}))

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const routes = () =>
  app.app.adminRoutes.flatMap(({ methods, url, ...more }) =>
    methods
      .filter((method) => method !== 'HEAD')
      .map((method) => ({ call: `${method} ${url.slice(ADMIN_API.length)}`, ...more })),
  )

test('every route of the back office is a call of the contract, and every call a route', () => {
  const kept = routes().filter(({ call }) => !UNDECLARED.includes(call))
  const inOrder = (list: readonly { call: string }[]) =>
    list.toSorted((a, b) => (a.call < b.call ? -1 : 1))
  expect(inOrder(kept)).toEqual(inOrder(declared))
})

test('whatever is not in the contract yet is a route, and in no call', () => {
  const known = new Set(routes().map(({ call }) => call))
  expect(UNDECLARED.filter((call) => !known.has(call))).toEqual([])
})
