import { renderToString } from 'react-dom/server'
import type { FormContext } from '#base/core/form.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { earliest } from '#base/kit/time/expiry.ts'
import { labels } from '#base/core/article/labels.ts'
import { memoizeByKey, roomFor, weakMemoize } from '#base/kit/memoize.ts'
import { widgetHash } from '#base/core/page/widget-hash.ts'
import type { WidgetInstance } from '#base/core/page/page.ts'
import type { BlockFault } from '#base/core/page/shared-block.ts'
import type {
  SharedView,
  Started,
  ViewContext,
  Widget,
  WidgetContext,
  WidgetOutcome,
} from './define-widget.ts'
import type { NestedWidget } from '#base/core/field/nested-widget.ts'
import { marksOf, NO_MARKS } from './marks.ts'
import { withOrdinals } from './ordinals.ts'
import { type Piece, pieceOf } from './piece.ts'

/** What all widgets of a page share. */
export type PageContext = Omit<
  WidgetContext,
  'widgetId' | 'form' | 'run' | 'runBlock' | 'signal'
> & {
  /** What one widget of the page may know of forms. */
  formOf(widgetId: number): FormContext
  /** Widgets of a shared block as this page shows them. */
  block(id: number): Promise<readonly WidgetInstance[] | BlockFault>
}

interface Running {
  registry: ReadonlyMap<string, Widget>
  /** Milliseconds a loader may take while the page waits. */
  deadline: number
  /** Notes for developers are drawn (requirements C7). */
  developer?: boolean
  /** Drawn for the editor. */
  editing?: Editing
}

/** What the editor is told of widgets that it shows. */
export interface Editing {
  /** The document that they are part of, when it is not the one that is edited. */
  from: string | null
  /** What is edited is the article that one of them shows. */
  article?: boolean
}

/** A widget of a page that ran, to be drawn for it. */
export interface DrawableOutcome extends WidgetOutcome {
  /** The root element as a piece of the document, with the alert of `html`. */
  piece(view: SharedView): Piece
}

/** Widgets inside another one give up before it does, so that a slow one costs itself alone. */
const SHARE_OF_INNER = 0.9

/** The loader did not finish in time. */
class LoaderTooSlow extends Error {
  override name = 'LoaderTooSlow'
}

/**
 * Runs every widget at once, each with its own deadline and error boundary, and gives the
 * outcomes in the order of the instances (requirements A9). Of hundreds, others have their turn in between.
 */
export async function runWidgets(
  instances: readonly WidgetInstance[],
  context: PageContext,
  running: Running,
): Promise<DrawableOutcome[]> {
  const started: Promise<DrawableOutcome>[] = []
  for (const instance of instances) {
    await yieldToLoop()
    started.push(runWidget(instance, context, running))
  }
  return Promise.all(started)
}

async function runWidget(
  instance: Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>,
  page: PageContext,
  running: Running,
): Promise<DrawableOutcome> {
  const { editing } = running
  const widget = running.registry.get(instance.type)
  if (!widget) {
    page.warn(`Widget ${instance.id} : aucun widget de type « ${instance.type} » n’est connu.`)
    return outcomeOf(instance, null, failed(), page.warn, editing)
  }
  const within = { ...running, deadline: running.deadline * SHARE_OF_INNER }
  const abort = new AbortController()
  const context: WidgetContext = {
    ...page,
    widgetId: instance.id,
    form: page.formOf(instance.id),
    signal: abort.signal,
    run: (nested) => Promise.all(nested.map((inner) => runWidget(stored(inner), page, within))),
    async runBlock(id) {
      const block = await page.block(id)
      return typeof block === 'string'
        ? block
        : runWidgets(
            block,
            { ...page, block: async () => 'absent' },
            within.editing
              ? { ...within, editing: { from: `block/${id}/${page.page.lang}` } }
              : within,
          )
    },
  }
  try {
    const started = await withDeadline(
      widget.start(instance.options, instance.version, context),
      running.deadline,
    )
    const shown = running.developer ? started : quiet(started)
    return outcomeOf(instance, widget, shown, page.warn, editing)
  } catch (cause) {
    abort.abort()
    page.warn(`Widget ${instance.id} (${instance.type}) : le chargement a échoué.`, cause)
    return outcomeOf(instance, widget, failed(), page.warn, editing)
  }
}

/** Without its notes for developers (requirements C7). */
function quiet(started: Started): Started {
  const { result } = started
  return result.state === 'ready' && result.notes
    ? { ...started, result: { ...result, notes: [] } }
    : started
}

/** Options of a widget inside another come with those of the other one, already parsed. */
const storedText = weakMemoize((options: object) => JSON.stringify(options))

const stored = (inner: NestedWidget) => ({ ...inner, options: storedText(inner.options) })

async function withDeadline<T>(work: Promise<T>, deadline: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new LoaderTooSlow(`Pas de réponse après ${deadline} ms.`)),
      deadline,
    )
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Errors of ours: bad options, a loader or a view that throws (requirements H2). */
const failed = (): Started => ({
  result: { state: 'error', alert: labels('fr-FR').widgetError },
  island: null,
  band: '',
  inner: [],
  render: () => null,
})

