import type { DefineRoute } from '#framework/api/admin-route.ts'
import { checkRoutes } from '../checks/check-routes.ts'
import type { CheckDeps } from '../checks/page-checks.ts'
import { draftsBoardRoutes } from './board-routes.ts'
import { draftRoutes } from './draft-routes.ts'
import { historyRoutes, type HistoryRoutes } from './history-routes.ts'
import { lockRoutes } from './lock-routes.ts'
import { publishRoutes } from './publish-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { shareRoutes, type ShareRoutes } from './share-routes.ts'

export type AllDraftRoutes = HistoryRoutes & ShareRoutes & CheckDeps

/** Everything between an edit and its publication. */
export function allDraftRoutes(
  route: DefineRoute<AllDraftRoutes['stores']>,
  deps: AllDraftRoutes,
): void {
  draftRoutes(route, deps)
  lockRoutes(route, deps)
  publishRoutes(route, deps)
  historyRoutes(route, deps)
  scheduleRoutes(route, deps)
  shareRoutes(route, deps)
  draftsBoardRoutes(route, deps)
  checkRoutes(route, deps)
}
