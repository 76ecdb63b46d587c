import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'

const YEAR = 365 * 24 * 3600

const FAVICON = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" rx="10" fill="#0E4A4F"/>' +
    '<path transform="translate(9.5 4) scale(.8)" fill="#FBFAF7" d="M16 12c2.2 8.4 5.2 14.600 12.500 24.200-4-1.400-6.300-1.300-8.300.6-1.500 1.400-2.500 3.600-4.200 6.700-1.700-3.100-2.700-5.300-4.200-6.700-2-1.900-4.300-2-8.300-.6C10.800 26.600 13.800 20.400 16 12ZM16 .5c1.500 2.200 2.800 3.300 4.600 4.300C18.800 5.800 17.500 7 16 9.200c-1.500-2.200-2.800-3.400-4.600-4.400C13.200 3.800 14.500 2.700 16 .5Z"/></svg>',
)

/** `GET /assets/…`: built files, compressed at build time, named by their content; the favicon. */
export async function assetRoutes(app: FastifyInstance, { assetsDir }: AppDeps): Promise<void> {
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  )
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
