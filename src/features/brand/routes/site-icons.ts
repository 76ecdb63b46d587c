import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SITE_ICONS, WEB_MANIFEST } from '#base/core/address/urls.ts'
import { sendPicture, sendText } from '#base/platform/http/conditions.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { FirmLogo } from '../service/firm-logo.ts'
import { markColours } from '../service/logo-facts.ts'

const HOUR = 3600
/** An address that names the version always shows the same. */
const NAMED = `public, max-age=${365 * 24 * HOUR}, immutable`
const BARE = `public, max-age=${HOUR}`

/** Pixels of each drawn icon. */
const DRAWN = [
  [SITE_ICONS.touch, 180],
  [SITE_ICONS.small, 192],
  [SITE_ICONS.large, 512],
] as const

const ICO_SIZE = 48

/** The firm's mark in every form that is asked for, and the web manifest. */
export function siteIconRoutes(
  app: FastifyInstance,
  { siteOf, logo }: { siteOf: SiteOf; logo: FirmLogo },
): void {
  const keep = (request: FastifyRequest) => (/[?&]v=/.test(request.url) ? NAMED : BARE)

  app.get(SITE_ICONS.svg, async (request, reply) => {
    const svg = await logo.icon(await siteOf(request), 'round')
    return sendText(request, reply, { type: 'image/svg+xml', body: svg, keep: keep(request) })
  })

  app.get(SITE_ICONS.ico, async (request, reply) => {
    const png = await logo.iconPng(await siteOf(request), 'round', ICO_SIZE)
    const body = icoOf(png)
    return sendPicture(request, reply, { type: 'image/x-icon', body, keep: keep(request) })
  })

  for (const [path, size] of DRAWN) {
    app.get(path, async (request, reply) => {
      const body = await logo.iconPng(await siteOf(request), 'square', size)
      return sendPicture(request, reply, { type: 'image/png', body, keep: keep(request) })
    })
  }

  app.get(WEB_MANIFEST, async (request, reply) => {
    const reader = await siteOf(request)
    const { settings, constants } = reader.site
    const { ground, mark } = markColours(reader.site)
    const version = await logo.version(reader)
    const name = settings.site_name || constants.nomcabinet
    const icon = (src: string, size: number) => ({
      src: `${src}?v=${version}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })
    const manifest = {
      name,
      short_name: constants.nomcabinet || name,
      lang: 'fr',
      start_url: '/',
      display: 'browser',
      theme_color: ground,
      background_color: mark,
      icons: [icon(SITE_ICONS.small, 192), icon(SITE_ICONS.large, 512)],
    }
    const type = 'application/manifest+json; charset=utf-8'
    return sendText(request, reply, { type, body: JSON.stringify(manifest), keep: keep(request) })
  })
}

/** An icon file of one PNG: its header, its one entry, the picture. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(ICO_SIZE, 6)
  head.writeUInt8(ICO_SIZE, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
