import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { NOSCRIPT_SHEET, PLACEHOLDER_IMAGE } from '#domain/urls.ts'
import type { AppDeps } from '../app-deps.ts'

const DAY = 24 * 3600
const YEAR = 365 * DAY

const FAVICON = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="10" fill="#0E4A4F"/>' +
    '<path transform="translate(9.5 4) scale(.8)" fill="#FBFAF7" d="M16 12c2.2 8.4 5.2 14.600 12.500 24.200-4-1.400-6.300-1.300-8.300.6-1.500 1.400-2.500 3.600-4.200 6.700-1.700-3.100-2.700-5.300-4.200-6.700-2-1.900-4.300-2-8.300-.6C10.800 26.600 13.800 20.400 16 12ZM16 .5c1.500 2.200 2.800 3.300 4.600 4.300C18.800 5.800 17.500 7 16 9.200c-1.500-2.200-2.800-3.400-4.600-4.400C13.200 3.800 14.500 2.700 16 .5Z"/></svg>',
)

/** Ledger rules and a coin, faint on any colour: the kin of the site's own pictures. */
const PLACEHOLDER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480" viewBox="0 0 720 480" fill="none" stroke="#808a86" stroke-opacity=".35" stroke-width="2">' +
    '<path d="M0 160h720M0 240h720M0 320h720"/><circle cx="360" cy="240" r="56" stroke-width="6" stroke-dasharray="2 12"/></svg>',
)

/** Images that wait for a script show in their `<noscript>` instead. */
const NOSCRIPT_STYLES = '[lazyloading="1"]{display:none!important}'

/** Files whose address every page knows. */
const FIXED = [
  ['/favicon.svg', 'image/svg+xml', FAVICON],
  [PLACEHOLDER_IMAGE, 'image/svg+xml', PLACEHOLDER],
  [NOSCRIPT_SHEET, 'text/css; charset=utf-8', NOSCRIPT_STYLES],
] as const

/** `GET /assets/…`: built files, compressed at build time, named by their content; those of a fixed address. */
export async function assetRoutes(app: FastifyInstance, { assetsDir }: AppDeps): Promise<void> {
  for (const [path, type, content] of FIXED) {
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', `public, max-age=${DAY}`).send(content),
    )
  }
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/favicon.svg', 301))
  if (assetsDir === null) return
  await app.register(fastifyStatic, {
    root: assetsDir,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', `public, max-age=${YEAR}, immutable`)
    },
  })
}
