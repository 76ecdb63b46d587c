/** @module-tag exhaustive */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { addAccount, PASSWORD, signInAs, writeHeaders } from './sign-in.ts'
import { newVisitor, useBrowser } from './visit.ts'

useBrowser()

const SCRIPT = '/uploads/site-1/card/card-magazine.js'

/** A firm's developer has written a template with a script, and chosen it for every list of news. */
const server = useOwnDemo({}, async (dataDir) => {
  const base = join(dataDir, SCRIPT.replace(/\.js$/, ''))
  await mkdir(dirname(base), { recursive: true })
  await writeFile(
    `${base}.html`,
    '{{! hasOwnJs }}<article class="feed-item"><p>{{title}}</p></article>',
  )
  await writeFile(`${base}.js`, 'self.firm = true')
  const db = database(dataDir)
  db.exec(`UPDATE widget SET options = json_patch(options, '{"template_dir":"site-1"}')
    WHERE type = 'feed'`)
  db.exec('UPDATE site SET version = version + 1')
  db.close()
})

const database = (dataDir: string) =>
  new DatabaseSync(join(dataDir, 'vitrine.sqlite'), { timeout: 10_000 })

const emails = (): string[] => {
  const db = database(server.dataDir)
  const rows = db.prepare('SELECT email FROM account_user').all()
  db.close()
  return rows.map(({ email }) => String(email))
}

const runsFirmScript = (page: Page) => page.evaluate(() => 'firm' in window)

async function opened(context: BrowserContext, path = '/'): Promise<Page> {
  const page = await context.newPage()
  await page.goto(server.url + path, { waitUntil: 'load' })
  return page
}

/** What a script of a page finds of the token, by every way to a document of the back office. */
const tokensFound = (page: Page) =>
  page.evaluate(async (script) => {
    const found: Record<string, string> = {}
    const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
    const readFrom = (read: () => Document | null | undefined): string => {
      try {
        const html = read()?.documentElement.outerHTML ?? 'nothing'
        return /write-token|admin-configuration/.test(html) ? html : 'nothing'
      } catch (cause) {
        return `nothing: ${String(cause).slice(0, 40)}`
      }
    }
    const fetched = await fetch('/admin', { credentials: 'include' })
    found['fetch'] = `${fetched.status} ${/write-token/.exec(await fetched.text())?.[0] ?? ''}`
    found['xhr'] = await new Promise((resolve) => {
      const request = new XMLHttpRequest()
      request.responseType = 'document'
      request.open('GET', '/admin')
      request.onloadend = () => resolve(readFrom(() => request.responseXML))
      request.send()
    })
    for (const [name, attribute] of [
      ['iframe', 'src'],
      ['object', 'data'],
      ['embed', 'src'],
    ] as const) {
      const element = document.createElement(name)
      element.setAttribute(attribute, '/admin')
      document.body.append(element)
      await pause(700)
      found[name] = readFrom(() => (element as HTMLIFrameElement).contentDocument)
    }
    /** A window that a script opens, and keeps trying to read and to patch. */
    const watched = async (name: string, open: () => Window | null) => {
      const other = open()
      found[name] = 'nothing'
      for (let turn = 0; turn < 25; turn += 1) {
        await pause(100)
        const seen = readFrom(() => other?.document)
        if (!seen.startsWith('nothing')) found[name] = seen
        try {
          if (other && other.location.pathname.startsWith('/admin')) {
            other.fetch = () => Promise.reject(new Error('patched'))
            found[name] += ' patched'
          }
        } catch {
          // Another origin, or none.
        }
      }
    }
    await watched('window', () => window.open('/admin'))
    await watched('named window', () => window.open('/admin', 'office'))
    await watched('window that goes there', () => {
      const other = window.open('/contact')
      setTimeout(() => other?.location.assign('/admin'), 600)
      return other
    })
    await watched('empty window', () => {
      const other = window.open('about:blank')
      setTimeout(() => other?.location.assign('/admin'), 300)
      return other
    })
    const blob = URL.createObjectURL(
      new Blob([`<script src="${location.origin}${script}"></script>`], { type: 'text/html' }),
    )
    await watched('window of a window of a blob', () => {
      const other = window.open(blob)
      const inner: { window: Window | null } = { window: null }
      setTimeout(() => (inner.window = other?.open('/admin') ?? null), 500)
      return new Proxy({} as Window, {
        get: (_none, key) => Reflect.get(inner.window ?? window, key),
      })
    })
    await watched('form', () => {
      const other = window.open('about:blank', 'posted')
      const form = document.createElement('form')
      Object.assign(form, { action: '/admin', method: 'get', target: 'posted' })
      document.body.append(form)
      form.submit()
      return other
    })
    return found
  }, SCRIPT)

