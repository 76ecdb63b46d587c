/** @module-tag exhaustive */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccountApp, PASSWORD } from './account-app.ts'
import {
  ADMIN,
  type AdminHostApp,
  type Answered,
  createAdminHostApp,
  FIRST,
  type HostBrowser,
  SECOND,
} from './admin-host-ground.ts'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { carriedBy, NAVIGATION } from './admin-browser.ts'
import { onBothEngines, sampled, shares } from './exhaustive.ts'
import { type AppRoute, routesOf } from './isolation/app-routes.ts'
import { newPage, text } from './scratch-page.ts'

const HOST = ADMIN.name
const SESSION = '__Host-vitrine.session_token'
const MINUTE = 60_000

/** What the document says of itself. */
const configurationOf = ({ body }: Answered): Record<string, unknown> =>
  JSON.parse(/id="admin-configuration">([^<]*)</.exec(body)?.[1] ?? '{}')

onBothEngines('ADMIN_HOST', (engine) => {
  let app: AdminHostApp
  let secure: string
  let count = 0

  beforeAll(async () => {
    app = await createAdminHostApp(engine)
    await app.addStaff('chef@test.example', { 1: 'super-admin' })
    await app.addStaff('editrice@test.example', { 1: 'editor' })
    await app.addStaff('double@test.example', { 1: 'writer', 2: 'developer' })
    await app.addStaff('voisine@test.example', { 2: 'editor' })
    await app.addStaff('client@test.example', { 1: 'client' })
    await app.addStaff('mixte@test.example', { 1: 'client', 2: 'editor' })
    const fields = { is_secure: true }
    secure = (await newPage(app, [text('contenu réservé')], fields)).path
  })
  afterAll(() => app.close())
  beforeEach(() => {
    app.clock.now = new Date()
  })

  const signedIn = async (email: string): Promise<HostBrowser> => {
    const browser = app.hostBrowser()
    const { status, body } = await browser.signIn(email)
    expect([email, status, body]).toEqual([email, 200, '{}'])
    return browser
  }

  /** Somebody of their own for one test. */
  const somebody = async (role: 'editor' | 'writer' | 'developer' | 'super-admin') => {
    count += 1
    const email = `qui-${count}@test.example`
    const id = await app.addStaff(email, { 1: role })
    return { id, email, browser: await signedIn(email) }
  }

  /** A client signs in on the site’s own page. */
  async function clientOn(host: string, email = 'client@test.example'): Promise<HostBrowser> {
    const browser = app.hostBrowser()
    const { body } = await browser.ask(host, secure)
    const [, widget = ''] = /name="form_widget" value="([^"]*)"/.exec(body) ?? []
    await browser.post(host, secure, { form_widget: widget, email, mot_de_passe: PASSWORD })
    return browser
  }

  describe('signing in', () => {
    test('leads to the list of one’s sites, or straight to the only one', async () => {
      const stranger = await app.hostBrowser().ask(HOST, '/admin')
      expect(stranger).toMatchObject({ status: 302, location: '/admin/connexion' })
      // Whether there is such a site is told to nobody.
      const doors = await Promise.all(
        [1, 9].map(async (site) => {
          const path = `/admin/s/${site}`
          const { location } = await app.hostBrowser().ask(HOST, `${path}/pages?page=2`)
          const wanted = encodeURIComponent(`${path}/pages?page=2`)
          expect(location).toBe(`${path}/connexion?next=${wanted}`)
          const { status, body } = await app.hostBrowser().ask(HOST, location)
          expect([status, body.includes('Lhermine')]).toEqual([200, false])
          return body.replace(/value="[^"]*"|nonce="[^"]*"|\/s\/\d/g, '')
        }),
      )
      expect(doors[0]).toBe(doors[1])
      const editor = await signedIn('editrice@test.example')
      expect(await editor.ask(HOST, '/admin')).toMatchObject({
        status: 302,
        location: '/admin/s/1',
      })
      const both = configurationOf(
        await (await signedIn('double@test.example')).ask(HOST, '/admin'),
      )
      expect(both).toMatchObject({ access: 'sites', isElsewhere: false })
      expect(both['sites']).toEqual([
        { id: 1, name: expect.stringContaining('Lhermine'), host: FIRST },
        { id: 2, name: 'Deux', host: SECOND },
      ])
      const chief = configurationOf(await (await signedIn('chef@test.example')).ask(HOST, '/admin'))
      expect(chief['sites']).toHaveLength(2)
    })

    test('opens the site with its path as base, and says that there are others', async () => {
      const both = await signedIn('double@test.example')
      const document = await both.ask(HOST, '/admin/s/2/pages')
      expect(configurationOf(document)).toMatchObject({
        access: 'back-office',
        base: '/admin/s/2',
        hasSites: true,
        siteName: 'Deux',
      })
      const { headers } = document
      expect(String(headers['content-security-policy'])).toContain(
        `frame-src ${HOST}/admin/s/2/api/ ${HOST}/admin/s/2/canvas/;`,
      )
      expect(headers['cross-origin-opener-policy']).toBe('noopener-allow-popups')
      const context = await both.ask(HOST, '/admin/s/2/api/context')
      expect(JSON.parse(context.body)).toMatchObject({ role: 'developer', site: { id: 2 } })
    })

    test('draws pages of the site that was chosen for its editor, and of no other', async () => {
      const { browser } = await somebody('writer')
      const { status, body, headers } = await browser.ask(HOST, '/admin/s/1/canvas/page/1/fr')
      expect(status).toBe(200)
      expect(body).toContain('data-zone="content"')
      expect(headers['cache-control']).toBe('no-store')
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'")
      // It is nothing on the second site, and nobody is told which there are.
      const elsewhere = await Promise.all(
        [
          '/admin/s/2/canvas/page/1/fr',
          '/admin/s/9/canvas/page/1/fr',
          '/admin/canvas/page/1/fr',
        ].map(async (path) => {
          const refused = await browser.ask(HOST, path)
          return [refused.status, refused.body]
        }),
      )
      expect(elsewhere[0]?.[0]).toBe(403)
      expect(new Set(elsewhere.map((one) => JSON.stringify(one)))).toHaveLength(1)
      const stranger = await app.hostBrowser().ask(HOST, '/admin/s/1/canvas/page/1/fr')
      expect(stranger.status).toBe(401)
      expect(await browser.ask(FIRST, '/admin/canvas/page/1/fr')).toMatchObject({
        status: 302,
        location: `${ADMIN.origin}/admin/s/1/canvas/page/1/fr`,
      })
    })

    test('is a cookie of that host, by https alone', async () => {
      const { headers } = await app.hostBrowser().signIn('editrice@test.example')
      const lines = [headers['set-cookie']].flat().map(String)
      const line = lines.find((one) => one.startsWith(SESSION)) ?? ''
      expect(line).toMatch(/; Secure/)
      expect(line).toMatch(/; HttpOnly/)
      expect(line).toMatch(/; Path=\//)
      expect(line).not.toMatch(/domain=/i)
    })

    test('whoever is no longer anything anywhere reads so, and can leave', async () => {
      const { id, browser } = await somebody('editor')
      await app.addStaff('reste@test.example', { 1: 'editor' })
      await app.stores.accounts.setRole(1, id, 'client')
      const document = await browser.ask(HOST, '/admin')
      expect(configurationOf(document)).toMatchObject({ access: 'sites', sites: [] })
      expect(
        await browser.ask(HOST, '/admin/api/auth/sign-out', { method: 'POST', payload: {} }),
      ).toMatchObject({ status: 200 })
      expect(await browser.ask(HOST, '/admin')).toMatchObject({ location: '/admin/connexion' })
    })

    test('J1 is closed to clients, whose password is right', async () => {
      const { status, body } = await app.hostBrowser().signIn('client@test.example')
      const wrong = await app.hostBrowser().signIn('personne@test.example')
      expect([status, body]).toEqual([401, wrong.body])
    })

    test('is noted on a site where one works, and on no other', async () => {
      const { email } = await somebody('editor')
      await signedIn('voisine@test.example')
      const noted = async (siteId: number) =>
        (await app.stores.audit.list(siteId, { action: 'account.sign-in' })).entries.map(
          ({ actor }) => actor.name,
        )
      expect(await noted(1)).toContain(email.replace(/@.*/, ''))
      expect(await noted(1)).not.toContain('voisine')
      expect(await noted(2)).toContain('voisine')
    })

    test('signing out is noted there too, also before a site is chosen', async () => {
      const browser = await signedIn('voisine@test.example')
      await browser.ask(HOST, '/admin/api/auth/sign-out', { method: 'POST', payload: {} })
      expect(browser.jars.get(HOST)?.has(SESSION)).toBe(false)
      const { entries } = await app.stores.audit.list(1, { action: 'account.sign-out' })
      expect(entries.map(({ actor }) => actor.name)).not.toContain('voisine')
    })
  })

  describe('a site that is not one’s own', () => {
    const SITES = ['2', '3', '0', '-1', '999999999999999999999', '1e0', '01', '2%20', '%32', 'x']

    test('is told apart from none by nothing', async () => {
      const editor = await signedIn('editrice@test.example')
      const documents = new Set<string>()
      const answers = new Set<string>()
      for (const site of SITES) {
        const document = await editor.ask(HOST, `/admin/s/${site}/pages`)
        const { sites, isElsewhere: _named, ...said } = configurationOf(document)
        documents.add(JSON.stringify([document.status, said, sites]))
        expect(document.body).not.toContain('Deux')
        const api = await editor.ask(HOST, `/admin/s/${site}/api/pages`, { headers: NAVIGATION })
        if (/^[1-9]\d{0,8}$/.test(site)) answers.add(`${api.status} ${api.body}`)
        // Nothing else is a site: the address is one of the screens’ own.
        else expect(configurationOf(api)['access'], site).toBe('sites')
      }
      expect([...documents]).toHaveLength(1)
      expect([...answers]).toEqual([expect.stringMatching(/^403 .*ne vous est pas ouvert/)])
    })

    test.each([
      '/admin/s/1%2F2/api/pages',
      '/admin/s%2F2/api/pages',
      '/admin/s/1/..%2F2/api/pages',
      '/admin/s/1/../2/api/pages',
      '/admin//s/2/api/pages',
      '//admin/s/2/api/pages',
      '/admin/s/1/s/2/api/pages',
      '/ADMIN/s/2/api/pages',
      '/admin/s/1/site/admin/api/pages',
      '/admin/s/1/api%2Fpages',
      '/admin/s/2;/api/pages',
      '/admin/s/1?/admin/s/2/api/pages',
    ])('is not had by %s', async (url) => {
      const editor = await signedIn('editrice@test.example')
      for (const more of [{}, { 'x-forwarded-host': SECOND }]) {
        const answer = await editor.ask(HOST, url, { headers: more })
        expect(answer.body).not.toContain('"data":')
        expect(answer.body).not.toContain('Deux')
        expect(answer.status).not.toBe(500)
      }
    })

    test('changes nothing either', async () => {
      const editor = await signedIn('editrice@test.example')
      const answer = await editor.ask(HOST, '/admin/s/2/api/auth/account', {
        method: 'PUT',
        payload: { name: 'Autre' },
      })
      expect(answer.status).toBe(403)
      const confirmed = await editor.ask(HOST, '/admin/s/2/api/auth/confirm', {
        method: 'POST',
        payload: { password: PASSWORD },
      })
      expect(confirmed.status).toBe(403)
      expect((await app.stores.audit.list(2, { action: 'account.confirm' })).entries).toEqual([])
    })
  })

  describe('every route, on each host, with each kind of cookie', () => {
    const ASKED = new Set(['GET', 'POST', 'PUT', 'DELETE'])
    const SHARED = /^\/(?:healthz|readyz|metrics)$|^\/(?:image-en-attente\.svg|sans-script\.css)$/
    const CHOSEN: readonly string[] = Object.values(ACCOUNT_PATHS).map((path) => `/admin${path}`)
    const BEFORE = ['sign-in', 'second-factor', 'sign-out']
    const isOneOf = (names: readonly string[], url: string) =>
      names.some((name) => url === `/admin/api/auth/${name}`)
    const filled = (url: string) => url.replace(/:[A-Za-z]+/g, '1').replace(/\/?\*$/, '/x')
    const send = ({ method, url }: AppRoute, browser: HostBrowser, host: string) =>
      browser.ask(host, url, {
        method: method as 'GET',
        headers: method === 'GET' ? NAVIGATION : {},
        ...(method === 'GET' ? {} : { payload: {} }),
      })

    let routes: AppRoute[]
    let bearers: Map<string, HostBrowser>

    beforeAll(async () => {
      routes = routesOf(app.app).filter(({ method }) => ASKED.has(method))
      const editor = await signedIn('editrice@test.example')
      const client = await clientOn(FIRST)
      const viewer = await signedIn('editrice@test.example')
      await viewer.view(FIRST, '/')
      const copied = (name: string, value: string) => {
        const browser = app.hostBrowser()
        for (const host of [HOST, FIRST, SECOND]) {
          browser.jars.set(
            host,
            new Map([
              [name, value],
              [`__Host-${name}`, value],
            ]),
          )
        }
        return browser
      }
      const ofAdmin = editor.jars.get(HOST)?.get(SESSION) ?? ''
      const ofClient = client.jars.get(FIRST)?.get('vitrine.session_token') ?? ''
      const ofView = viewer.jars.get(FIRST)?.get('vitrine.view') ?? ''
      expect([ofAdmin, ofClient, ofView]).not.toContain('')
      bearers = new Map([
        ['nobody', app.hostBrowser()],
        ['the session of an editor, copied everywhere', copied('vitrine.session_token', ofAdmin)],
        ['the session of a client, copied everywhere', copied('vitrine.session_token', ofClient)],
        ['the view of an editor, copied everywhere', copied('vitrine.view', ofView)],
      ])
    })

    test('the back office’s own host serves nothing public', async () => {
      const wrong: string[] = []
      expect(routes.length).toBeGreaterThan(200)
      for (const [who, browser] of bearers) {
        for (const { method, url } of routes) {
          if (url.startsWith('/admin') || SHARED.test(url)) continue
          const { status, location } = await send({ method, url: filled(url) }, browser, HOST)
          const isHome = filled(url) === '/' && location === '/admin'
          if (status !== 404 && !isHome) wrong.push(`${who}: ${method} ${url} → ${status}`)
        }
      }
      expect(wrong).toEqual([])
    })

    describe.each(shares(5))('of routes %s', (_share, isIn, isSample) => {
      const options = { ...sampled(isSample), timeout: 120_000 }
      test(
        'its interface is there for whoever has a role on the site that is named',
        options,
        async () => {
          const wrong: string[] = []
          const answered: string[] = []
          for (const [who, browser] of bearers) {
            const isEditor = who.startsWith('the session of an editor')
            for (const [place, { method, url }] of routes.entries()) {
              if (!isIn(place) || !url.startsWith('/admin/api/')) continue
              if (url.endsWith('*') || isOneOf(BEFORE, url)) continue
              const below = filled(url).slice('/admin'.length)
              for (const base of ['/admin', '/admin/s/1', '/admin/s/2', '/admin/s/7']) {
                if (isEditor && base === '/admin/s/1') continue
                const { status, body } = await send({ method, url: base + below }, browser, HOST)
                const isKnown = isEditor || who.startsWith('the session of a client')
                if (status === (isKnown ? 403 : 401)) answered.push(body)
                else wrong.push(`${who}: ${method} ${base}${below} → ${status}`)
              }
            }
          }
          expect(wrong).toEqual([])
          expect(answered.length).toBeGreaterThan(300)
        },
      )
    })

    test('on hosts of sites there is nothing of it but what clients choose a password with', async () => {
      const wrong: string[] = []
      for (const [who, browser] of bearers) {
        for (const { method, url } of routes) {
          if (!url.startsWith('/admin') || url.startsWith('/admin/assets')) continue
          if (CHOSEN.includes(url)) continue
          for (const [host, site] of [[FIRST, 1] as const, [SECOND, 2] as const]) {
            const path = filled(url)
            const answer = await send({ method, url: path }, browser, host)
            const isRefused =
              answer.status === 403 && answer.body.includes(`${ADMIN.origin}/admin.`)
            const rest = path.slice('/admin'.length)
            const isSent = answer.location === `${ADMIN.origin}/admin/s/${site}${rest}`
            if (path.startsWith('/admin/api') ? !isRefused : !isSent) {
              wrong.push(`${who}: ${method} ${host}${path} → ${answer.status} ${answer.location}`)
            }
          }
        }
      }
      expect(wrong).toEqual([])
    }, 120_000)

    test('a view reads, and every other method is refused on its site', async () => {
      const viewer = bearers.get('the view of an editor, copied everywhere')
      if (!viewer) throw new Error('Nobody views.')
      const wrong: string[] = []
      for (const { method, url } of routes) {
        if (method === 'GET' || /^(?:\/dev\.php)?\/ajax/.test(url)) continue
        if (url.startsWith('/admin') && !CHOSEN.includes(url)) continue
        if (/^\/(?:visite|deconnexion)/.test(url)) continue
        const path = url === '/*' ? '/contact' : filled(url)
        const { status, body } = await send({ method, url: path }, viewer, FIRST)
        const isKept = status === 403 && body.includes('rien ne peut y être envoyé')
        if (!isKept) wrong.push(`${method} ${path} → ${status}`)
      }
      expect(wrong).toEqual([])
    })

    test('no cookie of elsewhere makes anybody more than a visitor on a site', async () => {
      const visitor = await app.hostBrowser().ask(SECOND, '/')
      for (const [who, browser] of bearers) {
        const seen = await browser.ask(SECOND, '/')
        expect([who, seen.status]).toEqual([who, visitor.status])
        expect(seen.body).not.toContain('account-note')
        expect([who, (await browser.ask(SECOND, '/dev.php')).status]).toEqual([who, 404])
      }
      const staff = bearers.get('the session of an editor, copied everywhere')
      expect(await staff?.ask(FIRST, secure)).toMatchObject({ status: 401 })
    })
  })

  describe('looking at the site', () => {
    test('shows what the role may see, on every page says so, and runs no script of the firm', async () => {
      const { browser } = await somebody('developer')
      const answer = await browser.view(FIRST, '/contact?mo=x')
      expect(answer).toMatchObject({ status: 303, location: '/contact?mo=x' })
      expect(answer.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
      const line = String(answer.headers['set-cookie'])
      expect(line).toMatch(/^vitrine\.view=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/)
      const page = await browser.ask(FIRST, '/contact')
      expect(page.body).toContain('is-developer')
      expect(page.body).toContain('en lecture seule')
      expect(page.headers['cache-control']).toBe('no-store')
      expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-/)
      expect(await browser.ask(FIRST, '/dev.php')).toMatchObject({ status: 200 })
      const reserved = await browser.ask(FIRST, secure)
      expect(reserved.body).toContain('contenu réservé')
      const { browser: writer } = await somebody('writer')
      await writer.view(FIRST, '/')
      expect(await writer.ask(FIRST, '/dev.php')).toMatchObject({ status: 404 })
    })

    test('hands the value over in a form that stands in no address, to that site alone', async () => {
      const { browser } = await somebody('editor')
      const { status, headers, body } = await browser.ask(HOST, '/admin/s/1/voir?vers=/x')
      expect(status).toBe(200)
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      const [, action = ''] = /<form method="post" action="([^"]*)"/.exec(body) ?? []
      expect(action).toMatch(/\/visite$/)
      expect(policy).toContain(`form-action ${new URL(action).origin};`)
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'strict-origin',
      })
      expect(headers['x-frame-options']).toBe('DENY')
    })

    test('a value is good once, also when it is given many times at once', async () => {
      const { browser } = await somebody('editor')
      const value = await browser.valueFor('/')
      const given = await Promise.all(
        Array.from({ length: 12 }, () => app.hostBrowser().give(FIRST, value)),
      )
      expect(given.filter(({ status }) => status === 303)).toHaveLength(1)
      expect(await app.hostBrowser().give(FIRST, value)).toMatchObject({
        status: 403,
        body: expect.stringContaining('ne sert qu’une fois'),
      })
    })

    test('for a minute, on its site, from the back office, as it was signed', async () => {
      const { browser } = await somebody('editor')
      const other = app.hostBrowser()
      const value = await browser.valueFor('/')
      expect(await other.give(SECOND, value)).toMatchObject({ status: 403 })
      for (const origin of [
        'https://deux.test',
        'null',
        `${ADMIN.origin}.evil.test`,
        'https://un.test',
      ]) {
        expect([origin, (await other.give(FIRST, value, { origin })).status]).toEqual([origin, 403])
      }
      for (const wrong of ['', 'x', `${value}x`, value.slice(1), value.replace(/\..*/, '.x')]) {
        expect(await other.give(FIRST, wrong)).toMatchObject({ status: 403 })
      }
      expect(other.jars.get(FIRST)?.size ?? 0).toBe(0)
      app.clock.now = new Date(app.clock.now.getTime() + MINUTE + 1)
      expect(await other.give(FIRST, value)).toMatchObject({ status: 403 })
      app.clock.now = new Date(app.clock.now.getTime() - 3 * MINUTE)
      expect(await other.give(FIRST, value)).toMatchObject({ status: 403 })
    })

    test('neither is good on the other site of somebody who works on both', async () => {
      const both = await signedIn('double@test.example')
      const value = await both.valueFor('/', 1)
      expect((await both.give(SECOND, value)).status).toBe(403)
      await both.give(FIRST, value)
      const first = both.jars.get(FIRST) ?? new Map<string, string>()
      expect((await both.ask(FIRST, '/')).body).toContain('account-note')
      both.jars.set(SECOND, new Map(first))
      expect((await both.ask(SECOND, '/')).body).not.toContain('account-note')
      expect((await both.view(SECOND, '/', 2)).status).toBe(303)
      expect((await both.ask(SECOND, '/')).body).toContain('account-note')
    })

    test('makes nobody anybody in the documents of clients', async () => {
      const { browser } = await somebody('editor')
      await browser.view(FIRST, '/')
      const { status, body } = await browser.ask(FIRST, '/admin/mot-de-passe-oublie')
      expect(status).toBe(200)
      expect(body).not.toContain('admin-configuration')
    })

    test('the cookie is no value, and the value no cookie', async () => {
      const { browser } = await somebody('editor')
      const value = await browser.valueFor('/')
      const other = app.hostBrowser()
      other.jars.set(FIRST, new Map([['vitrine.view', value]]))
      expect((await other.ask(FIRST, secure)).status).toBe(401)
      await browser.view(FIRST, '/')
      const cookie = browser.jars.get(FIRST)?.get('vitrine.view') ?? ''
      expect((await other.give(FIRST, cookie)).status).toBe(403)
    })

    test('is begun by the back office alone, and by whoever has a role on the site', async () => {
      const { browser } = await somebody('editor')
      const asked = (headers: Record<string, string>, site = 1) =>
        browser.ask(HOST, `/admin/s/${site}/voir?vers=/`, { headers })
      for (const from of ['cross-site', 'same-site', 'x']) {
        const answer = await asked({ 'sec-fetch-site': from })
        expect(answer).toMatchObject({ status: 302, location: '/admin/s/1' })
      }
      const fetched = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' }
      expect(await asked(fetched)).toMatchObject({ status: 403 })
      expect((await asked({ 'sec-fetch-dest': 'iframe' })).status).toBe(403)
      expect((await asked({}, 2)).body).not.toContain('name="value"')
      const chief = await signedIn('chef@test.example')
      for (const nowhere of ['/admin/voir', '/admin/s/7/voir']) {
        const answer = await chief.ask(HOST, nowhere, { headers: NAVIGATION })
        expect([nowhere, answer.status, answer.location]).toEqual([nowhere, 302, '/admin'])
      }
      expect((await app.hostBrowser().ask(HOST, '/admin/s/1/voir')).body).not.toContain('value')
    })

    test.each([
      '//evil.test',
      '/\\evil.test',
      '/.//evil.test',
      '/\t/evil.test',
      '/%2F/../..//evil.test',
      'https://evil.test/',
      'javascript:alert(1)',
      `/${'x'.repeat(3000)}`,
      '',
    ])('leads nowhere but to the site: %j', async (path) => {
      const browser = await signedIn('editrice@test.example')
      const { status, location } = await browser.view(FIRST, path)
      expect(status).toBe(303)
      expect(location.startsWith('/')).toBe(true)
      expect(new URL(location, 'https://un.test').host).toBe('un.test')
    })

    test.each([
      [
        'signing out',
        async (who: Awaited<ReturnType<typeof somebody>>) =>
          who.browser.ask(HOST, '/admin/api/auth/sign-out', { method: 'POST', payload: {} }),
      ],
      [
        'a disabled account',
        async (who: { id: string }) =>
          app.stores.accounts.disable(who.id, new Date().toISOString()),
      ],
      [
        'a lost role',
        async (who: { id: string }) => app.stores.accounts.setRole(1, who.id, 'client'),
      ],
      [
        'a new password',
        async (who: Awaited<ReturnType<typeof somebody>>) =>
          who.browser.ask(HOST, '/admin/s/1/api/auth/password', {
            method: 'POST',
            payload: { current: PASSWORD, password: 'une autre phrase assez longue' },
          }),
      ],
      [
        'ending all other sessions',
        async (who: { id: string }) => app.stores.accounts.endAccess(who.id),
      ],
      [
        'a session that has run out',
        async (who: { id: string }) => {
          const { db } = app.stores.accounts.database
          const past = new Date(app.clock.now.getTime() - 1).toISOString()
          await db
            .updateTable('account_session')
            .set({ expires_at: past })
            .where('user_id', '=', who.id)
            .execute()
        },
      ],
      [
        'a day',
        async () => {
          app.clock.now = new Date(app.clock.now.getTime() + 9 * 60 * MINUTE)
        },
      ],
    ])('ends with %s, and so does a value that nobody has given yet', async (_end, work) => {
      const who = await somebody('editor')
      const waits = await who.browser.valueFor('/')
      await who.browser.view(FIRST, '/')
      const reads = async () => (await who.browser.ask(FIRST, secure)).status
      expect(await reads()).toBe(200)
      await work(who)
      expect(await reads()).toBe(401)
      expect((await who.browser.ask(FIRST, '/')).body).not.toContain('account-note')
      expect((await app.hostBrowser().give(FIRST, waits)).status).toBe(403)
    })

    test('a role that changes is another one at the next page', async () => {
      const { id, browser } = await somebody('developer')
      await browser.view(FIRST, '/')
      expect((await browser.ask(FIRST, '/dev.php')).status).toBe(200)
      await app.stores.accounts.setRole(1, id, 'writer')
      expect((await browser.ask(FIRST, '/dev.php')).status).toBe(404)
      expect((await browser.ask(FIRST, secure)).status).toBe(200)
    })

    test('is ended on the site, while the back office goes on', async () => {
      const { browser } = await somebody('editor')
      await browser.view(FIRST, '/')
      expect(await browser.post(FIRST, '/deconnexion', {})).toMatchObject({
        status: 303,
        location: '/',
      })
      expect((await browser.ask(FIRST, secure)).status).toBe(401)
      expect((await browser.ask(HOST, '/admin/s/1/api/context')).status).toBe(200)
    })

    test('opens drafts in a window, to who may see them', async () => {
      const { browser } = await somebody('editor')
      const draft = '/apercu/pages/1/fr/draft/preview'
      expect((await browser.ask(FIRST, draft)).status).toBe(404)
      expect((await browser.view(FIRST, draft)).location).toBe(draft)
      const seen = await browser.ask(FIRST, draft)
      expect(seen).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } })
      expect(seen.headers['content-security-policy']).toMatch(/script-src 'nonce-/)
      expect((await browser.ask(FIRST, '/apercu/templates/1/1/draft/preview')).status).toBe(404)
      const client = await clientOn(FIRST)
      expect((await client.ask(FIRST, draft)).status).toBe(404)
    })

    test('J2 as another user is asked for with the password, noted, and of their role alone', async () => {
      const chief = await somebody('super-admin')
      const { id } = await somebody('writer')
      const as = (user: string) =>
        chief.browser.ask(HOST, `/admin/s/1/voir?vers=/&comme=${user}`, { headers: NAVIGATION })
      expect(await as(id)).toMatchObject({ status: 403 })
      await chief.browser.ask(HOST, `/admin/s/1/api/users/${id}/impersonate`, {
        method: 'POST',
        payload: {},
      })
      const value = /name="value" value="([^"]*)"/.exec((await as(id)).body)?.[1] ?? ''
      await chief.browser.give(FIRST, value)
      const page = await chief.browser.ask(FIRST, '/')
      expect(page.body).toContain('Vous regardez le site comme')
      expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-/)
      expect((await chief.browser.ask(FIRST, '/dev.php')).status).toBe(404)
      // The back office stays their own.
      const context = await chief.browser.ask(HOST, '/admin/s/1/api/context')
      expect(JSON.parse(context.body)).toMatchObject({ role: 'super-admin', impersonating: false })
      const { entries } = await app.stores.audit.list(1, { action: 'user.impersonate' })
      expect(entries[0]?.actor.id).toBe(chief.id)
      await chief.browser.post(FIRST, '/deconnexion/retour-au-compte', {})
      expect((await chief.browser.ask(FIRST, '/')).body).not.toContain('account-note')
      const ended = await app.stores.audit.list(1, { action: 'user.stop-impersonating' })
      expect(ended.entries[0]?.actor.id).toBe(chief.id)
      const { browser: editor } = await somebody('editor')
      const refused = await editor.ask(HOST, `/admin/s/1/voir?vers=/&comme=${id}`)
      expect(refused.body).not.toContain('name="value"')
    })
  })

  describe('clients', () => {
    test('sign in on the site, read secure pages, and come by no other door', async () => {
      const client = await clientOn(FIRST)
      expect((await client.ask(FIRST, secure)).body).toContain('contenu réservé')
      const mixed = await clientOn(FIRST, 'mixte@test.example')
      expect((await mixed.ask(FIRST, secure)).status).toBe(200)
      for (const email of ['chef@test.example', 'editrice@test.example', 'double@test.example']) {
        const staff = await clientOn(FIRST, email)
        expect([email, (await staff.ask(FIRST, secure)).status]).toEqual([email, 401])
        expect(staff.jars.get(FIRST)?.has('vitrine.session_token') ?? false).toBe(false)
      }
    })

    const lastLink = async (to: string): Promise<string> => {
      const now = app.clock.now.toISOString()
      const taken = await app.stores.outbox.take({ now, until: now, limit: 50 })
      for (const mail of taken) await app.stores.outbox.sent(mail, now)
      const mail = taken.map(({ draft }) => draft).findLast((draft) => draft.to === to)
      return /https?:\/\/\S+#jeton=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    }

    test('choose a password on the site, staff on the back office’s host, whoever asked where', async () => {
      await app.stores.sites.saveSettings(1, {})
      const through = async (
        browser: HostBrowser,
        host: string,
        path: string,
        typed: Record<string, string>,
      ) => {
        const url = `/admin${path}`
        const page = await browser.ask(host, url)
        return browser.post(host, url, { ...carriedBy(page.body), ...typed })
      }
      const forgot = (host: string, email: string, browser = app.hostBrowser()) =>
        through(browser, host, ACCOUNT_PATHS.forgot, { email })
      const client = app.hostBrowser()
      const sent = await forgot(FIRST, 'client@test.example', client)
      expect(sent.status).toBe(200)
      // Clients sign in on the pages of their site.
      expect(sent.body).not.toContain('/connexion')
      const link = await lastLink('client@test.example')
      expect(link).toContain('/admin/nouveau-mot-de-passe#jeton=')
      expect(link).not.toContain(HOST)
      const token = link.replace(/^.*jeton=/, '')
      const check = (host: string) => through(client, host, ACCOUNT_PATHS.reset, { jeton: token })
      expect((await check(FIRST)).status).toBe(200)
      expect((await check(HOST)).status).toBe(422)
      expect((await check(SECOND)).status).toBe(422)

      for (const host of [HOST, FIRST]) {
        app.clock.now = new Date(app.clock.now.getTime() + 1000)
        await forgot(host, 'editrice@test.example')
        const own = await lastLink('editrice@test.example')
        expect([host, own]).toEqual([
          host,
          expect.stringMatching(/^https:\/\/admin\.agence\.test\/admin\/nouveau-mot-de-passe#/),
        ])
      }
      await forgot(HOST, 'voisine@test.example')
      const of = await lastLink('voisine@test.example')
      const staff = of.replace(/^.*jeton=/, '')
      const opened = (host: string) =>
        through(app.hostBrowser(), host, ACCOUNT_PATHS.reset, { jeton: staff })
      expect((await opened(HOST)).body).toContain('voisine@test.example')
      expect(await opened(SECOND)).toMatchObject({ status: 422 })
      await forgot(HOST, 'client@test.example')
      expect(await lastLink('client@test.example')).toBe('')
    })
  })

  test('mails about documents lead staff to that host', async () => {
    const { browser: writer } = await somebody('writer')
    const call = (method: 'POST' | 'PUT', path: string, payload: object) =>
      writer.ask(HOST, `/admin/s/1/api${path}`, { method, payload })
    const { id } = JSON.parse((await call('POST', '/articles', {})).body) as { id: number }
    const draft = `/articles/${id}/draft`
    const opened = await writer.ask(HOST, `/admin/s/1/api${draft}`)
    const { base, fields } = JSON.parse(opened.body) as { base: number; fields: object }
    const full = {
      ...fields,
      title: 'Un article à lire',
      slug: `a-lire-${id}`,
      html: '<p>Lisez-moi.</p>',
      motifs: ['AEF'],
    }
    await call('PUT', draft, { fields: full, base })
    const asked = await call('POST', `${draft}/request`, { base: base + 1 })
    expect([asked.status, asked.body]).toEqual([200, expect.stringContaining('told')])
    const now = app.clock.now.toISOString()
    const taken = await app.stores.outbox.take({ now, until: now, limit: 50 })
    const mail = taken.find(({ draft: one }) => one.kind === 'publish-request')?.draft
    expect(mail?.text).toContain(`${ADMIN.origin}/admin/s/1/publication#jeton=`)
    for (const one of taken) await app.stores.outbox.sent(one, now)
  })

  describe('hosts in many spellings', () => {
    test.each([
      'ADMIN.AGENCE.TEST',
      'admin.agence.test.',
      'Admin.Agence.test:443',
      'admin.agence.test.:8443',
    ])('%s is the back office, and no site', async (host) => {
      const browser = app.hostBrowser()
      expect((await browser.ask(host, '/contact')).status).toBe(404)
      expect((await browser.ask(host, '/admin')).location).toBe('/admin/connexion')
      expect((await browser.ask(host, '/')).location).toBe('/admin')
    })

    test.each(['admin.agence.test.evil.test', 'xadmin.agence.test', 'agence.test', '127.0.0.1'])(
      '%s is not',
      async (host) => {
        const { status, location } = await app.hostBrowser().ask(host, '/admin')
        expect([status, location]).toEqual([302, `${ADMIN.origin}/admin/s/1`])
      },
    )

    test('what strangers forward is not believed', async () => {
      const browser = app.hostBrowser()
      const headers = { 'x-forwarded-host': HOST, 'x-forwarded-proto': 'https' }
      expect((await browser.ask(FIRST, '/contact', { headers })).status).toBe(200)
      expect((await browser.ask(FIRST, '/admin', { headers })).status).toBe(302)
      const other = await browser.ask(FIRST, '/admin/s/2/site/contact', { headers })
      expect(other).toMatchObject({
        status: 302,
        location: `${ADMIN.origin}/admin/s/1/s/2/site/contact`,
      })
      const away = { 'x-forwarded-host': FIRST }
      expect((await browser.ask(HOST, '/contact', { headers: away })).status).toBe(404)
      const { status } = await browser.ask(`${HOST}, ${FIRST}`, '/admin')
      expect(status).toBe(400)
    })

    test('an address that no router reads is no page of a site', async () => {
      for (const url of ['/%', '/admin/%zz', '/admin/s/1/%', '/%00']) {
        const { status, body } = await app.hostBrowser().ask(HOST, url)
        expect([url, status === 404 || status === 400, body.includes('Lhermine')]).toEqual([
          url,
          true,
          false,
        ])
      }
      expect((await app.hostBrowser().ask(HOST, '/admin/s/1/api/%zz')).body).toContain('message')
    })
  })

  describe('what its screens show of a site', () => {
    const PICTURE = '/illustrations/entreprise.svg'

    test('is asked for by the page that names it, and lies below the site', async () => {
      const browser = await signedIn('editrice@test.example')
      const illustration = routesOf(app.app).find(({ url }) => url.startsWith('/illustrations/'))
      const url = illustration?.url ?? PICTURE
      const ask = (referer: string | undefined) =>
        browser.ask(HOST, `${url}?v=1`, { headers: { referer } })
      expect(await ask(`${ADMIN.origin}/admin/s/2/pages`)).toMatchObject({
        status: 307,
        location: `/admin/s/2/site${url}?v=1`,
        headers: { 'cache-control': 'no-store' },
      })
      for (const wrong of [
        undefined,
        '',
        `${ADMIN.origin}/admin`,
        'https://un.test/admin/s/2/x',
        'x',
      ]) {
        expect((await ask(wrong)).status).toBe(404)
      }
      expect((await browser.ask(HOST, `/admin/s/1/site${url}`)).status).toBe(200)
      expect((await browser.ask(HOST, '/admin/s/7/site/contact')).status).toBe(404)
    })

    test('no page, form or script of a firm is among it', async () => {
      const browser = await signedIn('editrice@test.example')
      const script = '/uploads/site-1/card/x.js'
      await mkdir(join(app.dataDir, 'uploads/site-1/card'), { recursive: true })
      await writeFile(join(app.dataDir, script), 'self.firm = true')
      expect((await browser.ask(FIRST, script)).body).toBe('self.firm = true')
      expect((await browser.ask(HOST, `/admin/s/1/site${script}`)).body).not.toContain('firm')
      for (const path of [
        '/contact',
        '/',
        '/sitemap.xml',
        '/dev.php',
        '/uploads/site-1/card/x.js',
      ]) {
        const { status } = await browser.ask(HOST, `/admin/s/1/site${path}`)
        expect([path, status === 404 || path === '/']).toEqual([path, true])
      }
      const posted = await browser.post(HOST, '/admin/s/1/site/contact', {})
      expect(posted.status).toBe(404)
    })

    test('what is not there is no page of the site, nor does it bring one there', async () => {
      const editor = await signedIn('editrice@test.example')
      for (const path of [
        '/media/rien.png',
        '/media/provider/cabinet/rien.pdf',
        '/templates/x/y.html',
      ]) {
        const { status, body } = await editor.ask(HOST, `/admin/s/1/site${path}`)
        expect([path, status, body.includes('Lhermine')]).toEqual([path, 404, false])
      }
      for (const path of ['/contact', '/assets/rien.js']) {
        expect([path, (await editor.ask(HOST, path)).status]).toEqual([path, 404])
      }
    })

    test('health and metrics are what they were', async () => {
      for (const host of [HOST, FIRST]) {
        expect((await app.hostBrowser().ask(host, '/healthz')).status).toBe(200)
        expect((await app.hostBrowser().ask(host, '/readyz')).status).toBe(200)
      }
    })
  })

  test('nobody’s write token, and another site’s page, change nothing', async () => {
    const browser = await signedIn('editrice@test.example')
    const rename = (headers: Record<string, string>) =>
      browser.ask(HOST, '/admin/s/1/api/auth/account', {
        method: 'PUT',
        payload: { name: 'Claire' },
        headers,
      })
    expect((await rename({ 'x-write-token': '' })).status).toBe(403)
    for (const from of ['same-site', 'cross-site']) {
      expect((await rename({ 'sec-fetch-site': from })).status).toBe(403)
    }
    expect((await rename({})).status).toBe(200)
  })

  test('no site can have that name', async () => {
    const { stores } = app
    for (const host of [HOST, `${HOST.toUpperCase()}.`, `${HOST}:443`]) {
      await expect(stores.sites.saveHosts(2, [SECOND, host])).rejects.toThrow('ADMIN_HOST')
      const by = { id: '', name: 'x' }
      await expect(stores.hosts.propose(2, host, by, '')).rejects.toThrow('réservé')
    }
    await expect(stores.sites.saveHosts(1, [FIRST, HOST])).rejects.toThrow('ADMIN_HOST')
  })
})

