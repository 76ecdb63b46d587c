import { createContext, useContext } from 'react'
import type { Editing } from './editing.ts'
import type { EditorParts } from './editor-parts.ts'
import type { PageStore } from './page-store.ts'

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

const Store = createContext<PageStore | null>(null)
export const PageStoreProvider = Store.Provider

/** The page that is edited. @throws outside of an opened editor */
export function usePageStore(): PageStore {
  const store = useContext(Store)
  if (store === null) throw new Error('No editor is open here.')
  return store
}
