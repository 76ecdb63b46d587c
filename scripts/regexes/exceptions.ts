/** A pattern that is not proved and may stay: the function that uses it bounds what it reads. */
export interface Exception {
  file: string
  /** The pattern, or the call that makes it, as it is written. */
  pattern: string
  /** The function in which the limit stands, and the words of the limit. */
  within: string
  limit: string
  reason: string
}

/** More would be a habit. */
export const MOST_EXCEPTIONS = 8

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/base/platform/http/redaction.ts',
    pattern: String.raw`[A-Za-z0-9_=]{20,}|(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}|\d{9,}`,
    within: 'loggedPath',
    limit: 'path.slice(0, MAX_PATH)',
    reason: 'Looks ahead over a run twice from each of its signs; a logged path has 200 at most.',
  },
  {
    file: 'src/features/glossary/rules/term-pattern.ts',
    pattern:
      "new RegExp(`(?<![\\\\p{L}\\\\p{N}_-])(?:${alternatives})(?![\\\\p{L}\\\\p{N}_-])`, 'gu')",
    within: 'termPattern',
    limit: 'text.length > MAX_TEXT',
    reason:
      'Made of the terms of a firm’s glossary, every sign of them escaped. A test tries it on long runs.',
  },
]
