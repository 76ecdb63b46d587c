import { typography } from '#base/kit/text/fr-typography.ts'
import type { Culture } from '#base/kit/language.ts'

/** How the site shows a text: French is polished where it is drawn, English stays as it is written. */
export const polishedForm = (culture: Culture) => typography(culture).text

/** What of a polished text somebody would type. */
const typedForm = (text: string): string =>
  text
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .replaceAll('’', "'")
    .replaceAll('…', '...')

/** What to store of a text that was typed: the plain form where the site makes the same of it. */
export function storedForm(text: string, culture: Culture): string {
  const polished = polishedForm(culture)
  const plain = typedForm(text)
  return polished(plain) === polished(text) ? plain : text
}
