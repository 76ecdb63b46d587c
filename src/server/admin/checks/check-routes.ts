import type { PageDeps } from '../../page-answer.ts'
import type { DefineRoute } from '../admin-route.ts'
import { keyOf, pageParams } from '../drafts/edited-page.ts'
import { pageChecks } from './page-checks.ts'

/** What the panel before publishing shows. */
export function checkRoutes(route: DefineRoute, deps: PageDeps): void {
  route({
    method: 'GET',
    path: '/pages/:id/:lang/checks',
    right: 'pages.write',
    params: pageParams,
    handle: ({ params, reader, request }) => pageChecks(deps, request, reader, keyOf(params)),
  })
}
