import { sql, type Transaction } from 'kysely'
import { LANGUAGES, type Language, languageOf } from '#base/kit/language.ts'
import { chunksOf } from '#base/platform/db/chunks.ts'
import type { TreeNode } from './tree/nested-set.ts'
import { selectPages } from './page-rows.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import { refuseExcess, writeRedirects } from './redirects/redirect-rows.ts'
import { PageTreeError } from './tree/page-tree-error.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import type { PageTables } from './page-tables.ts'

/** A page's path in one language, before and after a write. */
export interface PathChange {
  pageId: number
  lang: Language
  from: string
  to: string
}

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
  trx: Transaction<PageTables>,
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
  trx: Transaction<PageTables>,
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
 * @throws ContentError when the site has too many former addresses
 */
export async function applyPaths(
  trx: Transaction<PageTables>,
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
  }
  const others = [...taken].filter((path) => !leaving.has(path))
  for (const part of chunksOf(others)) await refuseTakenPaths(trx, siteId, part)
  // In two steps, through a form that no page has: a page may take the path that another of them
  // is about to leave, and the database allows no two equal ones even for a moment.
  for (const part of chunksOf(changes)) {
    const froms = part.map(({ from }) => from)
    await pagesAt(trx, siteId, froms)
      .set({ path: sql<string>`'~' || path` })
      .execute()
    await yieldToLoop()
  }
  for (const part of chunksOf(changes)) {
    const whens = part.map(({ from, to }) => sql`when ${`~${from}`} then ${to}`)
    const path = sql<string>`case path ${sql.join(whens, sql` `)} end`
    const froms = part.map(({ from }) => `~${from}`)
    await pagesAt(trx, siteId, froms).set({ path, updated_at: now }).execute()
    await yieldToLoop()
  }
  const left = changes.map(({ pageId, lang, from }): Redirect => {
    return { source: from, destination: `page:${pageId}`, kind: 'moved', lang }
  })
  await writeRedirects(trx, siteId, left)
  await forgetRedirects(
    trx,
    siteId,
    changes.map(({ to }) => to),
  )
  await refuseExcess(trx, siteId, 'moved')
}

const pagesAt = (trx: Transaction<PageTables>, siteId: number, paths: readonly string[]) =>
  trx.updateTable('page_translation').where('site_id', '=', siteId).where('path', 'in', paths)

/**
 * @throws PageTreeError when a page has one of the paths
 */
export async function refuseTakenPaths(
  trx: Transaction<PageTables>,
  siteId: number,
  paths: readonly string[],
): Promise<void> {
  const owner = await trx
    .selectFrom('page_translation')
    .select(['page_id', 'name', 'path'])
    .where('site_id', '=', siteId)
    .where('path', 'in', paths)
    .executeTakeFirst()
  if (owner !== undefined) {
    throw new PageTreeError(
      `Le chemin « ${owner.path} » est déjà celui de la page ${owner.page_id} « ${owner.name} » : ` +
        'choisissez un autre chemin, ou changez d’abord celui de cette page.',
    )
  }
}

/** Pages live at these paths now: whoever moved away from one is found elsewhere. */
export async function forgetRedirects(
  trx: Transaction<PageTables>,
  siteId: number,
  paths: readonly string[],
): Promise<void> {
  for (const part of chunksOf(paths)) {
    await trx
      .deleteFrom('redirect')
      .where('site_id', '=', siteId)
      .where('source', 'in', part)
      .where('kind', '=', 'moved')
      .execute()
  }
}
