import { isTlsCode, type Outgoing, OutgoingFailed } from '#base/platform/outgoing/outgoing.ts'
import type { Verdict } from '../rules/link-state.ts'

/** Names the product to whoever keeps a log: no browser, and no site that reads another's articles. */
export const LINK_AGENT = 'Vitrine-Links/1.0'

/** What came of a question. */
export interface Asked {
  verdict: Verdict
  /** Another server said something, whatever it was, or the guard found where it leads: the network is there. */
  isHeard: boolean
}

/** Milliseconds for an answer's headers, redirects included. */
const TIMEOUT = 10_000

/** A body is left; the client wants to know how much of it would be read. */
const NOTHING = 1024

/** A status, or why none came. */
type Reply = { status: number } | { fault: OutgoingFailed }

/**
 * Asks an address for its headers; what a HEAD refuses or leaves in doubt is asked again as a browser does, and the
 * body left. @returns `null` when the asking was given up
 */
export async function askLink(
  outgoing: Outgoing,
  address: string,
  signal?: AbortSignal,
): Promise<Asked | null> {
  const ask = async (method: 'HEAD' | 'GET'): Promise<Reply> => {
    try {
      const { status } = await outgoing.send({
        url: address,
        method,
        headers: { 'user-agent': LINK_AGENT, accept: 'text/html,*/*;q=0.8' },
        maxBytes: NOTHING,
        leavesBody: true,
        timeout: TIMEOUT,
        signal,
      })
      return { status }
    } catch (cause) {
      if (cause instanceof OutgoingFailed) return { fault: cause }
      throw cause
    }
  }
  const head = await ask('HEAD')
  const reply = isDoubtful(head) ? await ask('GET') : head
  if ('fault' in reply && reply.fault.fault === 'aborted') return null
  return {
    verdict: 'status' in reply ? verdictOfStatus(reply.status) : verdictOfFault(reply.fault),
    isHeard: 'status' in reply || reply.fault.fault === 'address',
  }
}

/** Answers that a GET would not make better. */
const PLAIN_STATUSES: ReadonlySet<number> = new Set([401, 429])
const PLAIN_CODES: ReadonlySet<string> = new Set(['ENOTFOUND', 'ECONNREFUSED'])

/** Whether a HEAD leaves open what a visitor would find: many servers refuse it, or know it badly. */
function isDoubtful(reply: Reply): boolean {
  if ('status' in reply) return reply.status >= 400 && !PLAIN_STATUSES.has(reply.status)
  const { fault, code } = reply.fault
  return fault !== 'address' && fault !== 'aborted' && !PLAIN_CODES.has(code) && !isTlsCode(code)
}

/**
 * A server that asks for a name, or turns a robot away, is there (401, 403, 405, 999 …); one that is asked too much or
 * has no time says nothing of its page.
 */
function verdictOfStatus(status: number): Verdict {
  if (status === 404 || status === 410 || (status >= 500 && status < 600)) {
    return { kind: 'fails', reason: String(status) }
  }
  return status === 408 || status === 429 ? { kind: 'unsure' } : { kind: 'answers' }
}

/** Browsers find the certificate between, which a server forgot, by themselves. */
const FOUND_BY_BROWSERS = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'

/** No connection could be made; one that was cut or too slow may be meant for robots alone. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
])

function verdictOfFault({ code }: OutgoingFailed): Verdict {
  if (code === 'ENOTFOUND') return { kind: 'fails', reason: 'name' }
  if (code === 'ECONNREFUSED') return { kind: 'fails', reason: 'refused' }
  if (UNREACHABLE.has(code)) return { kind: 'fails', reason: 'unreachable' }
  const isTls = isTlsCode(code) && code !== FOUND_BY_BROWSERS
  return isTls ? { kind: 'fails', reason: 'tls' } : { kind: 'unsure' }
}
