import type { FastifyRequest } from 'fastify'
import type { Stores } from '#app/stores.ts'
import type { DocumentKey } from '#base/core/document.ts'
import { storedWidget } from '#features/publishing/rules/draft-content.ts'
import type { PageAnswer } from '../page-request.ts'
import type { PageVisit } from '../page-visit.ts'
import { render, type RenderDeps } from '../render.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { type Session, VISITOR } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { PAGES } from '#features/publishing/kinds/page-kind.ts'
import { type Version, versionOf } from '#features/publishing/service/history.ts'

/** A page's draft is shown as anybody would see it, whoever looks; but for the firm's scripts. */
export const ANYBODY: Session = VISITOR

/** A page that is drawn, wherever it leads. */
export type DraftPage = Extract<PageAnswer, { kind: 'page' }>

/** A visit as anybody's at another path than what was asked for. */
export function draftVisit(
  request: FastifyRequest,
  { reader, path, lookedAtBy }: { reader: SiteReader; path: string; lookedAtBy: Session },
): PageVisit {
  return {
    request: {
      reader,
      url: { ...requestUrl(request.raw.url ?? '/'), path, rawPath: path },
      session: ANYBODY,
      lookedAtBy,
      warn: (message, cause) => request.log.debug({ err: cause }, message),
    },
    path,
    scriptName: '/',
    debug: false,
  }
}

export type DraftDeps = RenderDeps & {
  stores: Stores
  /** Which one is drawn; the draft unless said. */
  version?: Version | undefined
}

/**
 * Draws the draft of a page, or what is live without one, as visitors would see it at the page's own
 * address: also a page that was never published. It is nobody's to keep or to index.
 * @throws {Refused} `absent` when the page does not exist
 */
export async function renderDraft(
  deps: DraftDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: DocumentKey,
  lookedAtBy: Session,
): Promise<DraftPage> {
  const place = { stores: deps.stores, siteId: reader.site.id, key, version: deps.version }
  const { live, content } = await versionOf(place, PAGES)
  const { page } = live
  await yieldToLoop()
  const visit = draftVisit(request, { reader, path: page.path, lookedAtBy })
  const shown = { ...page, ...content.fields, is_active: true, is_indexable: false }
  const widgets = content.widgets.map(storedWidget)
  const drawn = await render(deps, visit, shown, { widgets, status: 200, after: '' })
  return { ...drawn, hasToken: true }
}
