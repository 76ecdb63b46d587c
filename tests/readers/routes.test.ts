/** @module-tag exhaustive */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MAX_BODY } from '#app/http/app.ts'
import { MAX_TYPED } from '#framework/forms/read-post.ts'
import { MAX_HEADER_BYTES } from '#base/platform/security/connection-limits.ts'
import { type AccountApp, createAccountApp } from '../account-app.ts'
import { type AppRoute, routesOf } from '../isolation/app-routes.ts'
import { knownRoute } from '../isolation/requests.ts'
import type { Firm } from '../isolation/two-firms.ts'
import { sampled, shares } from '../exhaustive.ts'
import { faultOf, MOST_HELD, type Shape } from './measure.ts'
import { enlarged } from './enlarged.ts'
import { counted, JSONS, many, type Shapes, within } from './shapes.ts'

/**
 * Every route that there is, as the router says it, with the largest that its border lets in: no row
 * is needed for a route, and none can be forgotten.
 */

let app: AccountApp
let cookie: string
let routes: AppRoute[]

beforeAll(async () => {
  app = await createAccountApp('sqlite', { checksAnswers: false })
  await app.addAccount('chief@exemple.test', 'super-admin')
  const chief = app.browser()
  await chief.signIn('chief@exemple.test')
  cookie = [...chief.cookies].map((pair) => pair.join('=')).join('; ')
  routes = routesOf(app.app).filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
}, 120_000)
afterAll(() => app.close())

/** Ids of the demo firm, and names that nothing has. */
const FIRM = new Proxy({} as Firm, {
  get: (_firm, name) => (WORDS.has(String(name)) ? 'exemple' : 1),
})
const WORDS = new Set([
  'host',
  'mark',
  'colour',
  'slug',
  'mediaPath',
  'stored',
  'redirect',
  'user',
  'token',
  'share',
  'leave',
])

/** Signing out would end the test, and signing in counts. */
const ENDING =
  /\/(?:sign-out|deconnexion|retour-au-compte|stop-impersonating|end-sessions|sessions(?:\/:id)?)$/

const isAdmin = ({ url }: AppRoute): boolean => url.startsWith('/admin/api')

const pathOf = ({ method, url }: AppRoute): string =>
  knownRoute(method, url)?.path?.(FIRM)[0] ?? url.replace(/\*$/, 'contact').replaceAll(/:\w+/g, '1')

async function ask(route: AppRoute, url: string, type = '', body = ''): Promise<number> {
  const { statusCode } = await app.app.inject({
    method: route.method as 'GET',
    url,
    headers: {
      host: 'localhost',
      'sec-fetch-site': 'same-origin',
      ...(isAdmin(route) ? { cookie } : {}),
      ...(type === '' ? {} : { 'content-type': type }),
    },
    ...(type === '' ? {} : { payload: body }),
  })
  if (isAdmin(route)) admitted += Number(![401, 403, 429].includes(statusCode))
  asked += Number(isAdmin(route))
  return statusCode
}

/** Whoever is turned away at the door has nothing read. */
let asked = 0
let admitted = 0
const ADMITTED = 0.7
afterEach(() => expect(admitted / Math.max(1, asked)).toBeGreaterThan(ADMITTED))

const QUERIES: Shapes = {
  'many parameters': counted((number) => `&p${number}=1`),
  'one parameter': many('&q=a'),
  'long values': (length) => {
    const each = Math.floor(length / NAMES.length) - 10
    return NAMES.map((name) => `&${name}=${'a%20'.repeat(Math.max(1, each / 4))}`).join('')
  },
  'deep filter': (length) => `&filter=${JSONS['deep lists']?.(Math.max(8, length - 8)) ?? ''}`,
}

const NAMES =
  'query q filter address who mo page title article recu id_client concerne forme siren'.split(' ')

