import type { Documents } from '../../contract/documents.ts'
import type { TextCalls } from '../../contract/texts.ts'

/** The documents that a list of texts shows. */
export type TextsOfScreen = Pick<Documents, 'rights'> & { texts: TextCalls }

/** What a list of texts says of itself. */
export interface TextScreenWords {
  /** Below `/admin`. */
  path: string
  title: string
  intro: string
  /** « Ajouter un bloc partagé ». */
  add: string
  /** What there is to do where there is none. */
  none: string
  hasLanguages: boolean
  aboutLanguage?: string
  /** Pages show them. */
  hasUses: boolean
  notLive: string
}
