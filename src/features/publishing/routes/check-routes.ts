import type { Serve } from '#framework/api/serve.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { Finding } from '../contract/finding.ts'
import { editedDocument } from '../service/edited-document.ts'
import type { Kind, KindStores } from '../service/kind.ts'
import { lookAt, type LookDeps } from '../checks/look.ts'
import { problemFinding } from '../checks/widget-findings.ts'

export type CheckDeps = LookDeps & { stores: KindStores }

/** What the panel before publishing shows: what keeps a document from it, and what a person should look at. */
export function checkRoutes(serve: Serve, kind: Kind, deps: CheckDeps): void {
  const { stores } = deps
  serve(kind.calls.check, async ({ siteId, params, reader, request }) => {
    const key = kind.keyOf(params)
    const { live, content, base } = await editedDocument({ stores, siteId, key }, kind)
    const problems = await kind.problems(stores, siteId, content, live)
    if (problems.length === 0) {
      problems.push(...((await kind.drawingProblems?.(siteId, content, live)) ?? []))
    }
    const look = await lookAt(deps, request, reader, key)
    await yieldToLoop()
    const looked = await kind.findings(look, content, live)
    return { base, findings: distinct([...problems.map(problemFinding('blocks')), ...looked]) }
  })
}

/** The same sentence about the same widget once: as what blocks, where it does. */
function distinct(findings: readonly Finding[]): Finding[] {
  const told = new Map<string, Finding>()
  for (const finding of findings) {
    const name = `${finding.widgetId} ${finding.sentence}`
    if (!told.has(name)) told.set(name, finding)
  }
  return [...told.values()]
}
