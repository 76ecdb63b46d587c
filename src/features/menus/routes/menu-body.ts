import { z } from 'zod'
import { resolveLink } from '#base/core/address/link.ts'
import { readInfos } from '../rules/entry-infos.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { ICON_NAME } from '#framework/widget-kit/icon.tsx'

/** Entries of a menu, and levels of them. */
const MOST = 500
const DEEPEST = 6

const link = z
  .string()
  .max(2000)
  .refine(
    (written) => written === '' || resolveLink(written, () => '/') !== null,
    'Ce lien ne mène nulle part : vérifiez comment il est écrit.',
  )

const infos = z
  .string()
  .max(10_000)
  .refine((text) => readInfos(text) !== null, 'Ce n’est pas un objet JSON.')
  .refine((text) => {
    const icon = readInfos(text)?.icon ?? ''
    return icon === '' || ICON_NAME.test(icon)
  }, 'Il n’y a pas d’icône de ce nom.')

/** An entry; members that later versions or other programs added are kept. */
const entry: z.ZodType<MenuEntry> = z.looseObject({
  id: z.int().min(0),
  link,
  label: z.string().max(300),
  get childs() {
    return z.array(entry).max(MOST)
  },
  mediaPage: z.string().max(500),
  mediaLinkedObject: z.string().max(500),
  infos,
})

export const menuData = z
  .looseObject({
    paramsMenu: z.looseObject({ onlyLevelChoice: z.string().max(10) }),
    menu: z.array(entry).max(MOST),
  })
  .refine(({ menu }) => countOf(menu) <= MOST, `Un menu a ${MOST} entrées au plus.`)
  .refine(({ menu }) => depthOf(menu) <= DEEPEST, `Un menu a ${DEEPEST} niveaux au plus.`)

const countOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { childs }) => sum + 1 + countOf(childs), 0)

const depthOf = (entries: readonly MenuEntry[]): number =>
  entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ childs }) => depthOf(childs)))

export const menuName = z.string().trim().min(1, 'Donnez un nom au menu.').max(120)

export const menuId = z.object({ id: z.coerce.number().int().positive() })

/** Bytes of a menu with all its entries. */
export const MENU_LIMIT = 512 * 1024
