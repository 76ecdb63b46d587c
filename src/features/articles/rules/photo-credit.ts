import { labelled, labels } from '#base/core/article/labels.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { collapseSpaces } from '#base/kit/text/plain-text.ts'
import type { Culture } from '#base/kit/language.ts'

/**
 * « Crédit photo : Agence 2026 » (requirements E2), empty without a copyright. The year is left
 * out when the copyright already names it.
 * @param label what stands in the place of « Crédit photo », set as French is; empty for that
 */
export function photoCredit(
  photo: { copyright?: string | undefined; copyright_year?: string | undefined },
  culture: Culture,
  label = '',
): string {
  const copyright = collapseSpaces(photo.copyright ?? '')
  const year = collapseSpaces(photo.copyright_year ?? '')
  if (!copyright) return ''
  const credit = !year || names(copyright, year) ? copyright : `${copyright} ${year}`
  const own = label.trim()
  return own
    ? typography(culture).text(labelled(own, credit, culture))
    : labelled(labels(culture).photoCredit, credit, culture)
}

/** 2026 is not named by « agence 12026 ». */
function names(copyright: string, year: string): boolean {
  return copyright.split(year).some((before, place, parts) => {
    const after = parts[place + 1]
    return after !== undefined && !/\d$/.test(before) && !/^\d/.test(after)
  })
}
