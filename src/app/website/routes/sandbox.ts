import type { FastifyInstance } from 'fastify'
import { pageInfos, type Page } from '#base/core/page/page.ts'
import type { NestedWidget } from '#base/core/field/nested-widget.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import type { ArticleGateway } from '#base/core/article/article-gateway.ts'
import { signedReceipt } from '#framework/forms/receipt.ts'
import type { PageContext } from '#framework/widget-kit/run-widgets.tsx'
import {
  allExamples,
  exampleInstance,
  listInstances,
  SANDBOX,
  SANDBOX_SHEET,
  sandboxRegistry,
  type Shown,
} from './sandbox.tsx'
import type { ExamplePage } from '#framework/widget-kit/define-widget.ts'
import { registry } from '#app/widgets.ts'
import sheet from '#app/client/styles/sandbox.css?raw'
import { answerPage, type Website } from '../answer-page.ts'
import { contextFor } from '../context.ts'
import { rootPage } from '../load.ts'
import type { PageAnswer, PageRequest } from '../page-request.ts'
import { type PageVisit, visitAt } from '../page-visit.ts'
import { render } from '../render.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { pageAnswerer, type PageRequestDeps } from './page.ts'
import { publicFeeds, silentProvider } from '../sandbox-providers.ts'

const EXAMPLES = allExamples(registry)

type Sandbox = Website & PageRequestDeps

/**
 * `GET /_sandbox`: every example of every widget; with `?widget=` those of one, with `?example=` too
 * one alone, which also has a path of its own. Not in production, where no page has this address.
 */
export function sandboxRoutes(app: FastifyInstance, deps: Sandbox): void {
  if (deps.mode === 'production') return
  const answer = pageAnswerer(deps, sandboxAnswer(deps))
  app.get(SANDBOX_SHEET, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(sheet),
  )
  app.get(SANDBOX, answer)
  app.get(`${SANDBOX}/:widget/:example`, answer)
}

const sandboxAnswer =
  (deps: Sandbox) =>
  async (request: PageRequest): Promise<PageAnswer> => {
    const shown = askedFor(request)
    if (shown === null) return answerPage(deps)(request)
    return Array.isArray(shown) ? list(deps, request, shown) : alone(deps, request, shown)
  }

/** The examples of an address, or the one that it names; `null` when it names none that exists. */
function askedFor({ url: { path, query } }: PageRequest): Shown[] | Shown | null {
  if (path !== SANDBOX) return EXAMPLES.find((candidate) => candidate.path === path) ?? null
  const { widget, example } = query
  if (widget === undefined) return EXAMPLES
  const ofWidget = EXAMPLES.filter((candidate) => candidate.widget.type === widget)
  if (example === undefined) return ofWidget.length > 0 ? ofWidget : null
  const slug = slugOf(String(example))
  return ofWidget.find((candidate) => slugOf(candidate.example.name) === slug) ?? null
}

async function list(
  deps: Sandbox,
  request: PageRequest,
  shown: readonly Shown[],
): Promise<PageAnswer> {
  const { reader } = request
  const visit = visitAt(request, SANDBOX)
  const page = await standIn(reader, {}, { path: SANDBOX, name: 'Bac à sable' })
  const contextOf = async (one: Shown): Promise<PageContext> => {
    const around = await surroundings(deps, request, one)
    return contextFor(around.deps, around.visit, around.page)
  }
  const types = sandboxRegistry(shown, { registry, deadline: deps.limits.widget, contextOf })
  return render(deps, visit, page, { widgets: listInstances(shown), status: 200, after: '', types })
}

async function alone(deps: Sandbox, request: PageRequest, shown: Shown): Promise<PageAnswer> {
  const around = await surroundings(deps, request, shown)
  const instance = exampleInstance(shown)
  const inLayout = (part: 'header' | 'footer') => (instance.zone === part ? [instance] : [])
  const { presented } = shown.example.page ?? {}
  const layout = {
    announcement: [],
    header: inLayout('header'),
    footer: inLayout('footer'),
    ...(presented === undefined ? {} : { presented }),
  }
  const widgets = layout.header.length + layout.footer.length > 0 ? [] : [instance]
  return render(around.deps, around.visit, around.page, { widgets, status: 200, after: '', layout })
}

interface Surroundings {
  deps: Sandbox
  visit: PageVisit
  page: Page
}

/** The page that an example describes around itself. */
async function surroundings(
  deps: Sandbox,
  request: PageRequest,
  shown: Shown,
): Promise<Surroundings> {
  const { widget, example, path } = shown
  const around = example.page ?? {}
  const { team = [] } = around
  const reader = { ...request.reader, team: async () => team }
  const { widget: _widget, example: _example, ...query } = request.url.query
  const { sent, receipt } = around
  const receipts = receipt ? { recu: signedReceipt(deps.signer, reader.site.id, receipt) } : {}
  const url = { ...request.url, query: { ...around.query, ...receipts, ...query } }
  const returned = sent ? { returned: { widgetId: exampleInstance(shown).id, sent } } : {}
  const blocks = around.block ? blockOf(around.block) : {}
  const visit = visitAt(
    { ...request, reader: { ...reader, ...blocks }, url, ...returned },
    around.at ?? path,
  )
  const name = `${widget.type} : ${example.name}`
  const provider = providerOf(around)
  return {
    deps: provider ? { ...deps, editorialOf: () => provider } : deps,
    visit: { ...visit, debug: visit.debug || around.developer === true },
    page: await standIn(reader, around, { path: around.at ?? path, name }),
  }
}

/** A site with one shared block, whatever its number. */
const blockOf = (held: readonly NestedWidget[]): Pick<SiteReader, 'block'> => ({
  block: async () => ({
    lang: 'fr',
    widgets: held.map(({ id, type, version, options }, position) => ({
      id,
      zone: 'content',
      position,
      type,
      version,
      options: JSON.stringify(options),
    })),
  }),
})

/** A page in the place of one of the site, under a path and a name of its own. */
async function standIn(
  reader: SiteReader,
  { at, lang = 'fr', motifs, outside = false }: ExamplePage,
  own: Pick<Page, 'path' | 'name'>,
): Promise<Page> {
  const place = (at === undefined ? null : await reader.page(at)) ?? (await firstSection(reader))
  const infos = {
    ...(outside ? {} : pageInfos(place.infos)),
    language: lang,
    ...(motifs ? { testamotifs: motifs } : {}),
  }
  return {
    ...place,
    ...(outside ? { id: 0, lft: 0, rgt: 0, level: 1 } : {}),
    ...own,
    module: 'main',
    action: 'sandbox',
    title: own.name,
    h1: '',
    lang,
    infos: JSON.stringify(infos),
    is_indexable: false,
  }
}

/** A page with others around and under it, for widgets that show where they are. */
async function firstSection(reader: SiteReader): Promise<Page> {
  const tree = await reader.tree('fr')
  const section = tree.find(({ level, lft, rgt }) => level === 1 && rgt > lft + 1)
  return (section && (await reader.page(section.path))) ?? rootPage(reader)
}

/** Whose articles an example shows: the site's own unless it says otherwise. */
function providerOf({ providerDown, publicFeeds: ofFeeds }: ExamplePage): ArticleGateway | null {
  if (providerDown) return silentProvider
  return ofFeeds ? publicFeeds : null
}
