import { createContext, useContext } from 'react'
import type { Language } from '#base/kit/language.ts'

/** The language of what is written: pages that a link may lead to are named and addressed in it. */
const WrittenLanguage = createContext<Language>('fr')

export const WrittenLanguageProvider = WrittenLanguage.Provider

export const useWrittenLanguage = (): Language => useContext(WrittenLanguage)
