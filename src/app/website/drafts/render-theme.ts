import type { FastifyRequest } from 'fastify'
import { frontPage } from '#base/core/page/front-page.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Session } from '#base/core/session.ts'
import { THEMES } from '#features/publishing/kinds/theme-kind.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { withThemeContent } from '#features/sites/rules/theme-content.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import { rootPage } from '../load.ts'
import { render } from '../render.ts'
import { draftSheetHref } from './draft-sheet.ts'
import { type DraftDeps, draftVisit, type DraftPage } from './render-draft.ts'

/** Draws the home page in the draft of the site's theme, or in what is live without one. */
export async function renderDraftTheme(
  deps: DraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  lookedAtBy: Session,
): Promise<DraftPage> {
  const { site } = reader
  const place = { stores: deps.stores, siteId: site.id, key, version: deps.version }
  const { live, content } = await versionOf(place, THEMES)
  const theme = withThemeContent(live.theme, content)
  const { hash } = themeSheet(deps.assets, theme)
  const themeHref = draftSheetHref(deps.signer, site.id, { hash, content })
  const dressed: SiteReader = { ...reader, site: { ...site, theme } }
  const home = (await frontPage(reader, 'fr')) ?? (await rootPage(reader))
  const visit = draftVisit(request, { reader: dressed, path: home.path, lookedAtBy })
  const widgets = await reader.widgets({ pageId: home.id, lang: home.lang })
  const shown = { ...home, is_indexable: false }
  return {
    ...(await render(deps, visit, shown, { widgets, status: 200, after: '', themeHref })),
    hasToken: true,
  }
}
