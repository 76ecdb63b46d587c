import type { PageStore } from '../store/page-store.ts'
import type { DocumentKey, Schedule } from '#base/core/document.ts'
import type { TreePage } from '../contract/pages.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { isSwitchedOff } from '#base/core/page/feature-pages.ts'
import type { Site } from '#base/core/site.ts'
import { LANGUAGES } from '#base/kit/language.ts'

export interface TreeStores {
  pages: PageStore
  documents: {
    list(siteId: number, kind: 'page'): Promise<{ key: DocumentKey }[]>
    tasks: { list(siteId: number): Promise<(Schedule & DocumentKey)[]> }
  }
}

/** Every page with its state, in tree order: what is live, what is prepared, what is switched off. */
export async function treePages(stores: TreeStores, { id, settings }: Site): Promise<TreePage[]> {
  const [{ trees, switched }, drafts, schedules] = await Promise.all([
    stores.pages.outline(id),
    stores.documents.list(id, 'page'),
    stores.documents.tasks.list(id),
  ])
  const { fr, en } = trees
  const byLanguage = { fr: byId(fr), en: byId(en) }
  const nodes = [...new Map([...en, ...fr].map((node) => [node.id, node])).values()]
  const drafted = new Set(drafts.map(({ key }) => Number(key.ref)))
  const due = Map.groupBy(
    schedules.filter(({ kind }) => kind === 'page').toSorted((a, b) => (a.due < b.due ? -1 : 1)),
    ({ ref }) => Number(ref),
  )
  return withParents(nodes.toSorted((a, b) => a.lft - b.lft)).map(({ node, parent }) => ({
    id: node.id,
    parent,
    name: node.name,
    path: node.path,
    languages: LANGUAGES.filter((lang) => byLanguage[lang].has(node.id)),
    is_active: node.is_active,
    is_secure: node.is_secure,
    is_indexable: node.is_indexable,
    isOff: isSwitchedOff(node, switched, settings),
    hasDraft: drafted.has(node.id),
    scheduled: (due.get(node.id) ?? []).map(({ action, due: at }) => ({ action, due: at })),
  }))
}

const byId = (nodes: readonly PageNode[]): ReadonlyMap<number, PageNode> =>
  new Map(nodes.map((node) => [node.id, node]))

/** Each page with the one right above it, 0 for none; in the order of `lft`. */
export function withParents<T extends Pick<PageNode, 'id' | 'rgt'>>(
  nodes: readonly (T & Pick<PageNode, 'lft'>)[],
): { node: T & Pick<PageNode, 'lft'>; parent: number }[] {
  const open: { id: number; rgt: number }[] = []
  return nodes.map((node) => {
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < node.lft) open.pop()
    const parent = open.at(-1)?.id ?? 0
    open.push(node)
    return { node, parent }
  })
}
