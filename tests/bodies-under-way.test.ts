/** @module-tag exhaustive */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { sampled } from './exhaustive.ts'
import { MAX_FILE } from '#framework/forms/check-file.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { createTestApp, type TestApp } from './app.ts'
import { openForm, PLAIN_PDF, type VisitedForm } from './form-visit.ts'
import { type RawConnection, rawConnection } from './raw-connection.ts'
import { listening } from './raw-request.ts'
import { newPage } from './scratch-page.ts'

/** Short, so that nobody waits; the real ones are those of `bodies-under-way.ts`. */
const QUICK = { idle: 300, grace: 400, checkEvery: 50, linger: 500 }

const GIVES_WAY = 100

/** Longest that a test waits for an answer, in milliseconds: the machine may be busy. */
const PATIENCE = 15_000

const KIB = 1024

/** With the usual limits, with little memory, and with short times. */
let site: TestApp
let small: TestApp
let hasty: TestApp
let port: number
let smallPort: number
let hastyPort: number
/** Files that were written down, whatever became of them. */
let received = 0
let leads: string
let form: VisitedForm
let contact: VisitedForm
const open: RawConnection[] = []

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bodies-'))
  leads = join(dataDir, 'leads')
  const folder = leadFolder(leads)
  site = await createTestApp({
    leadFolder: {
      ...folder,
      receive: (body) => {
        received += 1
        return folder.receive(body)
      },
    },
  })
  const memory = { total: 256 * KIB, perNetwork: 256 * KIB }
  small = await createTestApp({
    stores: site.stores,
    leadFolder: folder,
    limits: { bodies: { memory, givesWay: GIVES_WAY } },
  })
  hasty = await createTestApp({
    stores: site.stores,
    leadFolder: folder,
    limits: { bodies: QUICK },
  })
  port = await listening(site.app)
  smallPort = await listening(small.app)
  hastyPort = await listening(hasty.app)
  const bare = { layout_id: 99 }
  await site.stores.layouts.create(1, { id: 99, name: 'nue', css_class: '' })
  const page = (name: string) =>
    newPage(site, [{ type: 'lead-form', options: { form: name, subject: 'Assistant' } }], bare)
  form = await openForm(site, (await page('candidature')).path)
  contact = await openForm(site, (await page('contact')).path)
})
afterEach(() => {
  for (const one of open.splice(0)) one.destroy()
})
afterAll(async () => {
  await hasty.close()
  await small.close()
  await site.close()
  await rm(dirname(leads), { recursive: true, force: true })
})

async function connection(to = port): Promise<RawConnection> {
  const one = await rawConnection(to)
  open.push(one)
  return one
}

