import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Use } from '#base/core/field/used-in.ts'
import type { Role } from '#base/core/session.ts'
import { registry } from '#app/widgets.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { sampled } from './exhaustive.ts'

let role: Role = 'developer'
let site: TestApp
beforeAll(async () => {
  site = await createTestApp({ session: () => sessionOf(role)() })
})
afterAll(() => site.close())

/** « menu Navigation principale », « layout En-tête, en anglais ». */
const said = (uses: readonly Use[]) =>
  uses.map(
    ({ kind, title, lang, isDraft }) =>
      `${kind} ${title}${lang === 'en' ? ', en anglais' : ''}${isDraft ? ', en brouillon' : ''}`,
  )

async function given<T>(path: string): Promise<T> {
  const { status, body } = await site.get(`/admin/api${path}`)
  expect(status, body).toBe(200)
  return JSON.parse(body)
}

async function leadTo(path: string): Promise<string[]> {
  const page = (await site.stores.pages.tree(1, 'fr')).find((node) => node.path === path)
  return said((await given<{ links: Use[] }>(`/pages/${page?.id}/removal`)).links)
}

// What stands in demo/, by hand.
test.each([
  ['/demo/accueil/hero', ['page Accueil', 'page Home, en anglais']],
  ['/demo/bureaux/gare', ['setting Bureaux']],
  ['/demo/videos/du-brut-au-net-poster', ['page Bulletins de paie', 'article Du brut au net']],
])('the demo shows %s where it says so', async (ref, places) => {
  const asked = { siteId: 1, session: { role } }
  const uses = site.stores.usesBy(registry)
  expect(said(await uses.of(asked, [{ kind: 'media', ref }]))).toEqual(places)
  expect(said((await uses.ofKind(asked, 'media')).get(ref) ?? [])).toEqual(places)
})

test.each([
  [
    '/votre-projet/confirmation',
    [
      'page Parlons de votre projet',
      'page Être rappelé',
      'page Ask for a call, en anglais',
      'page Prendre rendez-vous',
      'page Make an appointment, en anglais',
    ],
  ],
  [
    '/le-cabinet/nos-bureaux/bureau-de-la-gare',
    [
      'page Notre histoire',
      'page Gestionnaire de paie',
      'menu Navigation principale',
      'setting Bureaux',
    ],
  ],
  [
    // With the pages of articles and of videos below it.
    '/vos-actualites',
    [
      'page Accueil',
      'page Home, en anglais',
      'page Dossier de saison',
      'page Recherche',
      'page Search, en anglais',
      'layout Page introuvable (Site), en anglais',
      'layout Page introuvable (Sobre), en anglais',
      'menu Navigation principale',
      'menu Pied de page',
      'menu Pratique',
      'menu Les thèmes',
      'menu Les thèmes en images',
      'menu Navigation principale (anglais)',
      'menu Pied de page (anglais)',
      'block La lettre mensuelle',
      'redirect /actualites',
      'redirect /blog*',
      'setting Page de toutes les actualités',
      'setting Page de toutes les vidéos',
    ],
  ],
])('what leads to %s in the demo is told before it goes', async (path, places) => {
  expect(await leadTo(path)).toEqual(places)
})

test('each menu of the demo is used where it is drawn', sampled(false), async () => {
  const { data } = await given<{ data: { id: number; uses: Use[] }[] }>('/menus?perPage=100')
  expect(Object.fromEntries(data.map(({ id, uses }) => [id, said(uses)]))).toEqual({
    1500: ['layout En-tête (Site)'],
    1501: ['layout En-tête (Site)'],
    1502: ['layout Pied de page (Site)'],
    1503: ['layout Pied de page (Site)'],
    1509: ['page Accueil'],
    1512: ['page Accueil'],
    1514: [],
    1515: ['page Simulateurs'],
    1516: ['page Simulateurs'],
    1517: ['page Simulateurs'],
    1518: ['page Simulateurs'],
    1520: ['layout En-tête (Site), en anglais'],
    1521: ['layout En-tête (Site), en anglais'],
    1522: ['layout Pied de page (Site), en anglais'],
    1523: ['layout Pied de page (Site), en anglais'],
    1540: ['page Simulateurs'],
    1541: ['page Simulateurs'],
    1542: ['page Simulateurs'],
    1590: ['page Simulateurs'],
  })
  for (const { id, uses } of data) {
    expect(await given(`/menus/${id}/uses`)).toEqual({ uses })
  }
})

test('links to an own article are found by its slug and by those it had; its own are none', async () => {
  const article = await site.stores.articleWrites.find(1, 101)
  if (!article) throw new Error('The demo lacks an article.')
  const { slug } = article
  const html = `<p><a href="/vos-actualites?title=${slug}">Lire</a></p>`
  await site.stores.articleWrites.publish(1, { ...article, html, slug: 'un-autre-slug' })
  const uses = () => given<{ uses: Use[] }>('/articles/101/uses')
  expect(await uses()).toEqual({ uses: [] })
  const contact = (await site.stores.pages.tree(1, 'fr')).find(({ path }) => path === '/contact')
  await site.stores.widgets.replace(1, { pageId: contact?.id ?? 0, lang: 'fr' }, [
    { zone: 'content', type: 'rich-text', version: 1, options: { html } },
    {
      zone: 'content',
      type: 'rich-text',
      version: 1,
      options: { html: '<a href="/?article=[%22AEF%22]|un-autre-slug">Lire</a>' },
    },
  ])
  expect(said((await uses()).uses)).toEqual(['page Contact'])
  expect((await site.get('/admin/api/articles/99999/uses')).status).toBe(404)
})

test('J1 titles are told to whoever may read them', async () => {
  const hidden = { ref: '', lang: '', isDraft: false, title: '', href: '' }
  role = 'editor'
  const page = (await site.stores.pages.tree(1, 'fr')).find(({ path }) => path === '/vos-outils')
  const { links } = await given<{ links: Use[] }>(`/pages/${page?.id}/removal`)
  expect(links.at(-1)).toEqual({ kind: 'setting', ...hidden })
  role = 'developer'
  expect((await leadTo('/vos-outils')).at(-1)).toBe('setting Page du lexique')
  role = 'lead-desk'
  expect((await site.get('/admin/api/menus/1509/uses')).status).toBe(403)
})
