import { LANGUAGES, type Language } from '#domain/site.ts'
import type { TreeNode } from './nested-set.ts'
import { languageOf, selectPages } from './page-rows.ts'
import type { PathChange } from './page-tree-port.ts'
import type { DatabaseTransaction } from './schema.ts'
import { PageTreeError } from './store.ts'

/** A page's path in one language with its place in the tree. */
export interface PathNode {
  pageId: number
  lang: Language
  path: string
  lft: number
  rgt: number
}

/** Longest path kept; an index of PostgreSQL holds no text of more than some 2,700 bytes. */
const PATH_LENGTH = 500

/**
 * Whether a text can be the path of a page: `/`, or segments after one slash each, without query,
 * hash, spaces or the `*` of redirects.
 */
export const isPagePath = (path: string): boolean =>
  path.length <= PATH_LENGTH && (path === '/' || /^(?:\/[^\s/?#*\\\p{Cc}]+)+$/u.test(path))

/**
 * @throws PageTreeError when a text can't be the path of a page
 */
export function requirePagePath(path: string): void {
  if (isPagePath(path)) return
  throw new PageTreeError(
    `« ${path} » n’est pas un chemin de page : il commence par « / », ne finit pas par « / », ne ` +
      `contient ni espace, ni « ? », ni « # », ni « * », et compte ${PATH_LENGTH} signes au plus.`,
  )
}

/** The last segment of a path; empty for `/`. */
export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A path with another last segment. */
export const withLastSegment = (path: string, segment: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1) + segment

/**
 * The path of a page below another one than before: what followed the old parent's path follows
 * the new one's. `null` when the page's path did not begin with its parent's.
 */
export function pathBelow(path: string, oldParent: string, newParent: string): string | null {
  const before = oldParent === '/' ? '/' : `${oldParent}/`
  if (path === oldParent || !path.startsWith(before)) return null
  return `${newParent === '/' ? '' : newParent}/${path.slice(before.length)}`
}

/**
 * The paths that change with the first page's one: a child's path follows its parent's when it
 * begins with it, from parent to child; a page without this language is passed over.
 * @param nodes the page and its descendants in one language, in the order of `lft`
 * @param to new path of the first of them
 */
export function followingPaths(nodes: readonly PathNode[], to: string): PathChange[] {
  const changes: PathChange[] = []
  const open: (PathNode & { to: string })[] = []
  for (const node of nodes) {
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < node.lft) open.pop()
    const parent = open.at(-1)
    const path =
      parent === undefined ? to : (pathBelow(node.path, parent.path, parent.to) ?? node.path)
    open.push({ ...node, to: path })
    if (path !== node.path) {
      changes.push({ pageId: node.pageId, lang: node.lang, from: node.path, to: path })
    }
  }
  return changes
}

/** A page and its descendants with their paths, in every language they have. */
export async function pathsWithin(
  trx: DatabaseTransaction,
  siteId: number,
  node: TreeNode,
): Promise<Map<Language, PathNode[]>> {
  const rows = await selectPages(trx)
    .select(['page.id', 'page.lft', 'page.rgt', 'page_translation.lang', 'page_translation.path'])
    .where('page.site_id', '=', siteId)
    // Bounds have no index (docs/decisions/019): a page without others below is found by its number.
    .where((eb) =>
      node.rgt === node.lft + 1
        ? eb('page.id', '=', node.id)
        : eb.between('page.lft', node.lft, node.rgt),
    )
    .orderBy('page.lft')
    .execute()
  const nodes = rows.map(({ id, lft, rgt, path, lang }) => ({
    pageId: id,
    lang: languageOf(lang),
    path,
    lft,
    rgt,
  }))
  return Map.groupBy(nodes, ({ lang }) => lang)
}

/**
 * Paths of the nearest page at or above `node` that has each language.
 * @param needed the languages that matter; all, unless said
 */
export async function pathsAtOrAbove(
  trx: DatabaseTransaction,
  siteId: number,
  node: TreeNode,
  needed: Iterable<Language> = LANGUAGES,
): Promise<Map<Language, string>> {
  const own = await trx
    .selectFrom('page_translation')
    .select(['lang', 'path'])
    .where('site_id', '=', siteId)
    .where('page_id', '=', node.id)
    .execute()
  const paths = new Map(own.map(({ lang, path }) => [languageOf(lang), path]))
  if ([...needed].every((lang) => paths.has(lang))) return paths
  const rows = await selectPages(trx)
    .select(['page_translation.lang', 'page_translation.path'])
    .where('page.site_id', '=', siteId)
    .where('page.lft', '<=', node.lft)
    .where('page.rgt', '>=', node.rgt)
    .orderBy('page.lft')
    .execute()
  return new Map(rows.map(({ lang, path }) => [languageOf(lang), path]))
}

/**
 * Gives pages their new paths and leaves a `moved` redirect at each former one. Redirects name
 * the page, not its path, and a path that a page comes to live at loses its own, so that no
 * redirect leads to another and none in a circle.
 * @throws PageTreeError when another page has one of the paths
 */
export async function applyPaths(
  trx: DatabaseTransaction,
  siteId: number,
  changes: readonly PathChange[],
  now: string,
): Promise<void> {
  if (changes.length === 0) return
  for (const { to } of changes) requirePagePath(to)
  const leaving = new Set(changes.map(({ from }) => from))
  const taken = new Set<string>()
  for (const { to } of changes) {
    if (taken.has(to)) throw new PageTreeError(`Deux pages auraient le chemin « ${to} ».`)
    taken.add(to)
    if (!leaving.has(to)) await refuseTakenPath(trx, siteId, to)
  }
  const rowOf = ({ pageId, lang }: PathChange) =>
    trx
      .updateTable('page_translation')
      .where('site_id', '=', siteId)
      .where('page_id', '=', pageId)
      .where('lang', '=', lang)
  // In two steps, through a form that no page has: a page may take the path that another of them
  // is about to leave, and the database allows no two equal ones even for a moment.
  for (const change of changes) {
    const path = `~${change.from}`
    await rowOf(change).set({ path }).execute()
  }
  for (const change of changes) {
    await rowOf(change).set({ path: change.to, updated_at: now }).execute()
  }
  for (const { pageId, lang, from } of changes) await leaveRedirect(trx, siteId, pageId, lang, from)
  for (const { to } of changes) await forgetRedirect(trx, siteId, to)
}

/**
 * @throws PageTreeError when a page has the path
 */
export async function refuseTakenPath(
  trx: DatabaseTransaction,
  siteId: number,
  path: string,
): Promise<void> {
  const owner = await trx
    .selectFrom('page_translation')
    .select(['page_id', 'name'])
    .where('site_id', '=', siteId)
    .where('path', '=', path)
    .executeTakeFirst()
  if (owner !== undefined) {
    throw new PageTreeError(
      `Le chemin « ${path} » est déjà celui de la page ${owner.page_id} « ${owner.name} » : ` +
        'choisissez un autre chemin, ou changez d’abord celui de cette page.',
    )
  }
}

/** A page lives at this path now: whoever moved away from it is found elsewhere. */
export async function forgetRedirect(
  trx: DatabaseTransaction,
  siteId: number,
  path: string,
): Promise<void> {
  await trx
    .deleteFrom('redirect')
    .where('site_id', '=', siteId)
    .where('source', '=', path)
    .where('kind', '=', 'moved')
    .execute()
}

async function leaveRedirect(
  trx: DatabaseTransaction,
  siteId: number,
  pageId: number,
  lang: Language,
  source: string,
): Promise<void> {
  const destination = `page:${pageId}`
  await trx
    .insertInto('redirect')
    .values({ site_id: siteId, source, kind: 'moved', destination, lang, is_wildcard: 0 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'source', 'kind']).doUpdateSet({ destination, lang }),
    )
    .execute()
}
