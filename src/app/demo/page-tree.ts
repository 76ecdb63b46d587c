import type { TreeNode } from '#features/pages/store/tree/nested-set.ts'
import type { WrittenDemo } from './demo-schema.ts'
import type { FaultList, Place } from './faults.ts'

/** A page of the tree and what its front matter says. */
export interface TreePage extends TreeNode {
  file: string
  path: string
  front: WrittenDemo['pages'][string]
}

/** The English version of a page of the tree. */
export interface TranslatedPage {
  id: number
  file: string
  path: string
  front: WrittenDemo['translations'][string]
}

const HOME = '/'

/** `pages/contact.md` is the page `/contact`, in whatever language, `pages/index.md` the home page. */
export const pathOf = (file: string): string =>
  `/${file.replaceAll(/^pages\/(?:index(?=\.))?|(?:\.en)?\.md$/g, '')}`

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/')) || HOME

/** The pages in tree order: folders are the tree, `order` is the place among the pages of a folder. */
export function pageTree(
  pages: WrittenDemo['pages'],
  places: ReadonlyMap<string, Place>,
  faults: FaultList,
): TreePage[] {
  const written = Object.entries(pages)
    .map(([file, front]) => ({ file, front, path: pathOf(file) }))
    .toSorted((one, other) => one.front.order - other.front.order)
  const below = Map.groupBy(
    written.filter(({ path }) => path !== HOME),
    ({ path }) => parentOf(path),
  )
  let bound = 0
  const placed = (page: (typeof written)[number], level: number): TreePage[] => {
    bound += 1
    const lft = bound
    const under = (below.get(page.path) ?? []).flatMap((child) => placed(child, level + 1))
    bound += 1
    return [{ ...page, id: page.front.id, lft, rgt: bound, level }, ...under]
  }
  const tree = written.filter(({ path }) => path === HOME).flatMap((home) => placed(home, 0))

  const fault = (file: string, name: string, message: string) => {
    const place = places.get(file)
    if (place !== undefined) faults.add(place, [name], message)
  }
  const inTree = new Set(tree.map(({ file }) => file))
  for (const { file, path } of written) {
    if (!inTree.has(file)) fault(file, '', `il n’y a pas de page ${parentOf(path)} au-dessus`)
  }
  const free = Math.max(...written.map(({ front }) => front.id)) + 1
  for (const { file, front } of repeated(written, (page) => page.front.id)) {
    fault(file, 'id', `« id » : ${front.id} est celui d’une autre page ; ${free} est libre`)
  }
  for (const siblings of below.values()) {
    for (const { file, front } of repeated(siblings, (page) => page.front.order)) {
      fault(file, 'order', `« order » : ${front.order} est celui d’une autre page du dossier`)
    }
  }
  return tree
}

/** All but the first of those that have the same key. */
function repeated<T>(items: readonly T[], key: (item: T) => unknown): T[] {
  return [...Map.groupBy(items, key).values()].flatMap(([, ...others]) => others)
}

/** The English versions, in the order of their pages. */
export function translatedPages(
  tree: readonly TreePage[],
  translations: WrittenDemo['translations'],
  places: ReadonlyMap<string, Place>,
  faults: FaultList,
): TranslatedPage[] {
  const positions = new Map(tree.map(({ path }, index) => [path, index]))
  const found = Object.entries(translations).flatMap(([file, front]) => {
    const position = positions.get(pathOf(file))
    const page = position === undefined ? undefined : tree[position]
    const place = places.get(file)
    if (page !== undefined && position !== undefined) {
      return [{ id: page.id, file, path: front.path, front, position }]
    }
    if (place !== undefined)
      faults.add(place, [], `il n’y a pas de page ${pathOf(file)} en français`)
    return []
  })
  return found.toSorted((one, other) => one.position - other.position)
}
