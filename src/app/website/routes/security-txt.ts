import { SHARED_BLOCK, withBlocks } from '#base/core/page/shared-block.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import type { FastifyInstance } from 'fastify'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

const PATH = '/.well-known/security.txt'

/** Days for which what it says holds: below a year (RFC 9116, section 2.5.5), told anew each day. */
const HOLDS = 180

const DAY = 24 * 3_600_000

/** Stored options of the form that asks for a message and no more, also of columns that hold it. */
const CONTACT_FORM = /"form"\s*:\s*"contact"/

type Deps = OriginDeps & { siteOf: SiteOf; clock(): Date }

/**
 * `GET /.well-known/security.txt` (RFC 9116): whom to tell of a weakness. The firm's own address, which
 * its legal notice shows as well, and the page of its contact form; without either there is none.
 */
export function securityTxtRoute(app: FastifyInstance, deps: Deps): void {
  app.get(PATH, async (request, reply) => {
    const reader = await deps.siteOf(request)
    const origin = originOf(deps, reader)
    const contacts = await contactsOf(reader, origin)
    if (contacts.length === 0) {
      reply.callNotFound()
      return reply
    }
    const today = Math.floor(deps.clock().getTime() / DAY) * DAY
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date(today + HOLDS * DAY).toISOString()}`,
      'Preferred-Languages: fr, en',
      // Anything but https may not stand there (section 2.5.2).
      ...(origin.startsWith('https:') ? [`Canonical: ${origin}${PATH}`] : []),
    ]
    return sendText(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: `${lines.join('\n')}\n`,
    })
  })
}

async function contactsOf(reader: SiteReader, origin: string): Promise<string[]> {
  const { site_email } = reader.site.settings
  const mail = site_email === '' ? [] : [`mailto:${encodeURI(site_email)}`]
  const path = origin.startsWith('https:') ? await contactPath(reader) : null
  return path === null ? mail : [...mail, `${origin}${encodeURI(path)}`]
}

/** Path of the first page that visitors may open and that has the contact form. */
async function contactPath(reader: SiteReader): Promise<string | null> {
  const found = await reader.widgetsOf('fr', ['lead-form', 'columns', SHARED_BLOCK])
  for (const { pageId, ...instance } of found) {
    const all = await withBlocks(reader, [instance], 'fr')
    if (!all.some(({ options }) => CONTACT_FORM.test(options))) continue
    const page = await reader.pageById(pageId, 'fr')
    if (page?.is_active && !page.is_secure) return page.path
  }
  return null
}
