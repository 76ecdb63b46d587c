import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Article } from '#base/core/article/article.ts'
import { isSlug } from '#base/core/article/article-link.ts'
import { paths } from '#base/core/address/urls.ts'
import { imageSize } from '#base/core/address/image-size.ts'
import { framingOf, shownMedia } from '#base/core/media/media-file.ts'
import type { Page } from '#base/core/page/page.ts'
import type { MarkedCard } from '#base/core/page/sharing-card.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Language } from '#base/kit/language.ts'
import { conditionOf } from '#base/platform/http/conditions.ts'
import { answerError } from '#base/platform/http/errors.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import { BadImage, drawOwn } from '#base/platform/pictures/pictures.ts'
import { OPEN_RESOURCE } from '#base/platform/security/headers.ts'
import type { Gateway } from '#features/articles/service/gateway.ts'
import type { FirmLogo } from '#features/brand/service/firm-logo.ts'
import { sharingCard, sharingHash } from '../service/sharing-card.ts'
import {
  drawPhoto,
  isShareable,
  photoName,
  photosOf,
  type SharedPhoto,
} from '../service/sharing-photo.ts'
import { type SharingPictures, sharingPictures } from '../service/sharing-pictures.ts'

const YEAR = 365 * 24 * 3600

/** Pixels of the firm's mark on a picture, before it is laid out. */
const MARK = 232

const NAME = /^(fr|en)-(\d{1,15})-([0-9a-f]{16}\.(png|jpg))$/

/** Lays a card out as SVG. @throws {QueueFull} {WorkFailed} */
type SharingDrawing = (drawn: MarkedCard) => Promise<string>

type RouteDeps = Pick<Gateway, 'editorialOf'> & {
  sharingDir: string
  sharingDrawing: SharingDrawing
  siteOf: SiteOf
  logo: FirmLogo
  /** Bytes of a picture that anybody may see, by its address; `null` for one that can't be had. */
  openPicture(reader: SiteReader, src: string): Promise<Buffer | null>
}

/**
 * `GET /partage/<language>-<page>-<hash>.png`, with `?title=` for an article shown on that page: the
 * picture of what the site says today, by the hash of it, or one that was made of what it said
 * before. Nobody else's text is ever drawn. `.jpg` is a picture that the page or the article has.
 */
export function sharingRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const pictures = sharingPictures(deps.sharingDir)
  app.get<{ Params: { file: string }; Querystring: { title?: unknown } }>(
    '/partage/:file',
    async (request, reply) => {
      const [, lang, id, name = '', kind] = NAME.exec(request.params.file) ?? []
      if (lang !== 'fr' && lang !== 'en') return notFound(reply)
      const reader = await deps.siteOf(request)
      // What the site said once may be told again; a photo may have been locked or taken away since.
      const kept = kind === 'png' ? await pictures.kept(reader.site.id, name) : null
      if (kept) return sendPicture(request, reply, { bytes: kept, name })
      const shown = await shownAt(deps, reader, {
        lang,
        id: Number(id),
        slug: request.query.title,
      })
      if (shown === null) return notFound(reply)
      try {
        const make = kind === 'png' ? madeCard : madePhoto
        const made = await make(deps, pictures, shown, name)
        if (made === null) return notFound(reply)
        if (Buffer.isBuffer(made)) return sendPicture(request, reply, { bytes: made, name })
        return reply.header('cache-control', 'no-store').redirect(made.instead, 302)
      } catch (cause) {
        if (!(cause instanceof QueueFull)) throw cause
        return answerError(reply.header('retry-after', '2'), 503)
      }
    },
  )
}

/** What the site says under an address. */
interface Shown {
  reader: SiteReader
  page: Page
  article: Article | null
}

/** The card of what is shown, if it still has that name. */
async function madeCard(
  deps: RouteDeps,
  pictures: SharingPictures,
  shown: Shown,
  name: string,
): Promise<Buffer | null> {
  const { reader } = shown
  const card = await cardOf(deps, shown)
  if (name !== `${sharingHash(card)}.png`) return null
  return pictures.make(reader.site.id, name, async () => {
    const mark = (await deps.logo.iconPng(reader, 'round', MARK)).toString('base64')
    const svg = await deps.sharingDrawing({ card, mark })
    return drawOwn(svg, (image) => image.png({ compressionLevel: 9, palette: true }).toBuffer())
  })
}

/** The photo of what is shown that has that name; its card instead when it can't be had. */
async function madePhoto(
  deps: RouteDeps,
  pictures: SharingPictures,
  shown: Shown,
  name: string,
): Promise<Buffer | { instead: string } | null> {
  const { reader, page, article } = shown
  const photos = article === null ? await photosOfPage(shown) : photosOf(article)
  const photo = photos.find((one) => photoName(one) === name)
  if (photo === undefined) return null
  const original = await deps.openPicture(reader, photo.src)
  try {
    if (original !== null) {
      return (
        (await pictures.kept(reader.site.id, name)) ??
        (await pictures.make(reader.site.id, name, () => drawPhoto(original, photo.focal)))
      )
    }
  } catch (cause) {
    if (!(cause instanceof BadImage)) throw cause
  }
  const card = `${sharingHash(await cardOf(deps, shown))}.png`
  return { instead: paths.sharing(page, card, article?.slug) }
}

async function photosOfPage({ reader, page }: Shown): Promise<SharedPhoto[]> {
  const { path, focal } = framingOf(page.image)
  const { src, focal: classes } = shownMedia(path, (await reader.media()).get(path), focal)
  return isShareable(src) ? [{ src, focal: classes }] : []
}

async function cardOf({ logo }: RouteDeps, { reader, page, article }: Shown) {
  const [tree, logoVersion] = await Promise.all([reader.tree(page.lang), logo.version(reader)])
  return sharingCard({ site: reader.site, tree, logoVersion }, page, article?.title)
}

/** What the site says under that address; `null` for pages that are not there or not for all. */
async function shownAt(
  { editorialOf }: RouteDeps,
  reader: SiteReader,
  { lang, id, slug }: { lang: Language; id: number; slug: unknown },
): Promise<Shown | null> {
  const { site } = reader
  const page = await reader.pageById(id, lang)
  if (!page?.is_active || page.is_secure) return null
  if (slug === undefined) return { reader, page, article: null }
  if (!isSlug(slug) || site.settings.beTesta !== 'installed') return null
  const editorial = editorialOf(site, lang, reader.remember)
  const articleId = await editorial.articleId(slug)
  if (articleId === null) return null
  const { xsl_code, image_size_article } = site.settings
  const size = imageSize(image_size_article, 'xxbig')
  const article = await editorial.article({ id: articleId, xsl: xsl_code, size })
  return article && { reader, page, article }
}

function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, name }: { bytes: Buffer; name: string },
): FastifyReply {
  const [hash, kind] = name.split('.')
  const tag = `"${hash}"`
  reply
    .headers(OPEN_RESOURCE)
    .header('etag', tag)
    .header('cache-control', `public, max-age=${YEAR}, immutable`)
  const condition = conditionOf(request.headers, tag)
  return condition === 200
    ? reply.type(kind === 'png' ? 'image/png' : 'image/jpeg').send(bytes)
    : reply.code(condition).send()
}

/** A reply is awaited until it is sent; the 404 page takes a while. */
function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
