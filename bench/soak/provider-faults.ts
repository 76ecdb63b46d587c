import { setTimeout as pause } from 'node:timers/promises'
import type { HostileProvider, Mode } from '../../tests/hostile-provider.ts'

/** Faults that a visitor must not notice, as long as the site knows what the provider said before. */
const FAULTS: readonly Mode[] = [
  'stall',
  'status-500',
  'attack-script',
  'reset-midway',
  'html-page',
  'attack-template',
  'deep-json',
  'duplicate-ids',
  'huge',
]

/** Calls that were made in it go on failing after it. */
const LINGERING: ReadonlySet<Mode> = new Set(['stall'])

interface Turns {
  provider: HostileProvider
  /** Milliseconds of each fault, and of the health after it. */
  each: number
  signal: AbortSignal
  /** Done before each fault and after it. */
  hourPasses(): void
  /** Done once the provider answers again, and all its calls with it. */
  healthy(): Promise<void>
}

/**
 * A provider that is well, then fails in one way after the other, until the signal. An hour passes
 * before each fault, so that all that is kept has grown stale, and after it, so that nobody leaves
 * the provider alone any longer.
 */
export async function takeTurns(turns: Turns): Promise<void> {
  const { provider, each, signal, hourPasses, healthy } = turns
  for (let turn = 0; !signal.aborted; turn += 1) {
    const fault = FAULTS[turn % FAULTS.length] ?? 'stall'
    hourPasses()
    provider.become(fault)
    await rest(each, signal)
    provider.become('healthy')
    hourPasses()
    await rest(each, signal)
    if (!signal.aborted && !LINGERING.has(fault)) await healthy()
  }
}

/** Waits so long, or until the signal. */
export const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  pause(milliseconds, undefined, { signal }).catch(() => {})
