/** Redirects of a site: those written by hand, and former addresses that pages left behind. */
export const MOST_REDIRECTS = { manual: 5000, moved: 20_000 } as const

/** Lines of one import. */
export const MOST_LINES = 2000

/** A redirect as the back office lists it. */
export interface ListedRedirect {
  /** `manual:/source` or `moved:/source`. */
  id: string
  source: string
  destination: string
  kind: 'manual' | 'moved'
  /** Where it leads now, as an address; empty when it leads nowhere. */
  target: string
  /** Why it does not do what it says; empty when it does. */
  problem: string
}

/** What becomes of one line of an import. */
export interface ImportedLine {
  /** In the file, from 1. */
  line: number
  source: string
  destination: string
  outcome: 'new' | 'replaces' | 'same' | 'refused'
  /** Why it is refused, or what should be known of it; empty for nothing. */
  note: string
}

/** What an import did, or would do. */
export interface ImportReport {
  lines: ImportedLine[]
  counts: Record<ImportedLine['outcome'], number>
}

/** One step of a visitor's way. */
export interface TriedStep {
  address: string
  /** What the site does there, as a sentence. */
  rule: string
}

/** Where an address leads (`GET /admin/api/redirects/try`). */
export interface TriedAddress {
  steps: TriedStep[]
  /** How it ends. */
  end: 'page' | 'sign-in' | 'elsewhere' | 'file' | 'lost' | 'circle'
}
