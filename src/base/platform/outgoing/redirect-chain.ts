import { OutgoingFailed } from './outgoing.ts'
import { outgoingUrl } from './outgoing-url.ts'

/** One address on the way to the answer. */
export interface Hop {
  url: URL
  method: 'GET' | 'HEAD' | 'POST'
  /** The caller's own, names in lower case. */
  headers: Readonly<Record<string, string>>
}

const MAX_REDIRECTS = 5
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const FOR_GOOD: ReadonlySet<number> = new Set([301, 308])

/** Headers that say nothing about the caller; the others stay with the origin they were meant for. */
const FOR_ANY_ORIGIN: ReadonlySet<string> = new Set(['accept', 'user-agent'])

/** The way from a first address to the one that answers. */
export class RedirectChain {
  hop: Hop
  /** At least one redirect, and every one says that it is for good. */
  moved = false
  readonly #seen = new Set<string>()
  #forGood = true

  constructor(first: Hop) {
    this.hop = first
    this.#seen.add(key(first))
  }

  get host(): string {
    return this.hop.url.host
  }

  /**
   * Goes where an answer redirects to; `false` when it does not redirect.
   * @throws {OutgoingFailed} `redirects` on a circle or after five, `address`
   */
  follow(status: number, location: string | undefined): boolean {
    if (!REDIRECTS.has(status) || location === undefined) return false
    const next = nextHop(this.hop, status, location)
    if (this.#seen.has(key(next))) {
      throw new OutgoingFailed('redirects', `${this.host} : les redirections tournent en rond.`)
    }
    if (this.#seen.size > MAX_REDIRECTS) {
      throw new OutgoingFailed('redirects', `${this.host} : plus de 5 redirections de suite.`)
    }
    this.#seen.add(key(next))
    this.#forGood &&= FOR_GOOD.has(status)
    this.moved = this.#forGood
    this.hop = next
    return true
  }
}

function nextHop(hop: Hop, status: number, location: string): Hop {
  const url = outgoingUrl(location, hop.url)
  const headers =
    url.origin === hop.url.origin
      ? hop.headers
      : Object.fromEntries(Object.entries(hop.headers).filter(([name]) => FOR_ANY_ORIGIN.has(name)))
  return { url, headers, method: status === 303 && hop.method === 'POST' ? 'GET' : hop.method }
}

const key = ({ method, url }: Hop) => `${method} ${url.href}`
