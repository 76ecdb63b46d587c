import type { PageStore } from '../store/page-store.ts'
import type { LayoutStore } from '../store/layout-store.ts'
import type { Page } from '#base/core/page/page.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { changed, differences } from './change-page.ts'
import { pathFor, translatedPath } from './new-paths.ts'
import { pages } from '../contract/pages.ts'
import { listedPages } from './page-list.ts'
import { nameOfPage, pageProperties } from './page-properties.ts'
import { treePages, type TreeStores } from './tree-pages.ts'

interface Stores {
  pages: PageStore
  layouts: LayoutStore
}

/** Pages and their properties: every field of the record, in every language (requirements A2). */
export function pageRoutes(
  serve: Serve<Stores>,
  deps: OriginDeps & { stores: Stores & TreeStores },
): void {
  const { stores } = deps

  serve(pages.list, ({ siteId, query }) => listedPages(stores, siteId, query))

  serve(pages.tree, async ({ reader }) => ({ data: await treePages(stores, reader.site) }))

  serve(pages.one, ({ reader, params }) =>
    pageProperties(stores, reader.site, params.id, originOf(deps, reader)),
  )

  serve(pages.create, async ({ siteId, reader, body, audited }) => {
    const { parentId, position, name, slug, is_active } = body
    const page = await audited(
      (made: Page) => ({
        action: 'page.create',
        subject: `page:${made.id}`,
        title: made.name,
        after: { path: made.path, is_active },
      }),
      async (inner) => {
        const path = await pathFor(inner, siteId, parentId, slug ?? slugOf(name))
        return inner.pages.insert(siteId, parentId, { name, path, is_active }, position)
      },
    )
    return pageProperties(stores, reader.site, page.id, originOf(deps, reader))
  })

  serve(pages.change, async ({ siteId, reader, params: { id }, body, audited }) => {
    await audited(
      ({ before, after }: { before: Page; after: Page }) => ({
        action: 'page.update',
        subject: `page:${id}`,
        title: after.name,
        ...differences(before, after),
      }),
      (inner) => changed(inner, siteId, id, body),
    )
    return pageProperties(stores, reader.site, id, originOf(deps, reader))
  })

  serve(
    pages.translate,
    async ({ siteId, reader, params: { id }, body: { lang, name, path }, audited }) => {
      const [settings, title] = [reader.site.settings, await nameOfPage(stores, siteId, id)]
      if (lang === 'en' && settings.basedoc_en !== '1') {
        throw new Refused(
          'invalid',
          'Ce site n’a pas de version anglaise : activez-la d’abord dans les réglages ' +
            '(« Version anglaise », basedoc_en).',
        )
      }
      await audited(
        {
          action: 'page.translate',
          subject: `page:${id}`,
          title,
          after: { lang, name },
        },
        async (inner) => {
          const own = path ?? (await translatedPath(inner, siteId, id, lang, name))
          await inner.pages.addTranslation(siteId, id, {
            lang,
            name,
            path: own,
            is_active: false,
          })
        },
      )
      return pageProperties(stores, reader.site, id, originOf(deps, reader))
    },
  )
}
