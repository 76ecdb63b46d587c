import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DOCUMENT_KINDS, type DocumentKind } from '#base/core/document.ts'
import { type AccountApp, type Browser, createAccountApp } from './account-app.ts'

/* Each kind of document by its calls, as two people of the firm meet over one. */

let site: AccountApp
let anne: Browser
let claire: Browser

beforeAll(async () => {
  site = await createAccountApp('sqlite', {
    publicUrl: 'https://www.lhermine-dauval.example',
    sendsMail: true,
  })
  const signedIn = async (email: string) => {
    await site.addAccount(email, 'super-admin')
    const browser = site.browser()
    await browser.signIn(email)
    return browser
  }
  anne = await signedIn('anne@test.example')
  claire = await signedIn('claire@test.example')
}, 30_000)
afterAll(() => site.close())

type Json = Record<string, unknown>

interface Edited {
  path(): Promise<string> | string
  /** What an editor sends to have these words in it. */
  content(draft: Json, words: string): Json
  /** Status of the page that it is drawn on. */
  shown?: number
}

const firstOf = async (path: string, isOne: (entry: Json) => boolean = () => true) => {
  const { json } = await anne.call('GET', path)
  const entries = (json['texts'] ?? json['data']) as Json[]
  return `${path}/${String(entries.find(isOne)?.['id'])}`
}

let widgets = 900_000
const heading = (words: string) => ({
  id: (widgets += 1),
  zone: 'content',
  type: 'heading',
  version: 1,
  options: { text: words },
})
const withHeading = (draft: Json, words: string) => [
  ...(draft['widgets'] as { id: number }[]).filter(({ id }) => id <= 900_000),
  heading(words),
]
const named: Edited['content'] = (draft, words) => ({
  title: draft['title'],
  widgets: withHeading(draft, words),
})

const KINDS: Readonly<Record<DocumentKind, Edited>> = {
  page: {
    path: () => '/pages/2/fr',
    content: (draft, words) => ({ widgets: withHeading(draft, words) }),
  },
  article: {
    path: () => firstOf('/articles'),
    content: ({ fields }, title) => ({ fields: { ...(fields as Json), title } }),
  },
  layout: {
    path: () => '/layouts/1/error404/fr',
    shown: 404,
    content: (draft, words) => ({ widgets: withHeading(draft, words) }),
  },
  menu: { path: () => '/menus/1509', content: ({ data }, name) => ({ name, data }) },
  template: {
    path: () => '/templates/card/card-thumbnail',
    content: ({ html, css, js }, words) => ({
      html: `${String(html)}\n<!-- ${words} -->`,
      css,
      js,
    }),
  },
  block: { path: () => firstOf('/blocks'), content: named },
  model: { path: () => firstOf('/models'), content: named },
  person: {
    path: () => firstOf('/team'),
    content: ({ fields }, role) => ({ fields: { ...(fields as Json), role } }),
  },
  theme: {
    path: () => '/theme',
    content: ({ look, light, dark }, words) => ({
      look,
      light: { ...(light as Json), paper: words === 'Un' ? '#fbf8f0' : '#fbf8f1' },
      dark,
    }),
  },
}

