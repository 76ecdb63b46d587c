import type { ProviderBreaker, ProviderError } from '../rules/provider-state.ts'
import type { ProviderObserver } from '../rules/observer.ts'
import { cleanReason } from './provider-log.ts'

/** Errors kept of one provider. */
const MAX_ERRORS = 5

/** Providers of which something is remembered; a server of many firms has more feeds than that. */
const MAX_PROVIDERS = 500

/** What this server has seen of a provider since it started. */
interface ProviderRecord {
  /** Instant of the last good answer; `null` when there was none. */
  lastGood: string | null
  breaker: ProviderBreaker
  /** Newest first. */
  errors: ProviderError[]
}

export interface ProviderRecords {
  observer: ProviderObserver
  /** By the name that observers hear; a provider that nobody asked has an empty record. */
  of(provider: string): ProviderRecord
}

/** Remembers how each provider did last, for whoever looks after them. */
export function providerRecords(clock: () => Date): ProviderRecords {
  const records = new Map<string, ProviderRecord>()
  const recordOf = (provider: string): ProviderRecord => {
    const known = records.get(provider) ?? NOTHING_SEEN
    records.delete(provider)
    const [oldest] = records.keys()
    if (records.size >= MAX_PROVIDERS && oldest !== undefined) records.delete(oldest)
    return known
  }
  const change = (provider: string, changes: Partial<ProviderRecord>) => {
    records.set(provider, { ...recordOf(provider), ...changes })
  }
  return {
    of: (provider) => records.get(provider) ?? NOTHING_SEEN,
    observer: {
      called({ provider, call, outcome, reason = '' }) {
        const at = clock().toISOString()
        if (outcome === 'ok') return change(provider, { lastGood: at })
        const error = { at, call, reason: cleanReason(reason) }
        const { errors } = records.get(provider) ?? NOTHING_SEEN
        change(provider, { errors: [error, ...errors].slice(0, MAX_ERRORS) })
      },
      breakerChanged({ provider, state, reason, until }) {
        const breaker = { state, reason: cleanReason(reason), until: until?.toISOString() ?? null }
        change(provider, { breaker })
      },
      dropped() {},
      answered() {},
    },
  }
}

const NOTHING_SEEN: ProviderRecord = {
  lastGood: null,
  breaker: { state: 'closed', until: null, reason: '' },
  errors: [],
}
