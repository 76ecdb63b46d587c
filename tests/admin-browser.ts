import { get, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { WRITE_TOKEN_HEADER, WRITE_TOKEN_META } from '#base/core/write-token.ts'

/** What a browser says of a navigation of its window. */
export const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' } as const

/** A document as a window gets it; `fetch` always says of itself that it is none. */
export const navigate = (
  url: string | URL,
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { ...headers, ...NAVIGATION } }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer
      text(answer).then((body) => resolve({ status, headers: said, body }), reject)
    }).on('error', reject)
  })

/** The token that stands in an `/admin` document; empty when there is none. */
export const tokenOf = (document: string): string =>
  new RegExp(`<meta name="${WRITE_TOKEN_META}" content="([^"]*)"`).exec(document)?.[1] ?? ''

/**
 * Has requests of the back office sent as its screens send them: a document is asked for by a
 * navigation, and a writing call carries the token of the document that its session gets. A request
 * that has these headers itself, be they empty, goes as it is; what is `undefined` is not sent.
 */
export function asBrowser(app: FastifyInstance): void {
  const send = app.inject.bind(app)
  const inject = async (asked: InjectOptions | string) => {
    const options: InjectOptions = typeof asked === 'string' ? { url: asked } : asked
    const { url, path = url, method = 'GET', headers = {} } = options
    const address = typeof path === 'string' ? path : ''
    if (!/^\/admin(?:[/?]|$)/.test(address)) return send(options)
    const isRead = /^(?:GET|HEAD)$/i.test(method)
    // On a host of the back office's own the site stands in the path.
    const [base = ''] = /^\/admin(?:\/s\/\d+)?(?=\/api)/.exec(address) ?? []
    if (base === '') {
      const said = Object.entries(isRead ? { ...NAVIGATION, ...headers } : headers)
      const sent = said.filter(([, value]) => value !== undefined)
      return send({ ...options, headers: Object.fromEntries(sent) })
    }
    if (isRead || WRITE_TOKEN_HEADER in headers) return send(options)
    const token = tokenOf(
      (
        await send({
          ...pickedFrom(options),
          url: `${base}${ACCOUNT_PATHS.forgot}`,
          headers: { ...headers, ...NAVIGATION },
        })
      ).body,
    )
    return send({ ...options, headers: { ...headers, [WRITE_TOKEN_HEADER]: token } })
  }
  app.inject = inject as typeof app.inject
}

/** Who asks, without what is asked. */
const pickedFrom = ({ remoteAddress, authority, cookies }: InjectOptions): InjectOptions => ({
  ...(remoteAddress === undefined ? {} : { remoteAddress }),
  ...(authority === undefined ? {} : { authority }),
  ...(cookies === undefined ? {} : { cookies }),
})
