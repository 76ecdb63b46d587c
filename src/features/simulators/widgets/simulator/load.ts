import type { DatedFigure, FigureOn } from '#base/core/dated-figure.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import { REFUSALS, standingOn } from '../../rules/known-rules.ts'
import type { SentForm } from '#base/core/form.ts'
import { isoDay } from '#base/kit/time/working-days.ts'
import { endOfDay } from '#base/kit/time/expiry.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { withScriptName } from '#base/core/address/link.ts'
import type { Params } from '#base/core/page/page-params.ts'
import type { LoadResult, WidgetContext } from '#framework/widget-kit/define-widget.ts'
import type { ValuesOf } from '#base/core/field/fields.ts'
import { periodKey } from './tools/dated.ts'
import { longDay } from './tools/format.ts'
import type { options } from './options.ts'
import { simulationText } from './simulation-text.ts'
import { type Figures, filledIn, type Found, type Tool, type Typed } from './tools/tool.ts'
import { TOOLS } from './tools.ts'
import type { SimulatorModel } from './view.tsx'

/** A tool with its first result: of the example, or of what the address asks for. */
export async function loadSimulator(
  values: ValuesOf<typeof options.fields>,
  { site, now, request, culture, form, run }: WidgetContext,
): Promise<LoadResult<SimulatorModel>> {
  const name = values.tool
  const [title, tool]: readonly [string, Tool] = TOOLS[name]
  const today = dayInParis(now)
  const figures = figuresOf(tool, site.settings.useful_figures, today)
  const given = tool.asks ? (form.sent?.values ?? {}) : request.query
  const typed = filledIn(tool, asked(tool, given), figures)
  const simulation = tool.simulate(typed, figures, foundFor(tool, form.sent, isoDay(today)))
  const text = simulationText(tool, typed, simulation)
  const model: SimulatorModel = {
    name,
    title: typography(culture).text(title),
    tool,
    figures,
    typed,
    simulation,
    path: withScriptName(request.path, request.scriptName),
    day: longDay(today),
    form: await run(
      values.form.map((one) => ({ ...one, options: { ...one.options, figures: text } })),
    ),
  }
  return { state: 'ready', until: endOfDay(now), model }
}

/** What the State's rules found for what was posted; for the tool's own example while nothing was. */
function foundFor({ asks }: Tool, sent: SentForm | null, today: string): Found | undefined {
  if (asks === null) return undefined
  if (standingOn(today) === 'refused') return { refused: REFUSALS.outOfDate }
  if (sent === null) return asks.example(today)
  return sent.found ? { outputs: sent.found, day: today } : { refused: sent.notice }
}

/** What the tool's keys are worth today, and each period of those whose past it reads. */
export function figuresOf(tool: Tool, all: readonly DatedFigure[], today: CalendarDay): Figures {
  const now = tool.figures.map((key): [string, FigureOn] => [key, figureOn(all, key, today)])
  const past = all
    .filter(({ key, value }) => tool.periods.includes(key) && value !== null)
    .map((figure): [string, FigureOn] => [
      periodKey(figure.key, figure.from),
      { state: 'current', figure },
    ])
  return Object.fromEntries([...now, ...past])
}

/** Signs of one parameter that are looked at; a field takes fewer. */
const MAX_TYPED = 200

/** The parameters that fill a tool in: one for each input, unless they are posted. */
export const typedParams = (tool: Tool): Params =>
  Object.fromEntries(tool.asks ? [] : Object.keys(tool.inputs).map((name) => [name, 'once']))

/** What the query says of the tool's inputs; a repeated parameter counts once. */
function asked(tool: Tool, query: Readonly<Record<string, unknown>>): Typed {
  const found = Object.keys(tool.inputs).flatMap((name): [string, string][] => {
    const received = Object.hasOwn(query, name) ? query[name] : undefined
    const value: unknown = Array.isArray(received) ? received[0] : received
    return typeof value === 'string' ? [[name, value.slice(0, MAX_TYPED)]] : []
  })
  return Object.fromEntries(found)
}
