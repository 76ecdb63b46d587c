import type { DocumentSize } from '#base/core/offered-document.ts'
import type { Culture } from '#base/kit/language.ts'

const UNITS: Readonly<Record<Culture, { kilo: string; mega: string }>> = {
  'fr-FR': { kilo: 'Ko', mega: 'Mo' },
  'en-GB': { kilo: 'kB', mega: 'MB' },
}

/** « PDF, 15 pages, 137 Ko »; « PDF » alone while nobody knows how long it is. */
export function documentFacts(size: DocumentSize | null, culture: Culture): string {
  if (size === null) return 'PDF'
  const { pages, bytes } = size
  return `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${fileSize(bytes, culture)}`
}

/** Thousands of bytes, rounded up; from a million on, millions with one decimal. */
function fileSize(bytes: number, culture: Culture): string {
  const { kilo, mega } = UNITS[culture]
  if (bytes < 999_000) return `${Math.ceil(bytes / 1000)}\u00A0${kilo}`
  const millions = new Intl.NumberFormat(culture, { maximumFractionDigits: 1 })
  return `${millions.format(bytes / 1_000_000)}\u00A0${mega}`
}
