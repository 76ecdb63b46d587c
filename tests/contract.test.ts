import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMIN_API } from '#framework/api/admin-route.ts'
import type { Call } from '#framework/api/call.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { sampled } from './exhaustive.ts'

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
  const inOrder = (list: readonly { call: string }[]) =>
    list.toSorted((a, b) => (a.call < b.call ? -1 : 1))
  expect(inOrder(routes())).toEqual(inOrder(declared))
})

/** What people and machines write where a number, a kind or a name belongs. */
const NOWHERE = ['NaN', '-1', '99999999999999999999', 'é%20%27']

const namesIn = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')

const addressed = CALLS.flatMap(({ method, path, params }) =>
  namesIn(path).flatMap((wrong) =>
    NOWHERE.flatMap((value) => {
      const named = Object.fromEntries(namesIn(path).map((name) => [name, '1']))
      const isRefused =
        params?.safeParse({ ...named, [wrong]: decodeURIComponent(value) }).success === false
      const url = path.replaceAll(/:(\w+)/g, (_, name: string) => (name === wrong ? value : '1'))
      return isRefused ? [{ method, url: ADMIN_API + url }] : []
    }),
  ),
)

test(
  'an address that can name nothing is « ne mène à rien », on every call',
  sampled(false),
  async () => {
    expect(addressed.length).toBeGreaterThan(200)
    const open = await createTestApp({ session: sessionOf('super-admin') })
    try {
      for (const { method, url } of addressed) {
        const { status, body } = await open.get(url, { method })
        expect({ url, status, body }).toMatchObject({ status: 404 })
        expect(body, url).toContain('ne mène à rien')
      }
    } finally {
      await open.close()
    }
  },
)

const SCREENS: Record<string, string> = import.meta.glob(
  ['../src/**/admin/**/*.{ts,tsx}', '../src/app/back-office/*.{ts,tsx}', '!**/*.test.*'],
  { eager: true, query: '?raw', import: 'default' },
)

/** A type that is given to what makes a call, or to its answer, in place of the contract's. */
const SAID =
  /\b(?:call|request\w*|useCall|useOpened|useAct|mutateAsync)<(?!const )|\(await (?!import\b)[^;]{1,200}\)\) as /g

test('no screen says by itself what a call answers', () => {
  expect(Object.keys(SCREENS).length).toBeGreaterThan(200)
  const said = Object.entries(SCREENS).flatMap(([file, text]) =>
    [...text.matchAll(SAID)].map(([found]) => `${file}: ${found}`),
  )
  expect(said).toEqual([])
})
