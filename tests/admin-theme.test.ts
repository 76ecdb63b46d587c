import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_THEME } from '#features/sites/rules/default-theme.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

const SITE = 1

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ session: sessionOf('editor') })
})
afterAll(() => app.close())

interface Answer extends ThemeContent {
  base: number
  isDraft: boolean
  isBehind: boolean
  revision: number
  url: string
  message: string
  problems: { name: string; field: string; message: string }[]
  findings: { check: string; severity: string; sentence: string }[]
  changes: { widget: string; changes: { label: string; parts: { text: string }[] }[] }[]
  data: { id: number; kind: string; author: string }[]
}

async function api(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
): Promise<{ status: number; body: Answer }> {
  const url = `/admin/api${path}`
  const { statusCode, body } = await app.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
  })
  return { status: statusCode, body: JSON.parse(body) as Answer }
}

const open = async () => (await api('GET', '/theme/draft')).body

async function save(changes: Partial<ThemeContent>): Promise<Answer> {
  const { base, look, light, dark } = await open()
  const { status, body } = await api('PUT', '/theme/draft', { base, look, light, dark, ...changes })
  expect(status).toBe(200)
  return body
}

const publish = async (base: number) => api('POST', '/theme/draft/publish', { base })

/** The look of a page and the sheet that it asks for. */
async function worn(path: string) {
  const { body, headers } = await app.get(path)
  const href = /href="(\/theme-[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const sheet = await app.get(href)
  return {
    look: /data-look="(\w+)"/.exec(body)?.[1] ?? '',
    href,
    css: sheet.body,
    kept: sheet.headers['cache-control'],
    // But for its scripts, whose nonce is new with each answer.
    policy: String(headers['content-security-policy']).replace(/script-src [^;]*/, ''),
  }
}

const PLUM = '#5A2A6E'

test('a draft of the theme is worn by its preview alone, and by the site once it is published', async () => {
  const before = await worn('/')
  const { light } = await open()
  const { base } = await save({ look: 'trame', light: { ...light, primary: PLUM } })

  const seen = await worn('/admin/api/theme/draft/preview')
  expect(seen).toMatchObject({ look: 'trame', kept: 'private, no-store' })
  expect(seen.css).toContain(`--primary:${PLUM}`)
  expect(seen.css).toContain('Archivo')
  expect(seen.policy).toContain("style-src 'self'")
  expect(seen.policy).not.toContain('unsafe-inline')
  expect(await worn('/')).toEqual(before)
  // The name of the sheet alone says nothing, nor does one that was changed on its way.
  const [name = '', draft = ''] = seen.href.split('?draft=')
  for (const query of ['', `?draft=${draft.slice(0, -4)}AAAA`, '?draft=x', '?draft=']) {
    expect((await app.get(name + query)).body).toBe(before.css)
  }

  expect((await publish(base)).status).toBe(200)
  const after = await worn('/')
  expect(after).toMatchObject({ look: 'trame', css: seen.css })
  expect(after.href).not.toContain('draft')
})

test('the sheet of one site’s draft is nothing to another site', async () => {
  const { base } = await save({ look: 'etude' })
  const { href } = await worn('/admin/api/theme/draft/preview')
  const { createSite } = await import('#app/commands/archive/create.ts')
  const other = { name: 'Deux', hosts: ['deux.test'], email: 'a@deux.test', withArticles: false }
  await createSite(app.stores, app.dataDir, { id: SITE }, other)
  const there = (url: string) => app.app.inject({ url, headers: { host: 'deux.test' } })
  expect((await there(href)).body).toBe((await there('/theme-0.css')).body)
  expect((await api('POST', '/theme/draft/publish', { base })).status).toBe(200)
})

test('whoever has the secret link of a draft sees it, in its look', async () => {
  await save({ look: 'rivage' })
  const { url } = (await api('POST', '/theme/shares', {})).body
  const seen = await worn(new URL(url).pathname)
  expect(seen.look).toBe('rivage')
  expect(seen.css).toContain('Bricolage')
  expect((await worn('/')).look).not.toBe('rivage')
})

