import type { FastifyInstance } from 'fastify'
import type { PageDeps } from '../page-answer.ts'
import { adminRouter } from './admin-route.ts'
import { articleRoutes } from './articles/article-routes.ts'
import { choiceRoutes, type PlainSources } from './articles/choice-routes.ts'
import { previewRoutes } from './articles/preview-routes.ts'
import { accountRoutes } from './auth/account-routes.ts'
import { auditRoutes } from './audit/audit-routes.ts'
import { boardRoutes } from './board/board-routes.ts'
import { contextRoutes } from './context-routes.ts'
import { allDraftRoutes } from './drafts/all-draft-routes.ts'
import { editorRoutes } from './editor/editor-routes.ts'
import { inputRoutes } from './input-routes.ts'
import { leadFileRoutes } from './leads/lead-files.ts'
import { leadRoutes } from './leads/lead-routes.ts'
import { personRoutes } from './leads/person-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { structureRoutes } from './pages/structure-routes.ts'
import { trashRoutes } from './pages/trash-routes.ts'
import { boundJson } from '../security/bound-json.ts'
import { redirectRoutes } from './redirects/redirect-routes.ts'
import { redirectToolRoutes } from './redirects/redirect-tool-routes.ts'
import { menuRoutes } from './menus/menu-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { templateRoutes } from './templates/template-routes.ts'
import { unknownRoutes } from './unknown-routes.ts'
import { settingsRoutes } from './settings/settings-routes.ts'

/**
 * The interface of the back office, part by part. It reads JSON alone: a form of another page can't
 * send that, and nothing else is sent by the screens but files.
 */
export async function adminRoutes(
  app: FastifyInstance,
  deps: PageDeps & PlainSources,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    boundJson(scope)
    unknownRoutes(scope)
    await allRoutes(scope, deps)
  })
}

async function allRoutes(app: FastifyInstance, deps: PageDeps & PlainSources): Promise<void> {
  const route = adminRouter(app, deps)
  contextRoutes(route)
  allDraftRoutes(route, deps)
  accountRoutes(route, deps)
  auditRoutes(route, deps)
  boardRoutes(route, deps)
  editorRoutes(route, deps)
  inputRoutes(route, deps)
  articleRoutes(route, deps)
  choiceRoutes(route, deps)
  previewRoutes(route, deps)
  menuRoutes(route, deps)
  leadRoutes(route, deps)
  leadFileRoutes(route, deps)
  personRoutes(route, deps)
  pageRoutes(route, deps)
  structureRoutes(route, deps)
  trashRoutes(route, deps)
  redirectRoutes(route, deps)
  redirectToolRoutes(route, deps)
  settingsRoutes(route, deps)
  await mediaRoutes(app, deps)
  templateRoutes(route, deps)
}
