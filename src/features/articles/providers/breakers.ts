import { type Breaker, createBreaker } from './breaker.ts'
import {
  EditorialContractBroken,
  EditorialUnavailable,
} from '#base/core/article/article-gateway.ts'
import type { CallOutcome, ProviderObserver } from '../rules/observer.ts'

interface BreakersOptions {
  clock(): Date
  observer: ProviderObserver
}

/** Makes a call to a provider unless its breaker is open; tells breaker and observer how it ended. */
type Call = <T>(query: ProviderCall, ask: () => Promise<T>) => Promise<T>

interface ProviderCall {
  provider: string
  /** Name of the call. */
  name: string
  /** The site that asks; `null` for what is asked for all. */
  siteId: number | null
}

/** The breakers of all providers of a server, by name. */
export function createBreakers({ clock, observer }: BreakersOptions): Call {
  const breakers = new Map<string, Breaker>()
  const now = () => clock().getTime()
  /** Whose call is being counted, as a breaker changes by one. */
  let asking: number | null = null

  const breakerOf = (provider: string): Breaker => {
    const known = breakers.get(provider)
    if (known) return known
    const breaker = createBreaker(({ state, reason, until }) =>
      observer.breakerChanged({
        provider,
        state,
        reason,
        until: until === null ? null : new Date(until),
        siteId: asking,
      }),
    )
    breakers.set(provider, breaker)
    return breaker
  }

  return async ({ provider, name, siteId }, ask) => {
    const breaker = breakerOf(provider)
    const begun = now()
    asking = siteId
    if (!breaker.admits(begun)) throw leftAlone(breaker.closedUntil(), begun)
    const ended = (outcome: CallOutcome, reason?: string) =>
      observer.called({
        provider,
        call: name,
        outcome,
        milliseconds: now() - begun,
        siteId,
        ...(reason === undefined ? {} : { reason }),
      })
    try {
      const value = await ask()
      asking = siteId
      breaker.succeeded()
      ended('ok')
      return value
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      asking = siteId
      breaker.failed(now(), reason, cause instanceof EditorialUnavailable ? cause.retryAfter : null)
      ended(cause instanceof EditorialContractBroken ? 'contract' : 'unavailable', reason)
      throw cause
    }
  }
}

function leftAlone(until: number | null, now: number): EditorialUnavailable {
  const retryAfter = until === null ? null : Math.max(0, until - now)
  return new EditorialUnavailable(
    'Le fournisseur a trop échoué : il n’est pas appelé pour l’instant.',
    { retryAfter },
  )
}
