import type { ContentStore } from '../store.ts'
import { type Cleaning, demoArticles, demoMotifs } from './demo-articles.ts'
import { demoLayouts, demoParts } from './demo-layouts.ts'
import { demoMenus } from './demo-menus.ts'
import { demoPages, demoWidgets, englishNews } from './demo-pages.ts'
import { demoRedirects } from './demo-redirects.ts'
import { DEMO_SITE, demoSite, SEED_VERSION } from './demo-site.ts'
import { UNFINISHED_SEED } from './unfinished-seed.ts'

/**
 * Writes the demo firm into a store that has no site yet. The rows are the same every time but for
 * `updated_at`, which the store's clock gives. The files of `copySeedMedia` go with it.
 *
 * `version_dump` is written last: until then it says `UNFINISHED_SEED`.
 * @param options `replaced`: sites whose filling was cut short, removed as this one begins; `files`: puts
 * the files in place, once the first row says that the filling has begun
 * @throws ContentError when the store has a site of that number or of one of its hosts
 */
export async function seedDemo(
  store: ContentStore,
  cleaning: Cleaning,
  { replaced = [], files }: { replaced?: readonly number[]; files?: () => Promise<void> } = {},
): Promise<void> {
  const { constants } = demoSite
  // In one write: a database without any site may be a lost one, and is not filled by itself.
  await store.atomically(async (inside) => {
    for (const siteId of replaced) await inside.sites.remove(siteId)
    await inside.sites.create({
      ...demoSite,
      constants: { ...constants, version_dump: UNFINISHED_SEED },
    })
  })
  await files?.()
  for (const layout of demoLayouts) await store.layouts.create(DEMO_SITE, layout)
  await store.pages.insertTree(DEMO_SITE, [...demoPages])
  await store.pages.addTranslation(DEMO_SITE, englishNews.id, englishNews.translation)
  for (const { owner, widgets } of [...demoParts, ...demoWidgets]) {
    await store.widgets.replace(DEMO_SITE, owner, widgets)
  }
  for (const { id, name, data } of demoMenus) await store.menus.save(DEMO_SITE, id, name, data)
  await store.articles.saveMotifs(DEMO_SITE, [...demoMotifs])
  for (const article of demoArticles(cleaning)) await store.articles.save(DEMO_SITE, article)
  for (const redirect of demoRedirects) await store.redirects.save(DEMO_SITE, redirect)
  await store.sites.saveConstants(DEMO_SITE, { version_dump: SEED_VERSION })
}
