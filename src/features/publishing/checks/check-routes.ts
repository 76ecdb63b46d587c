import type { Serve } from '#framework/api/serve.ts'
import type { PageChecks } from '../contract/page-finding.ts'
import { editedDocument } from '../service/edited-document.ts'
import type { DocumentPlace, Kind } from '../service/kind.ts'
import { type CheckDeps, pageChecks, problemFinding } from './page-checks.ts'

/** What the panel before publishing shows: what keeps a document from it, and of a page all the rest. */
export function checkRoutes(serve: Serve, kind: Kind, deps: CheckDeps): void {
  serve(kind.calls.check, async ({ siteId, params: named, reader, request }) => {
    const key = kind.keyOf(named)
    if (key.kind === 'page') return pageChecks(deps, request, reader, key)
    return problemChecks({ stores: deps.stores, kind, siteId, key })
  })
}

async function problemChecks(place: DocumentPlace): Promise<PageChecks> {
  const { stores, kind, siteId } = place
  const { live, content, base } = await editedDocument(place, kind)
  const problems = await kind.problems(stores, siteId, content, live)
  if (problems.length === 0) {
    problems.push(...((await kind.drawingProblems?.(siteId, content, live)) ?? []))
  }
  return { base, findings: problems.map(problemFinding('blocks')) }
}
