import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { ORIGIN } from './addresses.ts'
import { INSTANT_HEADER } from './told.ts'

/** What is asked of a server. */
export interface Asked {
  method?: string
  /** Path with its query. */
  path: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
}

/** What it answered. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Somebody with a browser: keeps cookies and connections. */
export interface Visitor {
  cookies: Map<string, string>
  ask(asked: Asked): Promise<Answer>
  close(): void
}

/**
 * @param url where the server listens; it is asked by the demo's own name
 * @param instant the clock of the server at each request; it stays as it is without
 */
export function createVisitor(url: string, instant?: () => string): Visitor {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true })
  const cookies = new Map<string, string>()

  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0(?:;|$)/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  const ask = ({ method = 'GET', path, headers = {}, body }: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const sent = request(
        {
          agent,
          hostname,
          port,
          method,
          path,
          headers: {
            host: new URL(ORIGIN).host,
            ...(cookie === '' ? {} : { cookie }),
            ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
            ...(instant === undefined ? {} : { [INSTANT_HEADER]: instant() }),
            ...headers,
          },
        },
        (answer) => {
          keep(answer.headers['set-cookie'] ?? [])
          buffer(answer).then(
            (bytes) =>
              resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes }),
            reject,
          )
        },
      )
      sent.on('error', reject)
      sent.end(body)
    })

  return { cookies, ask, close: () => agent.destroy() }
}
