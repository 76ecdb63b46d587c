import type { Fields } from '#framework/widget-kit/fields.ts'

/**
 * Where an option stands in the words of its editor: `['cards', 1, 'link']` gives
 * « Cartes, 2, Lien ». What nothing describes keeps its name.
 */
export function fieldWords(fields: Fields, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let within: Fields = fields
  for (const step of path) {
    if (typeof step === 'number') {
      words.push(String(step + 1))
    } else {
      const field = Object.hasOwn(within, String(step)) ? within[String(step)] : undefined
      words.push(field?.label ?? String(step))
      within = field?.members ?? {}
    }
  }
  return words.join(', ')
}