describe.each(DOCUMENT_KINDS)('%s', (kind) => {
  const { path, content, shown = 200 } = KINDS[kind]
  let at = ''
  const by =
    (browser: () => Browser) =>
    async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', more: string, body?: object) => {
      site.clock.now = new Date(site.clock.now.getTime() + 1000)
      return browser().call(method, at + more, body)
    }
  const [ofAnne, ofClaire] = [by(() => anne), by(() => claire)]
  const draft = async () => (await ofAnne('GET', '/draft')).json as Json
  const base = async () => Number((await draft())['base'])
  async function save(words: string): Promise<number> {
    const now = await draft()
    const sent = { ...content(now, words), base: now['base'] }
    const { status, json } = await ofAnne('PUT', '/draft', sent)
    expect(status, JSON.stringify(json)).toBe(200)
    return Number((json as Json)['base'])
  }
  const versions = async () => (await ofAnne('GET', '/history')).json['data'] as { id: number }[]

  beforeAll(async () => {
    at = await path()
  })

  test('has one writer at a time, and the lock is taken over', async () => {
    const beat = (who: typeof ofAnne, holder: string, more: object = {}) =>
      who('POST', '/draft/lock', { holder, ...more })
    expect((await beat(ofAnne, 'anne-0001')).json).toMatchObject({ isYours: true })
    expect((await beat(ofClaire, 'claire-01')).json).toMatchObject({ isYours: false })
    expect((await beat(ofClaire, 'claire-01', { take: true })).json).toMatchObject({
      isYours: true,
    })
    const lost = { ...content(await draft(), 'Un'), base: await base(), holder: 'anne-0001' }
    expect((await ofAnne('PUT', '/draft', lost)).status).toBe(409)
    expect((await ofClaire('DELETE', '/draft/lock', { holder: 'claire-01' })).status).toBe(200)
  })

  test('is saved on what was read alone', async () => {
    const read = await draft()
    await save('Un')
    const late = { ...content(read, 'Deux'), base: read['base'] }
    expect((await ofClaire('PUT', '/draft', late)).status).toBe(409)
    const aside = await ofClaire('POST', '/draft/set-aside', content(read, 'Deux'))
    expect(aside.status).toBe(200)
    expect(await draft()).toMatchObject({ isDraft: true, saved: { by: { name: 'anne' } } })
  })

  test('is checked, drawn and shown to somebody without an account', async () => {
    const checked = await ofAnne('GET', '/checks')
    expect([checked.status, Object.keys(checked.json).length > 0]).toEqual([200, true])
    const seen = await anne.get(`/admin/api${at}/draft/preview`)
    expect([seen.status, seen.headers['content-type']]).toEqual([shown, 'text/html; charset=utf-8'])
    const { json } = await ofAnne('POST', '/shares', { days: 1 })
    const { url, id } = json as { url: string; id: string }
    const link = new URL(url).pathname
    const opened = await site.get(link)
    expect(opened.status).toBe(shown)
    expect((await ofAnne('DELETE', `/shares/${id}`)).status).toBe(200)
    const closed = await site.get(link)
    expect(closed.status).toBe(404)
    expect(closed.body).not.toBe(opened.body)
  })

  test('is asked for, given back with a reason, and asked for again', async () => {
    const asked = async () =>
      ofAnne('POST', '/draft/request', { base: await base(), note: 'Pour décembre' })
    expect((await asked()).status).toBe(200)
    expect(await draft()).toMatchObject({ request: { note: 'Pour décembre' } })
    expect((await ofClaire('POST', '/draft/request/reject', { reason: ' ' })).status).toBe(422)
    expect((await ofClaire('POST', '/draft/request/reject', { reason: 'Trop tôt.' })).status).toBe(
      200,
    )
    expect((await draft())['request']).toMatchObject({ rejected: { reason: 'Trop tôt.' } })
    expect((await asked()).status).toBe(200)
    expect((await ofAnne('DELETE', '/draft/request')).status).toBe(200)
    expect((await draft())['request']).toBeNull()
  })

  test('is planned, and not any more', async () => {
    const planned = await ofClaire('PUT', '/schedule', {
      action: 'publish',
      at: '2030-03-04T08:00',
      base: await base(),
    })
    expect([planned.status, planned.json]).toMatchObject([200, { isSkipped: false }])
    expect((await draft())['schedules']).toMatchObject([{ action: 'publish' }])
    const past = { action: 'publish', at: '2020-03-04T08:00', base: await base() }
    expect((await ofClaire('PUT', '/schedule', past)).status).toBe(422)
    expect((await ofClaire('DELETE', '/schedule/publish')).status).toBe(200)
    expect((await draft())['schedules']).toEqual([])
  })

  test('is published by whoever looked at the last of it, and told in the log', async () => {
    const before = (await versions()).length
    expect((await ofClaire('POST', '/draft/publish', { base: (await base()) - 1 })).status).toBe(
      409,
    )
    const { status, json } = await ofClaire('POST', '/draft/publish', { base: await base() })
    expect(status, JSON.stringify(json)).toBe(200)
    expect(await draft()).toMatchObject({ isDraft: false })
    expect((await versions()).length).toBeGreaterThan(before)
    const [entry] = (await site.stores.audit.list(1)).entries.filter(
      ({ action }) => action === `${kind}.publish`,
    )
    expect(entry?.actor.name).toBe('claire')
  })

  test('is compared with what it was, and restored', async () => {
    await save('Deux')
    const [latest] = await versions()
    const compared = await ofAnne('GET', `/history/compare?from=${latest?.id}&to=draft`)
    expect(compared.status).toBe(200)
    expect((compared.json['changes'] as unknown[]).length).toBeGreaterThan(0)
    const mine = await ofAnne('POST', '/draft/compare', content(await draft(), 'Un'))
    expect(mine.status).toBe(200)
    const restored = { base: await base(), revisionId: latest?.id }
    expect((await ofAnne('POST', '/draft/restore', restored)).status).toBe(200)
    expect((await ofAnne('DELETE', '/draft', { base: await base() })).status).toBe(200)
    expect(await draft()).toMatchObject({ isDraft: false })
  })

  test('is taken off the site, unless the site needs it', async () => {
    const { stays } = await draft()
    const { status, json } = await ofClaire('POST', '/draft/unpublish')
    expect(status, JSON.stringify(json)).toBe(stays ? 422 : 200)
  })
})
