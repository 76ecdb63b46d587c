import { networkOf } from '#base/kit/network.ts'
import { isLoopback } from './loopback.ts'
import { RequestRefused } from './refused.ts'
import type { FairLimits } from './fair-sum.ts'

export const TURN_LIMITS: FairLimits = { total: 1000, perNetwork: 64 }

/** Seconds after which so many were answered. */
const LATER = 5

/**
 * Gives each request a turn of the event loop of its own, the networks in turn: what a volley of requests
 * takes of the processor is cut into as many pieces, between which kept pages are answered, and whoever sends
 * it waits behind everybody else.
 */
export interface Turns {
  /**
   * Calls `begin` when it is the request's turn.
   * @throws {RequestRefused} 429 or 503 when too many wait already
   */
  wait(address: string, begin: () => void): void
}

/** @param schedule calls once, in a later turn of the event loop */
export function createTurns(
  { total, perNetwork }: FairLimits,
  schedule: (work: () => void) => unknown = setImmediate,
): Turns {
  /** Those that wait, by network; the one whose turn is next stands first. */
  const networks = new Map<string, (() => void)[]>()
  let waiting = 0

  const next = (): void => {
    const [first] = networks
    if (first === undefined) return
    const [network, queue] = first
    const begin = queue.shift()
    networks.delete(network)
    if (queue.length > 0) networks.set(network, queue)
    waiting -= 1
    if (waiting > 0) schedule(next)
    begin?.()
  }

  return {
    wait(address, begin) {
      if (waiting >= total) throw new RequestRefused(503, 'Trop de demandes attendent.', LATER)
      const network = networkOf(address)
      const queue = networks.get(network) ?? []
      if (queue.length >= perNetwork && !isLoopback(address)) {
        throw new RequestRefused(429, 'Trop de demandes d’un même réseau à la fois.', LATER)
      }
      queue.push(begin)
      networks.set(network, queue)
      waiting += 1
      if (waiting === 1) schedule(next)
    },
  }
}
