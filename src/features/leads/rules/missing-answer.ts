import type { Culture } from '#base/kit/language.ts'

/** What stands at a field that was left empty and may not be. */
export const MISSING: Readonly<Record<Culture, string>> = {
  'fr-FR': 'Cette réponse est nécessaire.',
  'en-GB': 'Fill in this field: it is required.',
}
