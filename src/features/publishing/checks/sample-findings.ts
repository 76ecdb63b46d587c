import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { Finding } from '../contract/finding.ts'
import type { OptionValue } from './option-values.ts'

/** Characters below which a text that a block begins with may be meant: « Nos actualités ». */
const SHORTEST = 20

/** Sentences that blocks begin with, which nobody has written. */
export function sampleSentences(types: Widgets): ReadonlySet<string> {
  const beginnings = [...types.values()].flatMap(({ starts, variants }) => [
    starts,
    ...variants.map((variant) => variant.starts),
  ])
  const texts = beginnings.flatMap((one) => textsWithin(one))
  return new Set(texts.flatMap(sentencesOf).filter((text) => text.length >= SHORTEST))
}

function textsWithin(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [] : [value]
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsWithin)
    : []
}

/** What HTML says between its tags; a text without tags as it is. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/<[^<>]*>/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Options in which the example still stands that their block began with, once each. */
export function sampleFindings(
  samples: ReadonlySet<string>,
  options: readonly OptionValue[],
): Finding[] {
  return options.flatMap(({ field, value, widgetId, widget }): Finding[] => {
    if (typeof value !== 'string' || !sentencesOf(value).some((text) => samples.has(text))) {
      return []
    }
    const sentence = `« ${field.label} » contient encore le texte d’exemple : écrivez le vôtre, ou retirez-le.`
    return [{ check: 'copy', severity: 'look', sentence, widgetId, widget }]
  })
}
