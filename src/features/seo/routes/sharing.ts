import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSlug } from '#base/core/article/article-link.ts'
import type { Language } from '#base/kit/language.ts'
import type { SharingCard } from '#base/core/page/sharing-card.ts'
import { sharingCard, sharingHash } from '../service/sharing-card.ts'
import type { FirmLogo } from '#features/brand/service/firm-logo.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import { conditionOf } from '#base/platform/http/conditions.ts'
import { answerError } from '#base/platform/http/errors.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import {
  type SharingDrawing,
  type SharingPictures,
  sharingPictures,
} from '../service/sharing-pictures.ts'
import { OPEN_RESOURCE } from '#base/platform/security/headers.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

const YEAR = 365 * 24 * 3600

/** Pixels of the firm's mark on a picture, before it is laid out. */
const MARK = 232

const NAME = /^(fr|en)-(\d{1,15})-([0-9a-f]{16})\.png$/

type RouteDeps = Pick<Gateway, 'editorialOf'> & {
  sharingDir: string
  sharingDrawing: SharingDrawing
  siteOf: SiteOf
  logo: FirmLogo
}

/**
 * `GET /partage/<language>-<page>-<hash>.png`, with `?title=` for an article shown on that page: the
 * picture of what the site says today, by the hash of it, or one that was made of what it said
 * before. Nobody else's text is ever drawn.
 */
export function sharingRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const pictures = sharingPictures(deps.sharingDir, deps.sharingDrawing)
  app.get<{ Params: { file: string }; Querystring: { title?: unknown } }>(
    '/partage/:file',
    async (request, reply) => {
      const [, lang, id, hash = ''] = NAME.exec(request.params.file) ?? []
      if (lang !== 'fr' && lang !== 'en') return notFound(reply)
      const reader = await deps.siteOf(request)
      const siteId = reader.site.id
      const png =
        (await pictures.kept(siteId, hash)) ??
        (await made(deps, reader, pictures, {
          lang,
          id: Number(id),
          hash,
          slug: request.query.title,
        }))
      if (png === 'busy') {
        return answerError(reply.header('retry-after', '2'), 503)
      }
      return png === null ? notFound(reply) : sendPicture(request, reply, { png, hash })
    },
  )
}

interface PictureRequest {
  lang: Language
  id: number
  hash: string
  slug: unknown
}

async function made(
  deps: RouteDeps,
  reader: SiteReader,
  pictures: SharingPictures,
  address: PictureRequest,
): Promise<Buffer | 'busy' | null> {
  const card = await cardOf(deps, reader, address)
  if (card === null || sharingHash(card) !== address.hash) return null
  try {
    const mark = () => deps.logo.iconPng(reader, 'round', MARK)
    return await pictures.make(reader.site.id, card, mark)
  } catch (cause) {
    if (cause instanceof QueueFull) return 'busy'
    throw cause
  }
}

/** What the site says under that address; `null` for pages that are not there or not for all. */
async function cardOf(
  { editorialOf, logo }: RouteDeps,
  reader: SiteReader,
  { lang, id, slug }: PictureRequest,
): Promise<SharingCard | null> {
  const { site } = reader
  const page = await reader.pageById(id, lang)
  if (!page?.is_active || page.is_secure) return null
  const [tree, logoVersion] = await Promise.all([reader.tree(lang), logo.version(reader)])
  const read = { site, tree, logoVersion }
  if (slug === undefined) return sharingCard(read, page)
  if (!isSlug(slug) || site.settings.beTesta !== 'installed') return null
  const editorial = editorialOf(site, lang, reader.remember)
  const articleId = await editorial.articleId(slug)
  const article =
    articleId === null
      ? null
      : await editorial.article({ id: articleId, xsl: site.settings.xsl_code, size: 'xxbig' })
  return article && sharingCard(read, page, article.title)
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { png, hash }: { png: Buffer; hash: string },
): FastifyReply {
  const tag = `"${hash}"`
  reply
    .headers(OPEN_RESOURCE)
    .header('etag', tag)
    .header('cache-control', `public, max-age=${YEAR}, immutable`)
  const condition = conditionOf(request.headers, tag)
  return condition === 200 ? reply.type('image/png').send(png) : reply.code(condition).send()
}

/** A reply is awaited until it is sent; the 404 page takes a while. */
function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
