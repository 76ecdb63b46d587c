import { normalForm } from '#base/kit/text/normal-form.ts'
import { readFeedDate } from './feed-date.ts'

const PUBLISHED = /publiée?s?\s+le(?:\s*:)?\s*(.{6,40})/iu
const UPDATED = /(?:mise?s?\s+à\s+jour|modifiée?s?)\s+le(?:\s*:)?\s*(.{6,40})/iu

/** Instants, ISO 8601 in UTC. */
export interface DescribedDates {
  /** It says when it was published, be it a day that can't be read or is yet to come. */
  isDated: boolean
  date: string | null
  updated: string | null
}

/**
 * Dates that a plain description tells in words, « publié le 12/02/2026 » and « mis à jour le … »:
 * BOFiP's entries have no other (domain, section 5).
 */
export function describedDates(description: string, now: Date): DescribedDates {
  const text = normalForm(description, 'NFC')
  const [, published] = PUBLISHED.exec(text) ?? []
  const [, updated] = UPDATED.exec(text) ?? []
  return {
    isDated: published !== undefined,
    date: published === undefined ? null : readFeedDate(published, now),
    updated: updated === undefined ? null : readFeedDate(updated, now),
  }
}
