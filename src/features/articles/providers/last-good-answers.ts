import type { LastGoodAnswer } from '../store/provider-answers.ts'

/**
 * Last good answers, so that a restart with the provider down still shows the site. `scope` is whose
 * answers they are: `site 1 http` for a site's provider (`scopeOfSite`), `feeds` for the public feeds
 * that all sites share.
 */
export interface LastGoodAnswers {
  find(scope: string, key: string): Promise<LastGoodAnswer | null>
  /** Replaces the answer of that key; the oldest of the scope go when there are too many. */
  save(scope: string, key: string, answer: LastGoodAnswer): Promise<void>
  /** All answers of a scope, for what must leave them. */
  list(scope: string): Promise<(LastGoodAnswer & { key: string })[]>
  remove(scope: string, keys: readonly string[]): Promise<void>
}

/** Whose scope the answers of a site's HTTP provider are. */
export const scopeOfSite = (siteId: number): string => `site ${siteId} http`

/** The site of a scope; `null` when all sites share it. */
export function siteOfScope(scope: string): number | null {
  const [kind, siteId] = scope.split(' ')
  return kind === 'site' ? Number(siteId) : null
}
