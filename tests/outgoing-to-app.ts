import type { FastifyInstance } from 'fastify'
import {
  type Outgoing,
  type OutgoingAnswer,
  OutgoingFailed,
} from '#base/platform/outgoing/outgoing.ts'

/** What is done to the answers on their way. */
type Tamper = (answer: OutgoingAnswer, path: string) => OutgoingAnswer | Promise<OutgoingAnswer>

/** A way out that leads to an app of this process, noting what is asked. */
export interface OutgoingToApp extends Outgoing {
  /** Method and path of each request, in order. */
  requests: string[]
  /** Headers of the last request. */
  lastHeaders: Readonly<Record<string, string>>
  /** Every request fails while true. */
  isDown: boolean
  tamper: Tamper | null
}

export function outgoingToApp(app: FastifyInstance): OutgoingToApp {
  const outgoing: OutgoingToApp = {
    requests: [],
    lastHeaders: {},
    isDown: false,
    tamper: null,
    async send({ url, method = 'GET', headers = {} }) {
      const { pathname, search } = new URL(url)
      outgoing.requests.push(`${method} ${decodeURIComponent(pathname)}${search}`)
      outgoing.lastHeaders = headers
      if (outgoing.isDown) throw new OutgoingFailed('unreachable', 'Connexion refusée.')
      const answer = await app.inject({ method, url: pathname + search, headers })
      const received: OutgoingAnswer = {
        status: answer.statusCode,
        headers: Object.fromEntries(
          Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: answer.rawPayload,
        url,
        movedTo: null,
      }
      return outgoing.tamper?.(received, pathname) ?? received
    },
    async close() {},
  }
  return outgoing
}
