import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { newPage, SITE } from './scratch-page.ts'

const FIRM = "Cabinet d'Orfeuil & Associés"
const OFFICE = { name: "Bureau de l'Église", street: "3 rue de l'Église", town: "L'Haÿ" }
const PHONE = '01 99 00 12 34'

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
  const { stores } = site
  const { offices = [] } = (await stores.sites.find(SITE)) ?? {}
  const closings = [{ from: '2026-11-23', until: '2026-11-24', reason: "Fête de l'école" }]
  await stores.sites.saveConstants(SITE, {
    nomcabinet: FIRM,
    localite: "L'Haÿ",
    phonetotext: PHONE,
  })
  await stores.sites.saveSettings(SITE, { site_name: FIRM })
  await stores.sites.saveOffices(
    SITE,
    offices.map((office) => ({ ...office, ...OFFICE, note: "L'été sur rendez-vous", closings })),
  )
})
afterAll(() => site.close())

/** What is prescribed as data stays as it was typed; all else of a page is drawn. */
const drawn = (body: string): string =>
  body
    .replace(/<script[^>]*id="site-context"[^>]*>.*?<\/script>/s, '')
    .replaceAll(/&#39;|&#x27;|&apos;/g, "'")

const STRAIGHT = /(?:d'Orfeuil|L'Haÿ|l'Église|L'été|l'école|l'accueil)/

test.each([
  '/',
  '/contact',
  '/contact/acces-et-horaires',
  '/informations-legales/mentions-legales',
  '/en/contact',
  '/site.webmanifest',
  '/llms.txt',
])('what a firm typed of itself is drawn as French writes it: %s', async (path) => {
  const { status, body } = await site.get(path)
  expect(status).toBe(200)
  expect(drawn(body)).not.toMatch(STRAIGHT)
  expect(drawn(body)).toContain('d’Orfeuil')
})

test('scripts, the back office and what is stored have a firm’s facts as they were typed', async () => {
  const { html } = await site.get('/')
  const context = JSON.parse(html.one('#site-context').rawText)
  expect(context.constants).toMatchObject({ nomcabinet: FIRM, phonetotext: PHONE })
  expect(await site.stores.sites.find(SITE)).toMatchObject({
    constants: { nomcabinet: FIRM },
    settings: { site_name: FIRM },
    offices: expect.arrayContaining([expect.objectContaining(OFFICE)]),
  })
})

test('a page with offices says them so', async () => {
  const page = await newPage(site, [
    { type: 'contact-card', options: {} },
    { type: 'map', options: {} },
  ])
  const { body } = await site.get(page.path)
  expect(drawn(body)).toContain('Bureau de l’Église')
  expect(drawn(body)).not.toMatch(STRAIGHT)
})

const PERSON = {
  firstName: 'Aude',
  lastName: "d'Orfeuil",
  role: "Responsable de l'accueil",
  languages: "Français, langue d'oc",
}

test('somebody of the team is named so in cards, to machines and as the author of an article', async () => {
  const { stores } = site
  await stores.texts.write(SITE, 'person', {
    id: 5000,
    lang: '',
    title: "Aude d'Orfeuil",
    content: JSON.stringify({ fields: PERSON }),
    isLive: true,
  })
  const page = await newPage(site, [{ type: 'team', options: { from: 'all', show_places: true } }])
  const card = (await site.get(page.path)).body
  expect(drawn(card)).toContain('Responsable de l’accueil')
  expect(drawn(card)).not.toMatch(/d'Orfeuil|l'accueil|d'oc/)

  const article = await stores.articles.find(SITE, 101, '2027-01-01T00:00:00.000Z')
  if (article === null) throw new Error('The demo has no article 101.')
  await stores.articles.save(SITE, {
    ...article,
    id: 5001,
    slug: 'reprise-d-entreprise',
    title: "Reprise d'entreprise...",
    summary: "L'essentiel",
    personId: 5000,
  })
  const { html, body } = await site.get(
    '/vos-actualites/infos-pratiques/fil-dactualites?title=reprise-d-entreprise',
  )
  expect(html.one('title').text).toContain('Reprise d’entreprise…')
  expect(html.one('meta[name="description"]').attr('content')).toBe('L’essentiel')
  expect(drawn(body)).toContain('Aude d’Orfeuil')
  expect(drawn(body)).not.toMatch(/d'Orfeuil|d'entreprise|L'essentiel/)
})

test('what a search finds is shown so, and marked as before', async () => {
  const { articles } = site.stores
  const article = await articles.find(SITE, 101, '2027-01-01T00:00:00.000Z')
  if (article === null) throw new Error('The demo has no article 101.')
  await articles.save(SITE, {
    ...article,
    id: 5002,
    slug: 'zirconium',
    title: "Zirconium d'atelier",
    summary: "Le zirconium de l'atelier, et puis...",
  })
  await site.index()
  const { html } = await site.get("/recherche?query=zirconium+d'atelier")
  // Pages that show the article hold its words too.
  const result = html.all('.search-hit')[0]?.text
  expect(result).toContain('Zirconium d’atelier')
  expect(result).toContain('de l’atelier, et puis…')
  expect(html.all('.search-hit mark').map(({ text }) => text)).toContain('Zirconium')
})
