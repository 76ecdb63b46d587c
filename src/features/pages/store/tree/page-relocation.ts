import type { Page } from '#base/core/page/page.ts'
import type { AutoFields } from '../path-patterns.ts'
import { type MovedRedirect, movedRedirectsAt } from '../redirects/moved-redirects.ts'
import {
  applyPaths,
  followingPaths,
  pathBelow,
  type PathNode,
  pathsAtOrAbove,
  pathsWithin,
  type PathChange,
} from '../page-paths.ts'
import { placeOf } from './page-place.ts'
import { findPage } from '../page-rows.ts'
import { moveSubtree, nodeOf, parentOf, refuseRoot } from './page-tree.ts'
import { keepChange } from './tree-changes.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '../page-tables.ts'

/** Moves a page with those below it, gives them their paths, and keeps how to undo it. */
export async function movePage(
  trx: Transaction<PageTables>,
  siteId: number,
  id: number,
  { parentId, position }: { parentId: number; position: number | undefined },
  at: string,
): Promise<void> {
  const node = await nodeOf(trx, siteId, id)
  refuseRoot(node, 'déplacée')
  const parent = await nodeOf(trx, siteId, parentId)
  const inside = await pathsWithin(trx, siteId, node)
  const formerParent = await parentOf(trx, siteId, node)
  const oldParents = await pathsAtOrAbove(trx, siteId, formerParent, inside.keys())
  const newParents = await pathsAtOrAbove(trx, siteId, parent, inside.keys())
  const formerly = await placeOf(trx, siteId, node, formerParent)
  await moveSubtree(trx, siteId, node, parent, position)
  const paths = [...inside].flatMap(([lang, nodes]) => {
    const [first] = nodes
    const [from, to] = [oldParents.get(lang), newParents.get(lang)]
    // Without the page itself in this language there is no path that follows the move.
    if (first?.pageId !== id || from === undefined || to === undefined) return []
    return followingPaths(nodes, pathBelow(first.path, from, to) ?? first.path)
  })
  const redirects = await madeWay(trx, siteId, paths)
  await applyPaths(trx, siteId, paths, at)
  const page = (await findPage(trx, siteId, id, 'fr')) ?? (await findPage(trx, siteId, id, 'en'))
  await keepChange(
    trx,
    siteId,
    { pageId: id, kind: 'move', name: page?.name ?? '', changedAt: at },
    { paths, redirects, rename: null, move: { from: formerly, toParentId: parentId } },
  )
}

/** Gives a renamed page and those below it their paths, and keeps how to undo it. */
export async function renamePage(
  trx: Transaction<PageTables>,
  siteId: number,
  { page, fields, at }: { page: Page; fields: AutoFields; at: string },
  nodes: readonly PathNode[],
  path: string,
): Promise<void> {
  const paths = followingPaths(nodes, path)
  const redirects = await madeWay(trx, siteId, paths)
  await applyPaths(trx, siteId, paths, at)
  const { slug, name, title, h1, description, keywords, auto_mod } = page
  const before = { slug, name, title, h1, description, keywords, auto_mod }
  await keepChange(
    trx,
    siteId,
    { pageId: page.id, kind: 'rename', name, changedAt: at },
    { paths, redirects, rename: { lang: page.lang, before, after: fields }, move: null },
  )
}

/** Former addresses that pages with new paths take the place of. */
const madeWay = (
  trx: Transaction<PageTables>,
  siteId: number,
  paths: readonly PathChange[],
): Promise<MovedRedirect[]> =>
  movedRedirectsAt(
    trx,
    siteId,
    paths.map(({ to }) => to),
  )
