import type { FastifyInstance, FastifyReply } from 'fastify'
import { LANGUAGES } from '#base/kit/language.ts'
import { type DocumentDeps, within } from '../service/document-context.ts'
import type { CachedPdf } from '../service/pdf-cache.ts'
import { type Offer, offersOf } from '../service/offered-documents.ts'
import { type Condition, conditionOf } from '#base/platform/http/conditions.ts'
import { answerError } from '#base/platform/http/errors.ts'
import { DOCUMENT_POLICY } from '#base/platform/security/headers.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/** Milliseconds that a visitor waits for a document that is being made. */
const PATIENCE = 5000

/** `GET /documents/<slug>.pdf`: a guide, a sheet or a letter of the site, made when first asked. */
export function documentRoutes(
  app: FastifyInstance,
  deps: DocumentDeps & { siteOf: SiteOf },
): void {
  app.get<{ Params: { slug: string } }>('/documents/:slug.pdf', async (request, reply) => {
    const { slug } = request.params
    const reader = await deps.siteOf(request)
    const offer = await offerOf(deps, reader, slug)
    if (!offer) {
      reply.callNotFound()
      return reply
    }
    const making = offer
      .compose()
      .then((document) => deps.documents.get(reader.site.id, slug, document))
    const kept = await within(PATIENCE, making)
    if (!kept) return answerError(reply.header('retry-after', '2'), 503)
    return answered(reply, slug, kept, conditionOf(request.headers, `"${kept.hash}"`))
  })
}

async function offerOf(
  deps: DocumentDeps,
  reader: SiteReader,
  slug: string,
): Promise<Offer | null> {
  for (const lang of LANGUAGES) {
    const offers = await offersOf(deps, reader, lang)
    const offer = offers.find(({ offered }) => offered.slug === slug)
    if (offer) return offer
  }
  return null
}

async function answered(
  reply: FastifyReply,
  slug: string,
  kept: CachedPdf,
  condition: Condition,
): Promise<FastifyReply> {
  reply.header('etag', `"${kept.hash}"`).header('cache-control', 'no-cache')
  if (condition !== 200) return reply.code(condition).send()
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${slug}.pdf"`)
    .header('content-security-policy', DOCUMENT_POLICY)
    .send(await kept.read())
}
