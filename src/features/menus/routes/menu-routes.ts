import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { LayoutStore } from '#features/pages/store/layout-store.ts'
import type { MenuStore } from '../store/menu-store.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { WidgetStore } from '#features/pages/store/widget-store.ts'
import type { AuditNote } from '#base/core/account.ts'
import { fold } from '#base/kit/text/fold.ts'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import { MENU_LIMIT, menuData, menuId, menuName } from './menu-body.ts'
import { findMenuUses } from './menu-uses.ts'

/** Numbers of menus begin here (requirements C1). */
const FIRST_ID = 1500

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
      const menu = await menuOf(stores, siteId, params.id)
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
    async handle(call) {
      const { siteId, body } = call
      const data = body.data ?? { paramsMenu: { onlyLevelChoice: '' }, menu: [] }
      const id = await call.audited(
        (made: number) => ({ ...noteOf('menu.create', made, body.name), after: data }),
        async (inside) => {
          const known = await inside.menus.list(siteId)
          const next = Math.max(FIRST_ID - 1, ...known.map((menu) => menu.id)) + 1
          await inside.menus.save(siteId, next, body.name, data)
          return next
        },
      )
      return menuOf(stores, siteId, id)
    },
  })

  route({
    method: 'PUT',
    path: '/menus/:id',
    right: 'menus.write',
    params: menuId,
    body: z.strictObject({ base: z.string().max(64), name: menuName, data: menuData }),
    bodyLimit: MENU_LIMIT,
    async handle(call) {
      const { siteId, params, body } = call
      const before = await menuOf(stores, siteId, params.id)
      const note = {
        ...noteOf('menu.save', params.id, body.name),
        before: { name: before.name, data: before.data },
        after: { name: body.name, data: body.data },
      }
      await call.audited(note, async (inside) => {
        const now = await menuOf(inside, siteId, params.id)
        if (now.base !== body.base) {
          throw new Refused(
            'conflict',
            'Ce menu a été modifié entre-temps par quelqu’un d’autre. Rien n’est perdu : choisissez votre version ou la sienne.',
            { base: now.base },
          )
        }
        await inside.menus.save(siteId, params.id, body.name, body.data)
      })
      return menuOf(stores, siteId, params.id)
    },
  })

  route({
    method: 'DELETE',
    path: '/menus/:id',
    right: 'menus.write',
    params: menuId,
    async handle(call) {
      const { siteId, params } = call
      const menu = await menuOf(stores, siteId, params.id)
      const uses = (await menuUses(stores, siteId)).get(params.id) ?? []
      if (uses.length > 0) {
        throw new Refused(
          'invalid',
          `Ce menu est utilisé par : ${uses.map(({ title }) => title).join(', ')}. Choisissez-y d’abord un autre menu.`,
        )
      }
      const note = { ...noteOf('menu.remove', params.id, menu.name), before: menu.data }
      await call.audited(note, (inside) => inside.menus.remove(siteId, params.id))
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

interface ShownMenu {
  id: number
  name: string
  data: MenuData
  /** How it stands: a change of an older state is refused. */
  base: string
}

/** @throws {Refused} `absent`, or `invalid` for one that nobody can read */
async function menuOf(
  stores: Pick<Stores, 'menus'>,
  siteId: number,
  id: number,
): Promise<ShownMenu> {
  const found = (await stores.menus.list(siteId)).find((menu) => menu.id === id)
  if (!found) throw new Refused('absent', 'Ce menu n’existe pas ou plus : revenez à la liste.')
  const { name, data } = found
  if (data === null) {
    throw new Refused('invalid', 'Ce menu est illisible dans la base : prévenez votre agence.')
  }
  const base = createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
  return { id, name, data, base }
}

const noteOf = (action: string, id: number, name: string): AuditNote => ({
  action,
  subject: `menu:${id}`,
  title: name,
})

const countOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { childs }) => sum + 1 + countOf(childs), 0)

function optionsOf(text: string): Record<string, unknown> | string {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return text
  }
}
