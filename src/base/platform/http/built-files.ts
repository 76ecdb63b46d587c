import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { bestEncoding } from './compressed.ts'

const YEAR = 365 * 24 * 3600

interface BuiltFiles {
  /** Folder that they lie in. */
  root: string
  /** What their addresses begin with. */
  prefix: string
}

/**
 * Files that are named by their content and were compressed at build time. Which encoding is sent is chosen as for
 * pages: the plugin, which reads some spellings of `Accept-Encoding` otherwise, is told the one that won.
 */
export async function builtFiles(
  app: FastifyInstance,
  { root, prefix }: BuiltFiles,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      const { 'accept-encoding': accepted } = request.headers
      request.headers = { 'accept-encoding': bestEncoding(accepted) }
    })
    await scope.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply) {
        reply.header('cache-control', `public, max-age=${YEAR}, immutable`)
      },
    })
  })
}
