import { setImmediate } from 'node:timers/promises'
import { SLOT_TYPE } from '#base/core/page/slot-type.ts'
import type { WidgetPreview, WidgetToPreview } from '#base/core/field/widget-preview.ts'
import { pieceOf } from '#framework/widget-kit/piece.ts'
import { type DrawableOutcome, runWidgets } from '#framework/widget-kit/run-widgets.tsx'
import { BadOptions, defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  defineWidget,
  type Widget,
  type WidgetOutcome,
} from '#framework/widget-kit/define-widget.ts'
import { registry } from '#app/widgets.ts'
import type { PreviewWidgets } from '#framework/widget-kit/preview-widgets.ts'
import { contextFor, type PageContextDeps } from './context.ts'
import { visitAt } from './page-visit.ts'
import { Refused } from '#base/kit/refused.ts'

const slot = defineWidget({
  type: SLOT_TYPE,
  title: '',
  options: defineOptions({}),
  load: () => ({ state: 'ready', model: null }),
  View: () => null,
  examples: [],
})

const types: ReadonlyMap<string, Widget> = new Map([...registry, [SLOT_TYPE, slot]])

/** Bytes of all the previews of one call. */
const MAX_ANSWER = 2 * 1024 * 1024

export type PreviewDeps = PageContextDeps & {
  /** Symbol of an icon for the document, or `null` when there is none of that name. */
  icon(name: string): string | null
  /** Milliseconds for one widget's loader. */
  limits: { widget: number }
}

/** Draws widgets as the page's visitors would see them. */
export const previewWidgets =
  (deps: PreviewDeps): PreviewWidgets =>
  async (order) => {
    const { request, page, path, widgets, h1Owner, editing = false } = order
    const context = await contextFor(deps, visitAt(request, path), page)
    const running = {
      registry: types,
      deadline: deps.limits.widget,
      ...(editing ? { editing: { from: null } } : {}),
    }
    const started: Promise<DrawableOutcome[]>[] = []
    for (const widget of widgets) {
      // Others have their turn between two widgets.
      await setImmediate()
      started.push(runWidgets([instanceOf(widget)], context, running))
    }
    const previews: WidgetPreview[] = []
    let bytes = 0
    for (const [index, outcome] of (await Promise.all(started)).flat().entries()) {
      await setImmediate()
      const widget = widgets[index]
      const html = outcome.html({ culture: context.culture, h1Owner })
      const preview = {
        html,
        state: outcome.state,
        message: (widget ? refusalOf(widget) : '') || outcome.why,
        band: outcome.band,
        takesH1: outcome.takesH1,
        stylesheets: withInner(outcome).flatMap(({ head }) => head.stylesheets ?? []),
        symbols: pieceOf(html).icons.flatMap((name) => deps.icon(name) ?? []),
      }
      bytes += Buffer.byteLength(JSON.stringify(preview))
      if (bytes > MAX_ANSWER) {
        throw new Refused(
          'too-large',
          'Ces blocs donnent plus de 2 Mo à afficher d’un coup : demandez-en moins à la fois.',
        )
      }
      previews.push(preview)
    }
    return previews
  }

const instanceOf = ({ id, type, version, options }: WidgetToPreview) => ({
  id,
  zone: 'content',
  position: 0,
  type,
  version,
  options: textOf(options),
})

const textOf = (options: WidgetToPreview['options']): string =>
  typeof options === 'string' ? options : JSON.stringify(options)

const withInner = (outcome: WidgetOutcome): WidgetOutcome[] => [
  outcome,
  ...outcome.inner.flatMap(withInner),
]

/** Why options are refused, as the widget's own schema says it; empty when they stand. */
function refusalOf(widget: WidgetToPreview): string {
  const known = types.get(widget.type)
  if (!known) return `Aucun bloc de type « ${widget.type} » n’est connu.`
  try {
    known.options.check(textOf(widget.options), widget.version)
    return ''
  } catch (cause) {
    if (!(cause instanceof BadOptions)) throw cause
    return cause.message
  }
}