const head = (path: string, type: string, length: number | null, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${more}` +
  `${length === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`}\r\n\r\n`

const MULTIPART = 'multipart/form-data; boundary=x'
const field = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, filename = 'cv.pdf') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  'Content-Type: application/pdf\r\n\r\n'
const typed = ({ widget, token }: VisitedForm) =>
  field('form_widget', widget) + field('token', token) + field('nom', 'Zoe')

const LARGE = `${'a'.repeat(200 * KIB)}\r\n`

const files = () => readdir(leads).catch(() => [])
const answered = (one: RawConnection, status: number) =>
  vi.waitFor(() => expect(one.statuses()).toEqual([status]), PATIENCE)

describe('M3 a body is read when it is known what for', () => {
  test.each(['/nimporte', '/informations-legales/plan-du-site'])(
    'a form posted to %s is refused by its first line',
    async (path) => {
      const one = await connection()
      one.send(head(path, MULTIPART, 20 * 1024 * KIB))
      await answered(one, 405)
    },
  )

  test('a form that says it is larger than any comes back before it is read', async () => {
    for (const [to, type, length] of [
      [form, MULTIPART, 40 * 1024 * KIB],
      [contact, 'application/x-www-form-urlencoded', 65 * KIB],
    ] as const) {
      const one = await connection()
      one.send(head(to.path, type, length))
      await answered(one, 413)
      expect(one.received()).toContain('trop volumineux')
    }
  })

  test.each(['/ajax/invente', '/admin/api/templates/import', '/admin/api/pages/1/fr/draft'])(
    'what nobody may send to %s is refused by its first line',
    async (path) => {
      const one = await connection()
      one.send(head(path, 'application/json', 60 * KIB))
      await vi.waitFor(() => expect(one.statuses()[0]).toBeGreaterThanOrEqual(401), PATIENCE)
    },
  )

  test('who asks before sending is told to go on for a form alone', async () => {
    const missing = await connection()
    missing.send(head('/nimporte', MULTIPART, 1000, 'Expect: 100-continue\r\n'))
    await answered(missing, 405)
    const one = await connection()
    one.send(head(form.path, MULTIPART, 1000, 'Expect: 100-continue\r\n'))
    await vi.waitFor(() => expect(one.received()).toMatch(/^HTTP\/1\.1 100 /), PATIENCE)
  })

  test('a body in an encoding that is not read is refused', async () => {
    const one = await connection()
    const urlencoded = 'application/x-www-form-urlencoded'
    one.send(`${head(contact.path, urlencoded, 20, 'Content-Encoding: gzip\r\n')}${'x'.repeat(20)}`)
    await answered(one, 415)
  })
})

describe('M3 a file goes to the disk as it comes', () => {
  test('of a form that we drew, and is gone when its sender is', async () => {
    const one = await connection()
    one.send(head(form.path, MULTIPART, 6 * 1024 * KIB) + typed(form) + file('cv'))
    one.send('a'.repeat(1024 * KIB))
    await vi.waitFor(async () => expect(await files()).toHaveLength(1), PATIENCE)
    expect((await files())[0]).toMatch(/^[\da-f-]{36}\.unfinished$/)
    one.destroy()
    await vi.waitFor(async () => expect(await files()).toEqual([]), PATIENCE)
  })

  test.each([
    ['before its token', () => file('cv') + LARGE + typed(form)],
    ['with a token that is not ours', () => typed({ ...form, token: 'x' }) + file('cv') + LARGE],
    ['for a control that the form does not have', () => typed(form) + file('photo') + LARGE],
    ['to a form without files', () => typed(contact) + file('cv') + LARGE, () => contact.path],
  ])('%s it goes nowhere', async (_what, given, path = () => form.path) => {
    received = 0
    const body = `${given()}--x--\r\n`
    const one = await connection()
    one.send(head(path(), MULTIPART, body.length) + body)
    await answered(one, 422)
    expect(received).toBe(0)
  })

  test('a second one of the same control goes nowhere, and the form comes back', async () => {
    const pdf = PLAIN_PDF.toString('latin1')
    const body = `${typed(form)}${file('cv')}${pdf}\r\n${file('cv')}${pdf}\r\n--x--\r\n`
    const one = await connection()
    one.send(head(form.path, MULTIPART, Buffer.byteLength(body)) + body)
    await answered(one, 422)
    expect(one.received()).toContain('Un seul fichier peut')
    expect(await files()).toEqual([])
  })

  test(
    'one that is too large is read to its end, and what was typed comes back',
    sampled(false),
    async () => {
      const large = 'a'.repeat(MAX_FILE + 1024 * KIB)
      const body = `${typed(form)}${file('cv')}${large}\r\n${field('email', 'zoe@')}--x--\r\n`
      const one = await connection()
      one.send(head(form.path, MULTIPART, Buffer.byteLength(body)) + body)
      await answered(one, 422)
      expect(one.received()).toContain('value="zoe@"')
      expect(one.received()).toMatch(/passe 5/)
    },
  )
})

describe('M3 what all bodies hold together is bounded', () => {
  const URL_ENCODED = 'application/x-www-form-urlencoded'
  const filled = ({ widget, token }: VisitedForm) =>
    `form_widget=${widget}&token=${token}&nom=Zo%C3%A9&email=zoe%40exemple.fr&message=x`

  const bodyOf = async (size: number) => {
    contact = await openForm(site, contact.path)
    return `${filled(contact)}&z=${'z'.repeat(size)}`
  }

  async function send(to: number, body: string): Promise<RawConnection> {
    const one = await connection(to)
    one.send(head(contact.path, URL_ENCODED, body.length) + body)
    return one
  }

  test.each([
    ['as it is typed', URL_ENCODED, 'a'.repeat(50 * KIB)],
    ['as fields of many parts', MULTIPART, field('a', 'a'.repeat(25 * KIB)).repeat(2)],
    ['as one field without end', MULTIPART, field('a', 'a'.repeat(50 * KIB)).trimEnd()],
  ])(
    '%s: what is too much is told to come again, and all is given back',
    async (_what, type, stalled) => {
      const path = type === MULTIPART ? form.path : contact.path
      const begun = type === MULTIPART ? typed(form) : ''
      const all = await Promise.all(Array.from({ length: 12 }, () => connection(smallPort)))
      for (const one of all) one.send(head(path, type, 64 * KIB) + begun + stalled)
      const told = () => all.filter((one) => one.statuses()[0] === 503)
      await vi.waitFor(() => expect(told().length).toBeGreaterThanOrEqual(7), PATIENCE)
      for (const one of told()) expect(one.received()).toMatch(/^retry-after: 10/im)
      // Whoever sends at once gets in beside those that say nothing.
      const fresh = await bodyOf(50 * KIB)
      await new Promise((resolve) => setTimeout(resolve, GIVES_WAY * 1.5))
      await answered(await send(smallPort, fresh), 303)
      for (const one of all) one.destroy()
      for (let count = 0; count < 3; count += 1) {
        await answered(await send(smallPort, await bodyOf(50 * KIB)), 303)
      }
    },
  )

  test('without a byte it ends, and at a snail’s pace it does, too', async () => {
    const silent = await connection(hastyPort)
    silent.send(head(contact.path, URL_ENCODED, 1000))
    const dripped = await connection(hastyPort)
    dripped.send(head(contact.path, URL_ENCODED, 1000))
    const timer = setInterval(() => dripped.send('a'), 50)
    await answered(silent, 408)
    await answered(dripped, 408)
    clearInterval(timer)
  })

  test('the rest of a body that was refused is thrown away for a while, then its line is cut', async () => {
    const one = await connection(hastyPort)
    one.send(head('/nimporte', MULTIPART, null))
    await answered(one, 405)
    const timer = setInterval(() => one.send(`400\r\n${'a'.repeat(KIB)}\r\n`), 20)
    await one.closed()
    clearInterval(timer)
  })
})

describe('M3 a body in crumbs', () => {
  const CRUMBS = '1\r\na\r\n'.repeat(1500)
  const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`

  /** A line on which crumbs are sent for as long as it is open. */
  async function crumbling(begun: string): Promise<RawConnection> {
    const one = await connection()
    one.send(begun)
    const timer = setInterval(() => one.send(CRUMBS), 5)
    void one.closed().then(() => clearInterval(timer))
    return one
  }

  test.each([
    ['of a file that the form asks for', () => chunk(typed(form) + file('cv'))],
    ['of a file that nobody asks for', () => chunk(typed(form) + file('photo'))],
    ['before the first part', () => ''],
  ])('%s is refused, and its line is cut', async (_what, begun) => {
    const one = await crumbling(head(form.path, MULTIPART, null) + begun())
    await one.closed()
    expect(one.statuses()).toEqual([400])
    expect(await files()).toEqual([])
  })

  test.each(['/', '/nimporte'])('of a reading of %s is none', async (path) => {
    await site.get(path)
    await site.get(path)
    const one = await crumbling(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    await one.closed()
    expect(one.statuses()).toEqual([400])
  })

  test('that does not say how long it is ends where any other does', async () => {
    const one = await connection()
    one.send(head(form.path, MULTIPART, null) + chunk(typed(form) + file('photo')))
    const mebibyte = chunk('a'.repeat(1024 * KIB))
    for (let count = 0; count < 34; count += 1) one.send(mebibyte)
    await answered(one, 413)
  })
})
