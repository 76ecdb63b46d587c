import { withBlocks } from '#base/core/page/shared-block.ts'
import type { SearchKind } from '#base/core/search/search.ts'
import type { Page, PageNode, WidgetInstance } from '#base/core/page/page.ts'
import { polishedPage } from '#base/core/page/polished-page.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { replaceParts } from '#base/kit/text/replace-parts.ts'
import { runWidgets } from '#framework/widget-kit/run-widgets.tsx'
import type { Widget } from '#framework/widget-kit/define-widget.ts'
import { registry } from '#app/widgets.ts'
import { contextFor, type PageContextDeps } from '../context.ts'
import type { PageRequest } from '../page-request.ts'
import { visitAt } from '../page-visit.ts'
import { withInner } from '../with-inner.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { visitor } from '#base/core/session.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { figuresNamed } from '#features/figures/rules/figures-in-text.ts'
import { hashOf, type NewDocument } from '#features/search/service/to-document.ts'
import { pageKey } from '#features/search/service/shown-pages.ts'

/** Pages below this one are guides. */
const GUIDES = '/nos-guides/'

/** Widgets whose words are those of other pages stand silent, so that a list matches nothing. */
const ownWords: ReadonlyMap<string, Widget> = new Map(
  [...registry].map(([type, widget]) => [
    type,
    widget.words === 'elsewhere' ? silent(widget) : widget,
  ]),
)

function silent(widget: Widget): Widget {
  return {
    ...widget,
    start: async () => ({
      result: { state: 'empty' },
      island: null,
      band: '',
      inner: [],
      render: () => null,
    }),
  }
}

/** What a page's document is made of, and how to make it. */
export interface PageSource {
  key: string
  /** Changes with the page, its widgets and the site; `null` when only drawing it can tell. */
  hash: string | null
  document(): Promise<NewDocument>
}

export type PageSourceDeps = PageContextDeps & {
  /** Milliseconds for one widget's loader. */
  limits: { widget: number }
}

/**
 * Reads what a page is made of. Its text is that of its widgets as they are drawn, whatever their
 * kind and however they are nested.
 */
export async function pageSource(
  deps: PageSourceDeps,
  reader: SiteReader,
  { id, lang }: PageNode,
): Promise<PageSource | null> {
  const stored = await reader.pageById(id, lang)
  if (stored === null) return null
  const page = polishedPage(stored)
  const widgets = await reader.widgets({ pageId: id, lang })
  const { settings, constants, offices } = reader.site
  const all = await withBlocks(reader, widgets, lang)
  const hash = hashOf([page, all, settings, constants, offices, await teamHash(reader)])
  const isStored = all.every(isOfOptions)
  return {
    key: pageKey(page),
    hash: isStored ? hash : null,
    async document() {
      const document = {
        key: pageKey(page),
        origin: 'page',
        kind: kindOf(page),
        lang,
        title: page.name,
        path: page.path,
        description: page.description,
        body: [page.title, await drawnText(deps, reader, page, widgets)].join(' '),
      } as const
      return { ...document, hash: isStored ? hash : hashOf([hash, document]) }
    },
  }
}

/** Whoever is in the team may be shown by any page. */
const teamHash = (reader: SiteReader): Promise<string> =>
  reader.remember('team hash', async () => hashOf(await reader.team()))

/** Whether what a widget says follows from what the hash is made of, those inside it too: figures change with the day. */
const isOfOptions = (instance: WidgetInstance): boolean =>
  figuresNamed(instance.options).length === 0 &&
  withInner(instance).every(({ type }) => registry.get(type)?.words !== 'stored')

const kindOf = ({ path }: Page): SearchKind => (path.startsWith(GUIDES) ? 'guide' : 'page')

/** What a form asks is no answer to a search. */
const withoutForms = (html: string): string => replaceParts(html, /<form\b/g, /<\/form>/g, '')

async function drawnText(
  deps: PageSourceDeps,
  reader: SiteReader,
  page: Page,
  widgets: readonly WidgetInstance[],
): Promise<string> {
  const request: PageRequest = {
    reader,
    url: requestUrl(encodeURI(page.path)),
    session: await visitor({}, reader.site.id),
    warn: () => {},
  }
  const usual = await contextFor(deps, visitAt(request, page.path), page)
  // How long a document is belongs to no page's words, and it need not be made to index them.
  const context = { ...usual, documents: { ...usual.documents, size: async () => null } }
  const settings = { registry: ownWords, deadline: deps.limits.widget }
  const outcomes = await runWidgets(widgets, context, settings)
  const view = { culture: context.culture, h1Owner: null }
  const drawn: string[] = []
  for (const outcome of outcomes.filter(({ state }) => state === 'ready')) {
    await yieldToLoop()
    drawn.push(htmlToText(withoutForms(outcome.html(view))))
  }
  return drawn.join(' ')
}
