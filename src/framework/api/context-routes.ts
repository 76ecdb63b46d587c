import type { DefineRoute } from './admin-route.ts'
import { rightsOf } from './rights.ts'

/** Who is signed in, what they may do, and the site they work on: the first question of the screens. */
export function contextRoutes(route: DefineRoute): void {
  route({
    method: 'GET',
    path: '/context',
    right: 'own-account',
    handle: async ({ user, session, reader: { site } }) => ({
      user,
      role: session.role,
      impersonating: session.impersonating,
      rights: rightsOf(session.role),
      site: { id: site.id, name: site.settings.site_name || site.name, theme: site.theme },
    }),
  })
}
