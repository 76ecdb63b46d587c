import type { ContentStore } from '../store.ts'
import { DEMO_SITE } from './demo-site.ts'
import { loadDemo } from './load-demo.ts'
import { UNFINISHED_SEED } from './unfinished-seed.ts'

/** How the seed makes an article's HTML fit to be shown. */
interface Cleaning {
  clean(html: string): string
  sanitiserVersion: number
}

/**
 * Writes the demo firm into a store that has no site yet. The rows are the same every time but for
 * `updated_at`, which the store's clock gives. The files of `copySeedMedia` go with it.
 *
 * `version_dump` is written last: until then it says `UNFINISHED_SEED`.
 * @param options `replaced`: sites whose filling was cut short, removed as this one begins; `files`: puts
 * the files in place, once the first row says that the filling has begun
 * @throws ContentError when the store has a site of that number or of one of its hosts
 * @throws {BadDemo} before anything is written
 */
export async function seedDemo(
  store: ContentStore,
  { clean, sanitiserVersion }: Cleaning,
  { replaced = [], files }: { replaced?: readonly number[]; files?: () => Promise<void> } = {},
): Promise<void> {
  const demo = await loadDemo()
  const { constants } = demo.site
  // In one write: a database without any site may be a lost one, and is not filled by itself.
  await store.atomically(async (inside) => {
    for (const siteId of replaced) await inside.siteLifecycle.remove(siteId)
    await inside.sites.create({
      ...demo.site,
      constants: { ...constants, version_dump: UNFINISHED_SEED },
    })
  })
  await files?.()
  for (const layout of demo.layouts) await store.layouts.create(DEMO_SITE, layout)
  await store.pages.insertTree(DEMO_SITE, demo.pages)
  for (const { id, translation } of demo.translations) {
    await store.pages.addTranslation(DEMO_SITE, id, translation)
  }
  for (const { owner, widgets } of [...demo.parts, ...demo.widgets]) {
    await store.widgets.replace(DEMO_SITE, owner, widgets)
  }
  for (const { id, name, data } of demo.menus) await store.menus.save(DEMO_SITE, id, name, data)
  await store.articles.saveMotifs(DEMO_SITE, demo.motifs)
  for (const article of demo.articles) {
    const html = clean(article.html)
    await store.articles.save(DEMO_SITE, { ...article, html, sanitiserVersion })
  }
  for (const redirect of demo.redirects) await store.redirects.save(DEMO_SITE, redirect)
  await store.sites.saveConstants(DEMO_SITE, { version_dump: constants.version_dump })
}
