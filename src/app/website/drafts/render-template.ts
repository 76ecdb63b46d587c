import type { FastifyRequest } from 'fastify'
import type { DocumentKey } from '#base/core/document.ts'
import { frontPage } from '#base/core/page/front-page.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Session } from '#base/core/session.ts'
import { Refused } from '#base/kit/refused.ts'
import { templateReading } from '#features/publishing/kinds/template-kind.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { templatePreview } from '#features/templates/service/template-preview.tsx'
import { rootPage } from '../load.ts'
import { render } from '../render.ts'
import { type DraftDeps, draftVisit, type DraftPage } from './render-draft.ts'

/**
 * Draws the examples of a template between header and footer of the site, by its draft or what is live
 * without one; its own styles are those that are live.
 * @throws {Refused} `absent` when there is no such template, `invalid` when its text is broken
 */
export async function renderDraftTemplate(
  deps: DraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  lookedAtBy: Session,
): Promise<DraftPage> {
  const place = { stores: deps.stores, siteId: reader.site.id, key, version: deps.version }
  const { live, content } = await versionOf(place, templateReading(deps))
  const drawn = templatePreview(live.name, content.html)
  if ('line' in drawn) throw new Refused('invalid', drawn.message)
  const home = (await frontPage(reader, 'fr')) ?? (await rootPage(reader))
  const visit = draftVisit(request, { reader, path: home.path, lookedAtBy })
  const name = `Modèle : ${live.title}`
  const shown = { ...home, name, title: name, h1: name, description: '', is_indexable: false }
  return {
    ...(await render(deps, visit, shown, { widgets: [], status: 200, after: drawn.html })),
    hasToken: true,
  }
}
