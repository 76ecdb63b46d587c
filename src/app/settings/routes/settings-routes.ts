import type { Stores } from '#app/stores.ts'
import type { Serve } from '#framework/api/serve.ts'
import { factsRoutes, type FactsRoutes } from './facts-routes.ts'
import { firstStepsRoutes, type FirstStepsRoutes } from './first-steps-routes.ts'
import { groupRoutes, type GroupRoutes } from './group-routes.ts'
import { hostRoutes } from './host-routes.ts'
import { phoneRoutes, type PhoneRoutes } from './phone-routes.ts'
import { providerRoutes } from '#features/articles/routes/provider-routes.ts'
import { siteRoutes, type SiteRoutes } from './site-routes.ts'

export type SettingsRoutes = SiteRoutes & FactsRoutes & PhoneRoutes & FirstStepsRoutes & GroupRoutes

/** The firm, how the site works, its colours, where its articles come from. */
export function settingsRoutes(serve: Serve<Stores>, deps: SettingsRoutes): void {
  groupRoutes(serve, deps)
  siteRoutes(serve, deps)
  hostRoutes(serve, deps)
  factsRoutes(serve, deps)
  phoneRoutes(serve, deps)
  providerRoutes(serve, deps)
  firstStepsRoutes(serve, deps)
}
