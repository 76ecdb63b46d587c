import { createContext, useContext } from 'react'
import type { Language } from '#base/kit/language.ts'
import { choices, type PageChoice } from '#framework/api/choice-calls.ts'
import { useCall } from '../shell/use-call.ts'

/** The language of what is written. */
const WrittenLanguage = createContext<Language>('fr')

export const WrittenLanguageProvider = WrittenLanguage.Provider

/**
 * Pages that what is written may lead to, named and addressed in its language; one that has none in it leads to
 * its French page, as on the site. `pages` is absent until they are there.
 */
export function useLinkedPages(): { pages?: PageChoice[]; error?: string } {
  const own = useCall(choices.pages, { query: { lang: useContext(WrittenLanguage) } })
  const french = useCall(choices.pages, { query: { lang: 'fr' } })
  const error = own.error ?? french.error
  if (!own.data || !french.data) return error ? { error: error.message } : {}
  const known = new Set(own.data.data.map(({ id }) => id))
  return { pages: [...own.data.data, ...french.data.data.filter(({ id }) => !known.has(id))] }
}
