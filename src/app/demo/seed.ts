import type { Stores } from '#app/stores.ts'
import { personName } from '#base/core/person.ts'
import { DEMO_SITE } from './demo-site.ts'
import { loadDemo } from './load-demo.ts'
import { UNFINISHED_SEED } from '#features/archive/store/unfinished-seed.ts'

/** How the seed makes an article's HTML fit to be shown. */
interface Cleaning {
  clean(html: string): string
  sanitiserVersion: number
}

/**
 * Writes the demo firm into a database that has no site yet. The rows are the same every time but for
 * `updated_at`, which the clock of the stores gives. The files of `copySeedMedia` go with it.
 *
 * `version_dump` is written last: until then it says `UNFINISHED_SEED`.
 * @param options `replaced`: sites whose filling was cut short, removed as this one begins; `files`: puts
 * the files in place, once the first row says that the filling has begun
 * @throws ContentError when the database has a site of that number or of one of its hosts
 * @throws {BadDemo} before anything is written
 */
export async function seedDemo(
  stores: Stores,
  { clean, sanitiserVersion }: Cleaning,
  { replaced = [], files }: { replaced?: readonly number[]; files?: () => Promise<void> } = {},
): Promise<void> {
  const demo = await loadDemo()
  const { constants } = demo.site
  // In one write: a database without any site may be a lost one, and is not filled by itself.
  await stores.atomically(async (inside) => {
    for (const siteId of replaced) await inside.siteLifecycle.remove(siteId)
    await inside.sites.create({
      ...demo.site,
      constants: { ...constants, version_dump: UNFINISHED_SEED },
    })
  })
  await files?.()
  for (const layout of demo.layouts) await stores.layouts.create(DEMO_SITE, layout)
  await stores.pages.insertTree(DEMO_SITE, demo.pages)
  for (const { id, translation } of demo.translations) {
    await stores.pages.addTranslation(DEMO_SITE, id, translation)
  }
  for (const { owner, widgets } of [...demo.parts, ...demo.widgets]) {
    await stores.widgets.replace(DEMO_SITE, owner, widgets)
  }
  for (const { id, name, data } of demo.menus) await stores.menus.save(DEMO_SITE, id, name, data)
  for (const { kind, ...named } of demo.texts) {
    const id = await stores.texts.reserveId(DEMO_SITE)
    const text = { id, title: named.title, content: JSON.stringify(named) }
    await stores.texts.write(DEMO_SITE, kind, { ...text, lang: 'fr', isLive: true })
  }
  for (const { fields } of demo.team) {
    const id = await stores.texts.reserveId(DEMO_SITE)
    const text = {
      id,
      lang: '' as const,
      title: personName(fields),
      content: JSON.stringify({ fields }),
    }
    await stores.texts.write(DEMO_SITE, 'person', { ...text, isLive: true })
  }
  await stores.articles.saveMotifs(DEMO_SITE, demo.motifs)
  for (const article of demo.articles) {
    const html = clean(article.html)
    await stores.articles.save(DEMO_SITE, { ...article, html, sanitiserVersion })
  }
  for (const redirect of demo.redirects) await stores.redirects.save(DEMO_SITE, redirect)
  await stores.sites.saveConstants(DEMO_SITE, { version_dump: constants.version_dump })
}
