import { addressLines } from '#base/core/office.ts'
import type { FastifyInstance } from 'fastify'
import { isSiteIndexable } from '#features/sites/rules/legal.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { findablePages } from '#features/pages/service/findable.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

/**
 * `GET /llms.txt`: the firm and its pages with their descriptions, as Markdown, from the same tree
 * as the sitemap. A site that is not indexable has none.
 */
export function llmsRoute(app: FastifyInstance, deps: OriginDeps & { siteOf: SiteOf }): void {
  app.get('/llms.txt', async (request, reply) => {
    const reader = await deps.siteOf(request)
    if (!isSiteIndexable(reader.site)) {
      reply.callNotFound()
      return reply
    }
    return sendText(request, reply, {
      type: 'text/plain; charset=utf-8',
      body: llmsText(reader, await findablePages(reader), originOf(deps, reader)),
    })
  })
}

function llmsText({ site }: SiteReader, pages: readonly PageNode[], origin: string): string {
  const french = pages.filter(({ lang }) => lang === 'fr')
  const home = french.find(({ level }) => level === 0)
  const sections = french.filter(({ level }) => level === 1)
  const within = (section: PageNode) =>
    french.filter(({ lft, rgt }) => lft >= section.lft && rgt <= section.rgt)
  const english = pages.filter(({ lang }) => lang === 'en')
  const block = (title: string, nodes: readonly PageNode[]) =>
    nodes.length === 0
      ? []
      : [`## ${line(title)}`, nodes.map((node) => entry(node, origin)).join('\n')]
  const { constants, offices } = site
  return [
    `# ${line(constants.nomcabinet)}`,
    ...(home?.description ? [`> ${line(home.description)}`] : []),
    offices
      .map(
        (office) =>
          `- ${line(`${office.name} : ${[...addressLines(office), office.phonetotext].filter(Boolean).join(', ')}`)}`,
      )
      .join('\n'),
    ...sections.flatMap((section) => block(section.name, within(section))),
    ...block('English', english),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

const entry = ({ name, path, description }: PageNode, origin: string): string =>
  `- [${line(name).replaceAll(/[[\]]/g, '')}](${origin}${encodeURI(path)})` +
  (description ? ` : ${line(description)}` : '')

/** Whatever an editor wrote, on one line. */
const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
