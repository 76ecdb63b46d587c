import { fold } from '#base/kit/text/fold.ts'
import type { Target } from '#base/core/field/uses.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { Serve } from '#framework/api/serve.ts'
import type { StoredWidget } from '#framework/widget-kit/widget-uses.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { pageOf } from '#framework/api/list-query.ts'
import { menus } from '../contract/menus.ts'
import { createMenu, findMenu, type RemovingStores, removeMenu } from '../service/change-menus.ts'

export interface MenuRoutes {
  stores: RemovingStores
  uses: Uses & { firstWidget(siteId: number, target: Target): Promise<StoredWidget | null> }
  previewWidgets: PreviewWidgets
}

/** Menus of the site. */
export function menuRoutes(
  serve: Serve<RemovingStores>,
  { stores, uses, previewWidgets }: MenuRoutes,
): void {
  serve(menus.list, async (call) => {
    const { query } = call
    const [all, used] = await Promise.all([
      stores.menus.list(call.siteId),
      uses.ofKind(call, 'menu'),
    ])
    const wanted = fold(query.filter.q ?? '')
    const found = all
      .filter(({ name }) => fold(name).includes(wanted))
      .map(({ id, name, data }) => ({
        id,
        name,
        entries: countOf(data?.menu ?? []),
        isReadable: data !== null,
        uses: used.get(String(id)) ?? [],
      }))
    const sorted = found.toSorted((a, b) =>
      query.sort === 'name' ? a.name.localeCompare(b.name, 'fr') : a.id - b.id,
    )
    return pageOf(query.order === 'ASC' ? sorted : sorted.toReversed(), query)
  })

  serve(menus.uses, async (call) => {
    const { id } = await findMenu(stores, call.siteId, call.params.id)
    return { uses: await uses.of(call, [menuTarget(id)]) }
  })

  serve(menus.create, async ({ siteId, body, audited }) => {
    const { name, data = { paramsMenu: { onlyLevelChoice: '' }, menu: [] } } = body
    return { id: await createMenu(siteId, { name, data }, audited) }
  })

  serve(menus.remove, async (call) => {
    const { id } = call.params
    const found = await uses.of(call, [menuTarget(id)])
    await removeMenu(stores, call.siteId, id, { uses: found, audited: call.audited })
    return { id }
  })

  serve(menus.preview, async ({ siteId, reader, session, request, params, body }) => {
    const widget = await uses.firstWidget(siteId, menuTarget(params.id))
    const page = await reader.page('/')
    if (!widget || !page) return { html: '', symbols: [], stylesheets: [] }
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
      widgets: [{ ...widget, options: optionsOf(widget.options) }],
      h1Owner: null,
    })
    const { html = '', symbols = [], stylesheets = [] } = drawn ?? {}
    return { html, symbols, stylesheets }
  })
}

const menuTarget = (id: number): Target => ({ kind: 'menu', ref: String(id) })

const countOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { childs }) => sum + 1 + countOf(childs), 0)

function optionsOf(text: string): Record<string, unknown> | string {
  try {
    return { ...JSON.parse(text) }
  } catch {
    return text
  }
}
