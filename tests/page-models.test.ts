import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { SHARED_BLOCK } from '#base/core/page/shared-block.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { newPage, SITE, text } from './scratch-page.ts'

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

interface Answer {
  id: number
  isLive: boolean
  isDraft: boolean
  widgets: DraftWidget[]
  data: { id: number; title: string; sentence: string; parentId: number }[]
  message: string
}

async function ask(
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  site = editor,
): Promise<{ status: number; json: Answer }> {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    ...(payload === undefined ? {} : { payload }),
  })
  return { status, json: JSON.parse(body) as Answer }
}

const columns = {
  type: 'columns',
  options: {
    columns: [
      { width: 6, widgets: [{ id: 910_001, version: 1, ...text('À gauche') }] },
      { width: 6, widgets: [{ id: 910_002, version: 1, ...text('À droite') }] },
    ],
  },
}

/** Numbers of all widgets, those inside of others too. */
const idsIn = (widgets: unknown): number[] =>
  [...JSON.stringify(widgets).matchAll(/"id":(\d+)/g)].map(([, id]) => Number(id))

const draftOf = async (pageId: number) => (await ask('GET', `/pages/${pageId}/fr/draft`)).json

const offered = async (lang = 'fr') => (await ask('GET', `/model-choices?lang=${lang}`)).json.data

const newEmptyPage = async (name: string) =>
  (await ask('POST', '/pages', { parentId: 1, name })).json.id

test('a page is kept as a model, and a new page begins with its widgets under new numbers', async () => {
  const { id: pageId } = await newPage(editor, [text('Bienvenue'), columns])
  const made = await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Page de service' })
  expect(made.json).toMatchObject({ isLive: true })
  expect(await offered()).toContainEqual({
    id: made.json.id,
    title: 'Page de service',
    sentence: 'Texte et colonnes.',
    parentId: 1,
  })

  const begun = await newEmptyPage('Nos services')
  const answer = await ask('POST', `/pages/${begun}/fr/from-model`, { modelId: made.json.id })
  expect(answer.status).toBe(200)
  const { widgets, isDraft } = await draftOf(begun)
  expect(isDraft).toBe(true)
  expect(widgets.map(({ type }) => type)).toEqual(['rich-text', 'columns'])
  expect(JSON.stringify(widgets)).toContain('À droite')
  const stored = await editor.stores.widgets.of(SITE, { pageId, lang: 'fr' })
  const model = await editor.stores.texts.find(SITE, 'model', made.json.id)
  const all = [
    ...stored.flatMap(({ id, options }) => [id, ...idsIn(JSON.parse(options))]),
    ...idsIn(JSON.parse(model?.content ?? '{}').widgets),
    ...idsIn(widgets),
  ]
  expect(all).toHaveLength(12)
  expect(new Set(all).size).toBe(12)
  expect((await ask('POST', `/pages/${begun}/fr/draft/publish`, { base: 1 })).status).toBe(200)

  const again = await ask('POST', `/pages/${begun}/fr/from-model`, { modelId: made.json.id })
  expect(again.status).toBe(422)
  expect(again.json.message).toContain('a déjà un contenu')
})

