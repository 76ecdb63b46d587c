import type { DraftContent, PageDraft } from '#base/core/page/page-draft.ts'
import { pageDocuments } from '../contract/page-documents.ts'
import type { DocumentEditing } from './document-editing.ts'
import type { EditedKind } from './use-document.ts'

/** A page that is being edited. Of its fields, the content has those that were typed here. */
export type PageEditing = DocumentEditing<PageDraft, DraftContent>

export const PAGE: EditedKind<PageDraft, DraftContent> = {
  documents: pageDocuments,
  contentOf: ({ widgets }) => ({ widgets, fields: {} }),
  isContent: (kept): kept is DraftContent =>
    'widgets' in kept &&
    Array.isArray(kept.widgets) &&
    'fields' in kept &&
    typeof kept.fields === 'object',
  isLive: ({ page }) => page.is_active,
}
