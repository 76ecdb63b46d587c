import type { Audited, AuditNote } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { type DocumentKey, menuDocument } from '#base/core/document.ts'
import type { MenuContent } from '../contract/menus.ts'
import { type Use, usePlace } from '#base/core/field/used-in.ts'
import type { MenuStore } from '../store/menu-store.ts'

interface Stores {
  menus: MenuStore
}

/** A menu, and what is kept of it as a document. */
export interface RemovingStores extends Stores {
  documents: { remove(siteId: number, key: DocumentKey): Promise<void> }
  revisions: { remove(siteId: number, key: DocumentKey): Promise<void> }
}

/** Numbers of menus begin here (requirements C1). */
const FIRST_ID = 1500

/** @throws {Refused} `absent`, or `invalid` for one that nobody can read */
export async function findMenu(
  { menus }: Stores,
  siteId: number,
  id: number,
): Promise<MenuContent & { id: number }> {
  const found = (await menus.list(siteId)).find((menu) => menu.id === id)
  if (!found) throw new Refused('absent', 'Ce menu n’existe pas ou plus : revenez à la liste.')
  const { name, data } = found
  if (data === null) {
    throw new Refused('invalid', 'Ce menu est illisible dans la base : prévenez votre agence.')
  }
  return { id, name, data }
}

/** @returns its number, the next one of the site */
export const createMenu = (
  siteId: number,
  { name, data }: MenuContent,
  audited: Audited<Stores>,
): Promise<number> =>
  audited(
    (made: number) => ({ ...noteOf('menu.create', made, name), after: data }),
    async ({ menus }) => {
      const known = await menus.list(siteId)
      const next = Math.max(FIRST_ID - 1, ...known.map((menu) => menu.id)) + 1
      await menus.save(siteId, next, name, data)
      return next
    },
  )

/**
 * Removes a menu with all that was written in it: the next one may have its number.
 * @throws {Refused} `invalid` for one that is drawn somewhere
 */
export async function removeMenu(
  stores: Stores,
  siteId: number,
  id: number,
  { uses, audited }: { uses: readonly Use[]; audited: Audited<RemovingStores> },
): Promise<void> {
  const menu = await findMenu(stores, siteId, id)
  if (uses.length > 0) {
    throw new Refused(
      'invalid',
      `Ce menu est utilisé par : ${uses.map((used) => usePlace(used)).join(', ')}. Choisissez-y d’abord un autre menu.`,
    )
  }
  const note = { ...noteOf('menu.remove', id, menu.name), before: menu.data }
  await audited(note, async (inside) => {
    await inside.menus.remove(siteId, id)
    await inside.documents.remove(siteId, menuDocument(id))
    await inside.revisions.remove(siteId, menuDocument(id))
  })
}

const noteOf = (action: string, id: number, name: string): AuditNote => ({
  action,
  subject: `menu:${id}`,
  title: name,
})
