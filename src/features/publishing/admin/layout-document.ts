import type { DraftWidget, LayoutDraft } from '#base/core/page/page-draft.ts'
import { layoutDocuments } from '../contract/layout-documents.ts'
import type { DocumentEditing } from './document-editing.ts'
import type { EditedKind } from './use-document.ts'

type LayoutContent = Pick<LayoutDraft, 'widgets'>

/** A part of a layout that is being edited. */
export type LayoutEditing = DocumentEditing<LayoutDraft, LayoutContent>

const EMPTY: DraftWidget = { id: 0, zone: 'content', type: 'announcement', version: 1, options: {} }

export const LAYOUT: EditedKind<LayoutDraft, LayoutContent> = {
  documents: layoutDocuments,
  // What is only to be filled in stands there from the beginning; it gets its number with the first letter.
  contentOf: ({ layout, widgets }) => ({
    widgets: widgets.length === 0 && layout.part === 'announcement' ? [EMPTY] : widgets,
  }),
  isContent: (kept): kept is LayoutContent => 'widgets' in kept && Array.isArray(kept.widgets),
  isLive: ({ layout }) => layout.isLive,
}
