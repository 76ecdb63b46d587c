import { readdir } from 'node:fs/promises'
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
  return { status: answer.statusCode, body: answer.json() }
}

const uploads = () => readdir(join(site.dataDir, 'uploads/site-1/card')).catch(() => [])

test('F2 F3 a copy is served from the site’s own folder, keeps its versions and gives way to the original', async () => {
  const { body: list } = await ask('GET', '')
  expect(list.dir).toBe('site-1')
  expect(list.data).toContainEqual({ name: NAME, isOwn: false })
  const { body: original } = await ask('GET', `/${NAME}`)
  expect(original).toMatchObject({ own: null, versions: [] })

  const html = '{{! hasOwnCss }}<article class="feed-item"><p>{{title}}</p></article>'
  const first = await ask('PUT', `/${NAME}`, { html, css: '.a{color:red}', js: '', base: 0 })
  expect(first.status).toBe(200)
  expect(await uploads()).toEqual(['card-magazine.css', 'card-magazine.html'])
  expect((await site.get(`/uploads/site-1/${NAME}.html`)).body).toBe(html)
  expect((await site.get(`/uploads/site-1/${NAME}.css`)).body).toBe('.a{color:red}')

  const late = await ask('PUT', `/${NAME}`, { html: '<p>x</p>', css: '', js: '', base: 0 })
  expect(late.status).toBe(409)
  expect(late.body.message).toMatch(/entre-temps/)
  expect((await site.get(`/uploads/site-1/${NAME}.html`)).body).toBe(html)

  const { base } = first.body
  expect((await ask('PUT', `/${NAME}`, { html: '', css: '', js: '', base })).status).toBe(200)
  expect(await uploads()).toEqual([])
  const { body: after } = await ask('GET', `/${NAME}`)
  expect(after.own).toBeNull()
  expect(after.versions.map((version: { html: string }) => version.html)).toEqual(['', html])
  const { entries } = await site.stores.audit.list(1, { action: 'template.' })
  expect(entries.map(({ action, actor }) => [action, actor.id])).toEqual([
    ['template.reset', 'of-developer'],
    ['template.save', 'of-developer'],
  ])
})

test('F4 a broken text is told with its line, in the preview and when it is saved', async () => {
  const html = '<article>\n<div>\n</article>'
  const { body } = await ask('POST', `/${NAME}/preview`, { html })
  expect(body).toMatchObject({ line: 3, message: expect.stringMatching(/ligne 3/) })
  const base = (await ask('GET', `/${NAME}`)).body.versions[0]?.id ?? 0
  const saved = await ask('PUT', `/${NAME}`, { html, css: '', js: '', base })
  expect(saved).toMatchObject({ status: 422, body: { line: 3 } })
  expect(await uploads()).toEqual([])
})

test('a preview draws the examples, and whatever would run is refused', async () => {
  const drawn = await ask('POST', `/${NAME}/preview`, { html: '<p>{{title}}</p>' })
  expect(drawn.body.html).toMatch(/<p>Facturation électronique/)
  const script = await ask('POST', `/${NAME}/preview`, { html: '<script>x()</script>' })
  expect(script.body.message).toMatch(/script/)
})

test('F5 names that leave the folder, and templates of nobody, are refused', async () => {
  const texts = { html: '<p>x</p>', css: '', js: '', base: 0 }
  expect((await ask('PUT', '/card/..%2f..%2fx', texts)).status).toBe(422)
  expect((await ask('PUT', '/card/x.html', texts)).status).toBe(422)
  expect((await ask('PUT', '/card/of-nobody', texts)).status).toBe(404)
  expect((await ask('PUT', `/${NAME}`, { ...texts, dir: 'other' })).status).toBe(422)
})

test('J1 templates are for developers: an editor neither reads nor writes them', async () => {
  role = 'editor'
  expect((await ask('GET', '')).status).toBe(403)
  const texts = { html: '<p>x</p>', css: '', js: '', base: 0 }
  expect((await ask('PUT', `/${NAME}`, texts)).status).toBe(403)
  role = 'developer'
})
