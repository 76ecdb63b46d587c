import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFreeAnchor, isFreeId } from '#base/kit/page-ids.ts'
import { registry } from '#app/widgets.ts'
import { sanitiseArticle } from '#features/articles/rules/sanitise.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { createTestApp, type TestApp } from './app.ts'
import { sampled } from './exhaustive.ts'
import type { Html } from './html.ts'
import { SITE } from './scratch-page.ts'

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'

/** One page of each kind that has ids of its own, and one that does not exist. */
const SOME = [
  '/',
  '/en',
  '/contact',
  '/le-cabinet/nous-rejoindre',
  '/nos-guides/creer-son-entreprise',
  '/nos-guides/creer-son-entreprise/valider-lidee',
  '/nulle-part',
  '/votre-projet/etre-rappele',
  '/votre-projet/prendre-rendez-vous',
  '/vos-actualites/infos-pratiques/questions-reponses',
  '/vos-actualites/lettre-dinformation/inscription',
  '/vos-outils/agenda',
  '/vos-outils/lexique',
  '/vos-outils/simulateurs/tva-ht-ttc',
  `${NEWS}?title=tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises`,
  `${VIDEOS}?title=la-tva-en-une-minute`,
]

/** Where somebody's text stands in a page: its ids have been through the rules. */
const TEXTS = ['.article-body', '.rich-text', '.firm-opinion-text']

let site: TestApp
beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

const idsOf = (html: Html, selector: string): string[] =>
  html.attrs(selector, 'id').flatMap((id) => id ?? [])

/** Ids of the page itself. */
function ownIds(html: Html): string[] {
  const ofTexts = new Set(TEXTS.flatMap((text) => idsOf(html, `${text} [id]`)))
  return idsOf(html, '[id]').filter((id) => !ofTexts.has(id))
}

/** Those that a text could take as its own, each with a page that has it. */
async function unguarded(app: TestApp, paths: readonly string[]): Promise<string[]> {
  const found = new Map<string, string>()
  for (const path of paths) {
    const { html } = await app.get(path)
    const own = ownIds(html)
    expect(own.length, path).toBeGreaterThan(0)
    for (const id of own) if (isFreeId(id) || isFreeAnchor(id)) found.set(id, path)
  }
  return [...found].map(([id, path]) => `${id} (${path})`)
}

test('no id that a page itself has is free for a text', async () => {
  expect(await unguarded(site, SOME)).toEqual([])
})

test('nor is one of any page of the demo', sampled(false), async () => {
  const trees = await Promise.all(
    (['fr', 'en'] as const).map((lang) => site.stores.pages.tree(SITE, lang)),
  )
  const paths = trees.flat().map(({ path }) => path)
  expect(paths.length).toBeGreaterThan(200)
  expect(await unguarded(site, paths)).toEqual([])
})

test('nor is one of any example of a widget', sampled(false), async () => {
  const sandbox = await createTestApp({ mode: 'test', stores: site.stores })
  const paths = [...registry.values()].flatMap(({ type, examples }) =>
    examples.map(({ name }) => `/_sandbox/${type}/${slugOf(name)}`),
  )
  const found = await unguarded(sandbox, paths)
  await sandbox.close()
  // The sandbox numbers its examples; no visitor sees it.
  expect(found.filter((line) => !/^exemple-\d+ /.test(line))).toEqual([])
})

test('an article that takes the id of the search field leaves one of it', async () => {
  const { html } = await site.get('/contact')
  expect(idsOf(html, '[id="search-query"]')).toHaveLength(1)
  expect(sanitiseArticle('<details id="search-query"><summary>a</summary>b</details>')).toBe(
    '<details><summary>a</summary>b</details>',
  )
})
