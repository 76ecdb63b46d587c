import type { FastifyRequest } from 'fastify'
import type { PageKey } from '#domain/page.ts'
import { storedWidget } from '#domain/draft-content.ts'
import { drawn, type PageDeps } from '../../page-answer.ts'
import type { PageAnswer } from '../../website/page-request.ts'
import { requestUrl } from '../../request-url.ts'
import { type Session, VISITOR } from '../../session.ts'
import type { SiteReader } from '#domain/site-reader.ts'
import { giveWay } from '#content/give-way.ts'
import { editedContent } from './edited-page.ts'

/** A page's draft is shown as anybody would see it, whoever looks; but for the firm's scripts. */
export const ANYBODY: Session = VISITOR

type Drawn = Extract<PageAnswer, { kind: 'page' }>

/**
 * Draws the draft of a page, or what is live without one, as visitors would see it at the page's own
 * address: also a page that was never published. It is nobody's to keep or to index.
 * @throws {Refused} `absent` when the page does not exist
 */
export async function drawnDraft(
  deps: PageDeps,
  request: FastifyRequest,
  reader: SiteReader,
  key: PageKey,
  lookedAtBy: Session,
): Promise<Drawn> {
  const { page, content } = await editedContent(deps.store, reader.site.id, key)
  await giveWay()
  const { path } = page
  const url = { ...requestUrl(request.raw.url ?? '/'), path, rawPath: path }
  const asked = {
    request: {
      reader,
      url,
      session: ANYBODY,
      lookedAtBy,
      warn: (message: string, cause?: unknown) => request.log.debug({ err: cause }, message),
    },
    reader,
    path,
    scriptName: '/',
    debug: false,
  }
  const shown = { ...page, ...content.fields, is_active: true, is_indexable: false }
  const widgets = content.widgets.map(storedWidget)
  const answer = await drawn(deps, asked, shown, { widgets, status: 200, after: '' })
  if (answer.kind !== 'page') throw new Error('A drawn page is a page.')
  return { ...answer, hasToken: true }
}
