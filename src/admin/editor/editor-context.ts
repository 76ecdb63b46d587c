import { createContext, useContext } from 'react'
import type { Descriptions } from './to-puck.ts'
import type { Editing } from './editing.ts'
import type { Previews } from './previews.ts'
import type { WidgetNumbers } from './widget-numbers.ts'

/** What every part of an opened editor shares; it stays the same for as long as it is open. */
export interface EditorParts {
  descriptions: Descriptions
  previews: Previews
  numbers: WidgetNumbers
  /** Says something to whoever can't see it. */
  announce(text: string): void
}

const Parts = createContext<EditorParts | null>(null)
export const EditorPartsProvider = Parts.Provider

/** @throws outside of an opened editor */
export function useEditorParts(): EditorParts {
  const parts = useContext(Parts)
  if (parts === null) throw new Error('No editor is open here.')
  return parts
}

const EditingContext = createContext<Editing | null>(null)
export const EditingProvider = EditingContext.Provider

/** What can be done with the page. @throws outside of an opened editor */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (editing === null) throw new Error('No editor is open here.')
  return editing
}
