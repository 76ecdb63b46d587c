import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminRouter, refuseUndeclared } from '#framework/api/admin-route.ts'
import { mayDo, RIGHTS } from '#framework/api/rights.ts'
import type { Role, Session } from '#base/core/session.ts'
import Fastify from 'fastify'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { eachOf } from './exhaustive.ts'

const ROLES: readonly Role[] = [
  'visitor',
  'client',
  'lead-desk',
  'writer',
  'editor',
  'developer',
  'super-admin',
]

let app: TestApp
let session: Session

beforeAll(async () => {
  session = await sessionOf('visitor')()
  app = await createTestApp({ session: async () => session })
})
afterAll(() => app.close())

/** Asks an address of the back office as a browser that sends nothing useful. */
async function asked(role: Role, method: string, url: string, more: Partial<InjectOptions> = {}) {
  session = await sessionOf(role)()
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const { statusCode, body } = await app.app.inject({
    method: method as 'GET',
    url: url.replace(/:[A-Za-z]+/g, '1'),
    ...(hasBody ? { payload: {} } : {}),
    ...more,
  })
  return { statusCode, body }
}

describe('J1 the rights of the back office', () => {
  eachOf(2, ROLES)('%s reaches exactly what the table says', async (role) => {
    expect(app.app.adminRoutes.length).toBeGreaterThan(10)
    const wrong: string[] = []
    for (const { methods, url, right } of app.app.adminRoutes) {
      for (const method of methods) {
        const { statusCode, body } = await asked(role, method, url)
        const isRefused =
          method === 'HEAD'
            ? statusCode === 401 || statusCode === 403
            : /Votre rôle ne permet pas|connectez-vous pour continuer/.test(body)
        if (
          isRefused === mayDo(role, right) ||
          (isRefused && statusCode !== (role === 'visitor' ? 401 : 403))
        ) {
          wrong.push(`${method} ${url} (${right}) → ${statusCode}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('nobody but a super-admin has every right, and a visitor has none but signing in', () => {
    for (const right of Object.keys(RIGHTS) as (keyof typeof RIGHTS)[]) {
      expect(mayDo('super-admin', right), right).toBe(true)
      expect(mayDo('visitor', right), right).toBe(right === 'sign-in')
      expect(mayDo('client', right), right).toBe(right === 'sign-in')
    }
    expect(mayDo('writer', 'pages.publish')).toBe(false)
    expect(mayDo('developer', 'leads.read')).toBe(false)
  })

  test('a route that does not say what it asks for can’t be added', () => {
    const bare = Fastify()
    refuseUndeclared(bare)
    expect(() => bare.get('/admin/api/secret', async () => 'x')).toThrow(/quel droit/)
    expect(() => bare.get('/admin/apiary', { config: {} }, async () => 'x')).toThrow(/quel droit/)
    bare.get('/ailleurs', async () => 'x')
    expect(adminRouter).toBeTypeOf('function')
  })

  test('a request that another site sends in a user’s name is refused', async () => {
    const headers = (more: Record<string, string>) => ({ headers: { host: 'localhost', ...more } })
    const write = (more: Record<string, string>) =>
      asked('super-admin', 'POST', '/admin/api/leads/1/notes', headers(more))
    for (const forged of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://ailleurs.example' },
      { origin: 'null' },
    ]) {
      expect((await write(forged)).body, JSON.stringify(forged)).toMatch(/ne vient pas du site/)
    }
    for (const own of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }, {}]) {
      expect((await write(own)).statusCode, JSON.stringify(own)).toBe(422)
    }
  })

  test('answers of the back office are kept by nobody', async () => {
    session = await sessionOf('super-admin')()
    const { headers } = await app.app.inject({ url: '/admin/api/context' })
    expect(headers['cache-control']).toBe('no-store')
    const shell = await app.app.inject({ url: '/admin/pages' })
    expect(shell.headers['cache-control']).toBe('no-store')
    const nonce = /csp-nonce" content="([^"]+)"/.exec(shell.body)?.[1] ?? ''
    expect(nonce.length).toBeGreaterThan(20)
    expect(shell.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect(shell.headers['content-security-policy']).not.toContain('unsafe')
    const again = await app.app.inject({ url: '/admin/pages' })
    expect(again.body).not.toContain(nonce)
  })
})
