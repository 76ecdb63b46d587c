import { AsyncLocalStorage } from 'node:async_hooks'
import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import { frontPage } from '#base/core/page/front-page.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Language } from '#base/kit/language.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { Taken } from '#framework/api/call.ts'
import type { Serve } from '#framework/api/serve.ts'
import { editor } from '../contract/editor.ts'
import { Refused } from '#base/kit/refused.ts'
import { describeWidget } from '#framework/widget-kit/describe-widget.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { keepNothingWhile } from '#base/kit/memoize.ts'

const passing = new AsyncLocalStorage<true>()
keepNothingWhile(() => passing.getStore() === true)

/** Does a work of which memos keep nothing: what an editor types is gone with the next letter. */
const inPassing = <T>(work: () => T): T => passing.run(true, work)

export interface EditorRoutes {
  stores: { widgets: { reserveIds(siteId: number, count: number): Promise<number[]> } }
  widgets: Widgets
  previewWidgets: PreviewWidgets
}

/** What the visual editor asks: which widgets there are, what they look like, new numbers. */
export function editorRoutes(serve: Serve, deps: EditorRoutes): void {
  /** The same for as long as the process runs; made when somebody first edits. */
  let descriptions: WidgetDescription[] | undefined
  const described = () => (descriptions ??= [...deps.widgets.values()].map(describeWidget))

  serve(editor.widgets, async () => described())

  serve(editor.previews, async ({ reader, session, request, body }) => {
    const { pageId, lang, path, h1Owner, editing, widgets } = body
    const page = await pageToPreview(reader, pageId, lang)
    if (!page) {
      throw new Refused('absent', 'Cette page n’existe plus : revenez à la liste des pages.')
    }
    const at = path ?? page.path
    const previews = await inPassing(() =>
      deps.previewWidgets({
        request: {
          reader,
          url: requestUrl(at),
          session: { ...session, debug: false },
          warn: (message, cause) => request.log.debug({ err: cause }, message),
        },
        page,
        path: requestUrl(at).path ?? page.path,
        widgets,
        h1Owner,
        editing,
      }),
    )
    return { previews }
  })

  serve(editor.upgrade, async ({ body }) => upgraded(deps.widgets, body))

  serve(editor.ids, async ({ siteId, body: { count } }) => ({
    ids: await deps.stores.widgets.reserveIds(siteId, count),
  }))
}

/** The page on which widgets are drawn; the first of its language for what stands on every page. */
const pageToPreview = (reader: SiteReader, pageId: number | null, lang: Language) =>
  pageId === null ? frontPage(reader, lang) : reader.pageById(pageId, lang)

function upgraded(
  widgets: Widgets,
  { type, version, options }: Taken<typeof editor.upgrade, 'body'>,
) {
  const known = widgets.get(type)
  if (!known) throw new Refused('invalid', `Aucun bloc de type « ${type} » n’est connu.`)
  const text = typeof options === 'string' ? options : JSON.stringify(options)
  try {
    return { version: known.options.version, options: known.options.upgrade(text, version) }
  } catch (cause) {
    if (cause instanceof BadOptions) throw new Refused('invalid', cause.message)
    throw cause
  }
}
