const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Waits after each failed attempt, in milliseconds; the last one goes on. */
const WAITS = [
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
]

/** Time for which a mail is tried, in milliseconds: five days. */
const PATIENCE = 5 * 24 * HOUR

/**
 * When a mail is tried again after that many attempts, in milliseconds from `now`; `null` when it
 * has waited long enough.
 */
export function waitAfter(attempts: number, createdAt: Date, now: Date): number | null {
  const wait = WAITS[Math.min(Math.max(attempts, 1), WAITS.length) - 1] ?? 6 * HOUR
  return now.getTime() - createdAt.getTime() + wait > PATIENCE ? null : wait
}
