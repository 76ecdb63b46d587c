import type { FormChoice, Words } from '#base/core/form.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'

/** A text in both languages; the French one gets its no-break spaces. */
export const words = (french: string, english: string): Words => ({
  'fr-FR': frTypography(french),
  'en-GB': english,
})

/** One of the answers that a field offers. */
export const choice = (value: string, french: string, english: string): FormChoice => ({
  value,
  label: words(french, english),
})
