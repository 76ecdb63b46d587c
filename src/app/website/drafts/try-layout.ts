import type { Stores } from '#app/stores.ts'
import { registry } from '#app/widgets.ts'
import type { DocumentProblem } from '#base/core/document.ts'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { VISITOR } from '#base/core/session.ts'
import type { Language } from '#base/kit/language.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import { runWidgets } from '#framework/widget-kit/run-widgets.tsx'
import type { LayoutKindParts } from '#features/publishing/kinds/layout-kind.ts'
import { contextFor, type PageContextDeps } from '../context.ts'
import { missingPage } from '../not-found-page.ts'
import { visitAt } from '../page-visit.ts'
import { siteReaderOf } from '../site-reader.ts'
import { homeOf } from './render-draft.ts'

export type TryDeps = PageContextDeps & {
  stores: Stores
  providerSegment: string
  /** Milliseconds for one widget's loader. */
  limits: { widget: number }
}

/**
 * Draws widgets of a layout where it stands on every page: on the home page, on the one that lies deepest,
 * and on the page of addresses that lead nowhere.
 */
export const tryLayout =
  (deps: TryDeps): LayoutKindParts['tryLayout'] =>
  async (siteId, { lang }, widgets) => {
    const reader = await siteReaderOf(deps.stores, siteId, deps)
    const found = await Promise.all(
      (await pagesToTry(reader, lang)).map((page) => failuresOn(deps, reader, page, widgets)),
    )
    // The same widget is told of once.
    return [...new Map(found.flat().map((problem) => [problem.widgetId, problem])).values()]
  }

async function pagesToTry(reader: SiteReader, lang: Language): Promise<Page[]> {
  const home = await homeOf(reader, lang)
  const tree = await reader.tree(lang)
  const [deepest] = tree.toSorted((one, other) => other.level - one.level)
  const deep = deepest ? await reader.pageById(deepest.id, lang) : null
  return [home, ...(deep ? [deep] : []), missingPage(home, { path: '/introuvable', lang })]
}

async function failuresOn(
  deps: TryDeps,
  reader: SiteReader,
  page: Page,
  widgets: WidgetInstance[],
): Promise<DocumentProblem[]> {
  const request = { reader, url: requestUrl(page.path), session: VISITOR, warn: () => {} }
  const context = await contextFor(deps, visitAt(request, page.path), page)
  const outcomes = await runWidgets(widgets, context, {
    registry,
    deadline: deps.limits.widget,
  })
  return outcomes.flatMap(({ state }, index) => {
    const widget = widgets[index]
    if (state !== 'error' || !widget) return []
    return {
      widgetId: widget.id,
      widget: registry.get(widget.type)?.title ?? widget.type,
      field: '',
      message: `Il ne s’affiche pas sur la page « ${page.name} ».`,
    }
  })
}
