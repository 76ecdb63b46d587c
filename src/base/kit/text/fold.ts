import { normalForm } from './normal-form.ts'

/** A text for comparing: lower case, accents off, `œ` and `æ` opened, typographic signs as spaces. */
export const fold = (text: string): string =>
  normalForm(text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae'), 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
