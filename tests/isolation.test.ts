import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { Database } from '#app/tables.ts'
import { seedDemo } from '#app/demo/seed.ts'
import { sanitiseArticle, SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { purgeExpired } from '#features/privacy/service/retention.ts'
import { remindOfLeads } from '#features/leads/service/remind.ts'
import { fireSchedules } from '#features/publishing/service/scheduled-documents.ts'
import { type AccountApp, type Browser, createAccountApp } from './account-app.ts'
import { type AppRoute, routesOf } from './isolation/app-routes.ts'
import { knownRoute, rankOf } from './isolation/requests.ts'
import { filesOf, rowsOf, tablesOfSites } from './isolation/snapshot.ts'
import { acrossSites, noted } from './isolation/statements.ts'
import { type Ask, type Firm, twoFirms } from './isolation/two-firms.ts'
import { FIRING } from './firing.ts'
import { sampled } from './exhaustive.ts'

/** Methods that answer as GET does, or not at all. */
const ASKED = ['GET', 'POST', 'PUT', 'DELETE']

let app: AccountApp
let plain: Database
let statements: Set<string>
let chief: Browser
let firms: readonly [Firm, Firm]
let routes: AppRoute[]

beforeAll(async () => {
  plain = await openDatabase({ file: ':memory:' })
  await migrate(plain)
  const spied = noted(plain)
  statements = spied.statements
  const stores = createStores(spied.db)
  await seedDemo(stores, { clean: sanitiseArticle, sanitiserVersion: SANITISER_VERSION })
  app = await createAccountApp('sqlite', { stores })
  await app.addAccount('chief@exemple.test', 'super-admin')
  chief = app.browser()
  await chief.signIn('chief@exemple.test')
  firms = await twoFirms(app, (host) => askOn(host, chief))
  routes = routesOf(app.app).filter(
    ({ method, url }) => ASKED.includes(method) && method !== notOfAjax(url, method),
  )
}, 120_000)
afterAll(() => app.close())

/** The five calls are posts, the two others reads; what else is sent to them is refused as a method. */
function notOfAjax(url: string, method: string): string | null {
  if (!/^(\/dev\.php)?\/ajax\//.test(url)) return null
  return method === (/\/(context|suggest)$/.test(url) ? 'GET' : 'POST') ? null : method
}

/** Asks on a host with the cookies of a browser. */
function askOn(host: string, browser: Browser | null): Ask {
  return async (method, url, body) => {
    const cookie = [...(browser?.cookies ?? [])].map((pair) => pair.join('=')).join('; ')
    const answer = await app.app.inject({
      method: method as 'GET',
      url,
      headers: { host, cookie, 'sec-fetch-site': 'same-origin' },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    const isJson = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      text: `${JSON.stringify(answer.headers)}\n${answer.body}`,
      json: isJson && answer.body !== '' ? JSON.parse(answer.body) : null,
    }
  }
}

/** Asks one route on a host, with ids of two firms, and gives the answers by address. */
async function answersOf({ method, url }: AppRoute, own: Firm, ids: { path: Firm; body: Firm }) {
  const known = knownRoute(method, url)
  const ask = askOn(own.host, chief)
  const paths = known?.path?.(ids.path) ?? [url.replace(/\*$/, '')]
  const answers = []
  for (const path of paths) {
    const read = known?.base ? (await ask('GET', known.base(own))).json : null
    const base = baseOf(read)
    const body = known?.body?.(ids.body, { base })
    answers.push({ path, ...(await ask(method, path, body)) })
  }
  return answers
}

function baseOf(read: unknown): string | number {
  const found = read !== null && typeof read === 'object' ? (read as Record<string, unknown>) : {}
  const [newest] = Array.isArray(found['versions']) ? found['versions'] : []
  const base = found['base'] ?? found['version'] ?? newest?.id ?? 0
  return typeof base === 'string' || typeof base === 'number' ? base : 0
}

const inOrder = (): AppRoute[] =>
  routes.toSorted((a, b) => rankOf(a.method, a.url) - rankOf(b.method, b.url))

const isRead = ({ method, url }: AppRoute): boolean => method === 'GET' || url.includes('/ajax/')

test('every route of the app is known here: a new one has to say how firms are kept apart', () => {
  expect(routes.length).toBeGreaterThan(200)
  const unknown = routes.filter(({ method, url }) => knownRoute(method, url) === null)
  expect(unknown.map(({ method, url }) => `${method} ${url}`)).toEqual([])
})

for (const index of [0, 1] as const)
  describe(`firm ${index}`, sampled(index === 0), () => {
    const own = () => firms[index]
    const other = () => firms[index === 0 ? 1 : 0]

    test('nothing that is read says a word of the other firm', async () => {
      const said: string[] = []
      const silent: string[] = []
      for (const route of inOrder().filter(isRead)) {
        for (const ids of [own(), other()]) {
          for (const { path, text, status } of await answersOf(route, own(), {
            path: ids,
            body: ids,
          })) {
            const isForeign =
              knownRoute(route.method, route.url)?.isForeign !== false && ids === other()
            const echo = knownRoute(route.method, route.url)?.echo?.(ids) ?? path
            const isTold = knownRoute(route.method, route.url)?.tellsAgency === true
            if (!isTold && leaks(text.replaceAll(echo, ''), other())) said.push(`${path} ${status}`)
            const named = route.url.includes(':') || route.url.endsWith('*')
            if (isForeign && named && status < 400 && !isSharedRoute(route)) {
              said.push(`${path} ${status}: there`)
            }
            if (ids === own() && status >= 400 && !isRefused(route))
              silent.push(`${path} ${status}`)
          }
        }
      }
      expect(said).toEqual([])
      expect(silent).toEqual([])
    })

    test('no page of the site says a word of the other firm', async () => {
      const said: string[] = []
      const ask = askOn(own().host, null)
      for (const lang of ['fr', 'en'] as const) {
        // A quarter of the tree: every branch of it, every kind of widget.
        const tree = await app.stores.pages.tree(own().siteId, lang)
        for (const { path } of tree.filter(({ level, id }) => level < 2 || id % 4 === 0)) {
          const { text } = await ask('GET', path)
          if (leaks(text, other())) said.push(path)
        }
      }
      for (const path of [
        `/recherche?query=${other().mark}`,
        `/?title=${other().slug}`,
        `/?article=${encodeURIComponent(`["AEF"]|${other().slug}`)}`,
      ]) {
        const { text } = await ask('GET', path)
        if (
          leaks(
            text
              .replaceAll(other().slug, '')
              .replaceAll(`query=${other().mark}`, '')
              .replace(new RegExp(`(value="|« |“)${other().mark}`, 'g'), ''),
            other(),
          )
        )
          said.push(path)
      }
      expect(said).toEqual([])
    })

    test('nothing that is written changes anything of the other firm', async () => {
      const rows = await rowsOf(plain, other().siteId)
      const files = await filesOf(app.dataDir, other().siteId)
      const [wrong, undone]: [string[], string[]] = [[], []]
      for (const route of inOrder().filter((one) => !isRead(one))) {
        const name = `${route.method} ${route.url}`
        if (isPersonal(route)) continue
        const variants = [
          ...(namesIds(route) || route.url.includes(':')
            ? [{ path: other(), body: other(), isOwn: false }]
            : []),
          ...(namesIds(route) ? [{ path: own(), body: other(), isOwn: false }] : []),
          { path: own(), body: own(), isOwn: true },
        ]
        for (const { isOwn, ...ids } of variants) {
          for (const { path, text, status } of await answersOf(route, own(), ids)) {
            const isNamed = route.url.includes(':') && ids.path === other()
            const isForeign = knownRoute(route.method, route.url)?.isForeign !== false
            if (isNamed && isForeign && status < 400) wrong.push(`${name} ${path} ${status}: done`)
            if (status >= 500) wrong.push(`${name} ${status}`)
            if (leaks(text.replaceAll(path, ''), other()))
              wrong.push(`${name} ${status}: says ${text.slice(0, 400)}`)
            if (isOwn && status >= 400 && !isRefused(route))
              undone.push(`${name} ${status} ${text.split('\n')[1]}`)
          }
        }
      }
      expect(wrong).toEqual([])
      expect(undone).toEqual([])
      expect(await rowsOf(plain, other().siteId)).toEqual(rows)
      expect(await filesOf(app.dataDir, other().siteId)).toEqual(files)
    })
  })

/** Whether an answer holds anything of a firm. */
const leaks = (text: string, { mark, colour }: Firm): boolean =>
  text.includes(mark) || text.toLowerCase().includes(colour.toLowerCase())

const isRefused = ({ method, url }: AppRoute): boolean =>
  knownRoute(method, url)?.refused !== undefined

const isSharedRoute = ({ method, url }: AppRoute): boolean =>
  knownRoute(method, url)?.isShared === true

const isPersonal = ({ url }: AppRoute): boolean =>
  (url.startsWith('/admin/api/auth/') && !url.endsWith('/stop-impersonating')) ||
  url.startsWith('/deconnexion') ||
  url.startsWith('/admin/api/providers/')

/** Whether the body names things of a firm. */
function namesIds({ method, url }: AppRoute): boolean {
  const body = knownRoute(method, url)?.body
  const written = (firm: Firm) => JSON.stringify(body?.(firm, { base: 0 }))
  return written(firms[0]) !== written(firms[1])
}

test('who is somebody on one site is a visitor on the other', async () => {
  const [own, other] = firms
  await app.addAccount('seul@exemple.test', 'editor', own.siteId)
  const browser = app.browser()
  await browser.signIn('seul@exemple.test')
  expect((await askOn(own.host, browser)('GET', '/admin/api/context')).status).toBe(200)
  const opened: string[] = []
  const ask = askOn(other.host, browser)
  for (const { methods, url, right } of app.app.adminRoutes) {
    if (right === 'sign-in') continue
    for (const method of methods.filter((name) => name !== 'HEAD')) {
      const { status } = await ask(
        method,
        url.replaceAll(/:\w+/g, '1'),
        method === 'GET' ? undefined : {},
      )
      if (status !== 401) opened.push(`${method} ${url} ${status}`)
    }
  }
  expect(opened).toEqual([])
})

/** Statements over all sites at once, each with its reason. */
const ACROSS: readonly RegExp[] = [
  // The host of a request tells its site.
  /"site_host"/,
  // Who may bear a name is asked of all sites; super-admins see what waits on any.
  /from "host_proposal" inner join "site"/,
  /from "setting" where "name" = \? and "site_id" != \?/,
  // One loop serves all sites: mails, schedules, the index, what is past its time.
  /from "mail"|update "mail"/,
  /"editorial_task"/,
  /left join "search_state"/,
  /^delete from "(?:editorial_trash|tree_change|subscriber|editorial_revision|editorial_share|editorial_lock)"/,
  /^update "subscriber" set "email" = \?, "name" = \?, "about" = \?(?:, "state" = \?)? where "state" = \? and (?:"unsubscribed_at" != \? and )?"unsubscribed_at" < \?/,
  // The folder of files is one: what no row of any site names has been left behind.
  /^select "stored" from "lead_file"$/,
  // A text that nobody agreed to any more, on whatever site, is forgotten.
  /^delete from "consent_text"/,
  /^select distinct "site_id" from "lead" where "status"/,
  // Who leaves a site keeps the account while another site needs it; a link is handed over of this site alone.
  /^select "site_id"(?:, "role")? from "account_membership" where "user_id"/,
]

test('every statement on rows of sites names its site', async () => {
  const now = new Date('2026-11-20T09:00:00Z')
  await purgeExpired({
    stores: app.stores,
    leadFolder: leadFolder(`${app.dataDir}/leads`),
    outboxDir: `${app.dataDir}/outbox`,
    now,
  })
  await fireSchedules({ stores: app.stores, kinds: app.kinds, clock: () => now, ...FIRING })
  await remindOfLeads({ stores: app.stores, clock: () => now, ...FIRING })
  const ofSites = new Set(await tablesOfSites(plain))
  expect(ofSites.size).toBeGreaterThan(25)
  expect(statements.size).toBeGreaterThan(200)
  expect(acrossSites(statements, ofSites, ACROSS)).toEqual([])
})
