import type { FastifyRequest } from 'fastify'
import { frontPage } from '#base/core/page/front-page.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { Session } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { MENUS } from '#features/publishing/kinds/menu-kind.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { rootPage } from '../load.ts'
import { render } from '../render.ts'
import { type DraftDeps, draftVisit, type DraftPage } from './render-draft.ts'

/**
 * Draws the home page with the draft of a menu, or what is live without one.
 * @throws {Refused} `absent` when there is no such menu
 */
export async function renderDraftMenu(
  deps: DraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  lookedAtBy: Session,
): Promise<DraftPage> {
  const place = { stores: deps.stores, siteId: reader.site.id, key, version: deps.version }
  const { live, content } = await versionOf(place, MENUS)
  const menu: SiteReader['menu'] = async (id) => (id === live.id ? content.data : reader.menu(id))
  const home = (await frontPage(reader, 'fr')) ?? (await rootPage(reader))
  const visit = draftVisit(request, { reader: { ...reader, menu }, path: home.path, lookedAtBy })
  const widgets = await reader.widgets({ pageId: home.id, lang: home.lang })
  const shown = { ...home, is_indexable: false }
  return {
    ...(await render(deps, visit, shown, { widgets, status: 200, after: '' })),
    hasToken: true,
  }
}
