import { rightsOf } from './rights.ts'
import type { Serve } from './serve.ts'
import { session as calls } from './session-calls.ts'

/** Who is signed in, what they may do, and the site they work on: the first question of the screens. */
export const contextRoutes = (serve: Serve): void =>
  serve(calls.context, async ({ user, session, reader: { site } }) => ({
    user,
    role: session.role,
    impersonating: session.impersonating,
    rights: rightsOf(session.role),
    site: { id: site.id, name: site.settings.site_name || site.name, theme: site.theme },
  }))
