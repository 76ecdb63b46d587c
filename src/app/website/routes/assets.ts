import type { FastifyInstance } from 'fastify'
import { LICENCE_NOTICES } from '#features/simulators/rules/licence-notices.ts'
import { NOSCRIPT_SHEET, PLACEHOLDER_IMAGE } from '#base/core/address/urls.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import { builtFiles } from '#base/platform/http/built-files.ts'
import type { ClientFiles } from '../client-assets.ts'

const DAY = 24 * 3600

/** Ledger rules and a coin, faint on any colour: the kin of the site's own pictures. */
const PLACEHOLDER = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="480" viewBox="0 0 720 480" fill="none" stroke="#808a86" stroke-opacity=".35" stroke-width="2">' +
    '<path d="M0 160h720M0 240h720M0 320h720"/><circle cx="360" cy="240" r="56" stroke-width="6" stroke-dasharray="2 12"/></svg>',
)

/** Images that wait for a script show in their `<noscript>` instead. */
const NOSCRIPT_STYLES = '[lazyloading="1"]{display:none!important}'

/** Files whose address every page knows. */
const FIXED = [
  [PLACEHOLDER_IMAGE, 'image/svg+xml', PLACEHOLDER],
  [NOSCRIPT_SHEET, 'text/css; charset=utf-8', NOSCRIPT_STYLES],
  ['/licences.txt', 'text/plain; charset=utf-8', LICENCE_NOTICES],
] as const

/** `GET /assets/…`: built files, compressed at build time, named by their content; those of a fixed address. */
export async function assetRoutes(
  app: FastifyInstance,
  { assetsDir }: Pick<ClientFiles, 'assetsDir'>,
): Promise<void> {
  for (const [path, type, content] of FIXED) {
    app.get(path, async (request, reply) =>
      sendText(request, reply, { type, body: content, keep: `public, max-age=${DAY}` }),
    )
  }
  if (assetsDir !== null) await builtFiles(app, { root: assetsDir, prefix: '/assets/' })
}
