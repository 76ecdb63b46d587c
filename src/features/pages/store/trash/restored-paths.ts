import { LANGUAGES } from '#base/kit/language.ts'
import { freePaths } from '../free-paths.ts'
import type { TreeNode } from '../tree/nested-set.ts'
import { lastSegment, pathBelow, pathsAtOrAbove, type PathChange } from '../page-paths.ts'
import type { TakenPath } from '../tree/page-tree-error.ts'
import { pathNodesOf, type SubtreeRows } from '../tree/subtree-rows.ts'
import type { TrashContent } from './trash-content.ts'
import type { Transaction } from 'kysely'
import type { PageTables } from '../page-tables.ts'

/** The languages with the paths that they get below `parent`, and what stands in their way. */
export async function pathsBelow(
  trx: Transaction<PageTables>,
  siteId: number,
  { rows, parentPaths }: TrashContent,
  parent: TreeNode,
): Promise<{ texts: SubtreeRows['translations']; paths: PathChange[]; taken: TakenPath[] }> {
  const above = await pathsAtOrAbove(trx, siteId, parent)
  const owners = await ownersOfPaths(trx, siteId)
  const paths: PathChange[] = []
  const taken: TakenPath[] = []
  const texts = [...rows.translations]
  for (const lang of LANGUAGES) {
    const nodes = pathNodesOf(rows, lang)
    const [first] = nodes
    if (first === undefined) continue
    const [from, to] = [parentPaths[lang], above.get(lang)]
    const isTop = first.pageId === rows.pages[0]?.id
    const wanted =
      isTop && from !== undefined && to !== undefined ? pathBelow(first.path, from, to) : null
    const free = freePaths(nodes, wanted ?? first.path, (path) => owners.has(path))
    for (const { pageId, wanted: path, free: proposed } of free) {
      const place = texts.findIndex((row) => row.page_id === pageId && row.lang === lang)
      const row = texts[place]
      if (row === undefined) continue
      const takenBy = owners.get(path)
      if (takenBy !== undefined) {
        taken.push({ pageId, lang, name: row.name, path, takenBy, proposed })
      }
      if (proposed === row.path) continue
      paths.push({ pageId, lang, from: row.path, to: proposed })
      texts[place] = { ...row, path: proposed, ...slugAlong(row, proposed) }
    }
  }
  return { texts, paths, taken }
}

/** A slug that was the end of the path stays so; what was not written by hand follows no name now. */
function slugAlong(
  row: SubtreeRows['translations'][number],
  path: string,
): { slug?: string; auto_mod?: string } {
  const segment = lastSegment(path)
  return row.slug === segment || row.slug !== lastSegment(row.path)
    ? {}
    : { slug: segment, auto_mod: row.auto_mod.replaceAll('s', '') }
}

async function ownersOfPaths(
  trx: Transaction<PageTables>,
  siteId: number,
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await trx
    .selectFrom('page_translation')
    .select(['page_id', 'name', 'path'])
    .where('site_id', '=', siteId)
    .execute()
  return new Map(rows.map(({ page_id: id, name, path }) => [path, { id, name }]))
}
