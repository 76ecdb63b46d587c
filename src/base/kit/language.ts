/** Language of a page version: `infos.language` (requirements A8). */
export type Language = 'fr' | 'en'

/** Both, French first. */
export const LANGUAGES: readonly Language[] = ['fr', 'en']

/** Locale of labels and dates (requirements A8). */
export type Culture = 'fr-FR' | 'en-GB'

/** French unless the page says `en` (requirements A8). */
export const cultureOf = (language: string): Culture => (language === 'en' ? 'en-GB' : 'fr-FR')

/** A stored language code; anything but `en` counts as French (requirements A8). */
export const languageOf = (lang: string): Language => (lang === 'en' ? 'en' : 'fr')
