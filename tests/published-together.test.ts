import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentWord } from '#base/core/document.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Role, Session } from '#base/core/session.ts'
import type { ShownDraft } from '#features/publishing/contract/documents.ts'
import { createTestApp, type TestApp } from './app.ts'

const HOME = '/admin/api/pages/1/fr/draft'
const HEADER = '/admin/api/layouts/1/header/fr/draft'

const HEADER_KEY = { kind: 'layout', ref: '1/header', lang: 'fr' }

let site: TestApp
let who: Session

const as = (role: Role, name = 'Anne') => {
  const user = { id: name, name, email: `${name}@test.example` }
  who = { role, user, debug: false, impersonating: false, isConfirmed: true }
}

beforeAll(async () => {
  site = await createTestApp({ session: async () => who })
  as('editor')
})
afterAll(() => site.close())

async function ask<T = Record<string, unknown>>(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
) {
  const { status, body } = await site.get(path, { method, ...(payload ? { payload } : {}) })
  return { status, json: JSON.parse(body || 'null') as T & { message: string } }
}

interface Opened {
  base: number
  widgets: DraftWidget[]
}

/** Ends the home page with a heading. @returns the counter of its draft */
async function typed(text: string): Promise<number> {
  const { base, widgets } = (await ask<Opened>('GET', HOME)).json
  const heading = { id: 900_001, zone: 'content', type: 'heading', version: 1, options: { text } }
  const others = widgets.filter(({ id }) => id !== heading.id)
  const body = { base, widgets: [...others, heading] }
  const { status, json } = await ask<{ base: number }>('PUT', HOME, body)
  expect(status).toBe(200)
  return json.base
}

/** Writes the button of the header. @returns the counter of its draft */
async function headed(text: string): Promise<number> {
  const { base, widgets } = (await ask<Opened>('GET', HEADER)).json
  const [header] = widgets
  if (!header || typeof header.options === 'string') throw new Error('No header.')
  const changed = { ...header, options: { ...header.options, action_text: text } }
  const body = { base, widgets: [changed, ...widgets.slice(1)] }
  return (await ask<{ base: number }>('PUT', HEADER, body)).json.base
}

const shown = async () => (await ask<{ drafts: ShownDraft[] }>('GET', `${HOME}/shown`)).json.drafts

const publish = (base: number, together: object[]) =>
  ask<{ path: string }>('POST', `${HOME}/publish`, { base, together })

const live = async () => (await site.get('/')).body

const actions = async () =>
  (await site.stores.audit.list(1)).entries.map(({ action, actor }) => [action, actor.name])

test('the header that a page stands under is told, and goes live with it', async () => {
  const base = await typed('Un titre de la page')
  expect(await shown()).toEqual([])
  const ofHeader = await headed('Nous appeler')
  expect(await shown()).toEqual([
    {
      key: HEADER_KEY,
      base: ofHeader,
      title: 'En-tête (Site)',
      isLive: true,
      changes: 1,
      refusal: '',
    },
  ])
  const { status, json } = await publish(base, [{ key: HEADER_KEY, base: ofHeader }])
  expect([status, json.path]).toEqual([200, '/'])
  expect(await live()).toContain('Un titre de la page')
  expect(await live()).toContain('Nous appeler')
  expect((await actions()).slice(0, 2).toSorted()).toEqual([
    ['layout.publish', 'Anne'],
    ['page.publish', 'Anne'],
  ])
  expect(await shown()).toEqual([])
})

test('who left the box empty publishes the page alone', async () => {
  const base = await typed('Seule')
  await headed('Pas encore')
  expect((await publish(base, [])).status).toBe(200)
  expect(await live()).toContain('Seule')
  expect(await live()).not.toContain('Pas encore')
  expect((await shown()).map(({ key }) => documentWord(key))).toEqual(['layout 1/header fr'])
})

