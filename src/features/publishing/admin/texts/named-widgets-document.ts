import {
  blockDocuments,
  modelDocuments,
  type NamedWidgetsDraft,
} from '../../contract/named-widgets-documents.ts'
import type { DocumentEditing } from '../document-editing.ts'
import type { EditedKind } from '../use-document.ts'

type NamedWidgetsContent = Pick<NamedWidgetsDraft, 'title' | 'widgets'>

/** Widgets under a name that are being edited. */
export type NamedWidgetsEditing = DocumentEditing<NamedWidgetsDraft, NamedWidgetsContent>

const SAME: Omit<EditedKind<NamedWidgetsDraft, NamedWidgetsContent>, 'documents'> = {
  contentOf: ({ title, widgets }) => ({ title, widgets }),
  isContent: (kept): kept is NamedWidgetsContent =>
    'title' in kept &&
    typeof kept.title === 'string' &&
    'widgets' in kept &&
    Array.isArray(kept.widgets),
  isLive: ({ text }) => text.isLive,
}

export const BLOCK = { ...SAME, documents: blockDocuments }
export const MODEL = { ...SAME, documents: modelDocuments }
