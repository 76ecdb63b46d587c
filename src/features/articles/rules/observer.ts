/** State of a provider's circuit breaker: calls pass, none passes, or one may try. */
export type BreakerState = 'closed' | 'open' | 'half-open'

/** How a call to a provider ended. */
export type CallOutcome = 'ok' | 'unavailable' | 'contract'

/** Where an answer came from: memory, memory though it is old, the store, the provider, nowhere. */
export type AnswerOrigin = 'fresh' | 'stale' | 'kept' | 'provider' | 'none'

/**
 * Whoever watches the providers, for metrics and the log. `provider` is a short
 * stable name: `http`, `feeds bofip`. `call` is the call's name in `base/core/address/urls.ts`, or `feed`. `siteId`
 * is the site that asked; `null` for what is asked for all.
 */
export interface ProviderObserver {
  /** A call ended; `reason` is a sentence for the operator when it failed. */
  called(end: {
    provider: string
    call: string
    outcome: CallOutcome
    milliseconds: number
    reason?: string
    siteId?: number | null
  }): void
  /** Items of an answer were left out or replaced, since they could not be taken as they came. */
  dropped(drop: { provider: string; call: string; count: number; siteId?: number | null }): void
  /** A question was answered. */
  answered(answer: { provider: string; origin: AnswerOrigin }): void
  /** The breaker changed; `until` is the instant of the next try when it opened. */
  breakerChanged(change: {
    provider: string
    state: BreakerState
    reason: string
    until: Date | null
    siteId?: number | null
  }): void
}

/** Nobody watches. */
export const unobserved: ProviderObserver = {
  called() {},
  dropped() {},
  answered() {},
  breakerChanged() {},
}

/** Several observers as one: each is told, in order. */
export const combined = (...observers: readonly ProviderObserver[]): ProviderObserver => ({
  called: (end) => {
    for (const observer of observers) observer.called(end)
  },
  dropped: (drop) => {
    for (const observer of observers) observer.dropped(drop)
  },
  answered: (answer) => {
    for (const observer of observers) observer.answered(answer)
  },
  breakerChanged: (change) => {
    for (const observer of observers) observer.breakerChanged(change)
  },
})
