import type { FastifyRequest } from 'fastify'
import { frontPage } from '#base/core/page/front-page.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { Session } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { languageOf } from '#base/kit/language.ts'
import type { NamedKind } from '#features/publishing/contract/named-widgets-documents.ts'
import { NAMED_WIDGETS } from '#features/publishing/kinds/named-widgets-kind.ts'
import { storedWidget } from '#features/publishing/rules/draft-content.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { rootPage } from '../load.ts'
import { render } from '../render.ts'
import { type DraftDeps, draftVisit, type DraftPage } from './render-draft.ts'

/**
 * Draws the draft of a shared block or a model of pages, or what is live without one, between header and footer
 * of the site.
 * @throws {Refused} `absent` when there is no such document
 */
export const renderNamedWidgets =
  (kind: NamedKind) =>
  async (
    deps: DraftDeps,
    request: FastifyRequest,
    reader: SiteReader,
    key: DocumentKey,
    lookedAtBy: Session,
  ): Promise<DraftPage> => {
    const place = { stores: deps.stores, siteId: reader.site.id, key, version: deps.version }
    const { live, content } = await versionOf(place, NAMED_WIDGETS[kind])
    const home = (await frontPage(reader, languageOf(live.lang))) ?? (await rootPage(reader))
    const visit = draftVisit(request, { reader, path: home.path, lookedAtBy })
    const name = content.title
    const shown = { ...home, name, title: name, h1: name, description: '', is_indexable: false }
    const widgets = content.widgets.map(storedWidget)
    return {
      ...(await render(deps, visit, shown, { widgets, status: 200, after: '' })),
      hasToken: true,
    }
  }
