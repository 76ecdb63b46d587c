/** What is kept of the attempts at something secret. Instants, ISO 8601 in UTC. */
export interface AttemptState {
  /** Since the last success, this one included. */
  attempts: number
  /** Nothing is tried before; empty when nobody waits. */
  blockedUntil: string
  /** From then on it is as if nothing had been tried. */
  forgottenAt: string
}

/** How often a secret may be tried; times in seconds. */
export interface AttemptRule {
  /** Attempts before the first wait. */
  free: number
  /** The first wait; each further attempt doubles it. */
  firstWait: number
  longestWait: number
  /** How long attempts count after the last one. */
  memory: number
}

/** A password, by one person from one network. */
export const PASSWORD_RULE: AttemptRule = {
  free: 5,
  firstWait: 60,
  longestWait: 3600,
  memory: 24 * 3600,
}

/** Passwords of anybody from one network: an office may have many people. */
export const NETWORK_RULE: AttemptRule = {
  free: 40,
  firstWait: 60,
  longestWait: 900,
  memory: 3600,
}

/** Passwords of anybody from the /48 of IPv6 that a subscriber may have whole. */
export const WIDE_NETWORK_RULE: AttemptRule = { ...NETWORK_RULE, free: 120 }

/**
 * Passwords for one account from anywhere, but for browsers that it is known by: a stranger who
 * changes networks gets no further, and whose account it is comes in by such a browser or by a mail.
 */
export const ACCOUNT_RULE: AttemptRule = {
  free: 10,
  firstWait: 30,
  longestWait: 900,
  memory: 3600,
}

/** Codes of one person from anywhere: whoever tries them knows the password already. */
export const CODE_RULE: AttemptRule = { ...PASSWORD_RULE }

/**
 * One more attempt. It counts before anything is compared, so that attempts made at once can't get
 * round it; a success takes the count back.
 * @returns the state to keep, and the seconds to wait when this attempt may not be made
 */
export function nextAttempt(
  kept: AttemptState | null,
  now: Date,
  rule: AttemptRule,
): { state: AttemptState; wait: number | null } {
  const at = now.toISOString()
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()
  const known = kept !== null && kept.forgottenAt > at ? kept : null
  // A wait that ends this late was written by a clock that was put back since. Twice the longest:
  // servers' clocks differ.
  const isOurs = known !== null && known.blockedUntil <= later(2 * rule.longestWait)
  if (isOurs && known.blockedUntil > at) {
    const wait = Math.ceil((Date.parse(known.blockedUntil) - now.getTime()) / 1000)
    return { state: known, wait }
  }
  const attempts = (known?.attempts ?? 0) + 1
  const beyond = attempts - rule.free
  const pause = beyond < 0 ? 0 : Math.min(rule.firstWait * 2 ** beyond, rule.longestWait)
  return {
    state: {
      attempts,
      blockedUntil: pause === 0 ? '' : later(pause),
      forgottenAt: later(rule.memory),
    },
    wait: null,
  }
}
