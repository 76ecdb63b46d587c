import type { LayoutStore } from '#features/pages/store/layout-store.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { WidgetStore } from '#features/pages/store/widget-store.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { Serve } from '#framework/api/serve.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { pageOf } from '#framework/api/list-query.ts'
import { menus } from '../contract/menus.ts'
import { createMenu, findMenu, type RemovingStores, removeMenu } from '../service/change-menus.ts'
import { findMenuUses } from '../service/menu-uses.ts'

interface Stores extends RemovingStores {
  layouts: LayoutStore
  pages: PageStore
  widgets: WidgetStore
}

export interface MenuRoutes {
  stores: Stores
  widgets: Widgets
  previewWidgets: PreviewWidgets
}

/** Menus of the site. */
export function menuRoutes(serve: Serve<Stores>, deps: MenuRoutes): void {
  const { stores, previewWidgets } = deps
  const menuUses = findMenuUses(deps.widgets)

  serve(menus.list, async ({ siteId, query }) => {
    const [all, uses] = await Promise.all([stores.menus.list(siteId), menuUses(stores, siteId)])
    const wanted = fold(query.filter.q ?? '')
    const found = all
      .filter(({ name }) => fold(name).includes(wanted))
      .map(({ id, name, data }) => ({
        id,
        name,
        entries: countOf(data?.menu ?? []),
        isReadable: data !== null,
        uses: (uses.get(id) ?? []).map(({ title }) => title),
      }))
    const sorted = found.toSorted((a, b) =>
      query.sort === 'name' ? a.name.localeCompare(b.name, 'fr') : a.id - b.id,
    )
    return pageOf(query.order === 'ASC' ? sorted : sorted.toReversed(), query)
  })

  serve(menus.one, async ({ siteId, params }) => {
    const menu = await findMenu(stores, siteId, params.id)
    const uses = (await menuUses(stores, siteId)).get(params.id) ?? []
    return { id: menu.id, name: menu.name, uses: uses.map(({ title, href }) => ({ title, href })) }
  })

  serve(menus.create, async ({ siteId, body, audited }) => {
    const { name, data = { paramsMenu: { onlyLevelChoice: '' }, menu: [] } } = body
    return { id: await createMenu(siteId, { name, data }, audited) }
  })

  serve(menus.remove, async ({ siteId, params, audited }) => {
    const uses = (await menuUses(stores, siteId)).get(params.id) ?? []
    await removeMenu(stores, siteId, params.id, { uses, audited })
    return { id: params.id }
  })

  serve(menus.preview, async ({ siteId, reader, session, request, params, body }) => {
    const [use] = (await menuUses(stores, siteId)).get(params.id) ?? []
    const page = await reader.page('/')
    if (!use || !page) return { html: '', symbols: [], stylesheets: [] }
    // Only this menu is read as it is being written; what else the widget shows is the site's.
    const menu = async (id: number) => (id === params.id ? body.data : reader.menu(id))
    const [drawn] = await previewWidgets({
      request: {
        reader: { ...reader, menu },
        url: requestUrl('/'),
        session: { ...session, debug: false },
        warn: (message, cause) => request.log.debug({ err: cause }, message),
      },
      page,
      path: '/',
      widgets: [{ ...use.widget, options: optionsOf(use.widget.options) }],
      h1Owner: null,
    })
    const { html = '', symbols = [], stylesheets = [] } = drawn ?? {}
    return { html, symbols, stylesheets }
  })
}

const countOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { childs }) => sum + 1 + countOf(childs), 0)

function optionsOf(text: string): Record<string, unknown> | string {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return text
  }
}
