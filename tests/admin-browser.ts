import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { DOOR_PATHS } from '#base/core/account.ts'
import { WRITE_TOKEN_HEADER, WRITE_TOKEN_META } from '#base/core/write-token.ts'
import { SIGN_IN } from '#features/accounts/rules/sign-in-form.ts'

/** What a browser says of a navigation of its window. */
export const NAVIGATION = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' } as const

export const URL_ENCODED = { 'content-type': 'application/x-www-form-urlencoded' } as const

/**
 * A document as a window gets it; `fetch` always says of itself that it is none.
 * @param form what is posted, when something is
 */
export const navigate = (
  url: string | URL,
  headers: OutgoingHttpHeaders = {},
  form?: string,
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> =>
  new Promise((resolve, reject) => {
    const method = form === undefined ? 'GET' : 'POST'
    const sent = { ...headers, ...NAVIGATION, ...(form === undefined ? {} : URL_ENCODED) }
    request(url, { method, headers: sent }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer
      text(answer).then((body) => resolve({ status, headers: said, body }), reject)
    })
      .on('error', reject)
      .end(form)
  })

/** The token that stands in an `/admin` document; empty when there is none. */
export const tokenOf = (document: string): string =>
  new RegExp(`<meta name="${WRITE_TOKEN_META}" content="([^"]*)"`).exec(document)?.[1] ?? ''

/** Where one signs in. */
export const SIGN_IN_PAGE = `/admin${DOOR_PATHS.signIn}`

/** What the form of a page of the door carries beside what is typed. */
export const carriedBy = (document: string): Record<string, string> =>
  Object.fromEntries(
    [...document.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

/** The body with which the form of such a page is posted. */
export const doorForm = (document: string, typed: Record<string, string>): string =>
  new URLSearchParams({ ...carriedBy(document), ...typed }).toString()

/** The same of the page where one signs in. */
export const signInForm = (document: string, email: string, password: string): string =>
  doorForm(document, { [SIGN_IN.email]: email, [SIGN_IN.password]: password })

/**
 * Has requests of the back office sent as its screens send them: a document is asked for by a
 * navigation, and a writing call carries the token of the document that its session gets, or that of a session
 * which has ended. A request that has these headers itself, be they empty, goes as it is; what is `undefined`
 * is not sent.
 * @param ended the token of a document whose session has ended
 */
export function asBrowser(app: FastifyInstance, ended: string): void {
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
      const said = Object.entries({ ...NAVIGATION, ...headers })
      const sent = said.filter(([, value]) => value !== undefined)
      return send({ ...options, headers: Object.fromEntries(sent) })
    }
    if (isRead || WRITE_TOKEN_HEADER in headers) return send(options)
    const document = tokenOf(
      (
        await send({
          ...pickedFrom(options),
          url: `${base}/mon-ecran`,
          headers: { ...headers, ...NAVIGATION },
        })
      ).body,
    )
    return send({ ...options, headers: { ...headers, [WRITE_TOKEN_HEADER]: document || ended } })
  }
  app.inject = inject as typeof app.inject
}

/** Who asks, without what is asked. */
const pickedFrom = ({ remoteAddress, authority, cookies }: InjectOptions): InjectOptions => ({
  ...(remoteAddress === undefined ? {} : { remoteAddress }),
  ...(authority === undefined ? {} : { authority }),
  ...(cookies === undefined ? {} : { cookies }),
})
