import { normalForm } from './normal-form.ts'

/**
 * A text as a slug: lower case, accents folded, `œ` as `oe`, everything else as one hyphen.
 * Apostrophes vanish, as in the demo tree: « l’emprunt » gives `lemprunt`.
 */
export function slugOf(text: string, max = 80): string {
  const opened = text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae')
  const slug = normalForm(opened, 'NFD')
    .replace(/[\u0300-\u036F'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug.length <= max
    ? slug
    : slug
        .slice(0, max + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, max)
}