describe('without ADMIN_HOST', () => {
  test('there is no route, no cookie and no word of it', async () => {
    const plain = await createAccountApp()
    const own = await createAdminHostApp('sqlite')
    const lines = (app: { app: Parameters<typeof routesOf>[0] }) =>
      routesOf(app.app).map(({ method, url }) => `${method} ${url}`)
    const [ofPlain, ofOwn] = [lines(plain), lines(own)]
    const more = ofOwn.filter((line) => !ofPlain.includes(line))
    expect(ofPlain.filter((line) => !ofOwn.includes(line))).toEqual([])
    expect(more.every((line) => /^\w+ \/(?:admin\/voir|visite|apercu\/)/.test(line))).toBe(true)
    await plain.addAccount('chef@test.example', 'super-admin')
    const browser = plain.browser()
    await browser.signIn('chef@test.example')
    const document = await plain.app.inject({
      url: '/admin/s/1/pages',
      headers: { cookie: `vitrine.session_token=${browser.cookies.get('vitrine.session_token')}` },
    })
    const said = /id="admin-configuration">([^<]*)</.exec(document.body)?.[1] ?? ''
    expect(Object.keys(JSON.parse(said))).toEqual([
      'siteName',
      'siteIcon',
      'impersonating',
      'previewSheets',
      'access',
    ])
    expect((await browser.get('/admin/voir')).body).not.toContain('name="value"')
    expect((await browser.post('/visite', { value: 'x' })).status).toBe(405)
    await own.close()
    await plain.close()
  })
})
