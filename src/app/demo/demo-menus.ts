import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import type { WrittenDemo, WrittenMenuEntry } from './demo-schema.ts'
import type { FaultList, Path, Place } from './faults.ts'
import type { TreePage } from './page-tree.ts'

/** A source menu of the demo. */
export interface DemoMenu {
  id: number
  name: string
  data: MenuData
}

/** Pages that an entry unfolds, and pages under each of those: a longer list stays on its own page. */
const MAX_CHILDREN = 10
const MAX_GRANDCHILDREN = 5

/** The menus, in the order in which they are written. */
export function demoMenus(
  menus: WrittenDemo['menus.yaml'],
  tree: readonly TreePage[],
  place: Place,
  faults: FaultList,
): DemoMenu[] {
  const byPath = new Map(tree.map((page) => [page.path, page]))
  const entry = (written: WrittenMenuEntry, path: Path): MenuEntry => {
    const address = written.page ?? written.path
    const page = address === undefined ? undefined : byPath.get(address)
    if (address !== undefined && page === undefined) {
      faults.add(place, path, `il n’y a pas de page à l’adresse « ${address} »`)
    }
    if (address === undefined && (written.id === undefined || written.label === undefined)) {
      faults.add(place, path, 'une entrée a une « page », ou bien un « id » et un « label »')
    }
    return {
      id: page?.id ?? written.id ?? 0,
      link: written.page === undefined ? (written.path ?? '') : `page:${page?.id ?? 0}`,
      label: written.label ?? page?.front.name ?? '',
      childs:
        written.unfold && page !== undefined
          ? unfolded(page, tree)
          : written.entries.map((inner, index) => entry(inner, [...path, 'entries', index])),
      mediaPage: written.media,
      mediaLinkedObject: '',
      infos: JSON.stringify(written.infos),
    }
  }
  return Object.entries(menus).map(([key, { id, name, only_level, entries }]) => ({
    id,
    name,
    data: {
      paramsMenu: { onlyLevelChoice: only_level },
      menu: entries.map((written, index) => entry(written, [key, 'entries', index])),
    },
  }))
}

/** The pages under a page, with theirs when they are few. */
function unfolded(page: TreePage, tree: readonly TreePage[]): MenuEntry[] {
  return shownUnder(page, tree)
    .slice(0, MAX_CHILDREN)
    .map((child) => {
      const grandchildren = shownUnder(child, tree)
      const few = grandchildren.length <= MAX_GRANDCHILDREN ? grandchildren : []
      return toPage(
        child,
        few.map((grandchild) => toPage(grandchild)),
      )
    })
}

/** Those left out that only follow a form. */
const shownUnder = (above: TreePage, tree: readonly TreePage[]): TreePage[] =>
  tree.filter(
    ({ lft, rgt, level, front }) =>
      lft > above.lft && rgt < above.rgt && level === above.level + 1 && front.indexed,
  )

const toPage = ({ id, front }: TreePage, childs: MenuEntry[] = []): MenuEntry => ({
  id,
  link: `page:${id}`,
  label: front.name,
  childs,
  mediaPage: '',
  mediaLinkedObject: '',
  infos: '{}',
})
