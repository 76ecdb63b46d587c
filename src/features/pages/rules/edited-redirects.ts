/** Redirects of a site: those written by hand, and former addresses that pages left behind. */
export const MOST_REDIRECTS = { manual: 5000, moved: 20_000 } as const

/** Lines of one import. */
export const MOST_LINES = 2000
