import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SitemapItemLoose } from 'sitemap'
import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import { type SitemapDeps, sitemapUrls } from '../service/sitemap-urls.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

type RouteDeps = SitemapDeps & OriginDeps & { siteOf: SiteOf; limits: { sitemapUrls: number } }

/**
 * `GET /sitemap.xml`: what may be found, with the instants of the last changes, languages and
 * videos; beyond 10,000 addresses an index of `/sitemap-1.xml`, `/sitemap-2.xml`… A site that is
 * not indexable has none.
 */
export function sitemapRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const maxUrls = deps.limits.sitemapUrls
  const found = async (request: FastifyRequest) => {
    const reader = await deps.siteOf(request)
    const origin = originOf(deps, reader)
    const urls = isSiteIndexable(reader.site) ? await sitemapUrls(deps, reader, origin) : []
    return { origin, urls }
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const { origin, urls } = await found(request)
    if (urls.length === 0) return notFound(reply)
    const parts = Math.ceil(urls.length / maxUrls)
    return parts === 1
      ? asXml(request, reply, await urlset(urls))
      : asXml(
          request,
          reply,
          index(Array.from({ length: parts }, (_, at) => `${origin}${partPath(at + 1)}`)),
        )
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-:part(^[1-9]\\d{0,3}$).xml',
    async (request, reply) => {
      const { urls } = await found(request)
      const part = Number(request.params.part)
      const mine = urls.length > maxUrls ? urls.slice((part - 1) * maxUrls, part * maxUrls) : []
      return mine.length > 0 ? asXml(request, reply, await urlset(mine)) : notFound(reply)
    },
  )
}

const partPath = (part: number): string => `/sitemap-${part}.xml`

/** The library is loaded with the first sitemap that is asked for. */
async function urlset(urls: readonly SitemapItemLoose[]): Promise<Buffer> {
  const { SitemapStream, streamToPromise, ErrorLevel } = await import('sitemap')
  const stream = new SitemapStream({
    // One odd address must not cost all the others.
    level: ErrorLevel.SILENT,
    xmlns: { news: false, image: false, video: true, xhtml: true },
  })
  return streamToPromise(Readable.from(urls).pipe(stream))
}

/** Addresses here are the site's own with a number in them: nothing in them needs escaping. */
const index = (addresses: readonly string[]): Buffer =>
  Buffer.from(
    '<?xml version="1.0" encoding="UTF-8"?>' +
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      addresses.map((address) => `<sitemap><loc>${address}</loc></sitemap>`).join('') +
      '</sitemapindex>',
  )

const asXml = (request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> =>
  sendText(request, reply, { type: 'application/xml; charset=utf-8', body })

/** A reply is awaited until it is sent; the 404 page takes a while. */
function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
