/** @module-tag exhaustive */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import { SETTING_GROUPS } from '#base/core/settings/setting.ts'
import { createTestApp, seededStores, sessionOf, type TestApp } from './app.ts'
import { onBothEngines } from './exhaustive.ts'

type Json = Record<string, unknown>

/** What a clipboard, a broken program or somebody of ill will puts into a field. */
const UNSEEN = 'Avant\0, \ud83d et \u202Eérpa'
const ENDLESS = 'x'.repeat(1_000_000)

const PARTS = [...Object.keys(SETTING_GROUPS), 'offices', 'theme', 'hosts']

/** What the demo firm leaves empty. */
const FILLED: Readonly<Record<string, Json>> = {
  mails: {
    mail_name: 'Le cabinet',
    mail_reply_to: 'accueil@test.example',
    mail_signature: 'À bientôt',
  },
  found: { promoted_pages: [{ words: 'honoraires', page: 2 }] },
  deadlines: {
    deadline_notes: [{ deadline: 'tva-mois', is_hidden: false, advice: 'Gardez vos factures.' }],
    own_deadlines: [
      { title: 'Envoi des pièces', date: '2027-01-15', who: 'Tous', advice: 'Par le site.' },
    ],
  },
}

/** Documents, and what of them is edited. */
const DRAFTS: readonly (readonly [path: string, ...members: string[]])[] = [
  ['/pages/2/fr/draft', 'widgets', 'fields'],
  ['/articles/101/draft', 'fields'],
  ['/menus/1501/draft', 'name', 'data'],
  ['/layouts/1/header/fr/draft', 'widgets'],
  ['/templates/card/card-magazine/draft', 'html', 'css', 'js'],
]

/** What is sent whole. */
const SENT: readonly (readonly ['POST' | 'PUT', string, Json])[] = [
  ['POST', '/redirects', { source: '/vieille', destination: '/contact' }],
  ['POST', '/redirects/import', { text: '/ancienne;/contact', dryRun: false }],
  ['POST', '/menus', { name: 'Nouveau' }],
  ['POST', '/pages', { parentId: 1, name: 'Nouvelle', slug: 'nouvelle' }],
  ['POST', '/pages/2/rename', { lang: 'fr', name: 'Le cabinet' }],
  ['PUT', '/pages/2', { lang: 'fr', texts: { name: 'Le cabinet', h1: 'Titre' } }],
  ['POST', '/users', { email: 'zoe@test.example', name: 'Zoé', role: 'writer' }],
  ['PUT', '/auth/account', { name: 'Zoé' }],
  ['POST', '/auth/sign-in', { email: 'zoe@test.example', password: 'une phrase assez longue' }],
  ['POST', '/auth/forgot', { email: 'zoe@test.example' }],
  ['POST', '/pages/2/fr/draft/request', { base: 0, note: 'Prêt' }],
]

const LISTS = [
  'leads',
  'articles',
  'received-articles',
  'media',
  'menus',
  'users',
  'redirects',
  'audit',
]

onBothEngines('hostile texts', (engine) => {
  let stores: Stores
  let site: TestApp
  beforeAll(async () => {
    stores = await seededStores(engine)
    site = await createTestApp({ stores, session: sessionOf('super-admin') })
  })
  afterAll(async () => {
    await site.close()
    await stores.close()
  })

  const ask = async (method: 'GET' | 'PUT' | 'POST', path: string, payload?: Json) => {
    const { status, body } = await site.get(`/admin/api${path}`, {
      method,
      ...(payload ? { payload } : {}),
    })
    return { status, body, json: JSON.parse(body) as Json }
  }

  /** Sends a body with each of its texts spoilt, one after the other: taken, or refused in a sentence. */
  async function spoil(method: 'PUT' | 'POST', path: string, body: () => Promise<Json>) {
    const places = textsOf(await body())
    expect(places).not.toEqual([])
    for (const place of places) {
      for (const text of [UNSEEN, ENDLESS]) {
        const { status, json } = await ask(method, path, withText(await body(), place, text))
        const where = `${method} ${path}, ${place.join('.')}: ${String(json['message'])}`
        expect([200, 400, 401, 403, 404, 409, 413, 422], where).toContain(status)
        if (status !== 200)
          expect(json['message'], where).not.toMatch(/chaîne de caractères doit|^$|undefined/)
      }
    }
  }

  /** What is read again can be read, without anything that nobody sees. */
  async function isSeen(path: string) {
    const { status, body } = await ask('GET', path)
    expect(status, body).toBe(200)
    expect(body).not.toMatch(/\\u0000|\\ud83d|\u202E|\\u202e/i)
  }

  test.each(PARTS)('the part %s of the settings', async (part) => {
    const path = `/settings/${part}`
    await spoil('PUT', path, async () => {
      const { base, values } = (await ask('GET', path)).json
      return { base, values: { ...(values as Json), ...FILLED[part] } }
    })
    await isSeen(path)
    expect((await site.get('/')).status).toBe(200)
  })

  test.each(DRAFTS)('the draft %s', async (path, ...members) => {
    await spoil('PUT', path, async () => {
      const { json } = await ask('GET', path)
      return Object.fromEntries(['base', ...members].map((name) => [name, json[name]]))
    })
    await isSeen(path)
    await isSeen(path.replace(/draft$/, 'checks'))
  })

  test.each(SENT)('%s %s', async (method, path, body) => {
    await spoil(method, path, async () => body)
  })

  test.each(LISTS)('the list %s is looked through', async (list) => {
    for (const text of [UNSEEN, ENDLESS]) {
      const filter = encodeURIComponent(JSON.stringify({ q: text }).slice(0, 10_000))
      const { status } = await ask('GET', `/${list}?filter=${filter}`)
      expect([200, 400, 414, 422], list).toContain(status)
    }
  })
})

type Place = readonly string[]

/** Where texts stand in a body; of a list the first entry stands for all. */
function textsOf(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return place.at(-1) === 'base' ? [] : [place]
  if (typeof value !== 'object' || value === null) return []
  const members = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  return members.flatMap(([name, member]) => textsOf(member, [...place, name]))
}

function withText<T>(whole: T, place: Place, text: string): T {
  const copy = structuredClone(whole)
  let node = copy as Record<string, unknown>
  for (const name of place.slice(0, -1)) node = node[name] as Record<string, unknown>
  node[place.at(-1) ?? ''] = text
  return copy
}
