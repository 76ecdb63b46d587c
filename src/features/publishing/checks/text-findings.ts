import { DESCRIPTION_SIGNS, TITLE_SIGNS } from '#features/pages/rules/page-fields.ts'
import { factFaults } from '#features/sites/rules/fact-faults.ts'
import type { Site } from '#base/core/site.ts'
import { copyFaults } from '../rules/copy-check.ts'
import type { Page, PageNode } from '#base/core/page/page.ts'
import type { Finding } from '../contract/finding.ts'
import type { Language } from '#base/kit/language.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { PageHeading } from './page-facts.ts'
import type { OptionValue } from './option-values.ts'

type Namesake = Pick<PageNode, 'name' | 'path'>

type PageTexts = Pick<Page, 'description' | 'is_indexable'>

const ofPage = { severity: 'look', widgetId: null, widget: '' } as const

/**
 * Title and description, for whoever finds the page elsewhere.
 * @param shown the text of `<title>`
 * @param namesakes other pages on line that bear the same title
 */
export function searchFindings(
  { description, is_indexable }: PageTexts,
  shown: string,
  namesakes: readonly Namesake[],
): Finding[] {
  if (!is_indexable) return []
  return [
    ...titleSentences(shown, namesakes).map((sentence) => ({ sentence, name: 'title' })),
    ...descriptionSentences(description).map((sentence) => ({ sentence, name: 'description' })),
  ].map((finding) => ({ ...ofPage, check: 'search', ...finding }))
}

function titleSentences(shown: string, namesakes: readonly Namesake[]): string[] {
  const { length } = [...shown]
  const { least, most } = TITLE_SIGNS
  return [
    ...(length > most
      ? [`Le titre a ${length} caractères : au-delà de ${most}, les moteurs le coupent.`]
      : []),
    ...(length < least ? ['Le titre est trop court pour dire de quoi parle la page.'] : []),
    ...takenSentences(namesakes),
  ]
}

/** The first is named, the others are counted. */
function takenSentences([first, ...others]: readonly Namesake[]): string[] {
  if (first === undefined) return []
  const { length } = others
  const page = `« ${first.name} » (${first.path})`
  if (length === 0) return [`La page ${page} porte le même titre : donnez-leur deux titres.`]
  const more = length === 1 ? 'une autre page' : `${length} autres pages`
  return [`La page ${page} et ${more} portent le même titre : donnez à chacune le sien.`]
}

function descriptionSentences(description: string): string[] {
  const { length } = [...description.trim()]
  const { least, most } = DESCRIPTION_SIGNS
  if (length === 0) {
    return [
      'La page n’a pas de description, la phrase que montrent les moteurs de recherche sous son titre : écrivez-la sous « Titre et description ». L’introduction de la page n’en tient pas lieu.',
    ]
  }
  if (length < least) {
    return [`La description a ${length} caractères : dites-en un peu plus (${least} à ${most}).`]
  }
  return length > most
    ? [`La description a ${length} caractères : au-delà de ${most}, les moteurs la coupent.`]
    : []
}

/** Titles that skip a level, or that say nothing: readers who hear the page lose their way. */
export function headingFindings(
  headings: readonly PageHeading[],
  titleOf: (widgetId: number) => string,
): Finding[] {
  return headings.flatMap(({ level, text, widgetId }, index): Finding[] => {
    const place = {
      check: 'headings',
      severity: 'look',
      widgetId,
      widget: widgetId === null ? '' : titleOf(widgetId),
    } as const
    if (text === '') return [{ ...place, sentence: `Un titre de niveau ${level} est vide.` }]
    const before = headings[index - 1]?.level ?? 0
    if (level <= before + 1 || before === 0) return []
    const sentence = `« ${text} » est un titre de niveau ${level} juste après un niveau ${before} : choisissez le niveau ${before + 1}.`
    return [{ ...place, sentence }]
  })
}

/**
 * Comparisons, superlatives and claims of a speciality, hours and telephones that are not
 * the firm's, in French texts.
 */
export async function copyFindings(
  site: Pick<Site, 'constants' | 'offices'>,
  lang: Language,
  values: readonly OptionValue[],
): Promise<Finding[]> {
  if (lang !== 'fr') return []
  const findings: Finding[] = []
  for (const { field, value, widgetId, widget } of values) {
    if (!isWritten(field.kind) || typeof value !== 'string') continue
    await yieldToLoop()
    const text = field.kind === 'rich-text' ? htmlToText(value) : value
    findings.push(
      ...[...copyFaults(text), ...factFaults(text, site)].map(({ quote, advice }): Finding => ({
        check: 'copy',
        severity: 'look',
        sentence: `« ${quote} » : ${advice}`,
        widgetId,
        widget,
      })),
    )
  }
  return findings
}

const isWritten = (kind: string): boolean =>
  kind === 'text' || kind === 'long-text' || kind === 'rich-text'
