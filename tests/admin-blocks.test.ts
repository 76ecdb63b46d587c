import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NamedWidgetsDraft } from '#features/publishing/contract/named-widgets-documents.ts'
import type { ListedText, TrashedText } from '#features/publishing/contract/texts.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

let editor: TestApp
let writer: TestApp
beforeAll(async () => {
  editor = await createTestApp({ session: sessionOf('editor') })
  writer = await createTestApp({ session: sessionOf('writer'), stores: editor.stores })
})
afterAll(async () => {
  await writer.close()
  await editor.close()
})

interface Answer extends NamedWidgetsDraft {
  id: number
  message: string
  texts: ListedText[]
  trashed: TrashedText[]
}

async function ask(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  site = editor,
): Promise<{ status: number; json: Answer }> {
  const { status, body } = await site.get(`/admin/api/blocks${path}`, {
    method,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status, json: JSON.parse(body) as Answer }
}

const heading = (text: string) => ({
  id: 900_100,
  zone: 'content',
  type: 'heading',
  version: 1,
  options: { text },
})

/** A block with one heading, live. */
async function published(title: string): Promise<number> {
  const { id } = (await ask('POST', '', { title })).json
  await ask('PUT', `/${id}/draft`, { title, widgets: [heading(title)], base: 0 })
  expect((await ask('POST', `/${id}/draft/publish`, { base: 1 })).status).toBe(200)
  return id
}

const listed = async (id: number) =>
  (await ask('GET', '')).json.texts.find((text) => text.id === id)

test('a block begins with a name, in a language that it keeps', async () => {
  for (const refused of [{}, { title: '  ' }, { title: 'a'.repeat(201) }, { title: '\0' }]) {
    expect((await ask('POST', '', refused)).status).toBe(422)
  }
  expect((await ask('POST', '', { title: 'X', lang: 'de' })).status).toBe(422)
  const { id } = (await ask('POST', '', { title: '  Opening hours ', lang: 'en' })).json
  expect((await ask('GET', `/${id}/draft`)).json).toMatchObject({
    text: { id, lang: 'en', isLive: false },
    title: 'Opening hours',
    widgets: [],
    isDraft: false,
  })
  expect(await listed(id)).toMatchObject({ lang: 'en', isLive: false, isDraft: false, uses: [] })
})

test('an empty block, and one without a name, is kept and not published', async () => {
  const { id } = (await ask('POST', '', { title: 'Vide' })).json
  expect((await ask('PUT', `/${id}/draft`, { title: '', widgets: [], base: 0 })).status).toBe(200)
  const { status, json } = await ask('POST', `/${id}/draft/publish`, { base: 1 })
  expect(status).toBe(422)
  expect(json).toMatchObject({ problems: [{ name: 'title' }, { name: 'widgets' }] })
  expect(await listed(id)).toMatchObject({ title: 'Vide', isLive: false, isDraft: true })
})

test('a writer begins and removes drafts, not what visitors see', async () => {
  const { id } = (await ask('POST', '', { title: 'De la rédaction' }, writer)).json
  expect((await ask('DELETE', `/${id}`, undefined, writer)).status).toBe(200)
  expect((await ask('POST', `/${id}/restore`, undefined, writer)).status).toBe(200)
  const live = await published('En ligne')
  const refused = await ask('DELETE', `/${live}`, undefined, writer)
  expect(refused.status).toBe(403)
  expect(refused.json.message).toContain('Ce bloc partagé est en ligne')
  expect(await listed(live)).toMatchObject({ isLive: true })
})

test('what is removed lies in the trash and comes back, which the log tells', async () => {
  const id = await published('Nous joindre')
  expect((await ask('DELETE', `/${id}`)).status).toBe(200)
  const { texts, trashed } = (await ask('GET', '')).json
  expect(texts.some((text) => text.id === id)).toBe(false)
  expect(trashed.find((text) => text.id === id)).toMatchObject({ title: 'Nous joindre' })
  expect((await ask('GET', `/${id}/draft`)).status).toBe(404)
  expect((await ask('DELETE', `/${id}`)).status).toBe(404)
  expect((await ask('POST', `/${id}/restore`)).status).toBe(200)
  expect(await listed(id)).toMatchObject({ title: 'Nous joindre', isLive: true })
  const log = await editor.stores.audit.list(1, { subject: `block:${id}` })
  expect(log.entries.map(({ action }) => action)).toEqual([
    'block.restore',
    'block.remove',
    'block.publish',
    'block.create',
  ])
})

test('a new site takes the blocks that visitors see, and counts on behind them', async () => {
  const id = await published('À copier')
  const { id: draft } = (await ask('POST', '', { title: 'Pas encore' })).json
  const { stores, dataDir } = editor
  const wish = { name: 'Deux', hosts: [], email: 'deux@exemple.fr', withArticles: false }
  const made = await createSite(stores, dataDir, { id: 1 }, wish)
  const there = await stores.texts.list(made.id, 'block')
  expect(there.find((text) => text.id === id)).toMatchObject({ title: 'À copier', isLive: true })
  expect(there.some((text) => text.id === draft)).toBe(false)
  expect(await stores.texts.reserveId(made.id)).toBeGreaterThan(draft)
  await stores.siteLifecycle.remove(made.id)
})
