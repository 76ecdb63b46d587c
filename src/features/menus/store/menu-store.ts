import { z } from 'zod'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import { prepare } from '#base/platform/db/prepared.ts'
import { isId } from '#base/platform/db/column-values.ts'
import {
  IN_FRENCH,
  issuesAsText,
  parseStored,
  type ReportFault,
} from '#base/platform/db/stored-json.ts'
import { menuTags, type ChangeTables } from '#base/platform/db/site-changes.ts'
import { ContentError } from '#base/core/content-error.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

interface MenuTable {
  site_id: number
  id: number
  name: string
  data: string
}

/** The menus of each site. */
export interface MenuTables extends ChangeTables {
  menu: MenuTable
}

/** An entry with what it lacks filled in, unknown members kept (requirements C1). */
const menuEntry: z.ZodType<MenuEntry> = z.looseObject({
  id: z.number(),
  link: z.string().default(''),
  label: z.string().default(''),
  get childs() {
    return z.array(menuEntry).default([])
  },
  mediaPage: z.string().default(''),
  mediaLinkedObject: z.string().default(''),
  infos: z.string().default(''),
})

export const menuSchema: z.ZodType<MenuData> = z.looseObject({
  paramsMenu: z
    .looseObject({
      onlyLevelChoice: z.union([z.string(), z.number().transform(String)]).default(''),
    })
    .default({ onlyLevelChoice: '' }),
  menu: z.array(menuEntry),
})

type StoredMenu = ReturnType<typeof parseStored<MenuData>>

const storedMenu = (text: string): StoredMenu => parseStored(menuSchema, text)

/**
 * A menu for pages, which change nothing of it: firms made from one template store the same texts,
 * and share what they say.
 */
const sharedMenu = memoize(storedMenu, { room: roomFor(4_000_000), sizeOf: estimateBytes })

const byId = prepare<{ siteId: number; id: number }>()((db: Db<MenuTables>, value) =>
  db
    .selectFrom('menu')
    .select('data')
    .where('site_id', '=', value('siteId'))
    .where('id', '=', value('id')),
)

/** Menu data by id (requirements C1). */
export function createMenuStore(db: Db<MenuTables>, report: ReportFault) {
  function read(siteId: number, id: number, stored: StoredMenu): MenuData | null {
    if ('value' in stored) return stored.value
    report(`Le menu ${id} est illisible, il compte comme absent : ${stored.reason}.`, siteId)
    return null
  }

  return {
    async find(siteId: number, id: number): Promise<MenuData | null> {
      const [row] = isId(id) ? await byId(db, { siteId, id }) : []
      return row === undefined ? null : read(siteId, id, sharedMenu(row.data))
    },

    /** Every menu by name; `data` is `null` for one that can't be read. */
    async list(siteId: number): Promise<{ id: number; name: string; data: MenuData | null }[]> {
      const rows = await db
        .selectFrom('menu')
        .select(['id', 'name', 'data'])
        .where('site_id', '=', siteId)
        .orderBy('id')
        .execute()
      return rows.map(({ id, name, data }) => ({
        id,
        name,
        data: read(siteId, id, storedMenu(data)),
      }))
    },

    /** Nothing happens when there is none. */
    async remove(siteId: number, id: number): Promise<void> {
      await writeSite(
        db,
        siteId,
        (trx) =>
          trx.deleteFrom('menu').where('site_id', '=', siteId).where('id', '=', id).execute(),
        menuTags(id),
      )
    },

    async save(siteId: number, id: number, name: string, data: MenuData): Promise<void> {
      if (!isId(id)) throw new ContentError(`${id} n’est pas un numéro de menu.`)
      const checked = menuSchema.safeParse(data, IN_FRENCH)
      if (!checked.success) {
        throw new ContentError(`Le menu ${id} est refusé : ${issuesAsText(checked.error)}.`)
      }
      const text = JSON.stringify(checked.data)
      await writeSite(
        db,
        siteId,
        (trx) =>
          trx
            .insertInto('menu')
            .values({ site_id: siteId, id, name, data: text })
            .onConflict((conflict) =>
              conflict.columns(['site_id', 'id']).doUpdateSet({ name, data: text }),
            )
            .execute(),
        menuTags(id),
      )
    },
  }
}

export type MenuStore = ReturnType<typeof createMenuStore>
