import { z } from 'zod'
import { documentState } from '#base/core/document.ts'
import { resolveLink } from '#base/core/address/link.ts'
import { ICON_NAME } from '#base/core/icon-name.ts'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { call, idParams, usesCall } from '#framework/api/call.ts'
import { choices } from '#framework/api/choice-calls.ts'
import { readInfos } from '../rules/entry-infos.ts'

/** Entries of a menu, and levels of them. */
const MOST = 500
const DEEPEST = 6

const upTo = (max: number) => z.string().max(max, `Trop long : ${max} signes au plus.`)

const link = upTo(2000).refine(
  (written) => written === '' || resolveLink(written, () => '/') !== null,
  'Ce lien ne mène nulle part : vérifiez comment il est écrit.',
)

const infos = upTo(10_000)
  .refine((text) => readInfos(text) !== null, 'Ce n’est pas un objet JSON.')
  .refine((text) => {
    const icon = readInfos(text)?.icon ?? ''
    return icon === '' || ICON_NAME.test(icon)
  }, 'Il n’y a pas d’icône de ce nom.')

/** An entry; members that later versions or other programs added are kept. */
const entry: z.ZodType<MenuEntry, MenuEntry> = z.looseObject({
  id: z.int().min(0),
  link,
  label: upTo(300),
  get childs() {
    return z.array(entry)
  },
  mediaPage: upTo(500),
  mediaLinkedObject: upTo(500),
  infos,
})

export const menuData: z.ZodType<MenuData, MenuData> = z
  .looseObject({
    paramsMenu: z.looseObject({ onlyLevelChoice: z.string().max(10) }),
    menu: z.array(entry),
  })
  .refine(({ menu }) => countOf(menu) <= MOST, `Un menu a ${MOST} entrées au plus.`)
  .refine(({ menu }) => depthOf(menu) <= DEEPEST, `Un menu a ${DEEPEST} niveaux au plus.`)

const countOf = (entries: readonly MenuEntry[]): number =>
  entries.reduce((sum, { childs }) => sum + 1 + countOf(childs), 0)

const depthOf = (entries: readonly MenuEntry[]): number =>
  entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ childs }) => depthOf(childs)))

/** Characters of a menu's name. */
export const MENU_NAME_LENGTH = 120

const name = upTo(MENU_NAME_LENGTH)
  .trim()
  .min(1, 'Donnez un nom au menu.')
  .refine((written) => !written.includes('\0'), 'Ce nom contient un signe que rien ne sait garder.')

/** An entry as it is stored: an older one may break a rule of today, and is shown all the same. */
const storedEntry: z.ZodType<MenuEntry> = z.looseObject({
  id: z.number(),
  link: z.string(),
  label: z.string(),
  get childs() {
    return z.array(storedEntry)
  },
  mediaPage: z.string(),
  mediaLinkedObject: z.string(),
  infos: z.string(),
})

const storedData: z.ZodType<MenuData> = z.looseObject({
  paramsMenu: z.looseObject({ onlyLevelChoice: z.string() }),
  menu: z.array(storedEntry),
})

/** What visitors may see of a menu. */
export const menuContent = z.strictObject({ name, data: menuData })

/** What is being written in one: what is refused is kept, and keeps it from being published. */
export const menuBeingWritten = z.strictObject({ name: z.string(), data: storedData })
export type MenuContent = z.infer<typeof menuBeingWritten>

/** A menu as its editor opens it. */
export const menuDraft = documentState.extend({
  menu: z.object({ id: z.number() }),
  ...menuBeingWritten.shape,
})
export type MenuDraft = z.infer<typeof menuDraft>

const ofId = z.object({ id: z.number() })

/** A widget that uses the menu, drawn with its symbols and styles; empty when none does. */
const renderedMenu = z.object({
  html: z.string(),
  symbols: z.array(z.string()),
  stylesheets: z.array(z.string()),
})
export type RenderedMenu = z.infer<typeof renderedMenu>

/** Bytes of a menu with all its entries. */
export const MENU_LIMIT = 512 * 1024

/** Menus of the site. */
export const menus = {
  list: choices.menus,
  uses: usesCall('/menus/:id/uses', 'menus.read'),
  create: call({
    method: 'POST',
    path: '/menus',
    right: 'menus.publish',
    body: z.strictObject({ name, data: menuData.optional() }),
    bodyLimit: MENU_LIMIT,
    answer: ofId,
    changes: ['menus'],
  }),
  remove: call({
    method: 'DELETE',
    path: '/menus/:id',
    right: 'menus.publish',
    params: idParams,
    answer: ofId,
    changes: ['menus'],
  }),
  preview: call({
    method: 'POST',
    path: '/menus/:id/preview',
    right: 'menus.read',
    params: idParams,
    body: z.strictObject({ data: storedData }),
    bodyLimit: MENU_LIMIT,
    answer: renderedMenu,
  }),
}