test('what differs is told by name, what reads badly is shown before publishing, no colour is refused', async () => {
  const { light, dark } = await open()
  const { base } = await save({ look: 'atelier', light: { ...light, ink: '#EEEEEE' }, dark })
  const { body } = await api('GET', '/theme/history/compare?from=live&to=draft')
  expect(body.changes).toMatchObject([{ widget: 'L’apparence' }])
  expect(body.changes[0]?.changes.map(({ label }) => label)).toEqual([
    'Présentation',
    'Encre, en clair',
  ])
  const { body: looked } = await api('GET', '/theme/checks')
  expect(looked.findings).toEqual([
    expect.objectContaining({
      check: 'accessibility',
      severity: 'look',
      sentence: expect.stringContaining('« Encre » sur « Papier »') as string,
    }),
  ])
  await save({ light: { ...light, paper: 'rouge' } })
  const refused = await publish(base + 1)
  expect(refused.status).toBe(422)
  expect(refused.body.problems).toMatchObject([{ name: 'light.paper', field: 'Papier, en clair' }])
  for (const wrong of [{ look: 'baroque' }, { light: { radius: '0' } }, { dark: [] }]) {
    const { look } = await open()
    const sent = { base: base + 1, look, light, dark, ...wrong }
    expect((await api('PUT', '/theme/draft', sent)).status).toBe(422)
  }
  await api('POST', '/theme/draft/set-aside', { look: 'registre', light, dark })
  await save({ light, look: 'etude' })
})

test('a former version is a draft again, and the site wears it once it is published', async () => {
  const { light, dark } = DEFAULT_THEME
  await publish((await save({ look: 'registre', light, dark })).base)
  await publish((await save({ look: 'trame' })).base)
  const { data } = (await api('GET', '/theme/history')).body
  const versions = data.filter(({ kind }) => kind === 'published')
  const former = versions[1]?.id ?? 0
  expect((await worn(`/admin/api/theme/draft/preview?version=${former}`)).look).toBe('registre')
  const { base } = await open()
  const restored = await api('POST', '/theme/draft/restore', { base, revisionId: former })
  expect(restored.status).toBe(200)
  expect(await open()).toMatchObject({ isDraft: true, look: 'registre' })
  expect((await worn('/')).look).toBe('trame')
  expect((await publish(restored.body.base)).status).toBe(200)
  expect((await worn('/')).look).toBe('registre')
})

test('fonts are chosen without their look, told by name, and given up with the look that comes next', async () => {
  const { look, base: begun } = await open()
  await publish(begun)
  const before = await worn('/')
  const { base } = await save({ fonts: 'bodoni-figtree' })
  const seen = await worn('/admin/api/theme/draft/preview')
  expect(seen.look).toBe(look)
  expect(seen.css).toContain('--serif:Fine,Bodoni')
  expect(await worn('/')).toEqual(before)
  const { body } = await api('GET', '/theme/history/compare?from=live&to=draft')
  expect(body.changes[0]?.changes.map(({ label }) => label)).toEqual(['Caractères'])
  expect((await publish(base)).status).toBe(200)
  expect((await worn('/')).css).toBe(seen.css)
  expect(await open()).toMatchObject({ look, fonts: 'bodoni-figtree' })

  // Naming the fonts that a look has of itself says nothing.
  const own = await save({ look: 'atelier', fonts: 'bitter-karla' })
  expect((await publish(own.base)).status).toBe(200)
  expect(await open()).not.toHaveProperty('fonts')
  const wrong = { ...(await open()), fonts: 'comic' }
  expect((await api('PUT', '/theme/draft', wrong)).status).toBe(422)
})

test('what a form of the settings saves at once is a version too, and leaves a draft alone', async () => {
  const { light } = await open()
  await save({ light: { ...light, accent: '#0000FF' } })
  const stored = (await api('GET', '/settings/theme')).body
  const values = { light: { ...light, primary: PLUM } }
  const body = { base: stored.base, values }
  const before = (await api('GET', '/theme/history')).body.data
  expect((await api('PUT', '/settings/theme', body)).status).toBe(200)
  expect((await worn('/')).css).toContain(`--primary:${PLUM}`)
  const after = (await api('GET', '/theme/history')).body.data
  expect(after.length).toBe(before.length + 1)
  expect(after[0]).toMatchObject({ kind: 'published' })
  expect(await open()).toMatchObject({
    isDraft: true,
    isBehind: true,
    light: { accent: '#0000FF' },
  })
  const again = (await api('GET', '/settings/theme')).body
  await api('PUT', '/settings/theme', { base: again.base, values })
  expect((await api('GET', '/theme/history')).body.data.length).toBe(after.length)
})

test('the theme is the editors’: a writer neither sees nor changes its draft', async () => {
  const { app: writers, close } = await createTestApp({ session: sessionOf('writer') })
  for (const url of ['/theme/draft', '/theme/history', '/theme/draft/preview']) {
    expect((await writers.inject({ url: `/admin/api${url}` })).statusCode).toBe(403)
  }
  await close()
})
