import polyglot from 'ra-i18n-polyglot'
import type { StringMap } from 'react-admin'
import french from 'ra-language-french'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { SAID_BETTER } from './i18n-french.ts'

// The same keys as the pack's and a few more: walking through them loses their names.
const MESSAGES = polished(merged(french, SAID_BETTER)) as typeof french

/** The back office speaks French alone: react-admin's own pack, with what it lacks or says badly. */
export const i18nProvider = polyglot(() => MESSAGES, 'fr', [{ locale: 'fr', name: 'Français' }], {
  allowMissing: true,
})

/** Messages of the second map take the place of those of the first. */
function merged(first: StringMap, second: StringMap): StringMap {
  const result: StringMap = { ...first }
  for (const [key, value] of Object.entries(second)) {
    const former = result[key]
    result[key] =
      typeof value === 'object' && typeof former === 'object' ? merged(former, value) : value
  }
  return result
}

/** Apostrophes, quotation marks and spaces as French sets them. */
function polished(messages: StringMap): StringMap {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'object'
        ? polished(value)
        : value
            ?.replace(/"([^"]+)"/g, '« $1 »')
            .split('||||')
            .map(polishedForm)
            .join('||||'),
    ]),
  )
}

/** A form of a message; the spaces around it and the names in it stay. */
function polishedForm(text: string): string {
  return text
    .split(/(%\{\w+\})/)
    .map((piece) => (piece.startsWith('%{') ? piece : frTypography(piece)))
    .join('')
}
