import type { PageDeps } from '../../page-answer.ts'
import type { DefineRoute } from '../admin-route.ts'
import { factsRoutes } from './facts-routes.ts'
import { firstStepsRoutes } from './first-steps-routes.ts'
import { groupRoutes } from './group-routes.ts'
import { hostRoutes } from './host-routes.ts'
import { providerRoutes } from './provider-routes.ts'
import { siteRoutes } from './site-routes.ts'

/** The firm, how the site works, its colours, where its articles come from. */
export function settingsRoutes(route: DefineRoute, deps: PageDeps): void {
  groupRoutes(route, deps)
  siteRoutes(route, deps)
  hostRoutes(route, deps)
  factsRoutes(route, deps)
  providerRoutes(route, deps)
  firstStepsRoutes(route, deps)
}
