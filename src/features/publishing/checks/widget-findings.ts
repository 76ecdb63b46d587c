import type { DocumentProblem } from '#base/core/document.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import type { Language } from '#base/kit/language.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { Finding } from '../contract/finding.ts'
import { widgetProblems } from './page-problems.ts'
import { figureFindings, namedFigureFindings } from './figure-findings.ts'
import type { KnownTargets } from './link-fault.ts'
import { linkFindings } from './link-findings.ts'
import type { Look } from './look.ts'
import { optionValues, type ReadWidget } from './option-values.ts'
import { modelFindings, sampleFindings, sampleSentences, sentencesIn } from './sample-findings.ts'
import { copyFindings } from './text-findings.ts'

interface LookedAt {
  /** As the draft holds them. */
  widgets: readonly DraftWidget[]
  /** The same as they can be read. */
  read: readonly ReadWidget[]
  lang: Language
  known: KnownTargets
  /** Which may have begun with a model. */
  isPage?: boolean
}

/** All that can be said of widgets on a page, but for what only a browser sees. */
export async function widgetFindings(
  types: Widgets,
  { reader, today, models }: Look,
  { widgets, read, lang, known, isPage = false }: LookedAt,
): Promise<Finding[]> {
  const options = optionValues(read)
  const figures = reader.site.settings.useful_figures
  const damaged: DocumentProblem[] = []
  for (const widget of widgets) {
    await yieldToLoop()
    damaged.push(...widgetProblems(types, widget))
  }
  return [
    ...damaged.map(problemFinding('look')),
    ...(await linkFindings(options, known)),
    ...(await copyFindings(reader.site, lang, options)),
    ...sampleFindings(sampleSentences(types), options),
    ...(isPage ? modelFindings(sentencesIn(await models()), options) : []),
    ...figureFindings(read, figures, today),
    ...namedFigureFindings(options, figures, today),
  ]
}

/** A problem as the panel tells it. */
export const problemFinding =
  (severity: Finding['severity']) =>
  ({ widgetId, widget, field, name, message }: DocumentProblem): Finding => ({
    check: widgetId === null ? 'fields' : 'widgets',
    severity,
    sentence: field === '' ? message : `« ${field} » : ${message.replace(/\.$/, '')}.`,
    widgetId,
    widget,
    ...(name === undefined ? {} : { name }),
  })
