import { chmod, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#base/core/session.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

let site: TestApp
let role: Role = 'developer'

beforeAll(async () => {
  site = await createTestApp({ session: async () => sessionOf(role)() })
})
afterAll(() => site.close())

const NAME = 'card/card-magazine'

async function ask(method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) {
  const answer = await site.app.inject({
    method,
    url: `/admin/api/templates${path}`,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}

const draft = async () => (await ask('GET', `/${NAME}/draft`)).body
const save = async (html: string, css = '', js = '') =>
  ask('PUT', `/${NAME}/draft`, { html, css, js, base: (await draft()).base })
const publish = async () => ask('POST', `/${NAME}/draft/publish`, { base: (await draft()).base })

const uploads = () => readdir(join(site.dataDir, 'uploads/site-1/card')).catch(() => [])
const served = async (extension: string) =>
  (await site.get(`/uploads/site-1/${NAME}.${extension}`)).body

const card = (words: string) => `<article class="feed-item"><p>{{title}} ${words}</p></article>`

test('F2 F3 a copy is written as a draft, served once it is published, and gives way to the original', async () => {
  const { body: list } = await ask('GET', '')
  expect(list.dir).toBe('site-1')
  expect(list.data).toContainEqual({ name: NAME, isOwn: false })
  const original = await draft()
  expect(original).toMatchObject({
    template: { name: NAME, dir: 'site-1', isOwn: false },
    isDraft: false,
    stays: true,
  })
  expect(original.html).toContain('{{title}}')

  const html = `{{! hasOwnCss }}${card('une')}`
  expect((await save(html, '.a{color:red}')).status).toBe(200)
  expect(await uploads()).toEqual([])
  expect((await publish()).status).toBe(200)
  expect(await uploads()).toEqual(['card-magazine.css', 'card-magazine.html'])
  expect(await served('html')).toBe(html)
  expect(await served('css')).toBe('.a{color:red}')
  expect(await draft()).toMatchObject({ template: { isOwn: true }, isDraft: false, stays: false })

  const late = await ask('PUT', `/${NAME}/draft`, { html: '<p>x</p>', css: '', js: '', base: 0 })
  expect(late.status).toBe(409)
  expect((await save(card('deux'))).status).toBe(200)
  expect(await served('html')).toBe(html)
  expect((await publish()).status).toBe(200)
  expect(await uploads()).toEqual(['card-magazine.html'])

  expect((await ask('POST', `/${NAME}/draft/unpublish`)).status).toBe(200)
  expect(await uploads()).toEqual([])
  // The copy is the draft now: it can be put back.
  expect(await draft()).toMatchObject({
    template: { isOwn: false },
    isDraft: true,
    html: card('deux'),
  })
  const { body: history } = await ask('GET', `/${NAME}/history`)
  const kept = history.data as { id: number; kind: string }[]
  expect(kept.map(({ kind }) => kind)).toEqual(['unpublished', 'published', 'published', 'before'])
  const { body: compared } = await ask(
    'GET',
    `/${NAME}/history/compare?from=${kept[2]?.id}&to=${kept[1]?.id}`,
  )
  expect(compared.changes[0].changes.map(({ label }: { label: string }) => label)).toEqual([
    'HTML',
    'CSS',
  ])
  const { entries } = await site.stores.audit.list(1, { action: 'template.' })
  expect(entries.map(({ action, subject, title }) => [action, subject, title])).toEqual(
    ['template.unpublish', 'template.publish', 'template.publish'].map((action) => [
      action,
      `template:${NAME}`,
      'Carte d’actualité',
    ]),
  )
})

test('F4 a broken text is kept as it is written, told with its line, and never published', async () => {
  const html = '<article>\n<div>\n</article>'
  const { body } = await ask('POST', `/${NAME}/preview`, { html })
  expect(body).toMatchObject({ line: 3, message: expect.stringMatching(/ligne 3/) })
  expect((await save(html)).status).toBe(200)
  const { status, body: refused } = await publish()
  expect(status).toBe(422)
  expect(refused.problems).toEqual([expect.objectContaining({ field: 'HTML', name: 'html' })])
  expect((await save(' ')).status).toBe(200)
  expect((await publish()).status).toBe(422)
  expect(await uploads()).toEqual([])
})

test('what its author may not have meant is told before it is published, and shown on a page', async () => {
  await save('<article class="feed-item"><p>{{titel}}</p></article>')
  const { body } = await ask('GET', `/${NAME}/checks`)
  expect(body.findings.map(({ sentence }: { sentence: string }) => sentence)).toContainEqual(
    expect.stringMatching(/\{\{titel\}\} n’est pas une variable.*\{\{title\}\}/),
  )
  await save(card('montrée'))
  const shown = await site.get(`/admin/api/templates/${NAME}/draft/preview`)
  expect(shown.status).toBe(200)
  expect(shown.body).toMatch(/<h1[^>]*>Modèle\s: Carte d’actualité/)
  expect(shown.body).toContain('montrée</p>')
})

test('a disk that refuses takes the publication back', async () => {
  await save(card('refusée'))
  const { base } = await draft()
  const folder = join(site.dataDir, 'uploads/site-1')
  const before = await ask('GET', `/${NAME}/history`)
  await chmod(join(folder, 'card'), 0o500)
  try {
    // Root writes anywhere.
    if (process.getuid?.() === 0) return
    expect((await publish()).status).toBeGreaterThanOrEqual(500)
  } finally {
    await chmod(join(folder, 'card'), 0o700)
  }
  expect(await draft()).toMatchObject({ base, isDraft: true, template: { isOwn: false } })
  expect(await ask('GET', `/${NAME}/history`)).toEqual(before)
})

test('a preview draws the examples, and whatever would run is refused', async () => {
  const drawn = await ask('POST', `/${NAME}/preview`, { html: '<p>{{title}}</p>' })
  expect(drawn.body.html).toMatch(/<p>Facturation électronique/)
  const script = await ask('POST', `/${NAME}/preview`, { html: '<script>x()</script>' })
  expect(script.body.message).toMatch(/script/)
})

test('F5 names that leave the folder, and templates of nobody, are refused', async () => {
  const texts = { html: '<p>x</p>', css: '', js: '', base: 0 }
  expect((await ask('PUT', '/card/..%2f..%2fx/draft', texts)).status).toBe(404)
  expect((await ask('PUT', '/card/x.html/draft', texts)).status).toBe(404)
  expect((await ask('PUT', '/card/of-nobody/draft', texts)).status).toBe(404)
})

test('J1 templates are for developers: an editor neither reads nor writes them', async () => {
  role = 'editor'
  expect((await ask('GET', '')).status).toBe(403)
  expect((await ask('GET', `/${NAME}/draft`)).status).toBe(403)
  const texts = { html: '<p>x</p>', css: '', js: '', base: 0 }
  expect((await ask('PUT', `/${NAME}/draft`, texts)).status).toBe(403)
  const waiting = async () => {
    const board = await site.get('/admin/api/drafts')
    return JSON.parse(board.body).drafts.map(({ kind }: { kind: string }) => kind)
  }
  expect(await waiting()).not.toContain('template')
  role = 'developer'
  expect(await waiting()).toContain('template')
})
