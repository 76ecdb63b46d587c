import type { Actor, AuditNote } from '#base/core/account.ts'
import { menuDocument, pageDocument } from '#base/core/document.ts'
import type { Use } from '#base/core/field/used-in.ts'
import type { PageKey, PageNode } from '#base/core/page/page.ts'
import { Refused } from '#base/kit/refused.ts'
import { menuBeingWritten } from '#features/menus/contract/menus.ts'
import { addPage, pathToPage, placesOfPage } from '#features/menus/rules/add-page.ts'
import { menusAround } from '#features/menus/rules/adding-page.ts'
import { entryAt } from '#features/menus/rules/entry-at.ts'
import type { MenuPlacement, OfferedMenu } from '../contract/page-menus.ts'
import { busyWith } from './change-document.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace, Kind, KindStores } from './kind.ts'
import { publishContent } from './publish-document.ts'
import type { Done } from './save-document.ts'

/** A page that goes into a menu. */
export interface PageForMenu {
  stores: KindStores
  /** Of menus. */
  kind: Kind
  siteId: number
  page: PageKey
}

interface Asking {
  /** Places that use each menu, under its number. */
  used: ReadonlyMap<string, readonly Use[]>
  userId: string
  /** Instant. */
  at: string
}

interface Offered {
  menus: OfferedMenu[]
  proposed: MenuPlacement | null
}

const NONE: Offered = { menus: [], proposed: null }

/**
 * Menus of its language into which a page may go once it is published for the first time, those around every page
 * first. None for one that was online before, or stands in a menu or in the draft of one.
 * @throws {Refused} `absent` without such a page
 */
export async function offeredMenus(wanted: PageForMenu, asking: Asking): Promise<Offered> {
  const { stores, siteId, page: key } = wanted
  const { tree, page } = await pageIn(wanted)
  const wasLive = await stores.revisions.newestLive(siteId, pageDocument(key.pageId, key.lang))
  if (page.is_active || wasLive !== null) return NONE
  const menus = await readableMenus(wanted)
  if (menus.some(({ entries }) => pathToPage(entries, page.id) !== null)) return NONE

  const usesOf = (id: number) => asking.used.get(String(id)) ?? []
  // One that pages of another language alone show would lead out of theirs.
  const fit = menus.filter(
    ({ id }) =>
      usesOf(id).length === 0 || usesOf(id).some(({ lang }) => lang === '' || lang === key.lang),
  )
  const told = await Promise.all(
    fit.map(async ({ id, name, entries, draftBy }) => ({
      id,
      name,
      uses: usesOf(id),
      ...placesOfPage(entries, page, tree),
      refusal: await refusalOf(placeOf(wanted, id), { ...asking, draftBy }),
    })),
  )
  const around = menusAround(told, key.lang)
  const others = told.filter(({ id }) => around.every((one) => one.id !== id))
  return {
    menus: [...around, ...others].map(({ id, name, above, refusal }) => ({
      id,
      name,
      above,
      refusal,
    })),
    proposed: proposedOf(around),
  }
}

/** The menu that holds the pages beside, of the first part of the layout that shows one; `null` for several, or one that is busy. */
function proposedOf(
  around: readonly {
    id: number
    place: string
    above: string
    holdsSiblings: boolean
    refusal: string
  }[],
): MenuPlacement | null {
  const holding = around.filter(({ holdsSiblings, above }) => holdsSiblings && above !== '')
  const [first, ...others] = holding.filter(({ place }) => place === holding[0]?.place)
  if (!first || others.length > 0 || first.refusal !== '') return null
  return { menuId: first.id, place: 'below' }
}

const placeOf = (
  { stores, kind, siteId }: Omit<PageForMenu, 'page'>,
  menuId: number,
): DocumentPlace => ({ stores, kind, siteId, key: menuDocument(menuId) })

/** Menus with their entries as they are being written, and by whom; one that nobody can read is left out. */
async function readableMenus(wanted: PageForMenu) {
  const { stores, siteId, kind } = wanted
  const [all, waiting] = await Promise.all([
    stores.menus.list(siteId),
    stores.documents.list(siteId, 'menu'),
  ])
  const drafts = new Map(waiting.map(({ key, by }) => [Number(key.ref), by]))
  const found = await Promise.all(
    all.map(async ({ id, name, data }) => {
      if (data === null) return []
      const draftBy = drafts.get(id) ?? null
      if (draftBy === null) return [{ id, name, entries: data.menu, draftBy }]
      const { content } = await editedDocument(placeOf(wanted, id), kind)
      return [{ id, name, entries: menuBeingWritten.parse(content).data.menu, draftBy }]
    }),
  )
  return found.flat()
}

interface Busy extends Pick<Asking, 'userId' | 'at'> {
  /** Who wrote its draft; `null` without one. */
  draftBy: Actor | null
}

/** Why a menu is left alone, as a sentence: a draft is somebody's, and so is an open editor. */
async function refusalOf(place: DocumentPlace, { draftBy, userId, at }: Busy): Promise<string> {
  if (draftBy === null) return busyWith(place, at)
  if (draftBy.id === userId) return 'Vous avez un brouillon de ce menu.'
  return `${draftBy.name || 'Quelqu’un'} a un brouillon de ce menu.`
}

async function pageIn({
  stores,
  siteId,
  page: { pageId, lang },
}: Omit<PageForMenu, 'kind'>): Promise<{ tree: PageNode[]; page: PageNode }> {
  const tree = await stores.pages.tree(siteId, lang)
  const page = tree.find(({ id }) => id === pageId)
  if (page) return { tree, page }
  throw new Refused('absent', 'Cette page n’existe plus dans cette langue.')
}

/**
 * Publishes a menu with an entry for a page that is online, inside of a transaction: a version of the menu's history as any other.
 * @throws {Refused} `absent` when page or menu is gone, `invalid` for a page that is not online, or a menu that
 *   takes no more; `conflict` when it stands there already, or somebody has a draft of the menu, or works on it
 */
export async function addToMenu(
  wanted: PageForMenu,
  { menuId, place }: MenuPlacement,
  { actor, at }: Omit<Done, 'base'>,
): Promise<{ name: string; above: string; note: AuditNote }> {
  const { stores, siteId, kind } = wanted
  const there = placeOf(wanted, menuId)
  // From here on nobody else writes to it.
  const head = await stores.documents.open(siteId, there.key, at)
  const { base, content } = await editedDocument(there, kind)
  const { tree, page } = await pageIn(wanted)
  if (!page.is_active) {
    throw new Refused(
      'invalid',
      'La page n’est pas en ligne : elle va dans un menu une fois publiée.',
    )
  }
  const { name, data } = menuBeingWritten.parse(content)
  const draftBy = head.content === '' ? null : (head.last?.by ?? NOBODY)
  const refusal = await refusalOf(there, { draftBy, userId: actor.id, at })
  if (refusal !== '') throw new Refused('conflict', refusal)
  if (pathToPage(data.menu, page.id)) {
    throw new Refused('conflict', 'La page est déjà dans ce menu.')
  }
  const { entries, path } = addPage(data.menu, page, tree, place)
  const { note } = await publishContent(there, {
    base,
    actor,
    at,
    content: { name, data: { ...data, menu: entries } },
  })
  return { name, above: entryAt(entries, path.slice(0, -1))?.label ?? '', note }
}

const NOBODY: Actor = { id: '', name: '' }
