import { mkdir, stat } from 'node:fs/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { motifName } from '#base/core/article/motif-name.ts'
import type { SessionPort } from '#base/core/session.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import { motifIllustration } from '#features/articles/rules/motif-illustration.ts'
import type { ProviderMedia } from '#features/articles/service/media/provider-media.ts'
import type { TrafficLimits } from '#base/platform/security/traffic-limits.ts'
import { answerError } from '#base/platform/http/errors.ts'
import { siteFolder } from '#features/media/service/site-folder.ts'
import type { MediaMotifs } from '../media-motifs.ts'
import { mediaFolders, OWN } from '../open-picture.ts'
import { localPath } from '#base/core/address/stored-path.ts'
import { mediaRequest, mayBeImage } from '#features/articles/service/media/media-request.ts'
import {
  DOCUMENT_POLICY,
  MEDIA_POLICY,
  OPEN_RESOURCE,
  OWN_RESOURCE,
} from '#base/platform/security/headers.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

const DAY = 24 * 3600
const YEAR = 365 * DAY

/** An editor who replaced an image sees it soon. */
const REPLACEABLE = 'public, max-age=300'
const OURS = `public, max-age=${YEAR}, immutable`
/** A provider may put another image under the same path: a browser comes back once in a while. */
const THE_PROVIDERS = `public, max-age=${30 * DAY}`
/** What is not for everybody is kept nowhere: after it a browser may be somebody else's. */
const SECURE = 'private, no-store'
/** A broken image may be whole again soon. */
const STAND_IN = 'public, max-age=300'

interface MediaDeps {
  /** Folder of `/media/…`. */
  mediaDir: string
  /** What of `/media/provider` is no file of ours. */
  providerMedia: ProviderMedia
  /** Requests of one network. */
  traffic: TrafficLimits
  siteOf: SiteOf
  session: SessionPort
  motifs: MediaMotifs
}

/** `GET /media/…`: files of the site and of its provider, with long cache headers. */
export async function mediaRoutes(app: FastifyInstance, deps: MediaDeps): Promise<void> {
  const { mediaDir } = deps
  await mkdir(mediaDir, { recursive: true })
  const common = { root: mediaDir, index: false, dotfiles: 'ignore', cacheControl: false } as const
  await app.register(fastifyStatic, {
    ...common,
    prefix: '/media/',
    decorateReply: false,
    setHeaders(reply) {
      reply.header('cache-control', OURS)
      reply.header('content-security-policy', MEDIA_POLICY)
      reply.headers(OPEN_RESOURCE)
    },
  })
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...common, serve: false })
    scope.get(`${PROVIDER_MEDIA}/*`, (request, reply) => answerProviderMedia(deps, request, reply))
  })
}

/**
 * A file of our own, else one of the site's HTTP provider, else, for an image, the illustration of
 * its motif (requirements D10, decision 007).
 */
async function answerProviderMedia(
  deps: MediaDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { mediaDir, providerMedia, traffic, siteOf, motifs } = deps
  const own = localPath(request.url)
  const ofSite = own?.startsWith(OWN) ? own.slice(OWN.length) : null
  if (ofSite !== null) return answerOwnMedia(deps, ofSite, request, reply)
  if (own !== null && (await isFile(storedPath(mediaDir, 'media', own)))) {
    return asMedia(reply, OURS).sendFile(own)
  }
  const asked = mediaRequest(request.originalUrl)
  if (asked === 'size') return answerError(reply, 400)
  if (asked === null) return notFound(reply)
  traffic.check('missing-media', request.ip)
  const { site } = await siteOf(request)
  const answer = await providerMedia.find(site, asked)
  if (answer.kind === 'file') {
    const { folder, name } = answer.file
    return asMedia(reply, THE_PROVIDERS).sendFile(name, folder)
  }
  traffic.take('missing-media', request.ip)
  const isBusy = answer.kind === 'busy'
  if (isBusy) reply.code(503).header('retry-after', '2')
  if (!mayBeImage(asked.path)) return isBusy ? answerError(reply, 503) : notFound(reply)
  // Says that it stands in for another, to whoever fetches it as a media of ours.
  return asMedia(reply, isBusy ? 'no-store' : STAND_IN)
    .header('x-vitrine-illustration', '1')
    .type('image/svg+xml')
    .send(Buffer.from(motifIllustration(site.theme, motifName(motifs.of(site, asked.path)))))
}

/**
 * A medium of the library, out of the folder of the request's own site. Its content can be replaced:
 * only an address that names the version may be kept for long. One for who reads secure pages is, to
 * anybody else, as if it were not there.
 */
async function answerOwnMedia(
  { mediaDir, siteOf, session }: MediaDeps,
  name: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reader = await siteOf(request)
  const folder = siteFolder(mediaDir, reader.site.id).files
  const { open, secure } = mediaFolders(await reader.media())
  const [medium = ''] = name.split('/', 1)
  const isSecure = secure.has(medium)
  // One that nobody has written down yet may turn out to be either.
  if (!isSecure && !open.has(medium)) return notFound(reply)
  if (isSecure) {
    const { role } = await session(request.headers, reader.site.id)
    if (role === 'visitor') return notFound(reply)
  }
  if (!(await isFile(storedPath(folder, 'media', name)))) return notFound(reply)
  const isNamed = /[?&]v=[0-9a-f]+(?:&|$)/.test(request.url)
  asMedia(reply, isSecure ? SECURE : isNamed ? OURS : REPLACEABLE)
  if (isSecure) reply.headers(OWN_RESOURCE).header('x-robots-tag', 'noindex')
  if (name.endsWith('.pdf')) reply.header('content-security-policy', DOCUMENT_POLICY)
  return reply.sendFile(name, folder)
}

/** A reply is awaited until it is sent; the 404 page takes a while. */
function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

const asMedia = (reply: FastifyReply, cacheControl: string): FastifyReply =>
  reply
    .headers(OPEN_RESOURCE)
    .header('content-security-policy', MEDIA_POLICY)
    .header('cache-control', cacheControl)

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}
