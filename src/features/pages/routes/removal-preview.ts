import type { PageStore } from '../store/page-store.ts'
import type { RemovalPreview } from '../contract/pages.ts'
import type { Target } from '#base/core/field/uses.ts'
import type { Uses, UsesQuestion } from '#base/core/field/used-in.ts'
import { Refused } from '#base/kit/refused.ts'

/** What goes into the bin with a page, and what stays and leads there. */
export async function removalPreview(
  { stores, uses }: { stores: { pages: PageStore }; uses: Uses },
  question: UsesQuestion,
  id: number,
): Promise<RemovalPreview> {
  const [fr, en] = await Promise.all([
    stores.pages.tree(question.siteId, 'fr'),
    stores.pages.tree(question.siteId, 'en'),
  ])
  const nodes = [...new Map([...en, ...fr].map((node) => [node.id, node])).values()]
  const top = nodes.find((node) => node.id === id)
  if (top === undefined) {
    throw new Refused('absent', `La page ${id} n’existe plus : rechargez l’arborescence.`)
  }
  const pages = nodes
    .filter(({ lft, rgt }) => lft >= top.lft && rgt <= top.rgt)
    .toSorted((a, b) => a.lft - b.lft)
  const gone = new Set(pages.map((page) => page.id))
  const links = await uses.of(question, [
    ...pages.map((page): Target => ({ kind: 'page', ref: String(page.id) })),
    ...[...fr, ...en]
      .filter((node) => gone.has(node.id))
      .map(({ path }): Target => ({ kind: 'address', ref: path })),
  ])
  return {
    pages: pages.map(({ id: page, name, path }) => ({ id: page, name, path })),
    links: links.filter(({ kind, ref }) => kind !== 'page' || !gone.has(Number(ref))),
  }
}
