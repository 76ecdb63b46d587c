import type { AccountRole } from '#base/core/account.ts'
import type { Stores } from '#app/stores.ts'
import type { AdminHost } from '#base/platform/http/admin-host.ts'
import { installationHosts } from '#app/installation-hosts.ts'
import { createStores } from '#app/stores.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { type AccountApp, createAccountApp, PASSWORD } from './account-app.ts'
import { NAVIGATION } from './admin-browser.ts'
import { seededDatabase, type TestParts } from './app.ts'
import { ownDatabase } from './own-database.ts'

export const ADMIN: AdminHost = {
  name: 'admin.agence.test',
  origin: 'https://admin.agence.test',
}
export const FIRST = 'un.test'
export const SECOND = 'deux.test'

interface Asked {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string | undefined>
  payload?: object | string
}

export interface Answered {
  status: number
  headers: Record<string, unknown>
  body: string
  /** Where it leads; empty for nowhere. */
  location: string
}

/** A browser, which keeps cookies by host. */
export interface HostBrowser {
  /** Cookies by host. */
  jars: Map<string, Map<string, string>>
  ask(host: string, url: string, asked?: Asked): Promise<Answered>
  /** A form of a page of this host. */
  post(host: string, url: string, fields: Record<string, string>): Promise<Answered>
  signIn(email: string, base?: string): Promise<Answered>
  /** The value with which the back office sends to a site; empty when it sends nowhere. */
  valueFor(path: string, siteId?: number): Promise<string>
  /** Gives a value to a site. */
  give(host: string, value: string, headers?: Record<string, string>): Promise<Answered>
  /** Goes on to a site as « Voir le site » does. */
  view(host: string, path: string, siteId?: number): Promise<Answered>
}

export interface AdminHostApp extends AccountApp {
  hostBrowser(): HostBrowser
  addStaff(email: string, roles: Partial<Record<1 | 2, AccountRole>>): Promise<string>
}

/** Two firms and a back office with a host of its own. */
export async function createAdminHostApp(
  engine: Stores['engine'],
  replaced: TestParts = {},
): Promise<AdminHostApp> {
  const { db } = await seededDatabase(
    engine === 'sqlite' ? { file: ':memory:' } : { databaseUrl: await ownDatabase() },
  )
  const stores = createStores(db, { installation: installationHosts({ ADMIN_HOST: ADMIN.name }) })
  await stores.sites.saveHosts(1, [FIRST])
  const app = await createAccountApp(engine, { stores, adminHost: ADMIN, ...replaced })
  await createSite(
    stores,
    app.dataDir,
    { id: 1 },
    { name: 'Deux', hosts: [SECOND], email: 'deux@deux.test', withArticles: false },
  )
  return {
    ...app,
    hostBrowser: () => newBrowser(app),
    async addStaff(email, roles) {
      let id = ''
      for (const [siteId, role] of Object.entries(roles)) {
        id = await app.addAccount(email, role, Number(siteId))
      }
      return id
    },
  }
}

function newBrowser({ app }: AccountApp): HostBrowser {
  const jars: HostBrowser['jars'] = new Map()
  const jarOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    return jar
  }
  const browser: HostBrowser = {
    jars,
    async ask(host, url, { method = 'GET', headers = {}, payload } = {}) {
      const jar = jarOf(host)
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
      const sent = { host, cookie, 'sec-fetch-site': 'same-origin', ...headers }
      const answer = await app.inject({
        method,
        url,
        headers: Object.fromEntries(
          Object.entries(sent).filter(([, value]) => value !== undefined),
        ),
        ...(payload === undefined ? {} : { payload }),
      })
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (/max-age=0/i.test(line)) jar.delete(name)
        else jar.set(name, value)
      }
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body,
        location: String(answer.headers.location ?? ''),
      }
    },
    post: (host, url, fields) =>
      browser.ask(host, url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      }),
    signIn: (email, base = '/admin') =>
      browser.ask(ADMIN.name, `${base}/api/auth/sign-in`, {
        method: 'POST',
        payload: { email, password: PASSWORD },
      }),
    async valueFor(path, siteId = 1) {
      const search = new URLSearchParams({ vers: path })
      const { body } = await browser.ask(ADMIN.name, `/admin/s/${siteId}/voir?${search}`, {
        headers: NAVIGATION,
      })
      return /name="value" value="([^"]*)"/.exec(body)?.[1] ?? ''
    },
    give: (host, value, headers = {}) =>
      browser.ask(host, '/visite', {
        method: 'POST',
        headers: {
          ...NAVIGATION,
          'sec-fetch-site': 'cross-site',
          origin: ADMIN.origin,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams({ value }).toString(),
      }),
    view: async (host, path, siteId = 1) =>
      browser.give(host, await browser.valueFor(path, siteId)),
  }
  return browser
}