const BODIES: Shapes = {
  'deep lists': JSONS['deep lists'] ?? many('['),
  'many keys': JSONS['many keys'] ?? many('{'),
  'one key': JSONS['one key'] ?? many('{'),
  'a list of objects': JSONS['a list of objects'] ?? many('['),
}

const limitOf = ({ url, method }: AppRoute): number =>
  app.app.adminRoutes.find((one) => one.url === url && one.methods.includes(method))?.bodyLimit ??
  MAX_BODY

/** What is wrong with a route, in all shapes of a kind. */
async function faultsOf(
  route: AppRoute,
  shapes: Shapes,
  limit: number,
  send: (text: string) => Promise<number>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [name, shape] of Object.entries(shapes)) {
    const fault = await faultOf(send, shape, { limit, isWhole: true, most: MOST_HELD })
    if (fault !== null) faults.push(`${route.method} ${route.url}, ${name}: ${fault}`)
  }
  return faults
}

const hasBody = ({ method }: AppRoute): boolean => !['GET', 'HEAD'].includes(method)

describe.each(shares(10))('%s', (_share, isLookedAt, isSample) => {
  async function all(of: (route: AppRoute) => Promise<string[]>): Promise<string[]> {
    const faults: string[] = []
    for (const [place, route] of routes.entries()) {
      if (isLookedAt(place) && !ENDING.test(route.url)) faults.push(...(await of(route)))
    }
    return faults
  }

  test(
    'every route reads the longest address',
    { ...sampled(isSample), timeout: 120_000 },
    async () => {
      expect(routes.length).toBeGreaterThan(200)
      const faults = await all((route) => {
        const path = pathOf(route)
        const limit = MAX_HEADER_BYTES - path.length - 100
        return faultsOf(route, QUERIES, limit, (text) =>
          ask(route, path + (path.includes('?') ? '' : '?') + text),
        )
      })
      expect(faults).toEqual([])
    },
  )

  test(
    'every route reads the longest parameters',
    { ...sampled(isSample), timeout: 120_000 },
    async () => {
      const PARAMS: Shapes = {
        letters: many('a'),
        'encoded letters': many('%41'),
        dots: many('.a'),
      }
      const faults = await all(async (route) => {
        if (!/[:*]/.test(route.url)) return []
        const fill = (text: string) => route.url.replaceAll(/:\w+(?:\([^)]*\))?|\*/g, text)
        const count = route.url.split(/[:*]/).length - 1
        const limit = Math.floor((MAX_HEADER_BYTES - route.url.length - 100) / count)
        return faultsOf(route, PARAMS, limit, (text) => ask(route, fill(text)))
      })
      expect(faults).toEqual([])
    },
  )

  test(
    'every route reads the largest body that is JSON',
    { ...sampled(isSample), timeout: 240_000 },
    async () => {
      const faults = await all(async (route) => {
        if (!hasBody(route)) return []
        const path = pathOf(route)
        const known = knownRoute(route.method, route.url)?.body?.(FIRM, { base: 0 })
        const shapes: Record<string, Shape> = { ...BODIES }
        if (known !== undefined) {
          shapes['long texts'] = enlarged(known, 'a ')
          shapes['long markup'] = enlarged(known, '<b>')
        }
        return faultsOf(route, shapes, limitOf(route), (text) =>
          ask(route, path, 'application/json', text),
        )
      })
      expect(faults).toEqual([])
    },
  )

  test(
    'every page reads the largest form',
    { ...sampled(isSample), timeout: 120_000 },
    async () => {
      const FORMS: Shapes = {
        'many fields': counted((number) => `f${number}=1&`),
        'one field': many('a=&'),
        'a long field': within('message=', 'a'),
        'broken percents': within('message=', '%'),
      }
      const faults = await all(async (route) =>
        hasBody(route) && !isAdmin(route)
          ? faultsOf(route, FORMS, MAX_TYPED, (text) =>
              ask(route, pathOf(route), 'application/x-www-form-urlencoded', text),
            )
          : [],
      )
      expect(faults).toEqual([])
    },
  )
})
