import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { newPage, place, SITE } from './scratch-page.ts'

let now = new Date('2026-12-31T22:00:00Z')
let site: TestApp

beforeAll(async () => {
  site = await createTestApp({ mode: 'development', clock: () => now })
})
afterAll(() => site.close())

const PRATIQUE = 1509

/** The page as it is at its third visit. */
async function visited(path: string): Promise<string> {
  const bodies: string[] = []
  for (let visit = 0; visit < 3; visit += 1) bodies.push((await site.get(path)).body)
  expect(new Set(bodies).size).toBe(1)
  return bodies[0] ?? ''
}

test('the home page is the same at each visit', async () => {
  expect(await visited('/')).toContain('site-header')
})

test('what is written shows at the next visit: a widget, a menu, a setting', async () => {
  const { stores } = site
  const menu = { type: 'icon-menu', options: { widget_title: 'Tuiles', menu: PRATIQUE } }
  const page = await newPage(site, [{ type: 'heading', options: { text: 'Avant' } }, menu])
  expect(await visited(page.path)).toContain('Avant')

  await place(site, page, [{ type: 'heading', options: { text: 'Après' } }, menu])
  const changed = await visited(page.path)
  expect(changed).toContain('Après')
  expect(changed).not.toContain('Avant')

  const data = await stores.menus.find(SITE, PRATIQUE)
  const [first, ...others] = data?.menu ?? []
  if (!data || !first) throw new Error('The demo has no menu « Pratique ».')
  await stores.menus.save(SITE, PRATIQUE, 'Pratique', {
    ...data,
    menu: [{ ...first, label: 'Tuile renommée' }, ...others],
  })
  expect(await visited(page.path)).toContain('Tuile renommée')
})

test('links keep the path by which a page is asked for, whoever came before', async () => {
  const { path } = await newPage(site, [{ type: 'heading', options: { text: 'Chemins' } }])
  const plain = await visited(path)
  const developed = await visited(`/dev.php${path}`)
  expect(developed).toContain('href="/dev.php/')
  expect(plain).not.toContain('/dev.php/')
  expect(await visited(path)).toBe(plain)
})

test('the footer’s year turns at midnight in Paris', async () => {
  const { path } = await newPage(site, [])
  expect(await visited(path)).toContain('© 2026')
  now = new Date('2026-12-31T23:00:00Z')
  expect(await visited(path)).toContain('© 2027')
})

test('a developer’s notes are not a visitor’s', async () => {
  const menu = { type: 'icon-menu', options: { widget_title: 'Notes', menu: PRATIQUE } }
  const developers = await createTestApp({
    stores: site.stores,
    session: async (headers) =>
      sessionOf(headers['x-role'] === 'developer' ? 'developer' : 'visitor')(),
  })
  const { path } = await newPage(site, [menu])
  const asked = async (role: string) =>
    (await developers.get(path, { headers: { 'x-role': role } })).body.includes('developer-note')
  const seen = [await asked('visitor'), await asked('developer')]
  expect([...seen, await asked('visitor'), await asked('developer')]).toEqual([
    false,
    true,
    false,
    true,
  ])
  await developers.close()
})
