import { z } from 'zod'
import type { LayoutStore } from '#features/pages/store/layout-store.ts'
import type { MenuStore } from '../store/menu-store.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { WidgetStore } from '#features/pages/store/widget-store.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import { MENU_LIMIT, menuData, menuId, menuName } from './menu-body.ts'
import { createMenu, findMenu, removeMenu, saveMenu } from '../service/change-menus.ts'
import { findMenuUses } from '../service/menu-uses.ts'

interface Stores {
  layouts: LayoutStore
  menus: MenuStore
  pages: PageStore
  widgets: WidgetStore
}

export interface MenuRoutes {
  stores: Stores
  widgets: Widgets
  previewWidgets: PreviewWidgets
}

/** Menus of the site. */
export function menuRoutes(route: DefineRoute<Stores>, deps: MenuRoutes): void {
  const { stores, previewWidgets } = deps
  const menuUses = findMenuUses(deps.widgets)

  route({
    method: 'GET',
    path: '/menus',
    right: 'menus.read',
    query: listQuery(z.strictObject({ q: z.string().max(120).optional() }), ['id', 'name']),
    async handle({ siteId, query }) {
      const [menus, uses] = await Promise.all([stores.menus.list(siteId), menuUses(stores, siteId)])
      const wanted = fold(query.filter.q ?? '')
      const found = menus
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
    },
  })

  route({
    method: 'GET',
    path: '/menus/:id',
    right: 'menus.read',
    params: menuId,
    async handle({ siteId, params }) {
      const menu = await findMenu(stores, siteId, params.id)
      const uses = (await menuUses(stores, siteId)).get(params.id) ?? []
      return { ...menu, uses: uses.map(({ title, href }) => ({ title, href })) }
    },
  })

  route({
    method: 'POST',
    path: '/menus',
    right: 'menus.write',
    body: z.strictObject({ name: menuName, data: menuData.optional() }),
    bodyLimit: MENU_LIMIT,
    async handle({ siteId, body, audited }) {
      const { name, data = { paramsMenu: { onlyLevelChoice: '' }, menu: [] } } = body
      return findMenu(stores, siteId, await createMenu(siteId, { name, data }, audited))
    },
  })

  route({
    method: 'PUT',
    path: '/menus/:id',
    right: 'menus.write',
    params: menuId,
    body: z.strictObject({ base: z.string().max(64), name: menuName, data: menuData }),
    bodyLimit: MENU_LIMIT,
    async handle({ siteId, params, body, audited }) {
      await saveMenu(stores, siteId, { ...body, id: params.id }, audited)
      return findMenu(stores, siteId, params.id)
    },
  })

  route({
    method: 'DELETE',
    path: '/menus/:id',
    right: 'menus.write',
    params: menuId,
    async handle({ siteId, params, audited }) {
      const uses = (await menuUses(stores, siteId)).get(params.id) ?? []
      await removeMenu(stores, siteId, params.id, { uses, audited })
      return { id: params.id }
    },
  })

  route({
    method: 'POST',
    path: '/menus/:id/preview',
    right: 'menus.read',
    params: menuId,
    body: z.strictObject({ data: menuData }),
    bodyLimit: MENU_LIMIT,
    async handle({ siteId, reader, session, request, params, body }) {
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
    },
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
