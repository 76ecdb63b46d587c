import { menuDocument } from '#base/core/document.ts'
import { MENU_LIMIT, menuBeingWritten, menuDraft } from '#features/menus/contract/menus.ts'
import { idParams } from '#framework/api/call.ts'
import { documentsOf } from './documents.ts'

/** Menus, whatever the language of the pages that show them. */
export const menuDocuments = documentsOf({
  kind: 'menu',
  path: '/menus/:id',
  params: idParams,
  keyOf: ({ id }) => menuDocument(Number(id)),
  paramsOf: ({ ref }) => ({ id: ref }),
  rights: { look: 'menus.read', write: 'menus.write', publish: 'menus.publish' },
  content: menuBeingWritten,
  bodyLimit: MENU_LIMIT,
  opened: menuDraft,
  topics: ['menus'],
})
