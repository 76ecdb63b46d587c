import type { PageDeps } from '../../page-answer.ts'
import type { DefineRoute } from '../admin-route.ts'
import { checkRoutes } from '../checks/check-routes.ts'
import { draftsBoardRoutes } from './board-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { historyRoutes } from './history-routes.ts'
import { lockRoutes } from './lock-routes.ts'
import { draftPreviewRoutes } from './preview-routes.ts'
import { publishRoutes } from './publish-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { shareRoutes } from './share-routes.ts'

/** Everything between an edit and its publication. */
export function allDraftRoutes(route: DefineRoute, deps: PageDeps): void {
  draftRoutes(route, deps)
  lockRoutes(route, deps)
  publishRoutes(route, deps)
  historyRoutes(route, deps)
  scheduleRoutes(route, deps)
  shareRoutes(route, deps)
  draftPreviewRoutes(route, deps)
  draftsBoardRoutes(route, deps)
  checkRoutes(route, deps)
}
