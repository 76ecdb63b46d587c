import type { DocumentEditing } from '#features/publishing/admin/document-editing.ts'
import type { EditedKind } from '#features/publishing/admin/use-document.ts'
import { themeDocuments } from '#features/publishing/contract/theme-documents.ts'
import { themeContent, type ThemeDraft } from '#features/sites/contract/theme.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'

type Content = Pick<ThemeContent, keyof ThemeContent>

/** The theme of the site that is being edited. */
export type ThemeEditing = DocumentEditing<ThemeDraft, Content>

export const THEME: EditedKind<ThemeDraft, Content> = {
  documents: themeDocuments,
  contentOf: ({ look, fonts, light, dark }) => ({ look, fonts, light, dark }),
  isContent: (kept): kept is Content => themeContent.safeParse(kept).success,
  isLive: () => true,
}

/** Of a theme, what a form changes. */
export interface ThemeFormProps {
  content: ThemeContent
  disabled: boolean
  onChange(changes: Partial<ThemeContent>): void
}
