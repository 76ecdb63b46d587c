import { networksOf } from '#base/kit/network.ts'
import { isLoopback } from './loopback.ts'

/** Bytes that all may hold at once, and of these one network. */
export interface FairLimits {
  total: number
  /** A customer's /48 gets twice as many as one /64 of it. */
  perNetwork: number
}

/** What one holder has of a sum. */
export interface Holding {
  /** Takes more bytes. @returns what stood in the way of it, nothing being taken then, or `null` */
  take(bytes: number): 'total' | 'network' | null
  /** Gives all of it back. */
  release(): void
}

/** A sum of bytes that is shared out: nobody's part of it leaves the others without any. */
export interface FairSum {
  /** @param address IP; this machine has no part of its own: without TRUST_PROXY it is everybody */
  open(address: string): Holding
}

export function createFairSum({ total, perNetwork }: FairLimits): FairSum {
  let held = 0
  const ofNetworks = new Map<string, number>()

  const add = (network: string, bytes: number): void => {
    const sum = (ofNetworks.get(network) ?? 0) + bytes
    if (sum > 0) ofNetworks.set(network, sum)
    else ofNetworks.delete(network)
  }

  return {
    open(address) {
      const networks = isLoopback(address) ? [] : networksOf(address)
      let own = 0
      const change = (bytes: number): void => {
        held += bytes
        own += bytes
        for (const network of networks) add(network, bytes)
      }
      return {
        take(bytes) {
          const isOver = networks.some(
            (network, width) => (ofNetworks.get(network) ?? 0) + bytes > perNetwork * (width + 1),
          )
          if (isOver) return 'network'
          if (held + bytes > total) return 'total'
          change(bytes)
          return null
        },
        release: () => change(-own),
      }
    },
  }
}
