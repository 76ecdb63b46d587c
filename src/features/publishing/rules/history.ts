/** What a revision was kept for, with the words of the history. */
export const REVISION_REASONS = {
  published: 'Mise en ligne',
  renumbered: 'Numéro remplacé',
  before: 'En ligne jusque-là',
  unpublished: 'Retrait du site',
  replaced: 'Brouillon remplacé',
  discarded: 'Brouillon abandonné',
  aside: 'Brouillon mis de côté',
  kept: 'Version gardée',
} as const

export type RevisionReason = keyof typeof REVISION_REASONS

/** Revisions that visitors saw. */
export const LIVE_REASONS: readonly RevisionReason[] = [
  'published',
  'renumbered',
  'before',
  'unpublished',
  'kept',
]

/** Revisions that are kept of a document whatever their age. */
export const REVISIONS_KEPT = 100

/** Months for which every version is kept, however many there are. */
const MONTHS_KEPT = 12

/**
 * The rule of pruning, in one place: a revision goes when a hundred newer ones of its document are
 * there and it is older than a year. Gives the instant before which
 * versions may go.
 */
export function oldestRetained(now: Date): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS_KEPT)
  return oldest
}

/** A stored reason; any other counts as a version that somebody kept. */
export const revisionReason = (reason: string): RevisionReason =>
  Object.hasOwn(REVISION_REASONS, reason) ? (reason as RevisionReason) : 'kept'
