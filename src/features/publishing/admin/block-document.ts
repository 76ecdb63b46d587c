import { type BlockDraft, blockDocuments } from '../contract/block-documents.ts'
import type { DocumentEditing } from './document-editing.ts'
import type { EditedKind } from './use-document.ts'

type BlockContent = Pick<BlockDraft, 'title' | 'widgets'>

/** A shared block that is being edited. */
export type BlockEditing = DocumentEditing<BlockDraft, BlockContent>

export const BLOCK: EditedKind<BlockDraft, BlockContent> = {
  documents: blockDocuments,
  contentOf: ({ title, widgets }) => ({ title, widgets }),
  isContent: (kept): kept is BlockContent =>
    'title' in kept &&
    typeof kept.title === 'string' &&
    'widgets' in kept &&
    Array.isArray(kept.widgets),
  isLive: ({ text }) => text.isLive,
}
