import type { BreakerState } from '../rules/observer.ts'

/** Failures in a row that open a breaker. */
const FAILURES = 5

/** Milliseconds that a breaker stays open: doubled each time the probe fails, up to the longest. */
const SHORTEST = 15_000
const LONGEST = 120_000

/** Longest time in milliseconds that a provider is left alone for because it asks so. */
const LONGEST_ASKED = 3_600_000

/** How a breaker changed. */
export interface BreakerChange {
  state: BreakerState
  reason: string
  /** Instant in milliseconds of the next try, when it opened. */
  until: number | null
}

/**
 * Circuit breaker of one provider: after five failures in a row no call passes for a while, then
 * one may try; its success closes the breaker, its failure opens it for twice as long. Instants and
 * durations are in milliseconds.
 */
export interface Breaker {
  /** Whether a call may be made now; a call that is let through must tell how it ended. */
  admits(now: number): boolean
  succeeded(): void
  /** `retryAfter`: how long the provider asks to be left alone; opens the breaker at once. */
  failed(now: number, reason: string, retryAfter: number | null): void
  /** Instant at which the next call may be tried; `null` when calls pass. */
  closedUntil(): number | null
}

export function createBreaker(changed: (change: BreakerChange) => void): Breaker {
  let state: BreakerState = 'closed'
  let failures = 0
  let until = 0
  let pause = SHORTEST

  const become = (next: BreakerState, reason: string) => {
    state = next
    changed({ state, reason, until: state === 'open' ? until : null })
  }

  return {
    admits(now) {
      if (state === 'closed') return true
      if (state === 'half-open' || now < until) return false
      become('half-open', 'Un appel est tenté.')
      return true
    },

    succeeded() {
      failures = 0
      pause = SHORTEST
      if (state !== 'closed') become('closed', 'Le fournisseur répond de nouveau.')
    },

    failed(now, reason, retryAfter) {
      failures += 1
      const asked = Math.min(retryAfter ?? 0, LONGEST_ASKED)
      // Calls that were under way when it opened say nothing new.
      if (state === 'open') {
        until = Math.max(until, now + asked)
        return
      }
      if (state === 'closed' && failures < FAILURES && asked === 0) return
      until = now + Math.max(pause, asked)
      pause = Math.min(pause * 2, LONGEST)
      become('open', reason)
    },

    closedUntil: () => (state === 'closed' ? null : until),
  }
}
