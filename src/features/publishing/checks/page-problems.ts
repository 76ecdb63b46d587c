import { storedWidget } from '../rules/draft-content.ts'
import type { WidgetInstance } from '#base/core/page/page.ts'
import type { DraftContent, DraftWidget } from '#base/core/page/page-draft.ts'
import type { DocumentProblem } from '#base/core/document.ts'
import { BadOptions } from '#framework/widget-kit/define-options.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { Fields } from '#base/core/field/fields.ts'
import { sortedJson } from '#base/kit/sorted-json.ts'

type Inner = Pick<DraftWidget, 'id' | 'type' | 'version' | 'options'>

/**
 * Why a draft can't be put live, widget by widget, as the widgets' own schemas say it. What stands
 * live already is no obstacle, however damaged: an edit beside it must get through.
 */
export async function draftProblems(
  types: Widgets,
  { widgets }: Pick<DraftContent, 'widgets'>,
  live: readonly WidgetInstance[],
): Promise<DocumentProblem[]> {
  const known = new Map(live.map((widget) => [widget.id, widget]))
  const seen = new Set<number>()
  const problems: DocumentProblem[] = []
  for (const [index, widget] of widgets.entries()) {
    await yieldToLoop()
    const stored = storedWidget(widget, index)
    const before = known.get(widget.id)
    if (seen.has(widget.id)) {
      problems.push(problem(types, widget, 'Un autre bloc porte le même numéro.'))
      continue
    }
    seen.add(widget.id)
    const isUntouched =
      before?.type === stored.type &&
      before.version === stored.version &&
      sameJson(before.options, stored.options)
    if (!isUntouched) problems.push(...widgetProblems(types, widget))
  }
  return problems
}

/** Of one widget and of those inside it. */
export function widgetProblems(types: Widgets, widget: Inner): DocumentProblem[] {
  const type = types.get(widget.type)
  if (!type) {
    const message = `Le type « ${widget.type} » n’existe pas dans cette version du logiciel.`
    return [problem(types, widget, message)]
  }
  const text = typeof widget.options === 'string' ? widget.options : JSON.stringify(widget.options)
  try {
    type.options.check(text, widget.version)
  } catch (cause) {
    if (!(cause instanceof BadOptions)) throw cause
    if (cause.faults.length === 0) return [problem(types, widget, cause.message)]
    return cause.faults.map(({ path, message }) => ({
      ...problem(types, widget, message),
      // The message names the option itself.
      field: fieldWords(type.options.fields, path.slice(0, -1)),
    }))
  }
  return type.nested(text, widget.version).flatMap((inner) => widgetProblems(types, inner))
}

const problem = (
  types: Widgets,
  { id, type }: Pick<Inner, 'id' | 'type'>,
  message: string,
): DocumentProblem => ({
  widgetId: id,
  widget: types.get(type)?.title ?? type,
  field: '',
  message,
})

/** Stored options of one meaning: the order of their members says nothing. */
function sameJson(one: string, other: string): boolean {
  if (one === other) return true
  try {
    return sortedJson(JSON.parse(one)) === sortedJson(JSON.parse(other))
  } catch {
    return false
  }
}

/**
 * Where an option stands in the words of its editor: `['cards', 1]` gives « Cartes, 2 ». What nothing describes keeps its name.
 */
function fieldWords(fields: Fields, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let within: Fields = fields
  for (const step of path) {
    if (typeof step === 'number') {
      words.push(String(step + 1))
    } else {
      const field = Object.hasOwn(within, String(step)) ? within[String(step)] : undefined
      words.push(field?.label ?? String(step))
      within = field?.members ?? {}
    }
  }
  return words.join(', ')
}
