import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { cutSummary } from '#base/kit/text/summary.ts'
import type { Finding } from '../contract/finding.ts'
import { SENTENCE_LETTERS } from '../contract/models.ts'
import type { OptionValue } from './option-values.ts'

/** Characters of a sentence by which it is known again. */
const SHOWN = 60

/** Sentences that blocks begin with, which nobody has written; their titles too from one letter on. */
export const sampleSentences = (types: Widgets, letters = SENTENCE_LETTERS): ReadonlySet<string> =>
  sentencesIn(
    [...types.values()].flatMap(({ starts, variants }) => [
      starts,
      ...variants.map((variant) => variant.starts),
    ]),
    letters,
  )

/** What has so many letters within contents of any shape: sentences, and no titles. */
export const sentencesIn = (
  contents: readonly unknown[],
  letters = SENTENCE_LETTERS,
): ReadonlySet<string> =>
  new Set(
    contents
      .flatMap(textsWithin)
      .flatMap(sentencesOf)
      .filter((text) => text.length >= letters),
  )

/** Widgets within are told by themselves. */
const textsOf = ({ field, value }: OptionValue): string[] =>
  field.kind === 'widgets' ? [] : textsWithin(value)

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
export const sampleFindings = (
  samples: ReadonlySet<string>,
  options: readonly OptionValue[],
): Finding[] =>
  standing(samples, options).map((option) =>
    findingOf(
      option,
      `« ${option.field.label} » contient encore le texte d’exemple : écrivez le vôtre, ou retirez-le.`,
    ),
  )

/** Blocks in which something of the model still stands that their page began with, once each. */
export function modelFindings(
  sentences: ReadonlySet<string>,
  options: readonly OptionValue[],
): Finding[] {
  const told = new Set<number | null>()
  return standing(sentences, options).flatMap((option) => {
    if (told.has(option.widgetId)) return []
    told.add(option.widgetId)
    return findingOf(
      option,
      `« ${cutSummary(option.sample, SHOWN)} » vient du modèle : écrivez vos mots, ou gardez ceux-là s’ils vous conviennent.`,
    )
  })
}

/** Options in which one of the sentences stands, each with the first that does. */
const standing = (sentences: ReadonlySet<string>, options: readonly OptionValue[]) =>
  options.flatMap((option) => {
    const sample = textsOf(option)
      .flatMap(sentencesOf)
      .find((text) => sentences.has(text))
    return sample === undefined ? [] : [{ ...option, sample }]
  })

const findingOf = ({ widgetId, widget }: OptionValue, sentence: string): Finding => ({
  check: 'copy',
  severity: 'look',
  sentence,
  widgetId,
  widget,
})
