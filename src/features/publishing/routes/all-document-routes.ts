import type { Uses } from '#base/core/field/used-in.ts'
import type { Kind } from '../service/kind.ts'
import { type BoardRoutes, draftsBoardRoutes } from './board-routes.ts'
import { type CheckDeps, checkRoutes } from './check-routes.ts'
import type { ServeDocuments } from './document-call.ts'
import { draftRoutes } from './draft-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { lockRoutes } from './lock-routes.ts'
import { pageMenuRoutes } from './page-menu-routes.ts'
import { publishRoutes } from './publish-routes.ts'
import { requestLinkRoutes } from './request-link-routes.ts'
import { type RequestRoutes, requestRoutes } from './request-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { textRoutes } from './text-routes.ts'
import { type ShareRoutes, shareRoutes } from './share-routes.ts'

export type AllDocumentRoutes = ShareRoutes &
  RequestRoutes &
  BoardRoutes &
  CheckDeps & { kinds: readonly Kind[]; uses: Uses }

/** Everything between an edit and its publication, of every kind of document. */
export function allDocumentRoutes(serve: ServeDocuments, deps: AllDocumentRoutes): void {
  for (const kind of deps.kinds) {
    draftRoutes(serve, kind, deps)
    lockRoutes(serve, kind, deps)
    publishRoutes(serve, kind, deps)
    requestRoutes(serve, kind, deps)
    historyRoutes(serve, kind, deps)
    scheduleRoutes(serve, kind, deps)
    shareRoutes(serve, kind, deps)
    checkRoutes(serve, kind, deps)
    textRoutes(serve, kind, deps)
  }
  draftsBoardRoutes(serve, deps)
  requestLinkRoutes(serve, deps)
  pageMenuRoutes(serve, deps)
}
