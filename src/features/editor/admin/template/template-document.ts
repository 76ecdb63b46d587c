import type { DocumentEditing } from '#features/publishing/admin/document-editing.ts'
import type { EditedKind } from '#features/publishing/admin/use-document.ts'
import { templateDocuments } from '#features/publishing/contract/template-documents.ts'
import type { TemplateDraft, TemplateTexts } from '#features/templates/contract/templates.ts'

type Content = Pick<TemplateTexts, 'html' | 'css' | 'js'>

/** A template that is being edited. */
export type TemplateEditing = DocumentEditing<TemplateDraft, Content>

export const TEMPLATE: EditedKind<TemplateDraft, Content> = {
  documents: templateDocuments,
  contentOf: ({ html, css, js }) => ({ html, css, js }),
  isContent: (kept): kept is Content => 'html' in kept && 'css' in kept && 'js' in kept,
  isLive: ({ template }) => template.isOwn,
}