/** What stands on page after page, drawn once for all it says. */
const repeated = memoizeByKey<Piece>({
  room: roomFor(2_000_000),
  sizeOf: ({ bytes }) => bytes.length,
})

const HEADING = /<h[1-6][\s>]/

/** A section that has no heading, for want of a title or of contents, is none: a plain box instead. */
const named = (html: string): string =>
  html.startsWith('<section') && !HEADING.test(html)
    ? `<div${html.slice('<section'.length, -'</section>'.length)}</div>`
    : html

function outcomeOf(
  instance: Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>,
  widget: Widget | null,
  started: Started,
  warn: PageContext['warn'],
  editing?: Editing,
): DrawableOutcome {
  const { result, inner } = started
  const from = editing?.from ?? undefined
  const isEdited = widget !== null && editing !== undefined && from === undefined
  const marks = isEdited ? marksOf(widget.options.fields) : NO_MARKS
  const viewOf = (shared: SharedView): ViewContext => {
    const h1Taken = shared.h1Owner !== null && shared.h1Owner !== instance.id
    const editsArticle = editing?.article === true
    return { ...shared, h1Taken, widgetId: instance.id, editsArticle, ...marks }
  }
  const draw = (shown: Started, view: ViewContext) =>
    named(renderToString(<Root {...{ instance, widget, view, from }} started={shown} />))
  /** What is made of the widget, or of its alert when the view throws. */
  const made = <T,>(shared: SharedView, make: (shown: Started, view: ViewContext) => T): T => {
    const view = viewOf(shared)
    try {
      return make(started, view)
    } catch (cause) {
      warn(`Widget ${instance.id} (${instance.type}) : le dessin a échoué.`, cause)
      return make(failed(), view)
    }
  }
  const pieceDrawn = (shown: Started, view: ViewContext): Piece => {
    const html = draw(shown, view)
    // What is edited stands as it is stored, words of elsewhere as they came: the browser draws them, too.
    const isOurs = !editing && view.culture === 'fr-FR' && widget?.words !== 'elsewhere'
    return pieceOf(isOurs ? withOrdinals(html) : html)
  }
  const pieceIn = (shown: Started, view: ViewContext): Piece =>
    widget?.isRepeated && !editing && shown.result.state === 'ready'
      ? repeated(JSON.stringify([instance.id, instance.type, shown.result, view]), () =>
          pieceDrawn(shown, view),
        )
      : pieceDrawn(shown, view)
  return {
    id: instance.id,
    type: instance.type,
    state: result.state,
    island: result.state === 'ready' ? started.island : null,
    head: (result.state === 'empty' ? undefined : result.head) ?? {},
    console: result.console ?? [],
    why: (result.state === 'empty' ? result.why : undefined) ?? '',
    status: (result.state === 'empty' ? undefined : result.status) ?? 200,
    until: earliest([result.until, ...inner.map(({ until }) => until)]),
    takesH1: result.state === 'ready' && (result.takesH1 ?? false),
    band: started.band,
    inner,
    html: (shared) => made(shared, draw),
    piece: (shared) => made(shared, pieceIn),
  }
}

interface RootProps {
  instance: Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>
  widget: Widget | null
  started: Started
  view: ViewContext
  /** In the editor, the other document that it is part of. */
  from: string | undefined
}

/** The root element of a widget, with the hooks of requirements K and H2. */
function Root({ instance, widget, started, view, from }: RootProps) {
  const { result } = started
  const Tag = result.state === 'ready' ? (widget?.root ?? 'div') : 'div'
  const lines = result.console ?? []
  return (
    <Tag
      className={`widget widget-${instance.type}${result.state === 'empty' ? ' is_empty' : ''}`}
      data-widget-id={instance.id}
      data-widget-type={instance.type}
      data-state={result.state}
      data-island={started.island ?? undefined}
      data-console={lines.length > 0 ? lines.join('\n') : undefined}
      data-from={from}
      {...(view.editing ? pageFacts(instance, started) : {})}
    >
      {result.state === 'ready' ? started.render(view) : null}
      {result.state === 'ready' && result.notes?.length ? <Notes notes={result.notes} /> : null}
      {result.state === 'error' && result.alert ? (
        <div className="alert alert-danger" role="alert">
          {labels(view.culture).alertPrefix(instance.id) + result.alert}
        </div>
      ) : null}
      {result.state === 'error' && result.message ? (
        <div className="widget-message" role="alert">
          <p>{result.message}</p>
          {result.link ? (
            <a className="btn btn-primary" href={result.link.href}>
              {result.link.text}
            </a>
          ) : null}
        </div>
      ) : null}
    </Tag>
  )
}

/** For the editor: of which options this is the drawing, and whether it has the page's `<h1>` or could have it. */
const pageFacts = (
  { version, options }: Pick<WidgetInstance, 'version' | 'options'>,
  { result }: Started,
) => ({
  'data-signed': widgetHash(version, options),
  ...(result.state === 'ready' && result.takesH1 ? { 'data-h1': String(result.takesH1) } : {}),
})

const Notes = ({ notes }: { notes: readonly string[] }) => (
  <div className="alert developer-note" role="note">
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </div>
)
