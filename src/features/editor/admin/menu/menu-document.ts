import type { MenuContent, MenuDraft } from '#features/menus/contract/menus.ts'
import { menuContent } from '#features/menus/contract/menus.ts'
import type { DocumentEditing } from '#features/publishing/admin/document-editing.ts'
import type { EditedKind } from '#features/publishing/admin/use-document.ts'
import { menuDocuments } from '#features/publishing/contract/menu-documents.ts'

type Content = Pick<MenuContent, 'name' | 'data'>

/** A menu that is being edited. */
export type MenuEditing = DocumentEditing<MenuDraft, Content>

export const MENU: EditedKind<MenuDraft, Content> = {
  documents: menuDocuments,
  contentOf: ({ name, data }) => ({ name, data }),
  isContent: (kept): kept is Content =>
    'name' in kept && 'data' in kept && typeof kept.data === 'object' && kept.data !== null,
  isLive: () => true,
}

/** Why it could not be published as it stands, by dotted name below `data`. */
export function faultsOf(content: MenuContent): Record<string, string> {
  const { error } = menuContent.safeParse(content)
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [
      path.join('.').replace(/^data\./, ''),
      message,
    ]),
  )
}
