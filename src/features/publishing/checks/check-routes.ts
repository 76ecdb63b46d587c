import type { DefineRoute } from '#framework/api/admin-route.ts'
import { documentOf, pageParams } from '../kinds/page-kind.ts'
import { type CheckDeps, pageChecks } from './page-checks.ts'

/** What the panel before publishing shows. */
export function checkRoutes(route: DefineRoute, deps: CheckDeps): void {
  route({
    method: 'GET',
    path: '/pages/:id/:lang/checks',
    right: 'pages.write',
    params: pageParams,
    handle: ({ params, reader, request }) => pageChecks(deps, request, reader, documentOf(params)),
  })
}
