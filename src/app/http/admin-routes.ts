import type { FastifyInstance } from 'fastify'
import type { Stores } from '#app/stores.ts'
import type { TemplateFiles } from '#features/templates/service/template-files.ts'
import { type ChoiceRoutes, choiceRoutes } from '#features/articles/routes/choice-routes.ts'
import { adminRouter, type RouterDeps } from '#framework/api/admin-route.ts'
import { articleRoutes } from '#features/articles/routes/article-routes.ts'
import { accountRoutes } from '#features/accounts/routes/account-routes.ts'
import { auditRoutes } from '#features/audit/routes/audit-routes.ts'
import type { SignInRoutes } from '#features/accounts/routes/sign-in-routes.ts'
import { type BoardRoutes, boardRoutes } from '#app/dashboard/routes/board-routes.ts'
import { contextRoutes } from '#framework/api/context-routes.ts'
import {
  allDocumentRoutes,
  type AllDocumentRoutes,
} from '#features/publishing/routes/all-document-routes.ts'
import { blockRoutes } from '#features/publishing/routes/block-routes.ts'
import { modelRoutes } from '#features/publishing/routes/model-routes.ts'
import { layoutRoutes } from '#features/publishing/routes/layout-routes.ts'
import { type PreviewDeps, previewWidgets } from '#app/website/preview-widgets.ts'
import { draftPreviewRoutes } from '#app/website/routes/drafts-preview-routes.ts'
import { type DocumentDraftDeps, renderDocument } from '#app/website/drafts/render-document.ts'
import { ANYBODY } from '#app/website/drafts/render-draft.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import { editorRoutes } from '#features/editor/routes/editor-routes.ts'
import { type InputRoutes, inputRoutes } from '#app/website/routes/input-routes.ts'
import { leadFileRoutes } from '#features/leads/routes/lead-files.ts'
import { changeRoutes } from '#features/leads/routes/change-routes.ts'
import { leadRoutes, type LeadRoutes } from '#features/leads/routes/lead-routes.ts'
import { type PersonRoutes, personRoutes } from '#features/privacy/routes/person-routes.ts'
import { pageRoutes } from '#features/pages/routes/page-routes.ts'
import { structureRoutes } from '#features/pages/routes/structure-routes.ts'
import { trashRoutes } from '#features/pages/routes/trash-routes.ts'
import { boundJson } from '#base/platform/security/bound-json.ts'
import { redirectRoutes } from '#features/redirects/routes/redirect-routes.ts'
import { redirectToolRoutes } from '#features/redirects/routes/redirect-tool-routes.ts'
import { teamRoutes } from '#features/team/routes/team-routes.ts'
import { menuRoutes } from '#features/menus/routes/menu-routes.ts'
import { type MediaRoutes, mediaRoutes } from '#features/media/routes/media-routes.ts'
import { templateRoutes } from '#features/templates/routes/template-routes.ts'
import { serving } from '#framework/api/serve.ts'
import { unknownRoutes } from '#framework/api/unknown-routes.ts'
import { type SettingsRoutes, settingsRoutes } from '#app/settings/routes/settings-routes.ts'

type AdminRoutes = RouterDeps<Stores> &
  SignInRoutes &
  Omit<AllDocumentRoutes, 'drawDraft' | 'uses'> &
  DocumentDraftDeps &
  PreviewDeps &
  BoardRoutes &
  ChoiceRoutes &
  InputRoutes &
  LeadRoutes &
  Omit<MediaRoutes, 'uses' | 'mediaNames'> &
  PersonRoutes &
  Omit<SettingsRoutes, 'uses'> & {
    mode: Mode
    stores: Stores
    templates: TemplateFiles
    /** In tests and development: every answer is compared with the contract. */
    checksAnswers: boolean
  }

/**
 * The interface of the back office, part by part. It reads JSON alone: a form of another page can't
 * send that, and nothing else is sent by the screens but files.
 */
export async function adminRoutes(app: FastifyInstance, deps: AdminRoutes): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    boundJson(scope)
    unknownRoutes(scope)
    await allRoutes(scope, deps)
  })
}

async function allRoutes(app: FastifyInstance, website: AdminRoutes): Promise<void> {
  const deps = {
    ...website,
    previewWidgets: previewWidgets(website),
    uses: website.stores.usesBy(website.widgets),
    // YAML is read when somebody asks for it.
    mediaNames: async () => (await import('#app/demo/media-names.ts')).demoMediaNames(),
    async drawDraft(...[request, reader, key]: Parameters<AllDocumentRoutes['drawDraft']>) {
      const { html } = await renderDocument(website, { request, reader, key, lookedAtBy: ANYBODY })
      return html.toString()
    },
  }
  const router = (scope: FastifyInstance) => adminRouter<Stores>(scope, deps)
  const route = router(app)
  const serve = serving(route, deps)
  contextRoutes(serve)
  allDocumentRoutes(serve, deps)
  layoutRoutes(serve, deps)
  blockRoutes(serve, deps)
  modelRoutes(serve, deps)
  draftPreviewRoutes(serve, deps)
  accountRoutes(serve, deps)
  auditRoutes(serve, deps)
  boardRoutes(serve, deps)
  editorRoutes(serve, deps)
  inputRoutes(serve, deps)
  articleRoutes(serve, deps)
  choiceRoutes(serve, deps)
  menuRoutes(serve, deps)
  teamRoutes(serve, deps)
  leadRoutes(serve, deps)
  changeRoutes(serve, deps)
  leadFileRoutes(serve, deps)
  personRoutes(serve, deps)
  pageRoutes(serve, deps)
  structureRoutes(serve, deps)
  trashRoutes(serve, deps)
  redirectRoutes(serve, deps)
  redirectToolRoutes(serve, deps)
  settingsRoutes(serve, deps)
  await mediaRoutes(app, (scope) => serving(router(scope), deps), deps)
  templateRoutes(serve, deps)
}
