import type { DraftConflict, DraftProblem } from '#base/core/page/page-draft.ts'
import { Refused } from '#framework/admin/shell/http.ts'

/** What a refused save says of whoever was faster; `null` when it was refused for another reason. */
export function conflictOf(cause: unknown): DraftConflict | null {
  if (!(cause instanceof Refused) || cause.status !== 409) return null
  return 'reason' in cause.details ? (cause.details as unknown as DraftConflict) : null
}

/** Why a publication was refused, by widget and field. */
export function problemsOf(cause: unknown): DraftProblem[] {
  const problems = cause instanceof Refused ? cause.details['problems'] : null
  return Array.isArray(problems) ? problems : []
}