/** Every way in which a script of a page sends something that changes the site. */
const writesTried = (page: Page) =>
  page.evaluate(async () => {
    const user = { email: 'pwned@example.test', name: 'P', role: 'super-admin' }
    const post = async (headers: Record<string, string>, body: BodyInit) =>
      (await fetch('/admin/api/users', { method: 'POST', headers, body })).status
    const json = { 'content-type': 'application/json' }
    const statuses = [
      await post(json, JSON.stringify(user)),
      await post({ ...json, 'x-write-token': 'x' }, JSON.stringify(user)),
      await post({}, new URLSearchParams(user)),
      await post({ 'content-type': 'text/plain' }, JSON.stringify(user)),
    ]
    const form = document.createElement('form')
    Object.assign(form, { action: '/admin/api/users', method: 'post', target: 'sent' })
    for (const [name, value] of Object.entries(user)) {
      const input = document.createElement('input')
      Object.assign(input, { name, value })
      form.append(input)
    }
    const frame = document.createElement('iframe')
    frame.name = 'sent'
    document.body.append(frame, form)
    form.submit()
    await new Promise((resolve) => setTimeout(resolve, 500))
    return statuses
  })

test(
  'M6 a page that was open before a super-admin signs in reads no token and writes nothing',
  sampled(false),
  async () => {
    const context = await newVisitor()
    const page = await opened(context)
    expect(await runsFirmScript(page)).toBe(true)
    await signInAs(context, server, 'super-admin')
    const found = await tokensFound(page)
    expect(found['fetch']).toBe('403 ')
    for (const [way, what] of Object.entries(found)) {
      if (way !== 'fetch') expect(what, way).toMatch(/^nothing/)
    }
    expect((await writesTried(page)).every((status) => status === 403)).toBe(true)
    expect(emails()).not.toContain('pwned@example.test')
    const worker = page.evaluate(
      (script) => navigator.serviceWorker.register(script).then(() => 'registered'),
      SCRIPT,
    )
    await expect(worker).rejects.toThrow(/40[34]|MIME|fetching the script/)
    // The windows that were opened are whole all the same.
    const office = await context.newPage()
    await office.goto(`${server.url}/admin`)
    await office.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await office.evaluate(() => document.querySelector('[name=write-token]'))).toBeNull()
    await context.close()
  },
)

test('M6 a firm’s script does not run in pages of whoever is signed in', async () => {
  const context = await newVisitor()
  await signInAs(context, server, 'super-admin')
  const page = await context.newPage()
  const asked: string[] = []
  const said: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  page.on('console', (line) => void said.push(line.text()))
  await page.goto(server.url, { waitUntil: 'load' })
  expect(await runsFirmScript(page)).toBe(false)
  expect(asked).not.toContain(SCRIPT)
  expect(asked.some((path) => path.startsWith('/assets/'))).toBe(true)
  expect(await page.locator('.account-note').innerText()).toContain('fenêtre privée')
  await page.evaluate((script) => {
    const element = document.createElement('script')
    element.src = script
    document.head.append(element)
  }, SCRIPT)
  await page.waitForTimeout(300)
  expect(await runsFirmScript(page)).toBe(false)
  expect(said.filter((line) => !line.includes(SCRIPT))).toEqual([])
  await context.close()
})

test('M6 what matters most asks who it is, then goes on; so does a session changed in another tab', async () => {
  const context = await newVisitor()
  const { id, email } = await signInAs(context, server, 'super-admin')
  const db = database(server.dataDir)
  db.prepare('UPDATE account_session SET created_at = ? WHERE user_id = ?').run(
    new Date(Date.now() - 11 * 60_000).toISOString(),
    id,
  )
  db.close()
  const page = await context.newPage()
  await page.goto(`${server.url}/admin/audit`)
  const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est vous' })
  const field = dialog.getByLabel('Votre mot de passe', { exact: true })
  await page.getByRole('button', { name: 'JSON' }).click()
  await dialog.waitFor()
  await expect
    .poll(() => field.evaluate((element) => element === document.activeElement))
    .toBe(true)
  await field.fill('pas le bon mot de passe')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').waitFor()
  await field.fill(PASSWORD)
  const file = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await file).suggestedFilename()).toBe('journal.json')
  await dialog.waitFor({ state: 'hidden' })

  const again = await context.request.post(`${server.url}/admin/api/auth/sign-in`, {
    data: { email, password: PASSWORD },
    headers: await writeHeaders(context.request, server.url),
  })
  expect(again.ok()).toBe(true)
  const { id: other } = await addAccount(server.dataDir, 'writer')
  await page.goto(`${server.url}/admin/users/${other}`)
  const name = page.getByLabel(/^Prénom et nom|^Nom/).first()
  await name.fill('Un nom saisi')
  await context.request.post(`${server.url}/admin/api/auth/sign-in`, {
    data: { email, password: PASSWORD },
    headers: await writeHeaders(context.request, server.url),
  })
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await dialog.waitFor()
  expect(await name.inputValue()).toBe('Un nom saisi')
  await field.fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect
    .poll(() => {
      const open = database(server.dataDir)
      const row = open.prepare('SELECT name FROM account_user WHERE id = ?').get(other)
      open.close()
      return row?.['name']
    })
    .toBe('Un nom saisi')
  await context.close()
})
