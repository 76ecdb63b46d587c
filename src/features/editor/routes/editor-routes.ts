import { AsyncLocalStorage } from 'node:async_hooks'
import { z } from 'zod'
import type { WidgetDescription } from '#base/core/widget-preview.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { AdminCall, DefineRoute } from '#framework/api/admin-route.ts'
import { Refused } from '#base/kit/refused.ts'
import { describeWidget } from '#framework/widget-kit/describe-widget.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { keepNothingWhile } from '#base/kit/memoize.ts'

const passing = new AsyncLocalStorage<true>()
keepNothingWhile(() => passing.getStore() === true)

/** Does a work of which memos keep nothing: what an editor types is gone with the next letter. */
const inPassing = <T>(work: () => T): T => passing.run(true, work)

/** Bytes of one widget, and of a page of them: texts of 200,000 characters stand in both. */
const ONE = 1024 * 1024
const MANY = 2 * ONE
/** Widgets drawn in one call, and numbers given in one. */
const MOST = 200

const widget = z.strictObject({
  id: z.int().positive(),
  type: z.string().max(60),
  version: z.int().positive(),
  options: z.union([z.record(z.string(), z.unknown()), z.string()]),
})

const storedWidget = widget.pick({ type: true, version: true, options: true })

const onPage = {
  pageId: z.int().positive(),
  lang: z.enum(['fr', 'en']),
  path: z.string().startsWith('/').max(2000).optional(),
  h1Owner: z.int().positive().nullable().default(null),
}

const oneOnPage = z.strictObject({ ...onPage, widget })
const manyOnPage = z.strictObject({ ...onPage, widgets: z.array(widget).max(MOST) })

export interface EditorRoutes {
  stores: { widgets: { reserveIds(siteId: number, count: number): Promise<number[]> } }
  widgets: Widgets
  previewWidgets: PreviewWidgets
}

/** What the visual editor asks: which widgets there are, what they look like, new numbers. */
export function editorRoutes(route: DefineRoute, deps: EditorRoutes): void {
  /** The same for as long as the process runs; made when somebody first edits. */
  let descriptions: WidgetDescription[] | undefined
  const described = () => (descriptions ??= [...deps.widgets.values()].map(describeWidget))

  route({
    method: 'GET',
    path: '/widgets',
    right: 'pages.read',
    handle: async () => described(),
  })

  const previews = async (
    { reader, session, request }: AdminCall<unknown, unknown, unknown>,
    { pageId, lang, path, h1Owner, widgets }: z.output<typeof manyOnPage>,
  ) => {
    const page = await reader.pageById(pageId, lang)
    if (!page) {
      throw new Refused('absent', 'Cette page n’existe plus : revenez à la liste des pages.')
    }
    const at = path ?? page.path
    return inPassing(() =>
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
      }),
    )
  }

  route({
    method: 'POST',
    path: '/preview',
    right: 'pages.write',
    body: oneOnPage,
    bodyLimit: ONE,
    async handle(call) {
      const { widget: one, ...where } = call.body
      const [preview] = await previews(call, { ...where, widgets: [one] })
      return preview
    },
  })

  route({
    method: 'POST',
    path: '/previews',
    right: 'pages.write',
    body: manyOnPage,
    bodyLimit: MANY,
    handle: async (call) => ({ previews: await previews(call, call.body) }),
  })

  route({
    method: 'POST',
    path: '/widget-upgrade',
    right: 'pages.write',
    body: storedWidget,
    bodyLimit: ONE,
    handle: async ({ body }) => upgraded(deps.widgets, body),
  })

  route({
    method: 'POST',
    path: '/widget-ids',
    right: 'pages.write',
    body: z.strictObject({ count: z.int().min(1).max(MOST) }),
    handle: async ({ siteId, body: { count } }) => ({
      ids: await deps.stores.widgets.reserveIds(siteId, count),
    }),
  })
}

function upgraded(widgets: Widgets, { type, version, options }: z.output<typeof storedWidget>) {
  const known = widgets.get(type)
  if (!known) throw new Refused('invalid', `Aucun widget de type « ${type} » n’est connu.`)
  const text = typeof options === 'string' ? options : JSON.stringify(options)
  try {
    return { version: known.options.version, options: known.options.upgrade(text, version) }
  } catch (cause) {
    if (cause instanceof BadOptions) throw new Refused('invalid', cause.message)
    throw cause
  }
}
