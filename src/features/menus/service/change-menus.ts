import { createHash } from 'node:crypto'
import type { Audited, AuditNote } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import type { WrittenMenu } from '../contract/menus.ts'
import type { MenuStore } from '../store/menu-store.ts'
import type { MenuUse } from './menu-uses.ts'

interface Stores {
  menus: MenuStore
}

/** Numbers of menus begin here (requirements C1). */
const FIRST_ID = 1500

type MenuContent = Pick<WrittenMenu, 'name' | 'data'>

/** @throws {Refused} `absent`, or `invalid` for one that nobody can read */
export async function findMenu(
  { menus }: Stores,
  siteId: number,
  id: number,
): Promise<WrittenMenu> {
  const found = (await menus.list(siteId)).find((menu) => menu.id === id)
  if (!found) throw new Refused('absent', 'Ce menu n’existe pas ou plus : revenez à la liste.')
  const { name, data } = found
  if (data === null) {
    throw new Refused('invalid', 'Ce menu est illisible dans la base : prévenez votre agence.')
  }
  const base = createHash('sha256')
    .update(JSON.stringify([name, data]))
    .digest('hex')
  return { id, name, data, base }
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

/** @throws {Refused} `conflict` when it is not what it was at `base` */
export async function saveMenu(
  stores: Stores,
  siteId: number,
  { id, name, data, base }: WrittenMenu,
  audited: Audited<Stores>,
): Promise<void> {
  const before = await findMenu(stores, siteId, id)
  const note = {
    ...noteOf('menu.save', id, name),
    before: { name: before.name, data: before.data },
    after: { name, data },
  }
  await audited(note, async (inside) => {
    const now = await findMenu(inside, siteId, id)
    if (now.base !== base) {
      throw new Refused(
        'conflict',
        'Ce menu a été modifié entre-temps par quelqu’un d’autre. Rien n’est perdu : choisissez votre version ou la sienne.',
        { base: now.base },
      )
    }
    await inside.menus.save(siteId, id, name, data)
  })
}

/** @throws {Refused} `invalid` for one that is drawn somewhere */
export async function removeMenu(
  stores: Stores,
  siteId: number,
  id: number,
  { uses, audited }: { uses: readonly Pick<MenuUse, 'title'>[]; audited: Audited<Stores> },
): Promise<void> {
  const menu = await findMenu(stores, siteId, id)
  if (uses.length > 0) {
    throw new Refused(
      'invalid',
      `Ce menu est utilisé par : ${uses.map(({ title }) => title).join(', ')}. Choisissez-y d’abord un autre menu.`,
    )
  }
  const note = { ...noteOf('menu.remove', id, menu.name), before: menu.data }
  await audited(note, (inside) => inside.menus.remove(siteId, id))
}

const noteOf = (action: string, id: number, name: string): AuditNote => ({
  action,
  subject: `menu:${id}`,
  title: name,
})
