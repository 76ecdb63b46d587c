import { z } from 'zod'
import { LANGUAGES } from '#base/kit/language.ts'
import { MENU_PLACES } from '#features/menus/rules/add-page.ts'
import { call, idParams } from '#framework/api/call.ts'

const params = idParams.extend({ lang: z.enum(LANGUAGES) })

/** A menu, and where in it a page goes. */
const menuPlace = z.strictObject({ menuId: z.int().positive(), place: z.enum(MENU_PLACES) })
export type MenuPlacement = z.infer<typeof menuPlace>

const offeredMenu = z.object({
  id: z.number(),
  name: z.string(),
  /** Label of the entry of a page above; empty where the end of the menu is the only place. */
  above: z.string(),
  /** Why it is left alone now, as a sentence; empty when it can be changed. */
  refusal: z.string(),
})
export type OfferedMenu = z.infer<typeof offeredMenu>

/** A page that goes into a menu as it is published for the first time. */
export const pageMenus = {
  /** Those around every page first; none for a page that stands in one, or was online already. */
  offered: call({
    method: 'GET',
    path: '/pages/:id/:lang/menus',
    right: 'menus.publish',
    params,
    answer: z.object({
      menus: z.array(offeredMenu),
      /** Where the pages beside it stand, if that is one place; `null` where nothing suggests itself. */
      proposed: menuPlace.nullable(),
    }),
  }),
  /** Publishes a menu in which nothing else waits with an entry for the page, which is online. */
  add: call({
    method: 'POST',
    path: '/pages/:id/:lang/menus',
    right: 'menus.publish',
    params,
    body: menuPlace,
    answer: z.object({
      /** Of the menu. */
      name: z.string(),
      /** Label of the entry in which it stands; empty on the first level. */
      above: z.string(),
    }),
    changes: ['menus', 'drafts'],
  }),
}
