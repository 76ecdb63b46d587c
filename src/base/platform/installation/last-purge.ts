/** Under this name the installation remembers the instant when it last erased what is past its time. */
export const LAST_PURGE = 'purged'

const LONG = 40 * 24 * 3_600_000

/** Whether that is longer ago than a server stands still: the clock may have jumped. */
export const isLongAgo = (last: string | null, now: Date): boolean =>
  last !== null && now.getTime() - Date.parse(last) > LONG
