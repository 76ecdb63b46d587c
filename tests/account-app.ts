import type { AccountRole } from '#base/core/account.ts'
import { accountSession } from '#features/accounts/service/account-session.ts'
import { writeAccount } from '#features/accounts/service/new-account.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import type { Stores } from '#app/stores.ts'
import { carriedBy } from './admin-browser.ts'
import { accountsOf, createTestApp, seededStores, type TestApp, type TestParts } from './app.ts'

/** With which the app of a test signs. */
const SECRET = 'a secret of tests alone'

/** A password that every test account has. */
export const PASSWORD = 'une phrase assez longue'

/** What came back for a call of the back office. */
interface ApiAnswer {
  status: number
  headers: Record<string, unknown>
  json: Record<string, unknown>
}

/** A browser: it keeps its cookies. */
export interface Browser {
  /** By cookie name. */
  cookies: Map<string, string>
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<ApiAnswer>
  /** Any address, with the cookies. */
  get(url: string): ReturnType<TestApp['get']>
  /** A form of a page, as a browser posts it. */
  post(url: string, fields: Record<string, string>): ReturnType<TestApp['get']>
  signIn(email: string, password?: string): Promise<ApiAnswer>
  /** The form of a page of the door, as a browser that came to it posts it; `page` when it came to it already. */
  door(path: string, typed: Record<string, string>, page?: string): ReturnType<TestApp['get']>
}

export interface AccountApp extends TestApp {
  browser(): Browser
  /** A clock that tests set forward. */
  clock: { now: Date }
  /** Adds an account of the first site. @returns its id */
  addAccount(email: string, role: AccountRole, siteId?: number): Promise<string>
}

/** The app with true accounts. */
export async function createAccountApp(
  engine: Stores['engine'] = 'sqlite',
  replaced: TestParts = {},
): Promise<AccountApp> {
  const stores = replaced.stores ?? (await seededStores(engine))
  const accounts = replaced.accounts ?? accountsOf(stores)
  const clock = { now: new Date() }
  const way = { publicUrl: null, trustProxy: false, adminHost: null }
  const parts = { ...way, ...replaced }
  const app = await createTestApp({
    ...way,
    stores,
    accounts,
    session: accountSession({
      accounts,
      stores,
      signer: createSigner(SECRET),
      clock: () => clock.now,
      ...parts,
    }),
    secret: SECRET,
    clock: () => clock.now,
    ...replaced,
  })
  const hash = await (await accounts()).hashPassword(PASSWORD)
  return {
    ...app,
    clock,
    browser: () => newBrowser(app),
    addAccount: async (email, role, siteId = 1) =>
      stores.atomically(async (trx) =>
        writeAccount(await accounts(), trx, siteId, {
          email,
          name: email.replace(/@.*/, ''),
          role,
          hash,
        }),
      ),
    async close() {
      await app.close()
      await stores.close()
    },
  }
}

function newBrowser(app: TestApp): Browser {
  const cookies = new Map<string, string>()
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  })
  const keep = (given: unknown) => {
    for (const line of [given ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? []
      if (/max-age=0/i.test(String(line))) cookies.delete(name)
      else cookies.set(name, value)
    }
  }
  const browser: Browser = {
    cookies,
    async call(method, path, body) {
      const answer = await app.app.inject({
        method,
        url: `/admin/api${path}`,
        headers: headers(),
        ...(body === undefined ? {} : { payload: body }),
      })
      keep(answer.headers['set-cookie'])
      return { status: answer.statusCode, headers: answer.headers, json: answer.json() }
    },
    async get(url) {
      const answer = await app.get(url, { headers: headers() })
      keep(answer.headers['set-cookie'])
      return answer
    },
    async door(path, typed, page) {
      const url = `/admin${path}`
      const document = page ?? (await browser.get(url)).body
      return browser.post(url, { ...carriedBy(document), ...typed })
    },
    async post(url, fields) {
      const answer = await app.get(url, {
        method: 'POST',
        headers: { ...headers(), 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      keep(answer.headers['set-cookie'])
      return answer
    },
    signIn: (email, password = PASSWORD) =>
      browser.call('POST', '/auth/sign-in', { email, password }),
  }
  return browser
}
