import type { FastifyInstance } from 'fastify'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { SITE_ICONS, WEB_MANIFEST } from '#base/core/address/urls.ts'
import { iconColours, siteIcon } from '#features/sites/service/site-icon.ts'
import { drawOwn } from '#base/platform/pictures/pictures.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'

const DAY = 24 * 3600
const KEPT = `public, max-age=${DAY}`

/** Pixels of each drawn icon, and its shape. */
const DRAWN = [
  [SITE_ICONS.touch, 180, 'square'],
  [SITE_ICONS.small, 192, 'square'],
  [SITE_ICONS.large, 512, 'square'],
] as const

const ICO_SIZE = 48

/** The firm's sign in the site's colours, in every form that is asked for, and the web manifest. */
export function siteIconRoutes(app: FastifyInstance, siteOf: SiteOf): void {
  app.get(SITE_ICONS.svg, async (request, reply) => {
    const { site } = await siteOf(request)
    const body = Buffer.from(siteIcon(site.theme, 'round'))
    return reply.type('image/svg+xml').header('cache-control', KEPT).send(body)
  })

  app.get(SITE_ICONS.ico, async (request, reply) => {
    const { site } = await siteOf(request)
    const png = await drawn(siteIcon(site.theme, 'round'), ICO_SIZE)
    return reply.type('image/x-icon').header('cache-control', KEPT).send(icoOf(png))
  })

  for (const [path, size, shape] of DRAWN) {
    app.get(path, async (request, reply) => {
      const { site } = await siteOf(request)
      const png = await drawn(siteIcon(site.theme, shape), size)
      return reply.type('image/png').header('cache-control', KEPT).send(png)
    })
  }

  app.get(WEB_MANIFEST, async (request, reply) => {
    const { site } = await siteOf(request)
    const { ground, mark } = iconColours(site.theme)
    const name = site.settings.site_name || site.constants.nomcabinet
    const icon = (src: string, size: number) => ({
      src,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', KEPT)
      .send(
        JSON.stringify({
          name,
          short_name: site.constants.nomcabinet || name,
          lang: 'fr',
          start_url: '/',
          display: 'browser',
          theme_color: ground,
          background_color: mark,
          icons: [icon(SITE_ICONS.small, 192), icon(SITE_ICONS.large, 512)],
        }),
      )
  })
}

/** Each drawing is made once. */
const drawn = (svg: string, size: number): Promise<Buffer> => drawings(`${size} ${svg}`)

const drawings = memoize(
  async (key: string): Promise<Buffer> => {
    const [size = '', ...svg] = key.split(' ')
    const width = Number(size)
    return drawOwn(
      svg.join(' '),
      (image) => image.resize(width, width).png().toBuffer(),
      (72 * width) / 44,
    )
  },
  { room: roomFor(1_000_000), sizeOf: () => A_PNG },
)

/** Bytes of an icon of 512 pixels at most. */
const A_PNG = 20_000

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
