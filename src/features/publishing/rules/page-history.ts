/** What a version of a page was kept for, with the words of the history. */
export const REVISION_KINDS = {
  published: 'Mise en ligne',
  before: 'En ligne jusque-là',
  unpublished: 'Retirée du site',
  replaced: 'Brouillon remplacé',
  discarded: 'Brouillon abandonné',
  aside: 'Brouillon mis de côté',
  kept: 'Version gardée',
} as const

export type RevisionKind = keyof typeof REVISION_KINDS

/** Versions that visitors saw. */
export const LIVE_KINDS: readonly RevisionKind[] = ['published', 'before', 'unpublished', 'kept']

/** Versions that are kept of a page in a language whatever their age. */
export const REVISIONS_KEPT = 100

/** Months for which every version is kept, however many there are. */
const MONTHS_KEPT = 12

/**
 * The rule of pruning, in one place: a version goes when a hundred newer ones of its page and
 * language are there and it is older than a year. Gives the instant before which
 * versions may go.
 */
export function oldestKept(now: Date): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT)
  return oldest
}

/** A stored kind; any other counts as a version that somebody kept. */
export const revisionKind = (kind: string): RevisionKind =>
  Object.hasOwn(REVISION_KINDS, kind) ? (kind as RevisionKind) : 'kept'
