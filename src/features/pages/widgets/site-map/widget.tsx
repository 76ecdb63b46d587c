import { Text } from '#framework/widget-kit/text.tsx'
import type { PageNode } from '#base/core/page/page.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface Branch {
  id: number
  name: string
  href: string
  children: Branch[]
}

/** Every page a visitor may read, as a tree of links. */
export const widget = defineWidget({
  type: 'site-map',
  title: 'Plan du site',
  sentence: 'Toutes les pages du site, en arbre.',
  group: 'layout',
  options,
  words: 'elsewhere',
  load({ title, depth }, { tree, href }) {
    const shown = tree.filter(
      ({ level, is_active, is_secure, is_indexable }) =>
        level <= depth && is_active && !is_secure && is_indexable,
    )
    const branches = branchesOf(shown, href)
    return branches.length > 0 ? { state: 'ready', model: { title, branches } } : { state: 'empty' }
  },
  View: ({ model, view }) => (
    <>
      <Text view={view} path="title" as="h2">
        {model.title}
      </Text>
      <Branches branches={model.branches} />
    </>
  ),
  examples,
})

function Branches({ branches }: { branches: Branch[] }) {
  return (
    <ul className="site-map-branches">
      {branches.map(({ id, name, href, children }) => (
        <li key={id}>
          <a href={href}>{name}</a>
          {children.length > 0 ? <Branches branches={children} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** Nests pages that come in tree order; a page whose parent is hidden hangs under the next one up. */
function branchesOf(pages: PageNode[], href: (link: string) => string | null): Branch[] {
  const roots: Branch[] = []
  const open: { rgt: number; branch: Branch }[] = []
  for (const { id, name, path, lft, rgt } of pages) {
    const branch: Branch = { id, name, href: href(path) ?? path, children: [] }
    while (open.length > 0 && (open.at(-1)?.rgt ?? 0) < lft) open.pop()
    const parent = open.at(-1)?.branch.children ?? roots
    parent.push(branch)
    open.push({ rgt, branch })
  }
  return roots
}