test('a model is proposed where its page stands, whatever is changed of it; the root says nothing', async () => {
  const above = await newEmptyPage('Au-dessus')
  const { id: pageId } = await newPage(editor, [text('Dessous')], { parent: above })
  const { id } = (await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Proposé' })).json
  const parentOf = async () => (await offered()).find((one) => one.id === id)?.parentId
  expect(await parentOf()).toBe(above)

  const { widgets } = (await ask('GET', `/models/${id}/draft`)).json
  const save = (base: number, title: string) =>
    ask('PUT', `/models/${id}/draft`, { base, title, widgets })
  expect((await save(0, 'Proposé ici')).status).toBe(200)
  expect((await save(1, 'Proposé là')).status).toBe(200)
  expect((await ask('POST', `/models/${id}/draft/publish`, { base: 2 })).status).toBe(200)
  expect(await offered()).toContainEqual(
    expect.objectContaining({ title: 'Proposé là', parentId: above }),
  )

  const asDraft = await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Attend' }, writer)
  const opened = (await ask('GET', `/models/${asDraft.json.id}/draft`)).json
  const changed = { base: 1, title: 'Attendu', widgets: opened.widgets }
  await ask('PUT', `/models/${asDraft.json.id}/draft`, changed)
  await ask('POST', `/models/${asDraft.json.id}/draft/publish`, { base: 2 })
  expect(await offered()).toContainEqual(
    expect.objectContaining({ title: 'Attendu', parentId: above }),
  )

  const home = (await ask('POST', '/pages/1/fr/model', { title: 'Comme l’accueil' })).json
  const ofHome = (await offered()).find((one) => one.id === home.id)
  expect(ofHome?.parentId).toBe(0)
})

test('a page without a picture has the one beside its title once it is online; one that has one keeps it', async () => {
  const id = await newEmptyPage('Avec image')
  const published = async (image: string, zone: string, level = '1') => {
    const { base } = (await ask('GET', `/pages/${id}/fr/draft`)).json as unknown as { base: number }
    const options = { text: 'Titre', level, image }
    const widgets = [{ id: 920_001, zone, type: 'heading', version: 1, options }]
    const { json } = await ask('PUT', `/pages/${id}/fr/draft`, { base, widgets })
    const next = (json as unknown as { base: number }).base
    const { status } = await ask('POST', `/pages/${id}/fr/draft/publish`, { base: next })
    expect(status).toBe(200)
    return (await editor.stores.pages.find(SITE, id, 'fr'))?.image
  }
  const first = '/media/provider/demo/pages/comptabilite.webp'
  const second = '/media/provider/demo/pages/le-cabinet.webp'
  expect(await published(first, 'content')).toBe('')
  expect(await published(second, 'top', '2'), 'a picture that is not shown').toBe('')
  expect(await published(first, 'top')).toBe(first)
  expect((await editor.get('/avec-image')).body).toContain(first)
  expect(await published(second, 'top')).toBe(first)
})

test('of a model as large as its border lets in, an editor is told lines and no articles, and not all', async () => {
  const rich = (lines: readonly string[]) => ({
    type: 'rich-text',
    options: { html: lines.map((line) => `<p>${line}</p>`).join('') },
  })
  const blocks = Array.from({ length: 9 }, (_block, block) =>
    rich(Array.from({ length: 300 }, (_line, at) => `Une phrase d’exemple, ${block} et ${at}`)),
  )
  const long = rich(['Un article sans fin. '.repeat(40)])
  const { id: pageId } = await newPage(editor, [long, ...blocks])
  const made = await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Immense' })
  expect(made.json.isLive).toBe(true)
  const { data } = (await ask('GET', '/example-sentences')).json as unknown as { data: string[] }
  expect(data).toContain('Une phrase d’exemple, 0 et 0')
  expect(data.length).toBe(2000)
  expect(data.filter((line) => line.length > 600)).toEqual([])
})

test('what a writer keeps, and what can’t be published, is a draft that nobody is offered', async () => {
  const { id: pageId } = await newPage(editor, [text('Bien')])
  const ofWriter = await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Brouillon' }, writer)
  expect(ofWriter.json.isLive).toBe(false)
  const { id: broken } = await newPage(editor, [{ type: 'rich-text', options: { html: 5 } }])
  const ofBroken = await ask('POST', `/pages/${broken}/fr/model`, { title: 'Abîmé' })
  expect(ofBroken.json.isLive).toBe(false)
  const ids = (await offered()).map(({ id }) => id)
  for (const { json } of [ofWriter, ofBroken]) {
    expect(ids).not.toContain(json.id)
    const opened = (await ask('GET', `/models/${json.id}/draft`)).json
    expect([opened.isDraft, opened.widgets.length]).toEqual([true, 1])
  }
  const page = await newEmptyPage('Sans modèle')
  const refused = await ask('POST', `/pages/${page}/fr/from-model`, { modelId: ofWriter.json.id })
  expect(refused.status).toBe(404)
})

test('an empty page is no model, and a model of one language is not offered for another', async () => {
  const empty = await newPage(editor, [])
  expect((await ask('POST', `/pages/${empty.id}/fr/model`, { title: 'Rien' })).status).toBe(422)
  const { id: pageId } = await newPage(editor, [text('Bien')])
  const { id } = (await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Français' })).json
  expect((await offered('en')).map((one) => one.id)).not.toContain(id)
})

test('a model whose shared block is gone still begins a page', async () => {
  const { id: pageId } = await newPage(editor, [
    text('Autour'),
    { type: SHARED_BLOCK, options: { block: 999_999 } },
  ])
  const { id: modelId, isLive } = (
    await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Avec un bloc' })
  ).json
  expect(isLive).toBe(true)
  const begun = await newEmptyPage('Depuis un bloc')
  expect((await ask('POST', `/pages/${begun}/fr/from-model`, { modelId })).status).toBe(200)
  expect((await draftOf(begun)).widgets.map(({ type }) => type)).toEqual([
    'rich-text',
    SHARED_BLOCK,
  ])
})

test('no visitor sees a model, and publishing one drops no page', async () => {
  const { id: pageId } = await newPage(editor, [text('Jamais en public')])
  const { id } = (await ask('POST', `/pages/${pageId}/fr/model`, { title: 'Caché' })).json
  for (const path of [`/models/${id}`, `/model/${id}`, '/modeles']) {
    expect((await editor.get(path)).status).toBe(404)
  }
  expect((await editor.get('/sitemap.xml')).body).not.toContain('Caché')
})
