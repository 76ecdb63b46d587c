import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { createTestApp, seededDatabase, sessionOf, type TestApp } from './app.ts'

const HOME = '/pages/1/fr'

/** What a database may hold that no screen writes today. */
const ODD = [
  // Texts where JSON is read, JSON where an object is read, former names.
  `update widget set options = '{kaputt' where id in (select min(id) from widget group by page_id)`,
  `update widget set type = 'a-former-widget' where id in (select max(id) from widget group by page_id)`,
  `update page_translation set infos = '[1]', auto_mod = '???', updated_at = '' where page_id = 2`,
  `update page set record_position = null, type = '', image = 'no address' where id = 2`,
  `update editorial_document set content = '{"widgets":1}'`,
  `update editorial_revision set reason = 'a former reason', user_name = ''`,
  `update editorial_revision set content = '[]' where id in (select max(id) from editorial_revision)`,
  `update editorial_task set content = '', error = 'Plus rien.'`,
  `update editorial_trash set detail = '[]', user_name = ''`,
  `update editorial_text set content = '{"widgets":1}', lang = '???'`,
  `update article set medias_paths = '{', video = '[]', date_published = ''`,
  `update menu set data = '{' where id in (select min(id) from menu)`,
  `update redirect set destination = ''`,
  `update setting set value = '{' where name in ('feed_sources', 'useful_figures', 'theme', 'share')`,
  `update site set offices = '[{"key":1},{}]', theme = '{"light":[]}'`,
] as const

let site: TestApp
/** An article that nobody has published. */
let written = 0
/** One that visitors read. */
let live = 0
/** A shared block. */
let block = 0
beforeAll(async () => {
  const { db } = await seededDatabase({ file: ':memory:' })
  const stores = createStores(db, { report: () => {} })
  site = await createTestApp({ stores, session: sessionOf('super-admin') })
  await ask('PUT', `${HOME}/draft`, { widgets: [], fields: { title: 'Un autre' }, base: 0 })
  await ask('POST', `${HOME}/draft/publish`, { base: 1 })
  await ask('PUT', `${HOME}/draft`, { widgets: [], fields: { title: 'Encore' }, base: 2 })
  await ask('PUT', `${HOME}/schedule`, { action: 'publish', at: '2099-01-01T08:00', base: 3 })
  await ask('POST', `${HOME}/draft/request`, { base: 3 })
  written = (await ask('POST', '/articles', {})).id
  await ask('DELETE', `/blocks/${(await ask('POST', '/blocks', { title: 'Jeté' })).id}`)
  block = (await ask('POST', '/blocks', { title: 'Horaires' })).id
  await ask('DELETE', '/pages/3')
  live = (await ask('GET', '/articles?filter={"state":"published"}')).data[0].id
  for (const statement of ODD) await sql.raw(statement).execute(db)
})
afterAll(() => site.close())

async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    ...(payload ? { payload } : {}),
  })
  expect(status, `${method} ${path}: ${body}`).toBe(200)
  return JSON.parse(body)
}

/** Whatever differs from what a call says is a fault of the server here: every answer is compared. */
test.each([
  '/page-tree',
  '/pages',
  '/pages/2',
  '/trash',
  '/page-choices',
  '/drafts',
  `${HOME}/draft`,
  '/pages/2/fr/draft',
  `${HOME}/history`,
  `${HOME}/checks`,
  `${HOME}/history/compare?from=live&to=draft`,
  '/articles',
  '/articles/:live/draft',
  '/articles/:live/history',
  '/articles/:live/checks',
  '/articles/:written/draft',
  '/articles/:written/checks',
  '/received-articles',
  '/widgets',
  '/menus',
  '/menus/1509/draft',
  '/menus/1509/checks',
  '/templates/card/card-magazine/draft',
  '/templates/card/card-magazine/checks',
  '/blocks',
  '/blocks/:block/draft',
  '/blocks/:block/history',
  '/blocks/:block/checks',
  '/redirects',
  '/settings/sources',
  '/settings/figures',
  '/settings/offices',
  '/settings/theme',
  '/settings/share',
  '/board',
])('%s says what its call says, whatever the rows hold', async (path) => {
  const named = path
    .replace(':live', String(live))
    .replace(':written', String(written))
    .replace(':block', String(block))
  expect(await ask('GET', named)).toBeDefined()
})

test('what nobody can read is a text of its widget, and the draft is what is live', async () => {
  const { widgets, isDraft } = await ask('GET', '/pages/2/fr/draft')
  expect(isDraft).toBe(false)
  expect(widgets.map(({ options }: { options: unknown }) => options)).toContain('{kaputt')
})

test('a widget that nobody can read is drawn, and its text goes back as it was', async () => {
  const { widgets, base } = await ask('GET', '/pages/2/fr/draft')
  const previews = await ask('POST', '/previews', {
    pageId: 2,
    lang: 'fr',
    widgets: widgets.map(({ zone: _zone, ...widget }: { zone: string }) => widget),
  })
  expect(previews.previews).toHaveLength(widgets.length)
  expect(await ask('PUT', '/pages/2/fr/draft', { widgets, base })).toMatchObject({ isDraft: false })
})