test('two tabs publish the same header: the second is told, and nothing of it is live', async () => {
  const base = await typed('Trop tard')
  const ofHeader = await headed('Nous joindre')
  const other = await ask('POST', `${HEADER}/publish`, { base: ofHeader })
  expect(other).toMatchObject({ status: 200 })
  const { status, json } = await publish(base, [{ key: HEADER_KEY, base: ofHeader }])
  expect(status).toBe(409)
  expect(json.message).toMatch(/^« En-tête \(Site\) » : Anne a changé cet en-tête entre-temps/)
  expect(json.message).toContain('Rien n’a été publié.')
  expect(await live()).not.toContain('Trop tard')
})

test('a header that was discarded between the look and the publication keeps all of it back', async () => {
  const base = await typed('Toujours trop tard')
  const ofHeader = await headed('Nous voir')
  expect(await shown()).toHaveLength(1)
  expect((await ask('DELETE', HEADER, { base: ofHeader })).status).toBe(200)
  expect((await publish(base, [{ key: HEADER_KEY, base: ofHeader }])).status).toBe(409)
  expect(await live()).not.toContain('Toujours trop tard')
})

test('nobody publishes what their role does not let them, nor learns of it without that of the page', async () => {
  const base = await typed('Sans le droit')
  as('developer')
  const card = '/admin/api/templates/card/card-magazine/draft'
  const {
    html,
    css,
    js,
    base: ofCard,
  } = (await ask<{ html: string; css: string; js: string; base: number }>('GET', card)).json
  const changed = { html: `${html}<!-- -->`, css, js, base: ofCard }
  expect((await ask('PUT', card, changed)).status).toBe(200)
  as('editor')
  const key = { kind: 'template', ref: 'card/card-magazine', lang: '' }
  const { status, json } = await publish(base, [{ key, base: ofCard + 1 }])
  expect(status).toBe(403)
  expect(json.message).toBe('Votre rôle ne permet pas de publier ce modèle. Rien n’a été publié.')
  as('writer')
  expect((await ask('GET', `${HOME}/shown`)).status).toBe(403)
  expect((await publish(base, [])).status).toBe(403)
  as('editor')
  expect(await live()).not.toContain('Sans le droit')
})

test('what names nothing of this site is a conflict, and what is no name is refused', async () => {
  const base = await typed('Faux numéros')
  const conflicts = [
    { kind: 'block', ref: '999999', lang: '' },
    { kind: 'menu', ref: '999999', lang: '' },
    { kind: 'person', ref: '999999999999999', lang: '' },
    { kind: 'layout', ref: '9/header', lang: 'fr' },
    { kind: 'layout', ref: 'header', lang: 'fr' },
    { kind: 'page', ref: 'constructor', lang: 'fr' },
    { kind: 'page', ref: '404', lang: 'fr' },
  ]
  for (const key of conflicts) {
    const { status, json } = await publish(base, [{ key, base: 0 }])
    expect([documentWord(key as never), status]).toEqual([documentWord(key as never), 409])
    expect(json.message).toContain('Rien n’a été publié.')
  }
  const bad = [
    [{ key: { kind: 'block', ref: '', lang: '' }, base: 0 }],
    [{ key: { kind: 'block', ref: '../../etc', lang: '' }, base: 0 }],
    [{ key: { kind: 'inconnu', ref: '1', lang: '' }, base: 0 }],
    [{ key: HEADER_KEY, base: -1 }],
    [{ key: HEADER_KEY, base: 0, more: 1 }],
    Array.from({ length: 101 }, () => ({ key: HEADER_KEY, base: 0 })),
    'tous',
  ]
  for (const together of bad) {
    const { status } = await ask('POST', `${HOME}/publish`, { base, together })
    expect([JSON.stringify(together).slice(0, 60), status]).toEqual([
      JSON.stringify(together).slice(0, 60),
      422,
    ])
  }
  // The page itself, named a second time, is no other document.
  const own = { key: { kind: 'page', ref: '1', lang: 'fr' }, base }
  expect((await publish(base, [own])).status).toBe(409)
  expect(await live()).not.toContain('Faux numéros')
})
