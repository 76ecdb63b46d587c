import { slugOf } from '#base/kit/text/slug.ts'
import type { WidgetInstance } from '#base/core/page/page.ts'
import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  defineWidget,
  type Example,
  type ViewContext,
  type Widget,
  type WidgetOutcome,
} from '#framework/widget-kit/define-widget.ts'
import { number } from '#base/core/field/fields.ts'
import { runWidgets, type PageContext } from '#framework/widget-kit/run-widgets.tsx'

/** An example of a widget, with its place in the sandbox. */
export interface Shown {
  /** Place among all examples of all widgets. */
  index: number
  widget: Widget
  example: Example
  /** Path of the page that shows it alone. */
  path: string
}

/** Path of the page that lists every example. */
export const SANDBOX = '/_sandbox'
/** Its stylesheet, which no other page needs. */
export const SANDBOX_SHEET = `${SANDBOX}/sandbox.css`

const FIRST_EXAMPLE = 90_000
const FIRST_FRAME = 95_000
const INDEX = 99_999

/** Every example of every widget, in the registry's order. */
export const allExamples = (registry: ReadonlyMap<string, Widget>): Shown[] =>
  [...registry.values()]
    .flatMap((widget) => widget.examples.map((example) => ({ widget, example })))
    .map(({ widget, example }, index) => ({
      index,
      widget,
      example,
      path: `${SANDBOX}/${widget.type}/${slugOf(example.name)}`,
    }))

/** The widget that an example describes; it keeps its number from page to page. */
export const exampleInstance = ({ index, widget, example }: Shown): WidgetInstance => ({
  id: FIRST_EXAMPLE + index,
  zone: example.page?.zone ?? 'content',
  position: 0,
  type: widget.type,
  version: widget.options.version,
  options: JSON.stringify(example.options),
})

const unversioned = { position: 0, version: 1, zone: 'content' }

/** What stands on the page of these examples. */
export const listInstances = (shown: readonly Shown[]): WidgetInstance[] => [
  { ...unversioned, id: INDEX, type: 'sandbox-index', options: '{}' },
  ...shown.map(({ index }) => ({
    ...unversioned,
    id: FIRST_FRAME + index,
    type: 'sandbox-example',
    options: JSON.stringify({ index }),
  })),
]

interface Running {
  registry: ReadonlyMap<string, Widget>
  deadline: number
  /** What the widgets on the page around an example may know. */
  contextOf(shown: Shown): Promise<PageContext>
}

/** The registry with the widgets that the page of these examples is made of. */
export function sandboxRegistry(shown: readonly Shown[], running: Running): Map<string, Widget> {
  const own = [sandboxIndex(shown), sandboxExample(shown, running)]
  return new Map([...running.registry, ...own.map((widget) => [widget.type, widget] as const)])
}

const sandboxIndex = (shown: readonly Shown[]): Widget =>
  defineWidget({
    type: 'sandbox-index',
    title: 'Table du bac à sable',
    options: defineOptions({}),
    load: () => ({
      state: 'ready',
      model: [...Map.groupBy(shown, ({ widget }) => widget)],
      takesH1: true,
      head: { stylesheets: [SANDBOX_SHEET] },
    }),
    View: ({ model }) => (
      <>
        <h1>Bac à sable</h1>
        <p>{`${shown.length} exemples de ${model.length} widgets, chacun dans son contexte.`}</p>
        <ul className="sandbox-index">
          {model.map(([{ type, title }, examples]) => (
            <li key={type}>
              <a href={`${SANDBOX}?widget=${type}`}>{`${title} (${type})`}</a>
              <ul>
                {examples.map(({ index, example }) => (
                  <li key={index}>
                    <a href={`#${anchor(index)}`}>{example.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </>
    ),
    examples: [],
  })

interface ExampleModel {
  shown: Shown
  context: PageContext
  outcome: WidgetOutcome
}

/** An example run on a page of its own, brought into this one. */
const sandboxExample = (
  shown: readonly Shown[],
  { registry, deadline, contextOf }: Running,
): Widget =>
  defineWidget({
    type: 'sandbox-example',
    title: 'Exemple',
    options: defineOptions({ index: number({ label: 'Rang', default: 0, min: 0, max: 4000 }) }),
    root: 'section',
    async load({ index }) {
      const one = shown.find((candidate) => candidate.index === index)
      if (!one) return { state: 'empty' }
      const context = await contextOf(one)
      const { debug } = context.request
      const running = { registry, deadline, developer: debug }
      const [outcome] = await runWidgets([exampleInstance(one)], context, running)
      return outcome
        ? { state: 'ready', model: { shown: one, context, outcome } }
        : { state: 'empty' }
    },
    View: ExampleView,
    inner: ({ outcome }) => [guest(outcome)],
    examples: [],
  })

/** Of an example, the page takes what it needs to show it; it keeps its own title and status. */
function guest(outcome: WidgetOutcome): WidgetOutcome {
  const { stylesheets, scripts, menus, frames } = outcome.head
  return {
    ...outcome,
    status: 200,
    takesH1: false,
    head: {
      ...(stylesheets ? { stylesheets } : {}),
      ...(scripts ? { scripts } : {}),
      ...(menus ? { menus } : {}),
      ...(frames ? { frames } : {}),
    },
    inner: outcome.inner.map(guest),
  }
}

const anchor = (index: number): string => `exemple-${index}`

function ExampleView({ model, view }: { model: ExampleModel; view: ViewContext }) {
  const { shown, context, outcome } = model
  const { index, widget, example, path } = shown
  const { name, options, page } = example
  const html = outcome.html({ culture: context.culture, h1Owner: view.h1Owner })
  return (
    <div className="sandbox-example" id={anchor(index)}>
      <h2>
        <a href={path}>{`${widget.type} : ${name}`}</a>
      </h2>
      <div
        className="sandbox-stage"
        lang={context.page.lang}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <details className="sandbox-source">
        <summary>Options</summary>
        <Source value={page ? { options, page } : { options }} />
      </details>
    </div>
  )
}

const Source = ({ value }: { value: object }) => (
  // oxlint-disable-next-line no-noninteractive-tabindex -- a wide source is scrolled by keyboard.
  <pre tabIndex={0}>
    <code>{JSON.stringify(value, null, 2)}</code>
  </pre>
)
