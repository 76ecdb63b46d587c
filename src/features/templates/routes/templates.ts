import type { FastifyInstance, FastifyReply } from 'fastify'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { templateDirOf } from '../service/site-template-dir.ts'
import type { TemplateExtension, TemplateFiles } from '../service/template-files.ts'

const TYPES: Record<TemplateExtension, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

const FILE = /^([a-z0-9-]+\/[a-z0-9-]+)\.(html|css|js)$/

/**
 * `GET /templates/<theme>/<name>.html` and `GET /uploads/<dir>/<name>.html`, with css and js. The
 * folder of a site is there on its own hosts alone.
 */
export function templateRoutes(
  app: FastifyInstance,
  { templates: files, siteOf }: { templates: TemplateFiles; siteOf: SiteOf },
): void {
  app.get<{ Params: { theme: string; '*': string } }>(
    '/templates/:theme/*',
    async ({ params }, reply) => {
      const file = named(params['*'])
      return send(reply, file, file && files.themeFile(params.theme, file.name, file.extension))
    },
  )
  app.get<{ Params: { dir: string; '*': string } }>('/uploads/:dir/*', async (request, reply) => {
    const { params } = request
    const { site } = await siteOf(request)
    const isOthers = templateDirOf(site.id, params.dir) !== params.dir
    const file = isOthers ? null : named(params['*'])
    return send(reply, file, file && (await files.ownFile(params.dir, file.name, file.extension)))
  })
}

interface NamedFile {
  name: string
  extension: TemplateExtension
}

function named(path: string): NamedFile | null {
  const [, name, extension] = FILE.exec(path) ?? []
  return name && (extension === 'html' || extension === 'css' || extension === 'js')
    ? { name, extension }
    : null
}

/** A template is text to compile, not a page: it carries a policy under which nothing runs. */
function send(reply: FastifyReply, file: NamedFile | null, text: string | null) {
  if (file === null || text === null) return reply.callNotFound()
  if (file.extension === 'html') {
    reply.header('content-security-policy', "default-src 'none'; sandbox")
  }
  return reply
    .type(TYPES[file.extension])
    .header('cache-control', 'public, max-age=300')
    .send(Buffer.from(text))
}
