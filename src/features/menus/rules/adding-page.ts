import type { Use } from '#base/core/field/used-in.ts'
import { type Language, languageOf } from '#base/kit/language.ts'

/** A page that is to be put into a menu. */
export interface AddedPage {
  id: number
  lang: Language
}

/** It as addresses of menus carry it. */
export const addingQuery = ({ id, lang }: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams({ ajouter: String(id), langue: String(lang) }).toString()

/** Of the editor's address, for a page that has just been put into a menu: it is not asked for again. */
export const IN_MENU_PARAM = 'au-menu'

/** The page that an address asks for; `null` for none. */
export function addedPage(query: URLSearchParams): AddedPage | null {
  const id = Number(query.get('ajouter'))
  return Number.isInteger(id) && id > 0 ? { id, lang: languageOf(query.get('langue') ?? '') } : null
}

/** Parts of a layout that every page shows, the first one first. */
const PARTS = ['header', 'footer'] as const

/** Where every page of a language shows a menu; none for one that is shown elsewhere. */
const around = (uses: readonly Use[], lang: Language): Use | undefined =>
  PARTS.flatMap((part) =>
    uses.filter((use) => use.kind === 'layout' && use.lang === lang && isOf(use, part)),
  )[0]

const isOf = ({ ref }: Use, part: (typeof PARTS)[number]): boolean => ref.endsWith(`/${part}`)

/** Menus around every page of a language with their place, « En-tête »; those of the header first. */
export const menusAround = <M extends { uses: readonly Use[] }>(
  menus: readonly M[],
  lang: Language,
): (M & { place: string })[] =>
  PARTS.flatMap((part) =>
    menus.flatMap((menu) => {
      const use = around(menu.uses, lang)
      return use && isOf(use, part) ? [{ ...menu, place: use.title }] : []
    }),
  )
