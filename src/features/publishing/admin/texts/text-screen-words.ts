import type { ReactNode } from 'react'
import type { Documents } from '../../contract/documents.ts'
import type { ListedText, TextCalls } from '../../contract/texts.ts'

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
  /** What the name of a new one is; « Nom », for editors alone, unless said. */
  name?: { label: string; help: string }
  /** Ending of its participles. */
  ending?: 'e'
}

/** What else the list of a kind shows of a text, and the order of its texts. */
export interface TextScreenRows {
  /** Whether that is known, or can't be: rows that are shown before would change their places. */
  isRead: boolean
  /** By title unless said. */
  sorted(texts: readonly ListedText[]): ListedText[]
  /** Beside its name. */
  mark(text: ListedText): ReactNode
  /** Under its name. */
  told(text: ListedText): string
  /** Moves one by a place; `null` where nobody may. */
  move: ((text: ListedText, step: 1 | -1) => void) | null
}
