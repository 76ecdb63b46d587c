import type { SearchKind } from '#domain/search.ts'
import type { Page, PageNode, WidgetInstance } from '#domain/page.ts'
import { htmlToText } from '#domain/plain-text.ts'
import { replaceParts } from '#domain/replace-parts.ts'
import { runWidgets } from '#site/run-widgets.tsx'
import type { Widget } from '#widgets/define-widget.ts'
import { registry } from '#widgets/registry.ts'
import { asFrontPath, contextFor, type PageDeps } from '../page-answer.ts'
import type { PageRequest } from '../website/page-request.ts'
import { requestUrl } from '../request-url.ts'
import { visitor } from '../session.ts'
import type { SiteReader } from '#domain/site-reader.ts'
import { hashOf, type NewDocument } from './new-document.ts'
import { pageKey } from './shown-pages.ts'

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

/**
 * Reads what a page is made of. Its text is that of its widgets as they are drawn, whatever their
 * kind and however they are nested.
 */
export async function pageSource(
  deps: PageDeps,
  reader: SiteReader,
  { id, lang }: PageNode,
): Promise<PageSource | null> {
  const page = await reader.pageById(id, lang)
  if (page === null) return null
  const widgets = await reader.widgets({ pageId: id, lang })
  const { settings, constants, offices } = reader.site
  const hash = hashOf([page, widgets, settings, constants, offices])
  const isStored = widgets.every((instance) => isOfOptions(instance))
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

/** Whether what a widget says follows from what the hash is made of, those inside it too. */
function isOfOptions({ type, version, options }: Stored): boolean {
  const widget = registry.get(type)
  if (widget === undefined) return true
  return (
    widget.words !== 'stored' &&
    widget
      .nested(options, version)
      .every((inner) => isOfOptions({ ...inner, options: JSON.stringify(inner.options) }))
  )
}

type Stored = Pick<WidgetInstance, 'type' | 'version' | 'options'>

const kindOf = ({ path }: Page): SearchKind => (path.startsWith(GUIDES) ? 'guide' : 'page')

/** What a form asks is no answer to a search. */
const withoutForms = (html: string): string => replaceParts(html, /<form\b/g, /<\/form>/g, '')

async function drawnText(
  deps: PageDeps,
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
  const usual = await contextFor(deps, asFrontPath(request, page.path), page)
  // How long a document is belongs to no page's words, and it need not be made to index them.
  const context = { ...usual, documents: { ...usual.documents, size: async () => null } }
  const settings = { registry: ownWords, deadline: deps.limits.widget }
  const outcomes = await runWidgets(widgets, context, settings)
  const view = { culture: context.culture, h1Owner: null }
  const drawn = outcomes
    .filter(({ state }) => state === 'ready')
    .map((outcome) => htmlToText(withoutForms(outcome.html(view))))
  return drawn.join(' ')
}
