import fastifyStatic from '@fastify/static'
import { mkdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { MEDIA_POLICY } from '../security/headers.ts'

const YEAR = 365 * 24 * 3600

/** `GET /media/…`: files of the site and of its provider, with long cache headers. */
export async function mediaRoutes(app: FastifyInstance, { mediaDir }: AppDeps): Promise<void> {
  await mkdir(mediaDir, { recursive: true })
  await app.register(fastifyStatic, {
    root: mediaDir,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply) {
      reply.header('cache-control', `public, max-age=${YEAR}, immutable`)
      reply.header('content-security-policy', MEDIA_POLICY)
    },
  })
}
