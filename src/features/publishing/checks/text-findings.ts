import { factFaults } from '#features/sites/rules/fact-faults.ts'
import type { Site } from '#base/core/site.ts'
import { copyFaults } from '../rules/copy-check.ts'
import type { Page } from '#base/core/page/page.ts'
import type { Finding } from '../contract/finding.ts'
import type { Language } from '#base/kit/language.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import type { DrawnHeading } from './drawn-facts.ts'
import type { OptionValue } from './option-values.ts'

type PageTexts = Pick<Page, 'description' | 'is_indexable'>

const ofPage = { severity: 'look', widgetId: null, widget: '' } as const

/** Characters that a results page shows, about. */
const TITLE = { shortest: 10, longest: 65 }
const DESCRIPTION = { shortest: 50, longest: 160 }

/** Title and description, for whoever finds the page elsewhere. `shown` is the text of `<title>`. */
export function searchFindings(
  { description, is_indexable }: PageTexts,
  shown: string,
  isTitleTaken: boolean,
): Finding[] {
  if (!is_indexable) return []
  const sentences: string[] = []
  const [titleLength, length] = [[...shown].length, [...description.trim()].length]
  if (titleLength > TITLE.longest) {
    sentences.push(
      `Le titre a ${titleLength} caractères : au-delà de ${TITLE.longest}, les moteurs le coupent.`,
    )
  }
  if (titleLength < TITLE.shortest) {
    sentences.push('Le titre est trop court pour dire de quoi parle la page.')
  }
  if (isTitleTaken) sentences.push('Une autre page porte le même titre : donnez-leur deux titres.')
  if (length === 0) {
    sentences.push('La page n’a pas de description : écrivez en une phrase ce qu’elle apporte.')
  } else if (length < DESCRIPTION.shortest) {
    sentences.push(
      `La description a ${length} caractères : dites-en un peu plus (${DESCRIPTION.shortest} à ${DESCRIPTION.longest}).`,
    )
  } else if (length > DESCRIPTION.longest) {
    sentences.push(
      `La description a ${length} caractères : au-delà de ${DESCRIPTION.longest}, les moteurs la coupent.`,
    )
  }
  return sentences.map((sentence) => ({ ...ofPage, check: 'search', sentence }))
}

/** Titles that skip a level, or that say nothing: readers who hear the page lose their way. */
export function headingFindings(
  headings: readonly DrawnHeading[],
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
 * Comparisons, superlatives and claims of a speciality (domain notes, 4.3), hours and telephones that are not
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
    await giveWay()
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
