/** @module-tag exhaustive */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { addAccount, PASSWORD } from './sign-in.ts'
import { ADMIN, FIRST, SECOND, useTwoFirms } from './two-firms.ts'
import { newVisitor, useBrowser } from './visit.ts'

useBrowser()

const SCRIPT = '/uploads/site-1/card/card-magazine.js'

const SECURE = '/documents-de-gestion'

/** Two firms. The first one's developer has written a template with a script, and chosen it for every list. */
const server = useTwoFirms(async (stores, dataDir) => {
  const base = join(dataDir, SCRIPT.replace(/\.js$/, ''))
  await mkdir(dirname(base), { recursive: true })
  await writeFile(
    `${base}.html`,
    '{{! hasOwnJs }}<article class="feed-item"><p>{{title}}</p></article>',
  )
  await writeFile(`${base}.js`, 'self.firm = true')
  const fields = { path: SECURE, name: 'Documents', title: 'Documents', is_secure: true }
  await stores.pages.insert(1, 1, fields)
  const raw = new DatabaseSync(join(dataDir, 'vitrine.sqlite'))
  raw.exec(`UPDATE widget SET options = json_patch(options, '{"template_dir":"site-1"}')
    WHERE type = 'feed' AND site_id = 1`)
  raw.exec('UPDATE site SET version = version + 1')
  raw.close()
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()

async function signedIn(role: 'super-admin' | 'editor', context: BrowserContext): Promise<Page> {
  const { email } = await addAccount(server.dataDir, role)
  const page = await context.newPage()
  await page.goto(`${ADMIN}/`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  return page
}

/** What the link of a screen opens, in a window of its own. */
async function openedBy(page: Page, name: string | RegExp): Promise<Page> {
  const opening = page.context().waitForEvent('page')
  await page.getByRole('link', { name }).first().click()
  const other = await opening
  await other.waitForURL(({ origin }) => origin === FIRST || origin === SECOND)
  await other.waitForLoadState('load')
  return other
}

const runsFirmScript = (page: Page) => page.evaluate(() => 'firm' in window)

test('somebody signs in on the back office’s host, chooses a firm, edits, and sees the site', async () => {
  const context = await newVisitor()
  const said: string[] = []
  context.on('console', (line) => {
    if (line.type() === 'error' || line.type() === 'warning') said.push(line.text())
  })
  const page = await signedIn('super-admin', context)
  const second = page.getByRole('link', { name: /Cabinet Deux/ })
  await second.waitFor()
  expect(await heading(page).innerText()).toBe('Vos sites')
  expect(await page.getByRole('link').count()).toBe(2)
  await second.click()
  await page.waitForURL(`${ADMIN}/admin/s/2`)
  await page.getByRole('link', { name: 'Pages', exact: true }).click()
  await page.waitForURL(`${ADMIN}/admin/s/2/pages`)
  await page
    .getByRole('link', { name: /Accueil/ })
    .first()
    .click()
  await page.waitForURL(/\/admin\/s\/2\/pages\/1\/fr\/edit/)
  // The pictures of the page are there: the site's own, on this host.
  const frame = page.frameLocator('iframe').first()
  await frame.locator('img').first().waitFor()
  await expect
    .poll(() =>
      frame.locator('img').evaluateAll((images) => {
        const shown = images as HTMLImageElement[]
        return shown.filter((image) => image.complete && image.naturalWidth > 0).length
      }),
    )
    .toBeGreaterThan(0)

  await page.goto(`${ADMIN}/admin/s/2/account`)
  const site = await openedBy(page, 'Voir le site')
  expect(site.url()).toBe(`${SECOND}/`)
  expect(await site.locator('.account-note').innerText()).toContain('en lecture seule')
  expect(await site.evaluate(() => document.referrer)).not.toContain('/admin/')
  expect(await site.evaluate(() => window.opener)).toBeNull()
  // The other firm knows nothing of it.
  await site.goto(FIRST)
  expect(await site.locator('.account-note').count()).toBe(0)
  await site.goto(SECOND)
  await site.getByRole('button', { name: 'Terminer la visite' }).click()
  await site.waitForURL(`${SECOND}/`)
  expect(await site.locator('.account-note').count()).toBe(0)

  await page.getByRole('button', { name: /Rôle super-admin/ }).click()
  await page.getByRole('menuitem', { name: 'Changer de site' }).click()
  await page.waitForURL(`${ADMIN}/admin`)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByLabel('Adresse e-mail').waitFor()
  for (const path of ['/assets/rien.js', '/admin/assets/rien.js', '/contact', '/contact']) {
    const answer = await page.goto(ADMIN + path)
    const names = (await page.content()).includes('Lhermine')
    expect([path, answer?.status(), names]).toEqual([path, 404, false])
  }
  expect(said.filter((line) => !/status of (401|404)/.test(line))).toEqual([])
  await context.close()
})

test(
  'what is saved there is seen on the site’s own host, drafts included',
  sampled(false),
  async () => {
    const context = await newVisitor()
    const page = await signedIn('editor', context)
    await page.waitForURL(`${ADMIN}/admin/s/1`)
    await page.goto(`${ADMIN}/admin/s/1/cabinet`)
    await page.getByLabel('Nom du cabinet').fill('Cabinet Ardoin')
    await page.getByRole('button', { name: 'Enregistrer' }).first().click()
    await page.getByText('Enregistré.').first().waitFor()
    const site = await openedBy(page, 'Voir le site')
    expect(site.url()).toBe(`${FIRST}/`)
    await site.goto(`${FIRST}/mentions-legales`)
    expect(await site.locator('body').innerText()).toContain('Cabinet Ardoin')
    await page.goto(`${ADMIN}/admin/s/1/layouts/1/footer/fr`)
    const preview = await openedBy(page, /Aperçu/)
    expect(preview.url()).toMatch(/\/apercu\/layouts\/1\/footer\/fr\/draft\/preview$/)
    expect(await preview.locator('footer').count()).toBeGreaterThan(0)
    expect(await runsFirmScript(preview)).toBe(false)
    await context.close()
  },
)

test(
  'M6 a firm’s script reads nothing of the back office, and the session comes with no page of it',
  sampled(false),
  async () => {
    const context = await newVisitor()
    const site = await context.newPage()
    await site.goto(FIRST, { waitUntil: 'load' })
    expect(await runsFirmScript(site)).toBe(true)
    const office = await signedIn('super-admin', context)
    await office.getByRole('link', { name: /Cabinet Deux/ }).waitFor()
    const asked: string[] = []
    site.on('request', (request) => {
      void request.allHeaders().then(({ cookie = '' }) => asked.push(`${request.url()} ${cookie}`))
    })
    const found = await site.evaluate(async (admin) => {
      const read: Record<string, string> = {}
      const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
      const addresses = [
        '/admin',
        '/admin/s/1',
        '/admin/s/1/api/context',
        '/admin/s/1/api/leads',
        '/admin/s/1/voir',
      ]
      for (const path of addresses) {
        for (const credentials of ['include', 'omit'] as const) {
          read[`fetch ${path} ${credentials}`] = await fetch(admin + path, { credentials }).then(
            async (answer) => `${answer.status} ${await answer.text()}`,
            () => 'nothing',
          )
        }
        const own = await fetch(path, { redirect: 'manual' })
        read[`own ${path}`] = own.ok ? await own.text() : 'nothing'
        const frame = document.createElement('iframe')
        frame.src = admin + path
        document.body.append(frame)
        await pause(400)
        try {
          read[`frame ${path}`] = frame.contentDocument?.body.innerHTML || 'nothing'
        } catch {
          read[`frame ${path}`] = 'nothing'
        }
        const script = document.createElement('script')
        script.src = admin + path
        read[`script ${path}`] = await new Promise((resolve) => {
          script.addEventListener('load', () => resolve('loaded'))
          script.addEventListener('error', () => resolve('nothing'))
          document.head.append(script)
        })
        const other = window.open(admin + path)
        read[`window ${path}`] = 'nothing'
        for (let turn = 0; turn < 8; turn += 1) {
          await pause(100)
          try {
            const html = other?.document.documentElement.outerHTML ?? ''
            if (/admin-configuration|name="value"/.test(html)) read[`window ${path}`] = html
          } catch {
            // Another origin.
          }
        }
      }
      const posted = await fetch(`${admin}/admin/s/1/api/users`, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body: '{}',
      }).catch(() => null)
      read['post'] = posted === null || posted.type === 'opaque' ? 'nothing' : String(posted.status)
      return read
    }, ADMIN)
    for (const [way, what] of Object.entries(found)) expect([way, what]).toEqual([way, 'nothing'])
    await site.goto(`${FIRST}/contact`)
    const withSession = asked.filter((line) => line.startsWith(FIRST) && /session_token/.test(line))
    expect(withSession).toEqual([])
    // Seen from the back office, the same page runs nothing of the firm's.
    await office.goto(`${ADMIN}/admin/s/1`)
    const view = await openedBy(office, 'Voir le site')
    expect(await runsFirmScript(view)).toBe(false)
    await context.close()
  },
)

test('J1 a client signs in on the site, whose password does not open the back office', async () => {
  const context = await newVisitor()
  const { email } = await addAccount(server.dataDir, 'client')
  const page = await context.newPage()
  await page.goto(FIRST + SECURE)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /connecter/i }).click()
  await page.locator('.account-note').waitFor()
  expect(await page.locator('.account-note').innerText()).toContain('Vous êtes connecté')
  await page.goto(`${FIRST}/admin/mot-de-passe-oublie`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByRole('button', { name: 'Demander le lien' }).click()
  await page.getByText('Demande enregistrée').waitFor()
  await page.goto(`${FIRST}/admin/pages`)
  await page.waitForURL(`${ADMIN}/admin/s/1/connexion?next=%2Fadmin%2Fs%2F1%2Fpages`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByText('Adresse e-mail ou mot de passe incorrect').waitFor()
  await context.close()
})
